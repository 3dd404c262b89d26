import type { Context } from '#server/context.ts';

/** Who a passkey is for. It follows from the address of the service, so a copy of the page elsewhere gets no answer. */
export function getRelyingParty({ config }: Pick<Context, 'config'>) {
  return { rpName: 'LeaveBits', rpID: new URL(config.appOrigin).hostname, origin: config.appOrigin };
}

/** What a passkey gives back to say whose it is. It holds no address. */
export const createUserHandle = (userId: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(`owner/${userId}`));
