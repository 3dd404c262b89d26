import { DAY_MS } from './durations.ts';

/**
 * Whether reporters are notified that LeaveBits were trashed: all of them, or at least two and more than half. Even if someone
 * empties an account slowly, the trash contains the last month of it. A thief with access to the owner's mailbox also reads our
 * emails to the owner, so others must be notified.
 * @param trashed everything in the trash, or permanently deleted but still recoverable
 */
export const areMostLeavebitsTrashed = ({ kept, trashed }: { kept: number; trashed: number }): boolean =>
  trashed > kept && (trashed >= 2 || kept === 0);

/** Whether moving one more LeaveBit to the trash has put most of them there. @param counts after the move */
export const areMostNewlyTrashed = ({ kept, trashed }: { kept: number; trashed: number }): boolean =>
  areMostLeavebitsTrashed({ kept, trashed }) &&
  !areMostLeavebitsTrashed({ kept: kept + 1, trashed: trashed - 1 });

/** Min interval between notices to a reporter. Chosen so that tidying up for an hour triggers a single notice. */
const NOTICE_INTERVAL_MS = DAY_MS;

/**
 * When to notify a reporter that most LeaveBits are in the trash, provided they still are by then. Null if the reporter has been
 * notified since. Crossing the threshold again triggers a new notice, so an early false alarm doesn't suppress later ones.
 * @param filledAt when the trash last crossed the threshold
 * @param notifiedAt when the reporter was last notified
 */
export function findTrashNoticeDate(
  { filledAt, notifiedAt }: { filledAt: Date; notifiedAt: Date | null },
  now: Date,
): Date | null {
  if (notifiedAt === null) return now;
  if (notifiedAt >= filledAt) return null;
  return new Date(Math.max(now.getTime(), notifiedAt.getTime() + NOTICE_INTERVAL_MS));
}
