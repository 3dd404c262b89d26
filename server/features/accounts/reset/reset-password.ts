import { and, eq } from 'drizzle-orm';
import type { Request } from 'express';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { users, waitingResets } from '#server/db/schema/index.ts';
import { codeSubject, redeemCode, wrongCodeError } from '../../codes/one-time-codes.ts';
import { stopDeletion } from '../../deletion/stop-deletion.ts';
import { throttleFactorAttempts } from '../../factors/throttle-factor-attempts.ts';
import { hasFactor, loadFactors } from '../../factors/load-factors.ts';
import { redeemFactorCode } from '../../factors/redeem-factor-code.ts';
import { tryLockAccountRow } from '../sign-in/lock-account-row.ts';
import { findUserByEmail } from '../queries.ts';
import { queueFailedSignInRecord } from '../sign-in/record-failed-sign-in.ts';
import { applyNewPassword } from './apply-new-password.ts';
import { startPendingReset, removePendingReset } from './pending-reset.ts';

/** An id that no account has. */
const NOBODY = 0;

/** `changesAt`: when the password will change if the owner has a second factor. Null if it has already changed. */
interface Reset {
  userId: number;
  changesAt: Date | null;
}

/**
 * Sets a new password using the emailed code (see `applyNewPassword`). If the owner has a second factor, the password is held
 * back, because access to the mailbox alone must not be enough.
 * @throws DomainError `wrong-code`, also if the address has no account
 */
export async function resetPassword(
  ctx: Context,
  { email, code, newPassword, asker }: { email: string; code: string; newPassword: string; asker: string },
): Promise<Reset> {
  const reset = await ctx.db.transaction(async (tx) => {
    const found = await findUserByEmail(tx, email);
    // An unknown address goes through the same checks so that the response takes equally long.
    const id = found?.id ?? NOBODY;
    const user = await tryLockAccountRow(tx, id);
    const verdict = await redeemCode(ctx, tx, { subject: codeSubject.passwordReset(id), code, asker });
    if (verdict === 'refused') await queueFailedSignInRecord(ctx, tx, { email, what: 'reset' });
    if (!user || verdict === 'refused') return null;
    const password = await ctx.passwords.hash(newPassword);
    if (hasFactor(await loadFactors(tx, id))) {
      // Cancelled immediately, because the account might be gone before the wait is over.
      await stopDeletion(ctx, tx, user, 'password-reset');
      return { userId: id, changesAt: await startPendingReset(ctx, tx, user, { password, asker }) };
    }
    await applyNewPassword(ctx, tx, user, { password, why: 'reset' });
    return { userId: id, changesAt: null };
  });
  if (!reset) throw wrongCodeError();
  return reset;
}

/**
 * Ends the wait early using the second factor, in the browser in which the emailed code was entered. The factors are retained.
 * @returns the account's id
 * @throws DomainError `wrong-code`, also if no reset is pending, and `too-many-requests`
 */
export async function finishPasswordReset(
  ctx: Context,
  { email, code, asker }: { email: string; code: string; asker: string },
  { req, device }: { req: Request; device: string | null },
): Promise<number> {
  // Only someone who has entered the emailed code in this browser may use up the owner's attempts.
  const userId = await findOwnerWhoWaits(ctx.db, { email, asker });
  if (userId === null) throw wrongCodeError();
  return throttleFactorAttempts(ctx, { req, userId, device }, async () => {
    const isFinished = await ctx.db.transaction(async (tx) => {
      const user = await tryLockAccountRow(tx, userId);
      const [reset] = await tx
        .select()
        .from(waitingResets)
        .where(and(eq(waitingResets.userId, userId), isAskedBy(asker)))
        .for('update');
      if (!user || !reset || (await redeemFactorCode(ctx, tx, user, code)) === null) return false;
      await removePendingReset(tx, user.id);
      await applyNewPassword(ctx, tx, user, { password: reset.password, why: 'reset' });
      return true;
    });
    if (!isFinished) throw wrongCodeError();
    return userId;
  });
}

const isAskedBy = (asker: string) => eq(waitingResets.askedBy, Buffer.from(asker, 'hex'));

/** The owner with this address, if they have a pending reset that was requested in this browser. */
async function findOwnerWhoWaits(
  db: Database,
  { email, asker }: { email: string; asker: string },
): Promise<number | null> {
  const [found] = await db
    .select({ userId: waitingResets.userId })
    .from(waitingResets)
    .innerJoin(users, eq(users.id, waitingResets.userId))
    .where(and(eq(users.email, email), isAskedBy(asker)));
  return found?.userId ?? null;
}
