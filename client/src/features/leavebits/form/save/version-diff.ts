import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { makeFileNameUnique } from '#shared/domain/file-names.ts';
import { formatNameAndEmail } from '#shared/domain/display-names.ts';
import { sanitiseText } from '#shared/domain/text.ts';
import { now } from '#client/lib/dates.ts';
import { describeReleaseRule } from '../../sharing/release-messages.ts';
import { toReleaseSetting, type LeavebitFormValues } from '../form-values.ts';

/** A part in which two versions of a LeaveBit differ, as lines of text. An empty part has no lines. */
export interface VersionDifference {
  part: 'Description' | 'Info' | 'Recipients' | 'Files';
  mine: string[];
  theirs: string[];
}

const HIDDEN = 'Their addresses are hidden from one another.';

type Called = (email: string) => string;
type Version = Record<VersionDifference['part'], string[]>;

/**
 * Lists the differences between the version saved elsewhere and the one that this form would save.
 * @param nameOf looks up a recipient's name, shown next to the address.
 */
export function listVersionDifferences(
  values: LeavebitFormValues,
  theirs: Leavebit,
  nameOf: (email: string) => string | null,
): VersionDifference[] {
  const called = (email: string) => formatNameAndEmail({ name: nameOf(email), email });
  const mine = versionOfForm(values, theirs, called);
  const other = versionOfLeavebit(theirs, called);
  const parts = ['Description', 'Info', 'Recipients', 'Files'] as const;
  return parts
    .map((part) => ({ part, mine: mine[part], theirs: other[part] }))
    .filter((difference) => !isSame(difference));
}

/** Files that were there when the form opened but are missing from the other version. Neither choice restores them. */
export function listFilesDeletedElsewhere(
  { deletedFiles }: LeavebitFormValues,
  base: Pick<Leavebit, 'attachments'>,
  theirs: Pick<Leavebit, 'attachments'>,
): string[] {
  return base.attachments.filter(
    (name) => !theirs.attachments.includes(name) && !deletedFiles.includes(name),
  );
}

function versionOfForm(values: LeavebitFormValues, { attachments }: Leavebit, called: Called): Version {
  return {
    Description: lines(sanitiseText(values.description)),
    Info: lines(sanitiseText(values.infoFields)),
    Recipients: [
      ...values.recipients.map(
        (recipient) =>
          `${called(recipient.email)}: ${describeReleaseRule(toReleaseSetting(recipient), now())}`,
      ),
      ...(values.hidesAddresses ? [HIDDEN] : []),
    ],
    Files: values.files.reduce(
      (names, { name }) => [...names, makeFileNameUnique(name, new Set(names))],
      attachments.filter((name) => !values.deletedFiles.includes(name)),
    ),
  };
}

function versionOfLeavebit(
  { description, infoFields, sharingEmails, ...rest }: Leavebit,
  called: Called,
): Version {
  return {
    Description: lines(description),
    Info: lines(infoFields),
    Recipients: [
      ...sharingEmails.map(
        (email) => `${called(email)}: ${describeReleaseRule(rest.sharingConfig[email], now())}`,
      ),
      ...(rest.hidesAddresses ? [HIDDEN] : []),
    ],
    Files: rest.attachments,
  };
}

const lines = (text: string) => (text === '' ? [] : text.split('\n'));

function isSame({ part, mine, theirs }: VersionDifference): boolean {
  // The order of recipients and files is irrelevant.
  const isOrdered = part === 'Description' || part === 'Info';
  const text = (version: string[]) => (isOrdered ? version : [...version].sort()).join('\n');
  return text(mine) === text(theirs);
}
