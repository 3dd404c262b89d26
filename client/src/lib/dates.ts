export { formatMoment } from '#shared/domain/dates.ts';

/** The browser's clock, read only here. The server never trusts it. */
export function now(): Date {
  return new Date();
}

/** The time by the browser's two clocks, in ms. */
export interface ClockReading {
  /** Keeps running during sleep, but users can change it. */
  wall: number;
  /** Cannot be changed by users, but may stop during sleep. */
  steady: number;
}

export function readClocks(): ClockReading {
  return { wall: now().getTime(), steady: performance.now() };
}
