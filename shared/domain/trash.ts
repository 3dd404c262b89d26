import { DAY_MS } from './durations.ts';

/**
 * Whether reporters are notified that LeaveBits were trashed: all of them, or at least two and more than half. However
 * slowly someone empties an account, the trash holds the last month of it. A thief with access to the owner's mailbox
 * also reads our mails to the owner, so others must be notified.
 * @param trashed everything in the trash, or permanently deleted but still recoverable
 */
export const areMostLeavebitsTrashed = ({ kept, trashed }: { kept: number; trashed: number }): boolean =>
  trashed > kept && (trashed >= 2 || kept === 0);

/** Whether moving one more LeaveBit to the trash has just made it hold most of them. @param counts after the move */
export const areMostNewlyTrashed = ({ kept, trashed }: { kept: number; trashed: number }): boolean =>
  areMostLeavebitsTrashed({ kept, trashed }) &&
  !areMostLeavebitsTrashed({ kept: kept + 1, trashed: trashed - 1 });

/** Min interval between notices to a reporter. Our choice: someone who tidies up for an hour causes one. */
const NOTICE_INTERVAL_MS = DAY_MS;

/**
 * When a reporter is due a notice, if most LeaveBits are still in the trash then. Null: they've had one since. A notice follows
 * each time that the trash comes to hold most of them, so that an early, harmless one doesn't silence those that follow.
 * @param filledAt when the trash last came to hold most of them
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
