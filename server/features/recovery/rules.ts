/** A time in which nothing served. */
export interface Outage {
  from: Date;
  until: Date;
}

/** A shorter silence is no outage. */
export const OUTAGE_MS = 10 * 60 * 1000;

/**
 * How long the product worked between two moments, in ms: the time between them without the outages in it. Outages
 * do not overlap each other.
 */
export function workingMs(from: Date, until: Date, outages: readonly Outage[]): number {
  const away = outages.map((outage) =>
    Math.max(
      0,
      Math.min(outage.until.getTime(), until.getTime()) - Math.max(outage.from.getTime(), from.getTime()),
    ),
  );
  return until.getTime() - from.getTime() - away.reduce((sum, ms) => sum + ms, 0);
}
