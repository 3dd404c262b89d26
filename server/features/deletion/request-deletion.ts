import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { accountDeletions } from '../../db/schema/index.ts';
import { DomainError, notFoundError } from '../../http/domain-error.ts';
import { loadEstateState } from '../access/load-estate.ts';
import { recordActivity } from '../activity/record-activity.ts';
import type { ReauthenticationCheck } from '../reauthentication/with-reauthentication.ts';
import { assertClockReliable } from '../recovery/assert-clock-reliable.ts';
import { lockOwner } from '../reporters/lock-owner.ts';
import { notifyReportersOfDeletion } from './notify-reporters.ts';
import { lockDeletion } from './queries.ts';
import { loadReportEnds } from './load-deletion-facts.ts';
import { findDeletionRejection, getEarliestDeletionDate } from './rules.ts';
import { announceDeletion } from './queue-emails.ts';

/**
 * Schedules the deletion of an account and notifies its owner and their reporters immediately. A repeated request only changes
 * who will be notified; the date stays the same.
 * @returns when the account will be deleted
 * @throws DomainError `conflict` while a report is pending or the estate is open, `unavailable`; `ReauthenticationNeeded`
 */
export async function requestDeletion(
  ctx: Context,
  userId: number,
  { tellsPeople }: { tellsPeople: boolean },
  proof: ReauthenticationCheck,
): Promise<Date> {
  assertClockReliable(ctx);
  return ctx.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, userId);
    if (!owner) throw notFoundError();
    await proof.assertSignedIn(tx);
    const refusal = findDeletionRejection((await loadEstateState(ctx, tx, userId)).report);
    if (refusal) throw new DomainError('conflict', refusals[refusal]);
    await proof.assertRecentReauthentication(tx);
    const waiting = await lockDeletion(tx, userId);
    if (waiting) {
      await tx.update(accountDeletions).set({ tellsPeople }).where(eq(accountDeletions.userId, userId));
      return waiting.deletesAt;
    }
    const requestedAt = ctx.clock.now();
    const { revokedAt, refutedAt } = await loadReportEnds(tx, userId);
    const deletesAt = getEarliestDeletionDate(revokedAt, requestedAt);
    await tx.insert(accountDeletions).values({ userId, requestedAt, deletesAt, tellsPeople });
    await announceDeletion(ctx, tx, owner, { deletesAt, tellsPeople });
    if (owner.designatedReporters.length > 0)
      await notifyReportersOfDeletion(ctx, tx, owner, { deletesAt, requestedAt, refutedAt });
    await recordActivity(ctx, tx, { userId, kind: 'deletion-asked' });
    return deletesAt;
  });
}

const refusals = {
  'report-pending':
    'A report about you is pending, so your account can’t be deleted now. Please refute the report on your home page first.',
  'estate-open':
    'A report about you was confirmed, and your LeaveBits have been released to the people you chose. Please lock them again on your home page first.',
};
