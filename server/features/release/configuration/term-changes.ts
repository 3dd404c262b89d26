import type { ReleaseTerms } from '#shared/contracts/release.ts';
import type { ConfigurationUndoPreview } from '#shared/contracts/undo-links.ts';
import {
  changedSettingMessages,
  listChangedSettings,
  type ConfigurationDiff,
} from '#shared/domain/changed-settings.ts';
import { formatMoment } from '#shared/domain/dates.ts';
import { describeReportNumbers, type ReportNumbers } from '#shared/domain/reporters.ts';
import { messages } from '#shared/messages/undo/en.ts';
import { diffReporters } from './rules.ts';

/** The differences between two sets of terms. An unchanged number is null. */
export function diffReleaseTerms(
  before: ReleaseTerms,
  after: ReleaseTerms,
): Pick<
  ConfigurationUndoPreview,
  | 'added'
  | 'removed'
  | 'requiredConfirmations'
  | 'refuteTimeHours'
  | 'incapacitation'
  | 'askReportersOnLapse'
  | 'awayUntil'
  | 'silenceMonths'
  | 'coolDownDays'
  | 'secondEmail'
  | 'phoneNumber'
> {
  const changed = <Value>(one: Value, other: Value) => (one === other ? null : { before: one, after: other });
  const changedIfKnown = <Value>(one: Value | undefined, other: Value | undefined) =>
    one === undefined || other === undefined ? null : changed(one, other);
  const changedWay = (one: string | null | undefined, other: string | null | undefined) =>
    changedIfKnown(one === '' ? null : one, other === '' ? null : other);
  return {
    ...diffReporters(before.designatedReporters, after.designatedReporters),
    requiredConfirmations: changed(before.requiredConfirmations, after.requiredConfirmations),
    refuteTimeHours: changed(before.refuteTimeHours, after.refuteTimeHours),
    incapacitation: diffIncapacitation(before.incapacitation ?? null, after.incapacitation ?? null),
    askReportersOnLapse: changedIfKnown(before.askReportersOnLapse, after.askReportersOnLapse),
    awayUntil: changedIfKnown(before.awayUntil, after.awayUntil),
    silenceMonths: changedIfKnown<number>(before.silenceMonths, after.silenceMonths),
    coolDownDays: changedIfKnown(before.coolDownDays, after.coolDownDays),
    secondEmail: changedWay(before.secondEmail, after.secondEmail),
    phoneNumber: changedWay(before.phoneNumber, after.phoneNumber),
  };
}

function diffIncapacitation(
  before: ReportNumbers | null,
  after: ReportNumbers | null,
): ConfigurationUndoPreview['incapacitation'] {
  const isSame =
    before?.requiredConfirmations === after?.requiredConfirmations &&
    before?.refuteTimeHours === after?.refuteTimeHours;
  return isSame ? null : { before, after };
}

/**
 * Describes the same differences, one sentence each. Empty if the terms are unchanged.
 * @param called the name by which the reader knows a reporter
 * @param formatDate how the reader reads a date; UTC by default
 */
export function describeTermChanges(
  before: ReleaseTerms,
  after: ReleaseTerms,
  called: (email: string) => string,
  formatDate = (date: string): string => formatMoment(date, 'UTC'),
): string[] {
  const diff = diffReleaseTerms(before, after);
  const { added, removed, requiredConfirmations, refuteTimeHours } = diff;
  const { incapacitation, coolDownDays, secondEmail, phoneNumber } = diff;
  const whichReports = (before.incapacitation ?? after.incapacitation) ? ' after a death' : '';
  const ways = [
    ['Second email address', secondEmail],
    ['Phone number', phoneNumber],
  ] as const;
  const numbers = [
    [`Confirmations required${whichReports}`, requiredConfirmations],
    [`Hours to refute${whichReports}`, refuteTimeHours],
    ['Days without a new report after you refute one', coolDownDays],
  ] as const;
  return [
    ...(added.length > 0 ? [`New reporters: ${added.map(called).join(', ')}.`] : []),
    ...(removed.length > 0 ? [`No longer reporters: ${removed.map(called).join(', ')}.`] : []),
    ...numbers.flatMap(([what, number]) =>
      number ? [`${what}: ${number.after} (previously ${number.before}).`] : [],
    ),
    ...(incapacitation
      ? [
          `After an accident or a stroke: ${describeReportNumbers(incapacitation.after)} (previously ${describeReportNumbers(incapacitation.before)}).`,
        ]
      : []),
    ...describePrecautions(diff, formatDate),
    ...ways.flatMap(([what, way]) =>
      way ? [`${what} for warnings: ${way.after ?? 'none'} (previously ${way.before ?? 'none'}).`] : [],
    ),
  ];
}

/** Sentences that a change and a first setup share. */
const describePrecautions = (
  { askReportersOnLapse, awayUntil, silenceMonths }: ReturnType<typeof diffReleaseTerms>,
  formatDate: (date: string) => string,
): string[] => [
  ...(askReportersOnLapse ? [askWords[askReportersOnLapse.after ? 'on' : 'off']] : []),
  ...(awayUntil ? [describeTimeAway(awayUntil, formatDate)] : []),
  ...(silenceMonths ? [describeSilence(silenceMonths.after)] : []),
];

/** Whether a change chose reporters for an account that had none, so that the terms before it never applied to anything. */
export const isFirstSetup = (before: ReleaseTerms, after: ReleaseTerms): boolean =>
  before.designatedReporters.length === 0 && after.designatedReporters.length > 0;

const englishList = new Intl.ListFormat('en-US', { type: 'conjunction' });

/**
 * Describes the terms of a first setup, one sentence each, with everything else that was chosen at the same time.
 * @param called the name by which the reader knows a reporter
 * @param formatDate how the reader reads a date; UTC by default
 */
export function describeFirstTerms(
  before: ReleaseTerms,
  after: ReleaseTerms,
  called: (email: string) => string,
  formatDate = (date: string): string => formatMoment(date, 'UTC'),
): string[] {
  const { designatedReporters, incapacitation } = after;
  const diff = diffReleaseTerms(before, after);
  const ways = [
    [diff.secondEmail, after.secondEmailVerifiedAt],
    [diff.phoneNumber, after.phoneNumberVerifiedAt],
  ] as const;
  const describe = ({ requiredConfirmations, refuteTimeHours }: ReportNumbers) =>
    `${requiredConfirmations === 1 ? 'one other reporter' : `${requiredConfirmations} other reporters`} must confirm it, and you have ${formatHours(refuteTimeHours)} to say that it isn’t true.`;
  return [
    `You chose ${englishList.format(designatedReporters.map(called))} as your reporters.`,
    `After a report of your death, ${describe(after)}`,
    ...(incapacitation ? [`After a report of your incapacitation, ${describe(incapacitation)}`] : []),
    ...(diff.coolDownDays?.after
      ? [
          `After you refute a report, nobody can submit another one for ${diff.coolDownDays.after === 1 ? '1 day' : `${diff.coolDownDays.after} days`}.`,
        ]
      : []),
    ...ways.flatMap(([way, verifiedAt]) =>
      way?.after
        ? [
            `If somebody reports you, we’ll warn you at ${way.after}, too${verifiedAt ? '' : ', once you’ve entered the code that we send there'}.`,
          ]
        : [],
    ),
    ...describePrecautions(diff, formatDate),
  ];
}

const formatHours = (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`);

const askWords = {
  on: 'If your payments stop, we’ll ask your reporters whether something has happened.',
  off: 'If your payments stop, we’ll no longer ask your reporters whether something has happened.',
};

const describeTimeAway = (
  { before, after }: { before: string | null; after: string | null },
  formatDate: (date: string) => string,
) =>
  after
    ? `Away until ${formatDate(after)}${before ? ` (previously ${formatDate(before)})` : ''}. A report that’s submitted from now on can’t release anything before then.`
    : 'No longer away.';

/** Names the settings that differ, as a list for a sentence: "your reporters and your time to refute". Null if none does. */
export function nameChangedSettings(diff: ConfigurationDiff): string | null {
  const names = listChangedSettings(diff).map((setting) => messages[changedSettingMessages[setting]]);
  return names.length > 0 ? englishList.format(names) : null;
}

/** Says which second ways an undo has left alone. Empty if there are none. */
export const describeWaysKept = (ways: readonly string[]): string[] =>
  ways.length === 0
    ? []
    : [
        `Because a report about you is pending, we’ll still warn you at ${englishList.format(ways)}. Once the report has ended, you can change that in your release configuration.`,
      ];
const describeSilence = (months: number) =>
  months === 0
    ? 'If you don’t sign in for a long time, we’ll no longer ask your reporters whether you’re well.'
    : `If you don’t sign in for ${months} months and don’t respond to two emails, we’ll ask your reporters whether you’re well.`;
