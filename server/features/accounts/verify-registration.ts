import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { registerVerificationCodes } from '../../db/schema/index.ts';
import { codeSubject, redeemCode, wrongCode } from '../codes/one-time-codes.ts';
import { createAccount } from './create-account.ts';
import type { UserRow } from './queries.ts';

/**
 * Makes the account, with its free period, after the address is proved.
 * @throws DomainError `wrong-code`
 */
export async function verifyRegistration(
  ctx: Context,
  { email, code, password }: { email: string; code: string; password: string },
): Promise<UserRow> {
  // The hash comes before the check of the code, so the answer takes the same time for a right and a wrong code.
  const passwordHash = await ctx.passwords.hash(password);
  const user = await ctx.db.transaction(async (tx) => {
    const verdict = await redeemCode(ctx, tx, registerVerificationCodes, {
      whose: eq(registerVerificationCodes.registrationEmail, email),
      subject: codeSubject.registration(email),
      code,
    });
    if (verdict === 'refused') return null;
    return createAccount(ctx, tx, { email, passwordHash });
  });
  if (!user) throw wrongCode();
  return user;
}
