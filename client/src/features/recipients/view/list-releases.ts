import type { SharedLeavebit } from '#shared/contracts/recipients.ts';
import type { ReleaseSummary } from '#shared/contracts/release.ts';
import type { OwnerNames } from '#shared/domain/display-names.ts';

/** A sender whose report opened something for the reader. */
export interface SenderRelease {
  sender: OwnerNames;
  summary: ReleaseSummary;
  /** When access ends, as an ISO date, or null if no end is planned. */
  readableUntil: string | null;
}

/** Whether a reader can see from a list that a report has released a sender's estate. */
export const isReleasedSender = (leavebits: readonly SharedLeavebit[], username: string): boolean =>
  leavebits.some(
    (one) =>
      one.username === username &&
      (one.release !== undefined || one.readableUntil !== undefined || one.closedAt !== undefined),
  );

/** The senders of what a report opened, in the order of the list. Leaves out those of whom only a date has opened something. */
export function listReleases(leavebits: readonly SharedLeavebit[]): SenderRelease[] {
  const bySender = new Map<string, SenderRelease>();
  for (const { username, ownerName, release, readableUntil = null } of leavebits) {
    if (!release || bySender.has(username)) continue;
    bySender.set(username, {
      sender: { ownerUsername: username, ownerName },
      summary: release,
      readableUntil,
    });
  }
  return [...bySender.values()];
}
