import type { Request } from 'express';
import type { ShareScope } from '#shared/contracts/recipients.ts';
import type { Context } from '../../context.ts';

interface Door {
  scope: ShareScope;
  email: string;
}

const atDoor = ({ scope, email }: Door) => `recipient/${scope}/${email}`;
const anywhere = ({ email }: Door) => `recipient/${email}`;

/**
 * Counts a request for a code, or a try to enter one. It counts whether or not anything is shared with the address,
 * because an answer must not tell. Anybody can use up one door of an address. The others stay open up to a wider limit.
 * @throws DomainError `too-many-requests`
 */
export async function countCode(
  { rateLimits }: Pick<Context, 'rateLimits'>,
  what: 'codeRequest' | 'codeTry',
  { req, ...door }: Door & { req: Request },
): Promise<void> {
  // The narrow one first: what it refuses must not use up the wide one.
  await rateLimits.consume(what, { req, account: atDoor(door) });
  await rateLimits.consume(`${what}Anywhere`, { req, account: anywhere(door) });
}

/** After a right code, all tries at this door and elsewhere are forgotten. */
export async function forgiveCodes({ rateLimits }: Pick<Context, 'rateLimits'>, door: Door): Promise<void> {
  for (const what of ['codeRequest', 'codeTry'] as const) {
    await rateLimits.forgive(what, atDoor(door));
    await rateLimits.forgive(`${what}Anywhere`, anywhere(door));
  }
}
