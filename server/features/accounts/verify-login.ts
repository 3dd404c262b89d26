import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { loginVerificationCodes } from '../../db/schema/index.ts';
import { codeSubject, redeemCode, wrongCode } from '../codes/one-time-codes.ts';
import { holdUser, type UserRow } from './queries.ts';

/**
 * The second step of a sign-in.
 * @throws DomainError `wrong-code`
 */
export async function verifyLogin(
  ctx: Context,
  { userId, code, asker }: { userId: number; code: string; asker: string },
): Promise<UserRow> {
  const user = await ctx.db.transaction(async (tx) => {
    // A reset removes the code. So the password that is read here is the one that the code was sent for.
    const held = await holdUser(tx, userId);
    const verdict = await redeemCode(ctx, tx, loginVerificationCodes, {
      whose: eq(loginVerificationCodes.userId, userId),
      subject: codeSubject.login(userId),
      code,
      asker,
    });
    return verdict === 'accepted' ? held : null;
  });
  if (!user) throw wrongCode();
  return user;
}
