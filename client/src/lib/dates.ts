export { formatMoment } from '#shared/domain/dates.ts';

/** The browser's clock: shown and sent, never trusted by the server. The only place that reads it. */
export function now(): Date {
  return new Date();
}
