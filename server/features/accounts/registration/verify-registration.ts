import type { Context } from '#server/context.ts';
import { codeSubject, redeemCode, wrongCodeError } from '../../codes/one-time-codes.ts';
import { createAccount } from './create-account.ts';
import type { UserRow } from '../queries.ts';

/**
 * Creates the account with its free trial once the address is verified.
 * @throws DomainError `wrong-code`
 */
export async function verifyRegistration(
  ctx: Context,
  registration: { email: string; code: string; password: string; name: string; asker: string },
): Promise<UserRow> {
  const { email, code, password, name, asker } = registration;
  const user = await ctx.db.transaction(async (tx) => {
    const verdict = await redeemCode(ctx, tx, { subject: codeSubject.registration(email), code, asker });
    if (verdict === 'refused') return null;
    // Hashed only after the code was accepted, because hashing is expensive and nothing else throttles requests with wrong
    // codes.
    return createAccount(ctx, tx, { email, name, passwordHash: await ctx.passwords.hash(password) });
  });
  if (!user) throw wrongCodeError();
  return user;
}
