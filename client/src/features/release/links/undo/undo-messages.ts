import type { ConfigurationUndoResponse } from '#shared/contracts/configuration-undo.ts';
import { formatMoment } from '#client/lib/dates.ts';
import type { DetailRow } from '#client/ui/detail-list.tsx';

/** The rows for the changed settings, and how long the link works. */
export function formatConfigChangeRows(change: ConfigurationUndoResponse): DetailRow[] {
  const { added, removed, requiredConfirmations, refuteTimeHours, askReportersOnLapse, expiresAt } = change;
  const people = (term: string, emails: string[]) =>
    emails.length > 0 ? [{ term, value: emails.join(', ') }] : [];
  const number = (term: string, value: { before: number; after: number } | null) =>
    value ? [{ term, value: `${value.after}, before ${value.before}` }] : [];
  return [
    ...people('New reporters', added),
    ...people('No longer reporters', removed),
    ...number('Confirmations required', requiredConfirmations),
    ...number('Hours to refute', refuteTimeHours),
    ...(askReportersOnLapse
      ? [
          {
            term: 'Ask reporters if your payments stop',
            value: askReportersOnLapse.after ? 'Yes, before no' : 'No, before yes',
          },
        ]
      : []),
    { term: 'This link works until', value: formatMoment(expiresAt) },
  ];
}

/** Describes what the button does. */
export function describeUndoSteps({
  laterChanges,
}: Pick<ConfigurationUndoResponse, 'laterChanges'>): string[] {
  return [
    'Your reporters and the rules of a report become what they were before this change.',
    ...(laterChanges > 0
      ? [
          laterChanges === 1
            ? 'The configuration was changed once more since then. That change is undone, too.'
            : `The configuration was changed ${laterChanges} more times since then. Those changes are undone, too.`,
        ]
      : []),
    'Reporters who come back can use their earlier links again. Those who go can no longer report or confirm.',
    'Everyone who is signed in to your account is signed out. Then you choose a new password.',
  ];
}

export function describeEarlierChanges(earlierChanges: number): string {
  return earlierChanges === 1
    ? 'One earlier change is not undone with this one. If it was not yours, use the link in the email about it: it undoes all that came later, too.'
    : `${earlierChanges} earlier changes are not undone with this one. If any of them was not yours, use the link in the first email about such a change: it undoes all that came later, too.`;
}

/** Explains that an undo has no effect on the current report. */
export function describeReportAfterUndo(report: NonNullable<ConfigurationUndoResponse['report']>): string {
  switch (report) {
    case 'pending':
      return 'A report about you is being decided. An undo does not cancel it. If you are well, please refute it with the link in our email about the report.';
    case 'released':
      return 'A report about you has opened your LeaveBits. An undo does not close them. If you are well, please sign in and lock everything again.';
    default:
      return report satisfies never;
  }
}
