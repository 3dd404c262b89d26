import { and, eq, isNotNull, like, max, min } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { mails, waitingResets } from '#server/db/schema/index.ts';
import { sweep } from '#server/jobs/sweep.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import { removeAllFactors } from '../../factors/remove-factors.ts';
import { canActIrrevocably } from '../../recovery/can-act-irrevocably.ts';
import { tryLockAccountRow } from '../sign-in/lock-account-row.ts';
import { applyNewPassword } from './apply-new-password.ts';
import { nextResetStep } from './rules.ts';
import {
  stopPendingReset,
  removePendingReset,
  getResetMailKeyPrefix,
  queueResetWarning,
  type PendingResetRow,
} from './pending-reset.ts';

/**
 * Sends the due warnings of every pending reset and applies the resets whose waiting period has ended. Safe to run concurrently
 * and at any time. Does nothing during a recovery.
 */
export async function advancePasswordResets(ctx: Context): Promise<void> {
  const rows = await ctx.db.select({ id: waitingResets.userId }).from(waitingResets);
  await sweep(ctx, rows, {
    name: 'advance-resets',
    alarm: 'waiting-reset',
    words: 'a pending password reset could not be processed',
    idName: 'userId',
    inTransaction: (tx, { id }) => advanceReset(ctx, tx, id),
  });
}

async function advanceReset(ctx: Context, tx: Database, userId: number): Promise<void> {
  const user = await tryLockAccountRow(tx, userId);
  const [reset] = await tx.select().from(waitingResets).where(eq(waitingResets.userId, userId)).for('update');
  // The reset was stopped, or another process handled it first.
  if (!user || !reset || !(await canActIrrevocably(ctx, tx))) return;
  const { heardAt, warnedAt } = await readWarnings(tx, reset);
  const step = nextResetStep({ ...reset, heardAt }, warnedAt, ctx.clock.now());
  switch (step.kind) {
    case 'wait':
      return;
    case 'warn':
      return queueResetWarning(ctx, tx, user, reset, step);
    case 'drop':
      await stopPendingReset(ctx, tx, userId);
      return;
    case 'change':
      await removePendingReset(tx, userId);
      // An owner who has lost the factor couldn't use the new password otherwise.
      await removeAllFactors(tx, userId);
      await recordActivity(ctx, tx, {
        userId,
        kind: 'factor-removed',
        detail: 'All of them and the recovery codes, with the new password.',
      });
      await applyNewPassword(ctx, tx, user, { password: reset.password, why: 'waited' });
      ctx.securityLog.record('password-changed', { account: userId, what: 'waited' });
  }
}

async function readWarnings(tx: Database, { id, askedAt }: PendingResetRow) {
  const ofReset = like(mails.dedupeKey, `${getResetMailKeyPrefix(id)}%`);
  const [heard] = await tx
    .select({ at: min(mails.acceptedAt) })
    .from(mails)
    .where(and(ofReset, eq(mails.state, 'accepted'), isNotNull(mails.acceptedAt)));
  const [warned] = await tx
    .select({ at: max(mails.createdAt) })
    .from(mails)
    .where(ofReset);
  return { heardAt: heard?.at ?? null, warnedAt: warned?.at ?? askedAt };
}
