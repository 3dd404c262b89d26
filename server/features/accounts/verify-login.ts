import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { loginVerificationCodes } from '../../db/schema/index.ts';
import { codeSubject, redeemCode, wrongCode } from '../codes/one-time-codes.ts';
import { findUserById, type UserRow } from './queries.ts';

/**
 * The second step of a sign-in.
 * @throws DomainError `wrong-code`
 */
export async function verifyLogin(
  ctx: Context,
  { userId, code, asker }: { userId: number; code: string; asker: string },
): Promise<UserRow> {
  const verdict = await redeemCode(ctx, ctx.db, loginVerificationCodes, {
    whose: eq(loginVerificationCodes.userId, userId),
    subject: codeSubject.login(userId),
    code,
    asker,
  });
  const user = verdict === 'accepted' ? await findUserById(ctx.db, userId) : null;
  if (!user) throw wrongCode();
  return user;
}
