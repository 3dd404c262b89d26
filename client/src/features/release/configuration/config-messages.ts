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
import type { TextMessages } from '#shared/messages/catalog.ts';
import { formatList } from '#client/lib/messages/format-list.ts';
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

type ConfigMessages = TextMessages<'owner-release-config'>;

interface ConfigTexts {
  t: ConfigMessages;
  hours: TextMessages<'owner-hours'>;
}

/** Describes who takes part in a report, such as "one reports it, and two others confirm it". */
export const describeReportParticipants = (requiredConfirmations: number, t: ConfigMessages): string =>
  t('participants', { count: requiredConfirmations });

/** Warns that a refute time is short. Null if it is long enough or not a valid number. */
export function describeShortRefuteTime(refuteTimeHours: number, { t, hours }: ConfigTexts): string | null {
  if (!isWithin(refuteTimeHours, limits.minRefuteHours, limits.cautionBelowRefuteHours - 1)) return null;
  return t('shortTime', {
    hours: formatHours(refuteTimeHours, hours),
    suggested: formatHours(limits.suggestedRefuteHours, hours),
  });
}

const areInRange = ({ requiredConfirmations, refuteTimeHours }: ReportNumbers) =>
  isWithin(requiredConfirmations, limits.minConfirmations, limits.maxConfirmations) &&
  isWithin(refuteTimeHours, limits.minRefuteHours, limits.maxRefuteHours);

const isWithin = (value: number, least: number, most: number) => value >= least && value <= most;

/** What is said of reports of either type, and of one type only. */
const messagesByType = {
  either: { takes: 'takes', needs: 'needs', oneMissing: 'oneMissing' },
  death: { takes: 'takesDeath', needs: 'needsDeath', oneMissing: 'oneMissingDeath' },
  incapacitation: { takes: 'takesAccident', needs: 'needsAccident', oneMissing: 'oneMissingAccident' },
} as const;

/** Explains what the form's values mean for the owner. Empty if a number is missing. */
export function describeConfigConsequences(
  { counted, declined, unreached, incapacitation, ...death }: ReleaseConfigFacts,
  { t, hours }: ConfigTexts,
): ReleaseConfigConsequence[] {
  const left = counted.length;
  const reporters = left + declined.length + unreached.length;
  if (reporters === 0) return [{ tone: 'warning', title: t('noReporters'), text: t('noReportersEffect') }];
  const both = incapacitation ? [death, incapacitation] : [death];
  if (!both.every(areInRange)) return [];
  const requiredConfirmations = Math.max(...both.map((numbers) => numbers.requiredConfirmations));
  // The reports for which more are needed.
  const type =
    requiredConfirmations > death.requiredConfirmations
      ? 'incapacitation'
      : incapacitation && requiredConfirmations > incapacitation.requiredConfirmations
        ? 'death'
        : 'either';
  const ids = messagesByType[type];
  const needed = countPeopleForReport(requiredConfirmations);
  if (!isReporterCountValid(reporters, requiredConfirmations)) {
    const takes = t(ids.takes, { count: requiredConfirmations, needed, reporters });
    return [
      { tone: 'warning', title: t('tooFew'), text: `${takes} ${describeRemedy(needed, reporters, t)}` },
    ];
  }
  const gone = left < reporters ? describeWhoIsLeft({ declined, unreached }, left, t) : null;
  if (gone !== null && !canReportBeConfirmed(left, requiredConfirmations)) {
    const isFewerEnough = canReportBeConfirmed(left, limits.minConfirmations);
    return [
      {
        tone: 'warning',
        title: t('tooFewCounted'),
        text: [
          gone,
          t(ids.needs, {
            count: needed,
            participants: describeReportParticipants(requiredConfirmations, t),
          }),
          t(isFewerEnough ? 'talkToThemOrFewer' : 'talkToThem'),
        ].join(' '),
      },
    ];
  }
  const neededAfterDeath = countPeopleForReport(death.requiredConfirmations);
  const participants = describeReportParticipants(death.requiredConfirmations, t);
  return [
    {
      tone: 'info',
      title: t(neededAfterDeath < left ? 'someAgree' : 'allAgree', {
        names: formatList(counted, t),
        count: neededAfterDeath,
        hours: formatHours(death.refuteTimeHours, hours),
      }),
      text: [
        ...(gone === null ? [] : [gone]),
        ...(incapacitation
          ? [
              t('ifDeath', { participants }),
              t('ifAccident', {
                participants: describeReportParticipants(incapacitation.requiredConfirmations, t),
                hours: formatHours(incapacitation.refuteTimeHours, hours),
              }),
            ]
          : [t('ifEither', { participants })]),
        t('nothingBefore'),
        describeDenialsInPlan(left, requiredConfirmations, t),
      ].join(' '),
    },
    ...(needed === left
      ? [
          {
            tone: 'warning',
            title: t('allNeeded'),
            text: `${t(ids.oneMissing)} ${t(findWayToNeedFewer(requiredConfirmations, reporters, gone !== null))}`,
          } as const,
        ]
      : []),
  ];
}

/** What happens if a reporter denies a report. With few reporters, nothing can open then. */
function describeDenialsInPlan(reporters: number, requiredConfirmations: number, t: ConfigMessages): string {
  const isStillPossible = canReportBeConfirmed(reporters - 1, requiredConfirmations + 1);
  return t(isStillPossible ? 'ifDenied' : 'ifDeniedFinally', { days: limits.denialDays });
}

/** All of the owner's reporters are needed, so they have fewer than the maximum or more confirmations than the minimum. */
function findWayToNeedFewer(requiredConfirmations: number, reporters: number, areSomeGone: boolean) {
  if (!areSomeGone && reporters === limits.reporters) return 'oneFewer';
  if (requiredConfirmations === limits.minConfirmations)
    return areSomeGone ? 'chooseSomeoneElse' : 'addSomeone';
  return areSomeGone ? 'chooseSomeoneElseOrFewer' : 'addSomeoneOrFewer';
}

/** What to point out about a saved configuration. Undefined if it works without one of the reporters. */
export const describeSavedConfigRisk = (
  { designatedReporters, ...numbers }: Pick<ReleaseConfig, 'designatedReporters'> & ConfiguredReportNumbers,
  t: ConfigMessages,
): string | undefined =>
  designatedReporters.length === countPeopleForReport(getMaxRequiredConfirmations(numbers))
    ? t('savedAllNeeded')
    : undefined;

/** Says which reporters the owner can't count on, and how many are left. Their links all work. */
function describeWhoIsLeft(
  { declined, unreached }: Pick<ReleaseConfigFacts, 'declined' | 'unreached'>,
  left: number,
  t: ConfigMessages,
): string {
  const names = { declined: formatList(declined, t), unreached: formatList(unreached, t) };
  const describeWhy = () => {
    if (unreached.length === 0) return t('someDeclined', { names: names.declined });
    if (declined.length === 0) return t('someUnreached', { names: names.unreached });
    return t('someDeclinedOthersUnreached', names);
  };
  const why = describeWhy();
  switch (left) {
    case 0:
      return t('nobodyLeft', { why });
    case 1:
      return t('oneLeft', { why });
    default:
      return t('someLeft', { why, count: left, others: left - 1 });
  }
}

function describeRemedy(needed: number, reporters: number, t: ConfigMessages): string {
  return needed > limits.reporters ? t('askForFewer') : t('addMore', { count: needed - reporters });
}
