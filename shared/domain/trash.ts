import { DAY_MS } from './durations.ts';

/** The time within which deletions count together. */
export const TRASH_NOTICE_MS = 7 * DAY_MS;

/**
 * Whether reporters are told that LeaveBits went to the trash: at least two within a week, and more than half of all that there were.
 * Who reads the owner's mail reads our mails about it, too, so somebody else has to know.
 */
export const isMostTrashed = ({ kept, trashed }: { kept: number; trashed: number }): boolean =>
  trashed >= 2 && trashed > kept;
