export { formatMoment } from '#shared/domain/dates.ts';

/** The only access to the browser's clock. The server never trusts it. */
export function now(): Date {
  return new Date();
}

/** A reading of the browser's two clocks in milliseconds. */
export interface ClockReadings {
  /** The wall clock, which keeps running during sleep but can be changed by the user. */
  wall: number;
  /** The monotonic clock, which the user can't change but which may stop during sleep. */
  steady: number;
}

export function readClocks(): ClockReadings {
  return { wall: now().getTime(), steady: performance.now() };
}
