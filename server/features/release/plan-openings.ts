import { and, eq, notInArray } from 'drizzle-orm';
import { releaseState, type ReleaseSetting } from '#shared/domain/release.ts';
import { addJob } from '../../adapters/queue.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { scheduledOpenings } from '../../db/schema/index.ts';

type Rules = Record<string, ReleaseSetting>;

/**
 * Writes down which recipients of a LeaveBit are to be told when their date comes, in the transaction that saves it:
 * whoever is locked until a date by the rule that decides about reading, and nobody else.
 * @param before its rules before the save, which tells those for whom it opens by itself; null when it is new.
 */
export async function planOpenings(
  { clock }: Context,
  tx: Database,
  leavebit: { id: number; sharingConfig: Rules },
  before: Rules | null,
): Promise<void> {
  const circumstances = { now: clock.now(), isEstateReleased: false };
  const dated = Object.entries(leavebit.sharingConfig).flatMap(([email, setting]) => {
    const state = releaseState(setting, circumstances);
    return state.isLocked && state.releaseDate ? [{ email, opensAt: new Date(state.releaseDate) }] : [];
  });
  const ofLeavebit = eq(scheduledOpenings.triggerByteId, leavebit.id);
  // For whom it was open and stays so, but who was not told yet, stays on the list.
  const isOpen = (rules: Rules | null, email: string) =>
    rules !== null && Object.hasOwn(rules, email) && !releaseState(rules[email], circumstances).isLocked;
  const emails = Object.keys(leavebit.sharingConfig).filter(
    (email) =>
      dated.some((opening) => opening.email === email) ||
      (isOpen(before, email) && isOpen(leavebit.sharingConfig, email)),
  );
  await tx
    .delete(scheduledOpenings)
    .where(emails.length > 0 ? and(ofLeavebit, notInArray(scheduledOpenings.email, emails)) : ofLeavebit);
  for (const { email, opensAt } of dated) {
    await tx
      .insert(scheduledOpenings)
      .values({ triggerByteId: leavebit.id, email, opensAt })
      .onConflictDoUpdate({
        target: [scheduledOpenings.triggerByteId, scheduledOpenings.email],
        set: { opensAt },
      });
  }
  const earliest = Math.min(...dated.map(({ opensAt }) => opensAt.getTime()));
  if (Number.isFinite(earliest)) await planAnnouncement(tx, leavebit.id, new Date(earliest));
}

/** Has dated openings looked at when the next of a LeaveBit's comes. */
export function planAnnouncement(tx: Database, leavebitId: number, runAt: Date): Promise<void> {
  return addJob(tx, 'announce-openings', {}, { key: `openings:${leavebitId}`, runAt });
}
