import { and, eq, gt, isNull } from 'drizzle-orm';
import { MINUTE_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import type { Context } from '#server/context.ts';
import { totpFactors } from '#server/db/schema/index.ts';
import { DomainError, notFoundError } from '#server/http/domain-error.ts';
import { replaceRecoveryCodes } from '../../factors/recovery-codes.ts';
import { getTotpSecretAad } from '../../factors/redeem-factor-code.ts';
import { removeUnusedRecoveryCodes } from '../../factors/remove-factors.ts';
import { findAcceptedTotpStep, buildOtpauthUrl, encodeTotpSecret } from '../../factors/factor-codes.ts';
import { getOrCreateAccountKey } from '../../names/account-key.ts';
import type { ReauthenticationCheck } from '../../reauthentication/with-reauthentication.ts';
import { lockAccountRow } from '../../accounts/sign-in/lock-account-row.ts';
import { notifyFactorChange } from '../notify-factor-change.ts';

/**
 * Creates the secret for a new authenticator app. It becomes a factor only once its first code is confirmed, and never replaces a
 * confirmed one.
 * @throws DomainError `conflict` if the owner already has an app
 */
export function startTotpSetup(ctx: Context, userId: number, proof: ReauthenticationCheck) {
  return ctx.db.transaction(async (tx) => {
    const user = await lockAccountRow(tx, userId);
    await proof.assertRecentReauthentication(tx);
    const secret = encodeTotpSecret(Buffer.from(ctx.random.token(), 'base64url'));
    const key = await getOrCreateAccountKey(ctx, tx, userId);
    const row = {
      secret: key.encryptText(secret, getTotpSecretAad(userId)),
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
        'You already have an authenticator app. Remove it before you add another one.',
      );
    return { secret, otpauthUrl: buildOtpauthUrl(secret, user.username) };
  });
}

/**
 * Confirms a new app by its first code, which makes it a factor. The caller counts the attempts.
 * @returns ten recovery codes, which replace any older ones.
 * @throws DomainError `wrong-code`, `not-found` if the setup has expired
 */
export function confirmTotp(
  ctx: Context,
  userId: number,
  code: string,
  proof: ReauthenticationCheck,
): Promise<string[]> {
  return ctx.db.transaction(async (tx) => {
    const user = await lockAccountRow(tx, userId);
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
      throw new DomainError('not-found', 'This took too long. Please start again with a new QR code.');
    const key = await getOrCreateAccountKey(ctx, tx, userId);
    const step = findAcceptedTotpStep(
      key.decryptText(begun.secret, getTotpSecretAad(userId)),
      code,
      now,
      begun.lastStep,
    );
    if (step === null)
      throw new DomainError(
        'wrong-code',
        'This code isn’t right. Please enter the one your app shows for LeaveBits now.',
      );
    await tx
      .update(totpFactors)
      .set({ confirmedAt: now, lastStep: step })
      .where(eq(totpFactors.userId, userId));
    await notifyFactorChange(ctx, tx, user, 'totp-added');
    return replaceRecoveryCodes(ctx, tx, userId);
  });
}

/** @throws DomainError `not-found` if there is no app */
export function removeTotp(ctx: Context, userId: number, proof: ReauthenticationCheck): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    const user = await lockAccountRow(tx, userId);
    await proof.assertRecentReauthentication(tx);
    const [removed] = await tx.delete(totpFactors).where(eq(totpFactors.userId, userId)).returning();
    if (!removed) throw notFoundError();
    await removeUnusedRecoveryCodes(tx, userId);
    if (removed.confirmedAt) await notifyFactorChange(ctx, tx, user, 'totp-removed');
  });
}
