import { and, eq, notInArray } from 'drizzle-orm';
import { releaseState, type ReleaseSetting } from '#shared/domain/release.ts';
import { addJob } from '../../adapters/queue.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { scheduledOpenings } from '../../db/schema/index.ts';

/**
 * Writes down which recipients of a LeaveBit are to be told when their date comes, in the transaction that saves it:
 * whoever is locked until a date by the rule that decides about reading, and nobody else.
 */
export async function planOpenings(
  { clock }: Context,
  tx: Database,
  leavebit: { id: number; sharingConfig: Record<string, ReleaseSetting> },
): Promise<void> {
  const now = clock.now();
  const dated = Object.entries(leavebit.sharingConfig).flatMap(([email, setting]) => {
    const state = releaseState(setting, { now, isEstateReleased: false });
    return state.isLocked && state.releaseDate ? [{ email, opensAt: new Date(state.releaseDate) }] : [];
  });
  const ofLeavebit = eq(scheduledOpenings.triggerByteId, leavebit.id);
  // Whose date has come and who is about to be told stays on the list.
  const emails = Object.keys(leavebit.sharingConfig).filter(
    (email) => leavebit.sharingConfig[email]?.releaseType === 'scheduled',
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
