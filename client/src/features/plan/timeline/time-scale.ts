import { DAY_MS } from '#shared/domain/durations.ts';

/** The room of one mark, in CSS pixels. Marks of one person are at least so far apart. */
export const MARK_SIZE = 28;
const EDGE = 18;
/** The room at the right for what has no date. */
const UNDATED = 96;
const LABEL = 70;

/** Where the moments of a timeline stand in its picture, in CSS pixels from its left edge. */
export interface TimeScale {
  today: number;
  /** Where that stands which waits for a report. It has no date. */
  undated: number;
  xOf: (moment: number) => number;
  ticks: { x: number; label: string }[];
}

const steps: [days: number, label: string][] = [
  [7, 'in a week'],
  [30, 'in a month'],
  [91, 'in 3 months'],
  [182, 'in 6 months'],
  [365.25, 'in a year'],
  [2 * 365.25, 'in 2 years'],
  [5 * 365.25, 'in 5 years'],
  [10 * 365.25, 'in 10 years'],
  [20 * 365.25, 'in 20 years'],
  [50 * 365.25, 'in 50 years'],
];

/**
 * The past is at the left of today, the future at its right, and what has no date last. A moment twice as far from today is less than
 * twice as far from it in the picture, so that what is near has room.
 * @param moments and `now` in ms
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

/** A mark in the lane of one person. */
export interface TimelineMark<Kind extends string> {
  kind: Kind;
  x: number;
  count: number;
  /** What it stands for, a sentence each. */
  words: string[];
}

/**
 * Marks of a lane without one over another: those of one kind become one, and others move to the right as far as they must.
 */
export function arrangeMarks<Kind extends string>(
  marks: readonly TimelineMark<Kind>[],
): TimelineMark<Kind>[] {
  const apart: TimelineMark<Kind>[] = [];
  for (const mark of marks.toSorted((one, other) => one.x - other.x)) {
    const last = apart.at(-1);
    if (!last || mark.x - last.x >= MARK_SIZE) apart.push({ ...mark });
    else if (last.kind === mark.kind) {
      last.count += mark.count;
      last.words = [...last.words, ...mark.words];
    } else apart.push({ ...mark, x: last.x + MARK_SIZE });
  }
  return apart;
}
