import { and, eq, gt, isNull } from 'drizzle-orm';
import { MINUTE_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import type { Context } from '../../../context.ts';
import { totpFactors } from '../../../db/schema/index.ts';
import { DomainError, notFound } from '../../../http/domain-error.ts';
import { replaceRecoveryCodes } from '../../factors/recovery-codes.ts';
import { secretPlace } from '../../factors/redeem-factor.ts';
import { forgetUnusedCodes } from '../../factors/remove-factors.ts';
import { acceptedStep, otpauthUrl, totpSecretOf } from '../../factors/factor-codes.ts';
import { accountKey } from '../../names/account-key.ts';
import type { ProofCheck } from '../../proofs/fresh-proof.ts';
import { lockAccount } from '../../accounts/sign-in/lock-account.ts';
import { tellFactorChange } from '../tell-owner.ts';

/**
 * Makes the secret of a new authenticator app. It is no factor before its first code is confirmed, and replaces no confirmed one.
 * @throws DomainError `conflict` when the owner has an app
 */
export function startTotp(ctx: Context, userId: number, proof: ProofCheck) {
  return ctx.db.transaction(async (tx) => {
    const user = await lockAccount(tx, userId);
    await proof.assertFresh(tx);
    const secret = totpSecretOf(Buffer.from(ctx.ids.token(), 'base64url'));
    const key = await accountKey(ctx, tx, userId);
    const row = {
      secret: key.sealText(secret, secretPlace(userId)),
      startedAt: ctx.clock.now(),
      lastStep: 0,
    };
    const kept = await tx
      .insert(totpFactors)
      .values({ userId, ...row })
      .onConflictDoUpdate({
        target: totpFactors.userId,
        set: row,
        setWhere: isNull(totpFactors.confirmedAt),
      })
      .returning({ userId: totpFactors.userId });
    if (kept.length === 0)
      throw new DomainError(
        'conflict',
        'You have an authenticator app. Remove it before you add another one.',
      );
    return { secret, otpauthUrl: otpauthUrl(secret, user.username) };
  });
}

/**
 * The first code of a new app makes it a factor. The caller counts the tries.
 * @returns ten recovery codes, which replace older ones. @throws DomainError `wrong-code`, `not-found` when it took too long
 */
export function confirmTotp(
  ctx: Context,
  userId: number,
  code: string,
  proof: ProofCheck,
): Promise<string[]> {
  return ctx.db.transaction(async (tx) => {
    const user = await lockAccount(tx, userId);
    await proof.assertSignedIn(tx);
    const now = ctx.clock.now();
    const since = new Date(now.getTime() - limits.totpSetupMinutes * MINUTE_MS);
    const [begun] = await tx
      .select()
      .from(totpFactors)
      .where(
        and(
          eq(totpFactors.userId, userId),
          isNull(totpFactors.confirmedAt),
          gt(totpFactors.startedAt, since),
        ),
      );
    if (!begun)
      throw new DomainError('not-found', 'This took too long. Please begin again with a new QR code.');
    const key = await accountKey(ctx, tx, userId);
    const step = acceptedStep(key.openText(begun.secret, secretPlace(userId)), code, now, begun.lastStep);
    if (step === null)
      throw new DomainError(
        'wrong-code',
        'This code is not right. Please enter the one that the app shows now for LeaveBits.',
      );
    await tx
      .update(totpFactors)
      .set({ confirmedAt: now, lastStep: step })
      .where(eq(totpFactors.userId, userId));
    await tellFactorChange(ctx, tx, user, 'totp-added');
    return replaceRecoveryCodes(ctx, tx, userId);
  });
}

/** @throws DomainError `not-found` when there is no app */
export function removeTotp(ctx: Context, userId: number, proof: ProofCheck): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    const user = await lockAccount(tx, userId);
    await proof.assertFresh(tx);
    const [removed] = await tx.delete(totpFactors).where(eq(totpFactors.userId, userId)).returning();
    if (!removed) throw notFound();
    await forgetUnusedCodes(tx, userId);
    if (removed.confirmedAt) await tellFactorChange(ctx, tx, user, 'totp-removed');
  });
}
