import { DAY_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import { findReleaseSetting, type ReleaseSetting, type SharingSettings } from '#shared/domain/release.ts';
import { makeFileNameUnique } from '#shared/domain/file-names.ts';

/** A LeaveBit's sharing, with the recipients who have left it, and when (ISO). */
export interface SharingState extends SharingSettings {
  leftBy: Record<string, string>;
}

/** The sharing of a LeaveBit before its first save. */
export const emptySharing: SharingState = { sharingEmails: [], sharingConfig: {}, leftBy: {} };

/**
 * The sharing after a save: a rule for every recipient and for nobody else. Everything that the save does not mention
 * stays. A recipient without a rule gets `always`. A date stays when the type changes. Whoever has left stays away until a
 * save removes their address or shares it with them again.
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

/** The sharing as if those of these people who have left it were no recipients. They come back as new ones. */
export function dropReturningLeavers(current: SharingState, emails: readonly string[]): SharingState {
  const isBack = (email: string) => emails.includes(email) && Object.hasOwn(current.leftBy, email);
  const others = <Value>(of: Record<string, Value>) =>
    Object.fromEntries(Object.entries(of).filter(([email]) => !isBack(email)));
  return {
    sharingEmails: current.sharingEmails.filter((email) => !isBack(email)),
    sharingConfig: others(current.sharingConfig),
    leftBy: others(current.leftBy),
  };
}

/** Gives new files names that differ from the LeaveBit's own file names and from each other. */
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
 * Finds the people to tell about a selection, and the LeaveBits that each of them may see. A named person sees all of
 * them. A recipient who is not named sees those that are shared with them. Owners are only told when they name themselves.
 * Nobody is told of what they have left.
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

/** How long an owner waits before they can remind a recipient again, in milliseconds. 0: no longer. */
export function getReminderWaitMs(lastAt: Date | null, now: Date): number {
  if (lastAt === null) return 0;
  return Math.max(0, lastAt.getTime() + limits.reminderDays * DAY_MS - now.getTime());
}
