import type { OwnerReport } from '#shared/contracts/release.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import { momentOf } from '../report-words.ts';

/** The report the owner's home tells about; `over` is one that ended without a release, or was taken back. */
export type ShownReport =
  | { kind: 'pending'; report: OwnerReport }
  | { kind: 'released'; report: OwnerReport }
  | { kind: 'over'; report: OwnerReport };

const TOLD_FOR_DAYS = 30;

/**
 * What is open comes first, then what still runs, then how the latest ended: until the owner has seen it
 * (`dismissed`), for 30 days at most.
 */
export function shownReport(
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
  const ended = new Date(momentOf(latest, latest.status as 'refuted') ?? latest.expiresAt);
  return now.getTime() - ended.getTime() < TOLD_FOR_DAYS * DAY_MS ? { kind: 'over', report: latest } : null;
}
