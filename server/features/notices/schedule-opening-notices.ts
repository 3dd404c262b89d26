import { sql } from 'drizzle-orm';
import type { ReleaseSetting } from '#shared/domain/release.ts';
import { queueJob } from '../../adapters/queue.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { scheduledOpenings, type triggerBytes } from '../../db/schema/index.ts';
import { jobLimits } from '../../limits.ts';
import { requestCheckOfDated, restartUnopened } from './request-unopened-check.ts';
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

/** Like `scheduleSavedOpenings`, for a single LeaveBit. */
export const scheduleOpeningNotices = (
  ctx: Context,
  tx: Database,
  saved: SavedOpening['saved'],
  before: Rules | null,
  owner: OwnerAccessFacts,
): Promise<void> => scheduleSavedOpenings(ctx, tx, [{ saved, before }], owner);

/** A saved LeaveBit, and its rules before the save; null if it is new. */
interface SavedOpening {
  saved: Saved & { id: number };
  before: Rules | null;
}

/**
 * Stores which recipients `announceOpenings` will notify of LeaveBits' openings, and when, in the transaction that saves the
 * LeaveBits. Removes all of their other entries.
 */
export async function scheduleSavedOpenings(
  ctx: Context,
  tx: Database,
  saves: readonly SavedOpening[],
  owner: OwnerAccessFacts,
): Promise<void> {
  const { clock } = ctx;
  await requestCheckOfDated(
    ctx,
    tx,
    saves.map(({ saved, before }) => ({ id: saved.id, rules: [saved.sharingConfig, before ?? {}] })),
  );
  const schedules = saves.map(({ saved, before }) => ({
    id: saved.id,
    isNew: before === null,
    ...computeOpeningNoticeSchedule(before, saved, owner, clock.trustedNow()),
  }));
  // A new LeaveBit has no entries yet.
  const listed = schedules
    .filter(({ isNew }) => !isNew)
    .map(({ id, planned, waiting }) => ({ id, emails: [...planned.map(({ email }) => email), ...waiting] }));
  if (listed.length > 0)
    await tx.execute(sql`
      delete from ${scheduledOpenings} using json_to_recordset(${JSON.stringify(listed)}::json) as listed(id bigint, emails text[])
      where ${scheduledOpenings.triggerByteId} = listed.id and not ${scheduledOpenings.email} = any(listed.emails)`);
  const planned = schedules.flatMap(({ id, planned: own }) =>
    own.map((opening) => ({ triggerByteId: id, ...opening })),
  );
  const [first] = planned;
  if (!first) return;
  await tx
    .insert(scheduledOpenings)
    .values(planned)
    .onConflictDoUpdate({
      target: [scheduledOpenings.triggerByteId, scheduledOpenings.email],
      set: { opensAt: sql`excluded.opens_at`, returnedAt: null },
    });
  // Later openings are scheduled by the sweep that runs every minute.
  const next = Math.min(...planned.map(({ opensAt }) => opensAt.getTime()));
  if (next > clock.now().getTime() + jobLimits.openingPlannedAheadMs) return;
  // The job announces whatever is due, and schedules the moments after it.
  await queueJob(
    tx,
    'announce-openings',
    {},
    { key: `openings:${first.triggerByteId}`, runAt: new Date(next) },
  );
}

/**
 * Has `announceOpenings` check LeaveBits now and notify those of the given recipients who can read them. Dates already scheduled
 * stay.
 * @param leavebits at least one
 * @param returnedAt when they were restored to an open estate; null for any other opening
 */
export async function announceOpeningsNow(
  ctx: Context,
  tx: Database,
  {
    leavebits,
    returnedAt,
  }: { leavebits: readonly { id: number; emails: readonly string[] }[]; returnedAt: Date | null },
): Promise<void> {
  const opensAt = ctx.clock.now();
  await restartUnopened(
    ctx,
    tx,
    leavebits.map(({ id }) => id),
  );
  const openings = leavebits.flatMap(({ id, emails }) =>
    emails.map((email) => ({ triggerByteId: id, email, opensAt, returnedAt })),
  );
  if (openings.length > 0) {
    await tx
      .insert(scheduledOpenings)
      .values(openings)
      .onConflictDoUpdate({
        target: [scheduledOpenings.triggerByteId, scheduledOpenings.email],
        set: { returnedAt: sql`excluded.returned_at` },
        setWhere: sql`excluded.returned_at is not null and ${scheduledOpenings.opensAt} <= excluded.opens_at`,
      });
  }
  await queueJob(tx, 'announce-openings', {}, { key: `openings:${leavebits[0]!.id}`, runAt: opensAt });
}
