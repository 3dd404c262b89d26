import type { ConfigurationUndoPreview } from '#shared/contracts/undo-links.ts';
import { nameChangedSettings } from '#shared/domain/changed-settings.ts';
import { describeReportNumbers } from '#shared/domain/reporters.ts';
import { formatMoment } from '#client/lib/dates.ts';
import type { DetailListRow } from '#client/ui/detail-list.tsx';

/** The rows for the changed settings, and how long the link works. */
export function formatConfigChangeRows(change: ConfigurationUndoPreview): DetailListRow[] {
  const { added, removed, requiredConfirmations, refuteTimeHours, coolDownDays, expiresAt } = change;
  const { incapacitation, askReportersOnLapse, awayUntil, silenceMonths, secondEmail, phoneNumber } = change;
  const people = (term: string, emails: string[]) =>
    emails.length > 0 ? [{ term, value: emails.join(', ') }] : [];
  const number = (term: string, value: { before: number; after: number } | null) =>
    value ? [{ term, value: `${value.after}, previously ${value.before}` }] : [];
  const way = (term: string, value: { before: string | null; after: string | null } | null) =>
    value ? [{ term, value: `${value.after ?? 'None'}, previously ${value.before ?? 'none'}` }] : [];
  return [
    ...people('New reporters', added),
    ...people('No longer reporters', removed),
    ...number('Confirmations required', requiredConfirmations),
    ...number('Hours to refute', refuteTimeHours),
    ...(incapacitation
      ? [
          {
            term: 'After an accident or a stroke',
            value: `${describeReportNumbers(incapacitation.after)}; previously ${describeReportNumbers(incapacitation.before)}`,
          },
        ]
      : []),
    ...number('Days without a new report after you refute one', coolDownDays),
    ...(askReportersOnLapse
      ? [
          {
            term: 'Ask reporters if your payments stop',
            value: askReportersOnLapse.after ? 'Yes, previously no' : 'No, previously yes',
          },
        ]
      : []),
    ...(awayUntil
      ? [
          {
            term: 'Away until',
            value: `${formatTimeAway(awayUntil.after)}, previously ${formatTimeAway(awayUntil.before)}`,
          },
        ]
      : []),
    ...(silenceMonths
      ? [
          {
            term: 'Ask reporters if you don’t sign in',
            value: `${describeMonths(silenceMonths.after)}, previously ${describeMonths(silenceMonths.before)}`,
          },
        ]
      : []),
    ...way('Second email address for warnings', secondEmail),
    ...way('Phone number for warnings', phoneNumber),
    { term: 'This link works until', value: formatMoment(expiresAt) },
  ];
}

const formatTimeAway = (date: string | null) => (date === null ? 'not away' : formatMoment(date));
const describeMonths = (months: number) => (months === 0 ? 'never' : `after ${months} months`);

/** Describes what the button does. */
export function describeUndoSteps({
  laterChanges,
}: Pick<ConfigurationUndoPreview, 'laterChanges'>): string[] {
  return [
    'Your release configuration will go back to what it was before this change.',
    ...(laterChanges > 0
      ? [
          laterChanges === 1
            ? 'The configuration has been changed one more time since then. That change will be undone too.'
            : `The configuration has been changed ${laterChanges} more times since then. Those changes will be undone too.`,
        ]
      : []),
    'Restored reporters can use their earlier links again. Removed ones can no longer report or confirm.',
    'Everyone who’s signed in to your account will be signed out. Then you choose a new password.',
  ];
}

export function describeEarlierChanges(earlierChanges: number): string {
  return earlierChanges === 1
    ? 'This doesn’t undo one earlier change. If you didn’t make it, use the link in the email about it, which also undoes every later change.'
    : `This doesn’t undo ${earlierChanges} earlier changes. If you didn’t make one of them, use the link in the first email about such a change, which also undoes every later change.`;
}

/** Names what an undo has restored. Null if only the email about it can tell. */
export function describeRestored(change: ConfigurationUndoPreview): string | null {
  if (change.laterChanges > 0) return null;
  // While a report is pending, verified second ways stay.
  const ways = change.report === 'pending' ? { secondEmail: null, phoneNumber: null } : {};
  const restored = nameChangedSettings({ ...change, ...ways });
  return restored && `We’ve restored ${restored}.`;
}

/** Explains that an undo has no effect on the current report. */
export function describeReportUnaffectedByUndo(
  report: NonNullable<ConfigurationUndoPreview['report']>,
): string {
  switch (report) {
    case 'pending':
      return 'There’s a pending report about you, and undoing this change doesn’t cancel it. If you’re well, please refute it with the link in our email about the report. Until it has ended, we’ll warn you at the same verified addresses and numbers as now: the undo doesn’t change those.';
    case 'released':
      return 'A report about you has opened your LeaveBits, and undoing this change doesn’t close them. If you’re well, please sign in and lock everything again.';
    default:
      return report satisfies never;
  }
}
