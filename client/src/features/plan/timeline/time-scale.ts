import { DAY_MS } from '#shared/domain/durations.ts';
import type { MessageId } from '#shared/messages/catalog.ts';

/** The size of a mark in CSS pixels, which is also the minimum distance between marks in a lane. */
export const MARK_SIZE = 28;
const EDGE = 18;
/** The width reserved on the right for undated items. */
const UNDATED = 96;
const LABEL = 70;

type TickLabel = Extract<
  MessageId<'owner-plan-timeline'>,
  'before' | `in${number | ''}${'Week' | 'Month' | 'Months' | 'Year' | 'Years'}`
>;

/** Maps moments to x coordinates, in CSS pixels from the chart's left edge. */
export interface TimeScale {
  today: number;
  /** The x coordinate of items that depend on a report and so have no date. */
  undated: number;
  xOf: (moment: number) => number;
  ticks: { x: number; label: TickLabel }[];
}

const steps: [days: number, label: TickLabel][] = [
  [7, 'inWeek'],
  [30, 'inMonth'],
  [91, 'in3Months'],
  [182, 'in6Months'],
  [365.25, 'inYear'],
  [2 * 365.25, 'in2Years'],
  [5 * 365.25, 'in5Years'],
  [10 * 365.25, 'in10Years'],
  [20 * 365.25, 'in20Years'],
  [50 * 365.25, 'in50Years'],
];

/**
 * Puts the past to the left of today, the future to its right, and undated items last. Distances are compressed (twice the time
 * takes less than twice the pixels), which leaves room for dates close to today.
 * @param moments and `now` in milliseconds
 */
export function createTimeScale({
  width,
  now,
  moments,
  hasUndated,
}: {
  width: number;
  now: number;
  moments: readonly number[];
  hasUndated: boolean;
}): TimeScale {
  const past = Math.max(0, ...moments.map((moment) => now - moment));
  const future = Math.max(0, ...moments.map((moment) => moment - now));
  const today = EDGE + (past > 0 ? Math.max(2.5 * MARK_SIZE, width * 0.2) : MARK_SIZE / 2);
  const undated = width - UNDATED / 2;
  const end = Math.max(today + MARK_SIZE, width - EDGE - (hasUndated ? UNDATED : 0));
  const xOf = (moment: number) =>
    moment < now
      ? today - MARK_SIZE - (today - MARK_SIZE - EDGE) * Math.sqrt((now - moment) / past)
      : today + MARK_SIZE + (end - today - MARK_SIZE) * (future > 0 ? Math.sqrt((moment - now) / future) : 0);
  const ticks: TimeScale['ticks'] = past > 0 && today > 2 * LABEL ? [{ x: EDGE, label: 'before' }] : [];
  let last = today;
  for (const [days, label] of steps) {
    const x = xOf(now + days * DAY_MS);
    if (days * DAY_MS > future || x - last < LABEL || x > end - LABEL / 2) continue;
    ticks.push({ x, label });
    last = x;
  }
  return { today, undated, xOf, ticks };
}

/** A mark in a person's lane. */
export interface TimelineMark<Kind extends string> {
  kind: Kind;
  x: number;
  count: number;
  /** What the mark represents, with a sentence for each item. */
  labels: string[];
}

/** Lays out a lane without overlaps. Overlapping marks of the same kind are merged; others shift right as far as needed. */
export function arrangeMarks<Kind extends string>(
  marks: readonly TimelineMark<Kind>[],
): TimelineMark<Kind>[] {
  const apart: TimelineMark<Kind>[] = [];
  for (const mark of [...marks].sort((one, other) => one.x - other.x)) {
    const last = apart.at(-1);
    if (!last || mark.x - last.x >= MARK_SIZE) apart.push({ ...mark });
    else if (last.kind === mark.kind) {
      last.count += mark.count;
      last.labels = [...last.labels, ...mark.labels];
    } else apart.push({ ...mark, x: last.x + MARK_SIZE });
  }
  return apart;
}
