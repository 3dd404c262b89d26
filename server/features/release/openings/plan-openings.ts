import { and, eq, min, notInArray, sql } from 'drizzle-orm';
import { releaseState, type ReleaseCircumstances, type ReleaseSetting } from '#shared/domain/release.ts';
import { addJob } from '../../../adapters/queue.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { scheduledOpenings } from '../../../db/schema/index.ts';
import { isEstateReleased } from '../estate.ts';

type Rules = Record<string, ReleaseSetting>;

/**
 * Whom a save owes word of an opening, and when, by the rule that decides about reading: for whom it is locked until a
 * date, then; for whom it was locked and is open by this save, at once. `waiting`: for whom it was open and stays so, but
 * who may not have been told yet. New recipients are told that something is shared with them, and of no opening.
 * @param before the rules before the save; null when the LeaveBit is new.
 */
export function openingsOf(before: Rules | null, saved: Rules, circumstances: ReleaseCircumstances) {
  const planned: { email: string; opensAt: Date }[] = [];
  const waiting: string[] = [];
  for (const [email, setting] of Object.entries(saved)) {
    const state = releaseState(setting, circumstances);
    if (state.isLocked) {
      if (state.releaseDate) planned.push({ email, opensAt: new Date(state.releaseDate) });
    } else if (before && Object.hasOwn(before, email)) {
      if (releaseState(before[email], circumstances).isLocked)
        planned.push({ email, opensAt: circumstances.now });
      else waiting.push(email);
    }
  }
  return { planned, waiting };
}

/**
 * Writes down which recipients of a LeaveBit are to be told of its opening, and when, in the transaction that saves it;
 * nobody else stays on the list. `announceOpenings` tells them.
 * @param before its rules before the save; null when it is new.
 */
export async function planOpenings(
  { clock }: Context,
  tx: Database,
  { id, userId, sharingConfig }: { id: number; userId: number; sharingConfig: Rules },
  before: Rules | null,
): Promise<void> {
  const circumstances = { now: clock.certain(), isEstateReleased: await isEstateReleased(tx, userId) };
  const { planned, waiting } = openingsOf(before, sharingConfig, circumstances);
  const ofLeavebit = eq(scheduledOpenings.triggerByteId, id);
  const listed = [...planned.map(({ email }) => email), ...waiting];
  await tx
    .delete(scheduledOpenings)
    .where(listed.length > 0 ? and(ofLeavebit, notInArray(scheduledOpenings.email, listed)) : ofLeavebit);
  if (planned.length === 0) return;
  await tx
    .insert(scheduledOpenings)
    .values(planned.map((opening) => ({ triggerByteId: id, ...opening })))
    .onConflictDoUpdate({
      target: [scheduledOpenings.triggerByteId, scheduledOpenings.email],
      set: { opensAt: sql`excluded.opens_at` },
    });
  await planNextAnnouncement(tx, id);
}

/** Has the openings of a LeaveBit looked at when the next of them comes. */
export async function planNextAnnouncement(tx: Database, leavebitId: number): Promise<void> {
  const [next] = await tx
    .select({ at: min(scheduledOpenings.opensAt) })
    .from(scheduledOpenings)
    .where(eq(scheduledOpenings.triggerByteId, leavebitId));
  if (next?.at) {
    await addJob(tx, 'announce-openings', {}, { key: `openings:${leavebitId}`, runAt: next.at });
  }
}
