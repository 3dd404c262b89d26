import { settingFor, type ReleaseSetting, type Sharing } from '#shared/domain/release.ts';
import { uniqueFileName } from '#shared/domain/file-names.ts';

/**
 * The sharing after a save: a rule for every recipient and for nobody else. What the save does not mention
 * stays; a recipient without a rule gets `always`; a date survives a change of the type.
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

/** Names for arriving files that clash neither with the LeaveBit's own nor with each other. */
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
 * Finds who is told about a selection, and which LeaveBits each of them may see. A named person sees all of them. A recipient
 * who is not named sees what is shared with them. Owners are only told when they name themselves.
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
