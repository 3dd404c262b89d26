import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { sanitiseText } from '#shared/domain/sanitise.ts';
import { describeRelease } from '../sharing/release-words.ts';
import type { LeavebitFormValues } from './form-values.ts';
import { fromLocalMinute } from './local-minute.ts';

/** One part in which two versions of a LeaveBit differ, as lines of text; no lines when it is empty there. */
export interface Difference {
  part: 'Description' | 'Info' | 'Recipients' | 'Files';
  mine: string[];
  theirs: string[];
}

type Version = Record<Difference['part'], string[]>;

/**
 * Where what stands in the form differs from what was saved elsewhere in the meantime.
 * @param base the save the form was opened from: its files less those marked, and the new ones, are mine.
 */
export function differences(values: LeavebitFormValues, base: Leavebit, theirs: Leavebit): Difference[] {
  const mine = versionOfForm(values, base);
  const other = versionOfLeavebit(theirs);
  const parts = ['Description', 'Info', 'Recipients', 'Files'] as const;
  return parts
    .map((part) => ({ part, mine: mine[part], theirs: other[part] }))
    .filter((difference) => !isSame(difference));
}

function versionOfForm(values: LeavebitFormValues, base: Leavebit): Version {
  return {
    Description: lines(sanitiseText(values.description)),
    Info: lines(sanitiseText(values.infoFields)),
    Recipients: values.recipients.map(
      ({ email, releaseType, scheduledDate }) =>
        `${email}: ${describeRelease({ releaseType, scheduledDate: fromLocalMinute(scheduledDate) })}`,
    ),
    Files: [
      ...base.attachments.filter((name) => !values.deletedFiles.includes(name)),
      ...values.files.map(({ name }) => name),
    ],
  };
}

function versionOfLeavebit({ description, infoFields, sharingEmails, ...rest }: Leavebit): Version {
  return {
    Description: lines(description),
    Info: lines(infoFields),
    Recipients: sharingEmails.map((email) => `${email}: ${describeRelease(rest.sharingConfig[email])}`),
    Files: rest.attachments,
  };
}

const lines = (text: string) => (text === '' ? [] : text.split('\n'));

function isSame({ part, mine, theirs }: Difference): boolean {
  // Neither the order of recipients nor that of files means anything.
  const isOrdered = part === 'Description' || part === 'Info';
  const text = (version: string[]) => (isOrdered ? version : version.toSorted()).join('\n');
  return text(mine) === text(theirs);
}
