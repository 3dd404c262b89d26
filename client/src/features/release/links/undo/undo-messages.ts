import type { ConfigurationUndoPreview } from '#shared/contracts/undo-links.ts';
import { formatMoment } from '#client/lib/dates.ts';
import type { DetailListRow } from '#client/ui/detail-list.tsx';

/** The rows for the changed settings, and how long the link works. */
export function formatConfigChangeRows(change: ConfigurationUndoPreview): DetailListRow[] {
  const { added, removed, requiredConfirmations, refuteTimeHours, askReportersOnLapse, expiresAt } = change;
  const people = (term: string, emails: string[]) =>
    emails.length > 0 ? [{ term, value: emails.join(', ') }] : [];
  const number = (term: string, value: { before: number; after: number } | null) =>
    value ? [{ term, value: `${value.after}, previously ${value.before}` }] : [];
  return [
    ...people('New reporters', added),
    ...people('No longer reporters', removed),
    ...number('Confirmations required', requiredConfirmations),
    ...number('Hours to refute', refuteTimeHours),
    ...(askReportersOnLapse
      ? [
          {
            term: 'Ask reporters if your payments stop',
            value: askReportersOnLapse.after ? 'Yes, previously no' : 'No, previously yes',
          },
        ]
      : []),
    { term: 'This link works until', value: formatMoment(expiresAt) },
  ];
}

/** Describes what the button does. */
export function describeUndoSteps({
  laterChanges,
}: Pick<ConfigurationUndoPreview, 'laterChanges'>): string[] {
  return [
    'Your reporters and report rules will go back to what they were before this change.',
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

/** Explains that an undo has no effect on the current report. */
export function describeReportUnaffectedByUndo(
  report: NonNullable<ConfigurationUndoPreview['report']>,
): string {
  switch (report) {
    case 'pending':
      return 'There’s a pending report about you, and undoing this change doesn’t cancel it. If you’re well, please refute it with the link in our email about the report.';
    case 'released':
      return 'A report about you has opened your LeaveBits, and undoing this change doesn’t close them. If you’re well, please sign in and lock everything again.';
    default:
      return report satisfies never;
  }
}
