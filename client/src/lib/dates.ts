export { formatMoment } from '#shared/domain/dates.ts';

/** The browser's clock: shown and sent, never trusted by the server. The only place that reads it. */
export function now(): Date {
  return new Date();
}

/** A moment by both of the browser's clocks, in ms. */
export interface Mark {
  /** Goes on while the machine sleeps, but can be set. */
  wall: number;
  /** Cannot be set, but may stand still while the machine sleeps. */
  steady: number;
}

export function mark(): Mark {
  return { wall: now().getTime(), steady: performance.now() };
}
