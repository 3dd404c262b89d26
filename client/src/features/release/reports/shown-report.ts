import type { OwnerReport } from '#shared/contracts/release.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import { findLastEventTime } from '../report-messages.ts';

/** The report to show on the owner's home page. `over` means that it ended without a release or that the release was revoked. */
export type ShownReport =
  | { kind: 'pending'; report: OwnerReport }
  | { kind: 'released'; report: OwnerReport }
  | { kind: 'over'; report: OwnerReport };

/**
 * Prefers a released report, then a pending one, then the most recently ended one. An ended report is shown until dismissed,
 * for up to 30 days.
 */
export function findShownReport(
  reports: readonly OwnerReport[],
  dismissed: ReadonlySet<number>,
  now: Date,
): ShownReport | null {
  const released = reports.find(({ status }) => status === 'released');
  if (released) return { kind: 'released', report: released };
  const pending = reports.find(({ status }) => status === 'pending');
  if (pending) return { kind: 'pending', report: pending };
  const latest = reports[0];
  if (!latest || dismissed.has(latest.id)) return null;
  const ended = new Date(findLastEventTime(latest, latest.status as 'refuted') ?? latest.expiresAt);
  return now.getTime() - ended.getTime() < limits.reportShownDays * DAY_MS
    ? { kind: 'over', report: latest }
    : null;
}
