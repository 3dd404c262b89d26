import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { recoveryCodes, totpFactors } from '../../db/schema/index.ts';
import { DomainError } from '../../http/domain-error.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { unwrapAccountKey, type DataKeyColumns } from '../names/account-key.ts';
import { findAcceptedTotpStep, parseRecoveryCode } from './factor-codes.ts';
import { digestRecoveryCode } from './recovery-codes.ts';

/** For a correct authenticator code that has been used before. */
const usedFactorCode = () =>
  new DomainError(
    'wrong-code',
    'This code has already been used. Please wait up to half a minute for the next one.',
  );

/** For someone known to have a second factor. They aren't emailed a code, so there is no new one to request. */
export const wrongFactorCodeError = () =>
  new DomainError(
    'wrong-code',
    'Invalid verification code. Please enter the code your app shows now, or a recovery code.',
  );

export const getTotpSecretAad = (userId: number) => `totp_factors/${userId}/secret`;

/**
 * Redeems an authenticator or recovery code. Each works once, even with concurrent requests. The caller must count the attempt
 * beforehand (`factor` in `guessBackoffPolicies`) and hold the account's lock.
 * @returns which kind it was, or null for a wrong code
 * @throws DomainError `wrong-code` for an authenticator code that has already been used
 */
export async function redeemFactorCode(
  ctx: Context,
  tx: Database,
  user: DataKeyColumns & { id: number },
  code: string,
): Promise<'totp' | 'recovery-code' | null> {
  const recoveryCode = parseRecoveryCode(code);
  if (recoveryCode !== null) {
    const used = await tx
      .delete(recoveryCodes)
      .where(
        and(
          eq(recoveryCodes.userId, user.id),
          eq(recoveryCodes.code, digestRecoveryCode(ctx, user.id, recoveryCode)),
        ),
      )
      .returning({ userId: recoveryCodes.userId });
    if (used.length === 0) return null;
    ctx.securityLog.record('factor-changed', { account: user.id, what: 'recovery-code-used' });
    await recordActivity(ctx, tx, { userId: user.id, kind: 'recovery-code-used' });
    return 'recovery-code';
  }
  const [factor] = await tx
    .select()
    .from(totpFactors)
    .where(and(eq(totpFactors.userId, user.id), isNotNull(totpFactors.confirmedAt)));
  const key = unwrapAccountKey(ctx, user.id, user);
  if (!factor || !key) return null;
  const secret = key.decryptText(factor.secret, getTotpSecretAad(user.id));
  const now = ctx.clock.now();
  const step = findAcceptedTotpStep(secret, code, now, factor.lastStep);
  if (step === null) {
    // Someone who has a correct code may learn that it is correct. The caller's transaction is rolled back, so this isn't
    // counted as a wrong attempt.
    if (findAcceptedTotpStep(secret, code, now, 0) !== null) throw usedFactorCode();
    return null;
  }
  const taken = await tx
    .update(totpFactors)
    .set({ lastStep: step })
    .where(and(eq(totpFactors.userId, user.id), lt(totpFactors.lastStep, step)))
    .returning({ userId: totpFactors.userId });
  return taken.length > 0 ? 'totp' : null;
}
