import { SECOND_MS } from '#shared/domain/durations.ts';
import { now } from '../dates.ts';

/** The header has whole seconds, and a response takes time. A clock this close is right. */
const TOLERANCE_MS = 30 * SECOND_MS;

let aheadMs = 0;

/** Compares the device's clock with the `Date` header of a response that has just arrived. */
export function recordServerDate(date: string | null): void {
  const difference = Date.parse(date ?? '') - now().getTime();
  if (Number.isNaN(difference)) return;
  aheadMs = Math.abs(difference) > TOLERANCE_MS ? difference : 0;
}

/** The time of the server, which decides every deadline. A device's clock can be wrong by days. */
export const serverNow = (): Date => new Date(now().getTime() + aheadMs);
