import type { ConfigurationUndoErrorReason, ConfigurationUndoPreview } from '#shared/contracts/undo-links.ts';
import { changedSettingMessages, listChangedSettings } from '#shared/domain/changed-settings.ts';
import { limits } from '#shared/domain/limits.ts';
import type { ReportNumbers } from '#shared/domain/reporters.ts';
import { formatList } from '#client/lib/messages/format-list.ts';
import { formatMoment } from '#client/lib/messages/format-moment.ts';
import type { Messages } from '#client/lib/messages/use-messages.ts';
import type { DetailListRow } from '#client/ui/detail-list.tsx';
import type { LinkErrorExplanation } from '../link-error.ts';
import type { UndoMessages } from '../undo-links.tsx';

/** The rows for the changed settings, and how long the link works. */
export function formatConfigChangeRows(
  { t, links }: UndoMessages<'undo'>,
  change: ConfigurationUndoPreview,
): DetailListRow[] {
  const { added, removed, requiredConfirmations, refuteTimeHours, coolDownDays, expiresAt } = change;
  const { incapacitation, askReportersOnLapse, awayUntil, silenceMonths, secondEmail, phoneNumber } = change;
  const row = <Value>(
    term: string,
    value: { before: Value; after: Value } | null,
    format: (value: { before: Value; after: Value }) => string,
  ) => (value ? [{ term, value: format(value) }] : []);
  const people = (term: string, emails: string[]) =>
    emails.length > 0 ? [{ term, value: emails.join(', ') }] : [];
  const formatNumbers = (numbers: ReportNumbers | null) => describeReportNumbers(t, numbers);
  const formatTimeAway = (date: string | null) => (date === null ? t('notAway') : formatMoment(date, t));
  const formatMonths = (months: number) => t('months', { months });
  const formatWay = ({ before, after }: { before: string | null; after: string | null }) =>
    t('previously', { after: after ?? t('none'), before: before ?? t('previouslyNone') });
  return [
    ...people(t('newReporters'), added),
    ...people(t('removedReporters'), removed),
    ...row(t('confirmations'), requiredConfirmations, (value) => t('previously', value)),
    ...row(t('hours'), refuteTimeHours, (value) => t('previously', value)),
    ...row(t('incapacitation'), incapacitation, ({ before, after }) =>
      t('numbersPreviously', { after: formatNumbers(after), before: formatNumbers(before) }),
    ),
    ...row(t('coolDown'), coolDownDays, (value) => t('previously', value)),
    ...row(t('lapse'), askReportersOnLapse, ({ after }) => t(after ? 'yesPreviouslyNo' : 'noPreviouslyYes')),
    ...row(t('away'), awayUntil, ({ before, after }) =>
      t('previously', { after: formatTimeAway(after), before: formatTimeAway(before) }),
    ),
    ...row(t('silence'), silenceMonths, ({ before, after }) =>
      t('previously', { after: formatMonths(after), before: formatMonths(before) }),
    ),
    ...row(t('secondEmail'), secondEmail, formatWay),
    ...row(t('phoneNumber'), phoneNumber, formatWay),
    { term: links('worksUntil'), value: formatMoment(expiresAt, t) },
  ];
}

/** The same as the English `describeReportNumbers`, in the page's language. @param numbers null for those of a death */
function describeReportNumbers(t: Messages<'undo'>, numbers: ReportNumbers | null): string {
  if (numbers === null) return t('sameNumbers');
  return t('numbers', { confirmations: numbers.requiredConfirmations, hours: numbers.refuteTimeHours });
}

/** Describes what the button does. */
export function describeUndoSteps(
  { t, links }: UndoMessages<'undo'>,
  { laterChanges }: Pick<ConfigurationUndoPreview, 'laterChanges'>,
): string[] {
  return [
    t('goesBack'),
    ...(laterChanges > 0 ? [t('laterChanges', { count: laterChanges })] : []),
    t('links'),
    links('signsOut'),
  ];
}

/** Describes what an undo has done. Names what it has restored, unless only the email about it can tell. */
export function describeUndone({ t, links }: UndoMessages<'undo'>, change: ConfigurationUndoPreview): string {
  // While a report is pending, verified second ways stay.
  const ways = change.report === 'pending' ? { secondEmail: null, phoneNumber: null } : {};
  const settings = listChangedSettings({ ...change, ...ways }).map((setting) =>
    t(changedSettingMessages[setting]),
  );
  return [
    t('done', { date: formatMoment(change.changedAt, t) }),
    ...(change.laterChanges === 0 && settings.length > 0
      ? [t('restored', { settings: formatList(settings, t) })]
      : []),
    links('signedOut'),
  ].join(' ');
}

/** Explains that an undo has no effect on the current report. */
export function describeReportUnaffectedByUndo(
  t: Messages<'undo'>,
  report: NonNullable<ConfigurationUndoPreview['report']>,
): string {
  switch (report) {
    case 'pending':
      return t('pendingReport');
    case 'released':
      return t('releasedReport');
    default:
      return report satisfies never;
  }
}

/** Explains why a configuration change can't be undone with this link. */
export function describeConfigurationUndoError(
  { t, links }: UndoMessages<'undo'>,
  reason: ConfigurationUndoErrorReason,
): LinkErrorExplanation {
  switch (reason) {
    case 'unknown':
      return { why: links('incomplete'), next: t('invalidNext') };
    case 'undone':
      return { why: t('already'), next: links('alreadyNext') };
    case 'expired':
      return { why: t('expired', { hours: limits.undoHours }), next: t('expiredNext') };
    default:
      return reason satisfies never;
  }
}
