import { settingFor, waitsFor, type ReleaseSetting, type Sharing } from '#shared/domain/release.ts';
import { uniqueFileName } from '#shared/domain/file-names.ts';

/**
 * The sharing after a save: a rule for every recipient and for nobody else. Everything that the save does not mention
 * stays. A recipient without a rule gets `always`. A date stays when the type changes.
 */
export function mergeSharing(current: Sharing, change: Partial<Sharing>): Sharing {
  const sharingEmails = change.sharingEmails ?? current.sharingEmails;
  const ruleFor = (email: string): ReleaseSetting => ({
    ...(settingFor(current.sharingConfig, email) ?? { releaseType: 'always' }),
    ...settingFor(change.sharingConfig ?? {}, email),
  });
  return {
    sharingEmails,
    sharingConfig: Object.fromEntries(sharingEmails.map((email) => [email, ruleFor(email)])),
  };
}

/** Gives new files names that differ from the LeaveBit's own file names and from each other. */
export function nameFiles<File extends { name: string }>(
  arriving: File[],
  existing: Iterable<string>,
): File[] {
  const taken = new Set(existing);
  return arriving.map((file) => {
    const name = uniqueFileName(file.name, taken);
    taken.add(name);
    return { ...file, name };
  });
}

/**
 * Finds the people to tell about a selection, and the LeaveBits that each of them may see. A named person sees all of
 * them. A recipient who is not named sees those that are shared with them. Owners are only told when they name themselves.
 */
export function selectionFor(
  leavebits: readonly { id: number; sharingEmails: readonly string[] }[],
  {
    emails,
    shareWithPreConfigured,
    owner,
  }: { emails: readonly string[]; shareWithPreConfigured: boolean; owner: string },
): Map<string, number[]> {
  const seen = new Map(emails.map((email) => [email, leavebits.map(({ id }) => id)]));
  if (!shareWithPreConfigured) return seen;
  for (const { id, sharingEmails } of leavebits) {
    for (const email of sharingEmails) {
      if (email === owner || emails.includes(email)) continue;
      seen.set(email, [...(seen.get(email) ?? []), id]);
    }
  }
  return seen;
}

/** The recipients for whom a save opens a LeaveBit at once: they were none before, or their rule waited for something. */
export function opensAtOnceFor(before: Sharing, after: Sharing): string[] {
  const isOpen = ({ sharingEmails, sharingConfig }: Sharing, email: string) =>
    sharingEmails.includes(email) && waitsFor(settingFor(sharingConfig, email)) === 'nothing';
  return after.sharingEmails.filter((email) => isOpen(after, email) && !isOpen(before, email));
}
