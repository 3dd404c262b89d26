export { formatMoment } from '#shared/domain/dates.ts';

/** The browser's clock. Only this function reads it. The server never trusts it. */
export function now(): Date {
  return new Date();
}

/** A moment by the browser's two clocks, in ms. */
export interface ClockReading {
  /** Goes on while the machine sleeps, but people can set it. */
  wall: number;
  /** Nobody can set it, but it may stand still while the machine sleeps. */
  steady: number;
}

export function readClocks(): ClockReading {
  return { wall: now().getTime(), steady: performance.now() };
}
