import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { makeFileNameUnique } from '#shared/domain/file-names.ts';
import { formatNameAndEmail } from '#shared/domain/display-names.ts';
import { sanitiseText } from '#shared/domain/text.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';
import { now } from '#client/lib/dates.ts';
import { describeReleaseRule } from '../../sharing/release-messages.ts';
import { toReleaseSetting, type LeavebitFormValues } from '../form-values.ts';

/** A part in which two versions of a LeaveBit differ, as lines of text. An empty part has no lines. */
export interface VersionDifference {
  part: 'description' | 'info' | 'recipients' | 'files';
  mine: string[];
  theirs: string[];
}

interface Labels {
  /** A recipient's name and address. */
  called: (email: string) => string;
  t: TextMessages<'owner-form'>;
  rules: TextMessages<'owner-leavebits-rules'>;
}
type Version = Record<VersionDifference['part'], string[]>;

/**
 * Lists the differences between the version saved elsewhere and the one that this form would save.
 * @param nameOf looks up a recipient's name, shown next to the address.
 */
export function listVersionDifferences(
  values: LeavebitFormValues,
  theirs: Leavebit,
  nameOf: (email: string) => string | null,
  { t, rules }: Omit<Labels, 'called'>,
): VersionDifference[] {
  const called = (email: string) => formatNameAndEmail({ name: nameOf(email), email });
  const mine = versionOfForm(values, theirs, { called, t, rules });
  const other = versionOfLeavebit(theirs, { called, t, rules });
  const parts = ['description', 'info', 'recipients', 'files'] as const;
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

function versionOfForm(
  values: LeavebitFormValues,
  { attachments }: Leavebit,
  { called, t, rules }: Labels,
): Version {
  return {
    description: lines(sanitiseText(values.description)),
    info: lines(sanitiseText(values.infoFields)),
    recipients: [
      ...values.recipients.map((recipient) =>
        t('recipientRule', {
          recipient: called(recipient.email),
          rule: describeReleaseRule(toReleaseSetting(recipient), { at: now() }, rules),
        }),
      ),
      ...(values.hidesAddresses ? [t('addressesHidden')] : []),
    ],
    files: values.files.reduce(
      (names, { name }) => [...names, makeFileNameUnique(name, new Set(names))],
      attachments.filter((name) => !values.deletedFiles.includes(name)),
    ),
  };
}

function versionOfLeavebit(
  { description, infoFields, sharingEmails, ...rest }: Leavebit,
  { called, t, rules }: Labels,
): Version {
  return {
    description: lines(description),
    info: lines(infoFields),
    recipients: [
      ...sharingEmails.map((email) =>
        t('recipientRule', {
          recipient: called(email),
          rule: describeReleaseRule(rest.sharingConfig[email], { at: now() }, rules),
        }),
      ),
      ...(rest.hidesAddresses ? [t('addressesHidden')] : []),
    ],
    files: rest.attachments,
  };
}

const lines = (text: string) => (text === '' ? [] : text.split('\n'));

function isSame({ part, mine, theirs }: VersionDifference): boolean {
  // The order of recipients and files is irrelevant.
  const isOrdered = part === 'description' || part === 'info';
  const text = (version: string[]) => (isOrdered ? version : [...version].sort()).join('\n');
  return text(mine) === text(theirs);
}
