import type { Context } from '#server/context.ts';

/** The relying party of a passkey. Derived from the service's origin, so passkeys don't work on a copy of the page elsewhere. */
export function getRelyingParty({ config }: Pick<Context, 'config'>) {
  return { rpName: 'LeaveBits', rpID: new URL(config.appOrigin).hostname, origin: config.appOrigin };
}

/** The user handle by which a passkey identifies its owner. Contains no address. */
export const createUserHandle = (userId: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(`owner/${userId}`));

export const getPasskeyNameAad = (id: string) => `passkeys/${id}/name`;
