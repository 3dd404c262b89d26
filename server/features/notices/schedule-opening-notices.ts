import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { ReleaseSetting } from '#shared/domain/release.ts';
import { queueJob } from '../../adapters/queue.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { scheduledOpenings, type triggerBytes } from '../../db/schema/index.ts';
import { jobLimits } from '../../limits.ts';
import { decideAccess, isAccessVisible, getRecipientFacts, type OwnerAccessFacts } from '../access/rules.ts';

type Rules = Record<string, ReleaseSetting>;
type Saved = Pick<LeavebitRow, 'sharingConfig' | 'leftBy' | 'trashedAt'>;
type LeavebitRow = typeof triggerBytes.$inferSelect;

/**
 * Decides which recipients to notify of an opening after a save, and when. If the LeaveBit is locked for them until a date, they
 * are notified on that date. If the save opens it, they are notified immediately. If it stays open, they are `waiting`, because
 * they may not have been notified yet. New recipients get a share notice instead. Those who have left aren't notified.
 * @param before the rules before the save; null if the LeaveBit is new
 */
export function computeOpeningNoticeSchedule(
  before: Rules | null,
  leavebit: Saved,
  owner: OwnerAccessFacts,
  now: Date,
) {
  const unhindered = { isDamaged: false, isTrashed: false, hasLeft: false };
  const planned: { email: string; opensAt: Date }[] = [];
  const waiting: string[] = [];
  for (const email of Object.keys(leavebit.sharingConfig)) {
    const person = getRecipientFacts({ ...leavebit, isDamaged: false }, email);
    const access = decideAccess({ ...person, ...owner }, now);
    if (!isAccessVisible(access)) continue;
    if (access.kind === 'locked') {
      if (access.lock.opensAt) planned.push({ email, opensAt: access.lock.opensAt });
    } else if (before && Object.hasOwn(before, email)) {
      const wasLocked =
        decideAccess({ ...unhindered, setting: before[email], ...owner }, now).kind === 'locked';
      if (wasLocked) planned.push({ email, opensAt: now });
      else waiting.push(email);
    }
  }
  return { planned, waiting };
}

/**
 * Stores which recipients `announceOpenings` will notify of a LeaveBit's opening, and when, in the transaction that saves the
 * LeaveBit. Removes all of its other entries.
 * @param before its rules before the save; null if it is new
 */
export async function scheduleOpeningNotices(
  { clock }: Context,
  tx: Database,
  { id, ...saved }: Saved & { id: number },
  before: Rules | null,
  owner: OwnerAccessFacts,
): Promise<void> {
  const { planned, waiting } = computeOpeningNoticeSchedule(before, saved, owner, clock.trustedNow());
  const ofLeavebit = eq(scheduledOpenings.triggerByteId, id);
  const listed = [...planned.map(({ email }) => email), ...waiting];
  // A new LeaveBit has no entries yet.
  if (before !== null) {
    await tx
      .delete(scheduledOpenings)
      .where(listed.length > 0 ? and(ofLeavebit, notInArray(scheduledOpenings.email, listed)) : ofLeavebit);
  }
  if (planned.length === 0) return;
  await tx
    .insert(scheduledOpenings)
    .values(planned.map((opening) => ({ triggerByteId: id, ...opening })))
    .onConflictDoUpdate({
      target: [scheduledOpenings.triggerByteId, scheduledOpenings.email],
      set: { opensAt: sql`excluded.opens_at`, returnedAt: null },
    });
  // Later openings are scheduled by the sweep that runs every minute.
  const next = Math.min(...planned.map(({ opensAt }) => opensAt.getTime()));
  if (next > clock.now().getTime() + jobLimits.openingPlannedAheadMs) return;
  await queueJob(tx, 'announce-openings', {}, { key: `openings:${id}`, runAt: new Date(next) });
}

/**
 * Has `announceOpenings` check a LeaveBit now and notify those of the given recipients who can read it. Dates already scheduled
 * stay.
 * @param returnedAt when it was restored to an open estate; null for any other opening
 */
export async function announceOpeningNow(
  { clock }: Context,
  tx: Database,
  { id, emails, returnedAt }: { id: number; emails: readonly string[]; returnedAt: Date | null },
): Promise<void> {
  const opensAt = clock.now();
  if (emails.length > 0) {
    await tx
      .insert(scheduledOpenings)
      .values(emails.map((email) => ({ triggerByteId: id, email, opensAt, returnedAt })))
      .onConflictDoUpdate({
        target: [scheduledOpenings.triggerByteId, scheduledOpenings.email],
        set: { returnedAt: sql`excluded.returned_at` },
        setWhere: sql`excluded.returned_at is not null and ${scheduledOpenings.opensAt} <= excluded.opens_at`,
      });
  }
  await queueJob(tx, 'announce-openings', {}, { key: `openings:${id}`, runAt: opensAt });
}
