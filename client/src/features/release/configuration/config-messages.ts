import type { ReleaseConfig, ReporterStatus } from '#shared/contracts/release.ts';
import { limits } from '#shared/domain/limits.ts';
import {
  isReporterCountValid,
  canReportBeConfirmed,
  countPeopleForReport,
  getReporterAvailability,
} from '#shared/domain/reporters.ts';
import { formatCount } from '#client/lib/format-count.ts';
import { formatList } from '#client/lib/format-list.ts';
import { getFormDisplayName } from '../../people/name-validation.ts';
import { formatHours } from '../report-messages.ts';

export interface ReleaseConfigFacts {
  /** The names of the reporters whom the owner can count on. */
  counted: readonly string[];
  /** The names of reporters who declined. Their links still work, but the owner should not count on them. */
  declined: readonly string[];
  /** The names of other reporters whose last email bounced. */
  unreached: readonly string[];
  /** NaN if the field's text is not a number. */
  requiredConfirmations: number;
  refuteTimeHours: number;
}

/** Groups the form's reporters by whether the owner can count on them. @param status undefined until loaded */
export function groupReporters(
  reporters: readonly { email: string; name: string }[],
  status: ReporterStatus | undefined,
  nameOf: (email: string) => string | null,
): Pick<ReleaseConfigFacts, 'counted' | 'declined' | 'unreached'> {
  const groups = { counted: [] as string[], declined: [] as string[], unreached: [] as string[] };
  for (const { email, name } of reporters) {
    const known = status?.find((one) => one.email === email);
    const { hasDeclined = false, isUnreachable = false } = known ? getReporterAvailability(known) : {};
    groups[hasDeclined ? 'declined' : isUnreachable ? 'unreached' : 'counted'].push(
      getFormDisplayName(nameOf(email), name) ?? email,
    );
  }
  return groups;
}

export interface ReleaseConfigConsequence {
  tone: 'info' | 'warning';
  title: string;
  text: string;
}

/** Describes who takes part in a report, such as "one reports it, and two others confirm it". */
export const describeReportParticipants = (requiredConfirmations: number): string =>
  `one reports it, and ${requiredConfirmations === 1 ? 'another confirms' : `${spellOut(requiredConfirmations)} others confirm`} it`;

/** Warns that a refute time is short. Null if it is long enough or not a valid number. */
export function describeShortRefuteTime(refuteTimeHours: number): string | null {
  const isShort = isWithin(refuteTimeHours, limits.minRefuteHours, limits.cautionBelowRefuteHours - 1);
  return isShort
    ? `In ${formatHours(refuteTimeHours)}, you could miss our warning while you sleep or travel. We suggest ${formatHours(limits.suggestedRefuteHours)}.`
    : null;
}

const isWithin = (value: number, least: number, most: number) => value >= least && value <= most;

/** Explains what the form's values mean for the owner. Empty if a number is missing. */
export function describeConfigConsequences({
  counted,
  declined,
  unreached,
  requiredConfirmations,
  refuteTimeHours,
}: ReleaseConfigFacts): ReleaseConfigConsequence[] {
  const left = counted.length;
  const reporters = left + declined.length + unreached.length;
  if (reporters === 0) {
    return [
      {
        tone: 'warning',
        title: 'You have no reporters yet',
        text: 'Without reporters, nothing can be released after your death: LeaveBits that depend on it stay locked permanently.',
      },
    ];
  }
  if (!isWithin(requiredConfirmations, limits.minConfirmations, limits.maxConfirmations)) return [];
  if (!isWithin(refuteTimeHours, limits.minRefuteHours, limits.maxRefuteHours)) return [];
  const needed = countPeopleForReport(requiredConfirmations);
  if (!isReporterCountValid(reporters, requiredConfirmations)) {
    return [
      {
        tone: 'warning',
        title: 'Too few reporters for this',
        text: `One reports and ${formatCount(requiredConfirmations, 'other')} ${
          requiredConfirmations === 1 ? 'confirms' : 'confirm'
        }: that takes ${formatCount(needed, 'reporter')}, and you have ${reporters}. ${whatToDo(needed, reporters)}`,
      },
    ];
  }
  const gone = left < reporters ? whoIsLeft({ declined, unreached }, left) : null;
  if (gone !== null && !canReportBeConfirmed(left, requiredConfirmations)) {
    const fewer = canReportBeConfirmed(left, limits.minConfirmations);
    return [
      {
        tone: 'warning',
        title: 'Too few reporters you can count on',
        text: `${gone} A report needs ${formatCount(needed, 'reporter')}: ${describeReportParticipants(requiredConfirmations)}. Please talk to them${fewer ? ', choose someone else, or ask for fewer confirmations' : ', or choose someone else'}.`,
      },
    ];
  }
  return [
    {
      tone: 'info',
      title: `${formatList(counted, 'and')}: ${whoMustAgree(needed, left)} must agree, and you have ${formatHours(refuteTimeHours)} to say no.`,
      text: [
        ...(gone === null ? [] : [gone]),
        `If you die or can no longer act, ${describeReportParticipants(requiredConfirmations)}.`,
        'Nothing opens until they’ve agreed and your time to say no is over.',
      ].join(' '),
    },
    ...(needed === left
      ? [
          {
            tone: 'warning',
            title: 'All of them are needed',
            text: `If one can’t be reached, nothing would open. ${howToNeedFewer(requiredConfirmations, reporters, gone !== null)}`,
          } as const,
        ]
      : []),
  ];
}

const spelledOut = ['no', 'one', 'two', 'three', 'four', 'five'];
const spellOut = (count: number) => spelledOut[count] ?? String(count);

function whoMustAgree(needed: number, reporters: number): string {
  if (needed < reporters) return `${spellOut(needed)} of them`;
  return needed === 2 ? 'both' : `all ${spellOut(needed)}`;
}

/** All of the owner's reporters are needed, so they have fewer than the maximum or more confirmations than the minimum. */
function howToNeedFewer(requiredConfirmations: number, reporters: number, areSomeGone: boolean): string {
  if (!areSomeGone && reporters === limits.reporters) return 'Ask for one fewer.';
  const someone = areSomeGone ? 'Choose someone else' : 'Add someone';
  return requiredConfirmations === limits.minConfirmations
    ? `${someone}.`
    : `${someone}, or ask for one fewer.`;
}

/** What to point out about a saved configuration. Undefined if it works without one of the reporters. */
export const describeSavedConfigRisk = ({
  designatedReporters,
  requiredConfirmations,
}: Pick<ReleaseConfig, 'designatedReporters' | 'requiredConfirmations'>): string | undefined =>
  designatedReporters.length === countPeopleForReport(requiredConfirmations)
    ? 'All of your reporters are needed. If one can’t be reached, nothing would open.'
    : undefined;

/** Says which reporters the owner can't count on, and how many are left. Their links all work. */
function whoIsLeft(
  { declined, unreached }: Pick<ReleaseConfigFacts, 'declined' | 'unreached'>,
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
      return `${who} only ${spellOut(left)} are left: one to report, and ${spellOut(left - 1)} to confirm.`;
  }
}

function whatToDo(needed: number, reporters: number): string {
  if (needed > limits.reporters) return 'Please ask for fewer confirmations.';
  return `Please add ${needed === reporters + 1 ? 'one' : needed - reporters} more.`;
}
