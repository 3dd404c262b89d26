import { DAY_MS } from './durations.ts';

/** A reporter is told at most once in this time. */
export const TRASH_NOTICE_INTERVAL_MS = 7 * DAY_MS;

/**
 * Whether reporters are told that LeaveBits went to the trash: all of them, or at least two and more than half. However slowly somebody
 * empties an account, the trash holds the last month of it. A thief of the owner's mail reads our mails to the owner, so others
 * have to know.
 * @param trashed all that is in the trash or was deleted for good and can still be brought back
 */
export const areMostLeavebitsTrashed = ({ kept, trashed }: { kept: number; trashed: number }): boolean =>
  trashed > kept && (trashed >= 2 || kept === 0);
