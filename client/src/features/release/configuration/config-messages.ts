import { limits } from '#shared/domain/limits.ts';
import {
  isReporterCountValid,
  canReportBeConfirmed,
  countPeopleForReport,
} from '#shared/domain/reporters.ts';
import { formatCount } from '#client/lib/format-count.ts';
import { formatList } from '#client/lib/format-list.ts';
import { formatHours } from '../report-messages.ts';

export interface ReleaseConfigNumbers {
  reporters: number;
  /** The names of reporters who declined. Their links still work, but the owner should not count on them. */
  declined: readonly string[];
  /** The names of other reporters whose last email bounced. */
  unreached: readonly string[];
  /** NaN if the field's text is not a number. */
  requiredConfirmations: number;
  refuteTimeHours: number;
}

export interface ReleaseConfigConsequence {
  tone: 'info' | 'warning';
  title: string;
  text: string;
}

/** Describes who takes part in a report, such as "one reports it, and 2 others confirm it". */
export const describeReportParticipants = (requiredConfirmations: number): string =>
  `one reports it, and ${formatCount(requiredConfirmations, 'other')} ${requiredConfirmations === 1 ? 'confirms' : 'confirm'} it`;

/** Warns that a refute time is short. Null if it is long enough or not a valid number. */
export function describeShortRefuteTime(refuteTimeHours: number): string | null {
  const isShort = isWithin(refuteTimeHours, limits.minRefuteHours, limits.cautionBelowRefuteHours - 1);
  return isShort
    ? `In ${formatHours(refuteTimeHours)}, you could miss our warning while you sleep or travel. We suggest ${formatHours(limits.suggestedRefuteHours)}.`
    : null;
}

const isWithin = (value: number, least: number, most: number) => value >= least && value <= most;

/** Explains what the form's numbers mean for the owner. Null if a number is missing. */
export function describeConfigConsequence({
  reporters,
  declined,
  unreached,
  requiredConfirmations,
  refuteTimeHours,
}: ReleaseConfigNumbers): ReleaseConfigConsequence | null {
  if (reporters === 0) {
    return {
      tone: 'warning',
      title: 'You have no reporters yet',
      text: 'Without reporters, nothing can be released after your death: LeaveBits that depend on it stay locked permanently.',
    };
  }
  if (!isWithin(requiredConfirmations, limits.minConfirmations, limits.maxConfirmations)) return null;
  if (!isWithin(refuteTimeHours, limits.minRefuteHours, limits.maxRefuteHours)) return null;
  const needed = countPeopleForReport(requiredConfirmations);
  if (!isReporterCountValid(reporters, requiredConfirmations)) {
    return {
      tone: 'warning',
      title: 'Too few reporters for this',
      text: `One reports and ${formatCount(requiredConfirmations, 'other')} ${
        requiredConfirmations === 1 ? 'confirms' : 'confirm'
      }: that takes ${formatCount(needed, 'reporter')}, and you have ${reporters}. ${whatToDo(needed, reporters)}`,
    };
  }
  const left = reporters - declined.length - unreached.length;
  const gone = left < reporters ? whoIsLeft({ declined, unreached }, left) : null;
  if (gone !== null && !canReportBeConfirmed(left, requiredConfirmations)) {
    const fewer = canReportBeConfirmed(left, limits.minConfirmations);
    return {
      tone: 'warning',
      title: 'Too few reporters you can count on',
      text: `${gone} A report needs ${formatCount(needed, 'reporter')}: ${describeReportParticipants(requiredConfirmations)}. Please talk to them${fewer ? ', choose someone else, or ask for fewer confirmations' : ', or choose someone else'}.`,
    };
  }
  return {
    tone: 'info',
    title: 'What this means',
    text: [
      ...(gone === null ? [] : [gone]),
      `If one of ${gone === null ? `your ${reporters} reporters` : 'them'} reports your death or permanent incapacitation,`,
      `${formatCount(requiredConfirmations, 'other')} must confirm, and you have ${formatHours(refuteTimeHours)} to refute it.`,
      'Nothing opens until the confirmations are in and that deadline has passed.',
      ...(needed === left ? ['That takes all of them, so if one can’t be reached, nothing opens.'] : []),
    ].join(' '),
  };
}

/** Says which reporters the owner can't count on, and how many are left. Their links all work. */
function whoIsLeft(
  { declined, unreached }: Pick<ReleaseConfigNumbers, 'declined' | 'unreached'>,
  left: number,
): string {
  const why = [
    ...(declined.length > 0 ? [`${formatList(declined, 'and')} declined`] : []),
    ...(unreached.length > 0
      ? [`${declined.length > 0 ? 'our' : 'Our'} last email to ${formatList(unreached, 'and')} didn’t arrive`]
      : []),
  ];
  const who = `${why.join(', and ')}, so`;
  switch (left) {
    case 0:
      return `${who} nobody is left to report or to confirm.`;
    case 1:
      return `${who} only one is left to report, and nobody to confirm.`;
    default:
      return `${who} only ${left} are left: one to report, and ${left - 1} to confirm.`;
  }
}

function whatToDo(needed: number, reporters: number): string {
  if (needed > limits.reporters) return 'Please ask for fewer confirmations.';
  return `Please add ${needed === reporters + 1 ? 'one' : needed - reporters} more.`;
}
