import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { recoveryCodes, totpFactors } from '../../db/schema/index.ts';
import { DomainError } from '../../http/domain-error.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { unwrapAccountKey, type DataKeyColumns } from '../names/account-key.ts';
import { findAcceptedTotpStep, parseRecoveryCode } from './factor-codes.ts';
import { digestRecoveryCode } from './recovery-codes.ts';

/** A code of the app that was right, and was used before. */
const usedFactorCode = () =>
  new DomainError(
    'wrong-code',
    'This code was used already. Please wait up to half a minute for the next one.',
  );

/** For somebody who is known to have a factor. Nothing is mailed to them, so there is no new code to ask for. */
export const wrongFactorCodeError = () =>
  new DomainError(
    'wrong-code',
    'Invalid verification code. Please enter the one that your app shows now, or a recovery code.',
  );

/** The place that the seal binds a secret to. */
export const getTotpSecretAad = (userId: number) => `totp_factors/${userId}/secret`;

/**
 * Tries a code of the authenticator app, or a recovery code. Each works once, also if it comes twice at the same moment. The
 * caller counts the tries before (`factor` in `paces`), and holds the account.
 * @returns which one it was; null for a wrong one. @throws DomainError `wrong-code` for a code of the app that was used already
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
    // Who has a code that was right may know that it was. The caller's transaction is undone, and nothing counts as wrong.
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
