import { DAY_MS } from './durations.ts';

/** Min interval between notices to a reporter. */
export const TRASH_NOTICE_INTERVAL_MS = 7 * DAY_MS;

/**
 * Whether reporters are notified that LeaveBits were trashed: all of them, or at least two and more than half. However
 * slowly someone empties an account, the trash holds the last month of it. A thief with access to the owner's mailbox
 * also reads our mails to the owner, so others must be notified.
 * @param trashed everything in the trash, or permanently deleted but still recoverable
 */
export const areMostLeavebitsTrashed = ({ kept, trashed }: { kept: number; trashed: number }): boolean =>
  trashed > kept && (trashed >= 2 || kept === 0);
