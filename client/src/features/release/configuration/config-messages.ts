import type { ReleaseConfig, ReporterStatus } from '#shared/contracts/release.ts';
import { limits } from '#shared/domain/limits.ts';
import {
  isReporterCountValid,
  canReportBeConfirmed,
  countPeopleForReport,
  getMaxRequiredConfirmations,
  getReporterAvailability,
  type ConfiguredReportNumbers,
  type ReportNumbers,
} from '#shared/domain/reporters.ts';
import { formatCount } from '#shared/domain/format-count.ts';
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
  /** The numbers for an incapacity. Null: those for a death. */
  incapacitation: ReportNumbers | null;
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

const AFTER_ACCIDENT = 'After an accident or a stroke';

const areInRange = ({ requiredConfirmations, refuteTimeHours }: ReportNumbers) =>
  isWithin(requiredConfirmations, limits.minConfirmations, limits.maxConfirmations) &&
  isWithin(refuteTimeHours, limits.minRefuteHours, limits.maxRefuteHours);

const isWithin = (value: number, least: number, most: number) => value >= least && value <= most;

/** Explains what the form's values mean for the owner. Empty if a number is missing. */
export function describeConfigConsequences({
  counted,
  declined,
  unreached,
  incapacitation,
  ...death
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
  const both = incapacitation ? [death, incapacitation] : [death];
  if (!both.every(areInRange)) return [];
  const requiredConfirmations = Math.max(...both.map((numbers) => numbers.requiredConfirmations));
  // Says for which reports more are needed.
  const when =
    requiredConfirmations > death.requiredConfirmations
      ? `${AFTER_ACCIDENT}: `
      : incapacitation && requiredConfirmations > incapacitation.requiredConfirmations
        ? 'After a death: '
        : '';
  const needed = countPeopleForReport(requiredConfirmations);
  if (!isReporterCountValid(reporters, requiredConfirmations)) {
    return [
      {
        tone: 'warning',
        title: 'Too few reporters for this',
        text: `${when}${when ? 'one' : 'One'} reports and ${formatCount(requiredConfirmations, 'other')} ${
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
        text: `${gone} ${when}${when ? 'a' : 'A'} report needs ${formatCount(needed, 'reporter')}: ${describeReportParticipants(requiredConfirmations)}. Please talk to them${fewer ? ', choose someone else, or ask for fewer confirmations' : ', or choose someone else'}.`,
      },
    ];
  }
  return [
    {
      tone: 'info',
      title: `${formatList(counted, 'and')}: ${whoMustAgree(countPeopleForReport(death.requiredConfirmations), left)} must agree, and you have ${formatHours(death.refuteTimeHours)} to say no.`,
      text: [
        ...(gone === null ? [] : [gone]),
        ...(incapacitation
          ? [
              `If you die, ${describeReportParticipants(death.requiredConfirmations)}.`,
              `${AFTER_ACCIDENT}, ${describeReportParticipants(incapacitation.requiredConfirmations)}, and you have ${formatHours(incapacitation.refuteTimeHours)} to say no.`,
            ]
          : [`If you die or can no longer act, ${describeReportParticipants(requiredConfirmations)}.`]),
        'Nothing opens until they’ve agreed and your time to say no is over.',
        describeDenialsInPlan(left, requiredConfirmations),
      ].join(' '),
    },
    ...(needed === left
      ? [
          {
            tone: 'warning',
            title: 'All of them are needed',
            text: `${when}${when ? 'if' : 'If'} one can’t be reached, nothing would open. ${howToNeedFewer(requiredConfirmations, reporters, gone !== null)}`,
          } as const,
        ]
      : []),
  ];
}

/** What happens if a reporter denies a report. With few reporters, nothing can open then. */
function describeDenialsInPlan(reporters: number, requiredConfirmations: number): string {
  const isStillPossible = canReportBeConfirmed(reporters - 1, requiredConfirmations + 1);
  return `If one of them says it isn’t true, nothing opens for ${limits.denialDays} days after that, and one more must confirm${isStillPossible ? '.' : ': with so few reporters, nothing opens then unless they change their answer.'}`;
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
  ...numbers
}: Pick<ReleaseConfig, 'designatedReporters'> & ConfiguredReportNumbers): string | undefined =>
  designatedReporters.length === countPeopleForReport(getMaxRequiredConfirmations(numbers))
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
