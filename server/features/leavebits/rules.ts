import { DAY_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import { findReleaseSetting, type ReleaseSetting, type SharingSettings } from '#shared/domain/release.ts';
import { makeFileNameUnique } from '#shared/domain/file-names.ts';

/** A LeaveBit's sharing settings, plus the recipients who have left it and when (ISO). */
export interface SharingState extends SharingSettings {
  leftBy: Record<string, string>;
}

/** The sharing settings of a LeaveBit before its first save. */
export const emptySharing: SharingState = { sharingEmails: [], sharingConfig: {}, leftBy: {} };

/**
 * The sharing settings after a save, with exactly one rule per recipient. Anything that the save doesn't mention is unchanged.
 * Recipients without a rule get `always`. A date survives a change of type. A recipient who has left stays out until a save
 * removes their address or adds it again.
 */
export function mergeSharing(current: SharingState, change: Partial<SharingSettings>): SharingState {
  const sharingEmails = change.sharingEmails ?? current.sharingEmails;
  const ruleFor = (email: string): ReleaseSetting => ({
    ...(findReleaseSetting(current.sharingConfig, email) ?? { releaseType: 'always' }),
    ...findReleaseSetting(change.sharingConfig ?? {}, email),
  });
  return {
    sharingEmails,
    sharingConfig: Object.fromEntries(sharingEmails.map((email) => [email, ruleFor(email)])),
    leftBy: Object.fromEntries(
      Object.entries(current.leftBy).filter(([email]) => sharingEmails.includes(email)),
    ),
  };
}

/**
 * Removes those of the given people who have left the LeaveBit, so that they are treated as new recipients when they are added
 * again.
 */
export function resetReturningRecipients(current: SharingState, emails: readonly string[]): SharingState {
  const isBack = (email: string) => emails.includes(email) && Object.hasOwn(current.leftBy, email);
  const others = <Value>(of: Record<string, Value>) =>
    Object.fromEntries(Object.entries(of).filter(([email]) => !isBack(email)));
  return {
    sharingEmails: current.sharingEmails.filter((email) => !isBack(email)),
    sharingConfig: others(current.sharingConfig),
    leftBy: others(current.leftBy),
  };
}

/**
 * Whether a save adds someone to a LeaveBit that would then have too many recipients. Whoever is one already can stay: substitutes
 * and undos don't ask for room, and a save must not drop anyone because of them.
 */
export const exceedsRecipientLimit = (before: readonly string[], after: readonly string[]): boolean =>
  after.length > limits.recipientsPerLeavebit && after.some((email) => !before.includes(email));

/** Renames new files so that their names clash neither with existing files nor with each other. */
export function assignUniqueFileNames<File extends { name: string }>(
  arriving: File[],
  existing: Iterable<string>,
): File[] {
  const taken = new Set(existing);
  return arriving.map((file) => {
    const name = makeFileNameUnique(file.name, taken);
    taken.add(name);
    return { ...file, name };
  });
}

/**
 * Groups a selection by recipient, with the LeaveBits that each may see. Named recipients see all of them, and others see those
 * shared with them. Owners are notified only if they name themselves. Nobody is notified about a LeaveBit that they have left.
 */
export function groupSelectionByRecipient(
  leavebits: readonly Pick<LeavebitSharing, 'id' | 'sharingEmails' | 'leftBy'>[],
  {
    emails,
    shareWithPreConfigured,
    owner,
  }: { emails: readonly string[]; shareWithPreConfigured: boolean; owner: string },
): Map<string, number[]> {
  const seen = new Map<string, number[]>();
  const see = (email: string, id: number) => seen.set(email, [...(seen.get(email) ?? []), id]);
  for (const { id, sharingEmails, leftBy } of leavebits) {
    const others = shareWithPreConfigured ? sharingEmails.filter((email) => email !== owner) : [];
    for (const email of new Set([...emails, ...others])) {
      if (!Object.hasOwn(leftBy, email)) see(email, id);
    }
  }
  return seen;
}

interface LeavebitSharing extends SharingState {
  id: number;
}

/** How many milliseconds an owner must wait before reminding a recipient again, or 0 if they needn't wait. */
export function getRecipientReminderWaitMs(lastAt: Date | null, now: Date): number {
  if (lastAt === null) return 0;
  return Math.max(0, lastAt.getTime() + limits.reminderDays * DAY_MS - now.getTime());
}
