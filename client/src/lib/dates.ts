import { formatMoment as formatBreakingMoment } from '#shared/domain/dates.ts';

/** A moment in the reader's time zone. Its time stays on one line, so that no line begins with “PM”. */
export const formatMoment = (moment: Date | string, timeZone?: string): string =>
  formatBreakingMoment(moment, timeZone).replaceAll(/ (?=([AP]M )?\S+$)/g, '\u00a0');

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

/** The browser's IANA time zone, such as `Africa/Johannesburg`. Undefined in browsers that don't know or tell it. */
export function getTimeZone(): string | undefined {
  // The type promises a name, but some browsers on unusual systems, or with protection from fingerprinting, have none.
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || undefined;
}

/** The reader's time zone for people: `Africa/Johannesburg`, or `UTC+02:00` in a browser that doesn't name it. */
export function describeTimeZone(): string {
  return getTimeZone() ?? formatUtcOffset(-now().getTimezoneOffset());
}

function formatUtcOffset(minutes: number): string {
  const pad = (part: number) => String(Math.floor(part)).padStart(2, '0');
  return `UTC${minutes < 0 ? '-' : '+'}${pad(Math.abs(minutes) / 60)}:${pad(Math.abs(minutes) % 60)}`;
}
