import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addDays } from 'date-fns/addDays';
import { startOfDay } from 'date-fns/startOfDay';
import { addMonths } from './dates.ts';

/** PayFast uses South African time, which has no daylight saving. */
const JOHANNESBURG_MS = 2 * 60 * 60 * 1000;
/** Every month has this day. Billing on a later day would drift. */
const LAST_BILLING_DAY = 28;

/** Johannesburg wall-clock time, as if it were UTC. */
const toWall = (moment: Date) => new UTCDateMini(moment.getTime() + JOHANNESBURG_MS);
const fromWall = (wall: Date) => new Date(wall.getTime() - JOHANNESBURG_MS);

/** The date in Johannesburg, YYYY-MM-DD. */
export function formatBillingDay(moment: Date): string {
  return toWall(moment).toISOString().slice(0, 10);
}

/** Midnight in Johannesburg at the start of the moment's day. */
export function getStartOfBillingDay(moment: Date): Date {
  return fromWall(startOfDay(toWall(moment)));
}

/** The same day and time in Johannesburg, `months` later. In a shorter month, its last day. */
export function addBillingMonths(moment: Date, months: number): Date {
  return fromWall(addMonths(toWall(moment), months));
}

/**
 * The first moment from `wanted` on at which PayFast can charge every month. Tomorrow at the earliest, because PayFast may charge
 * immediately if given today's date, and always on a day that every month has.
 */
export function findFirstBillingMoment(wanted: Date, now: Date): Date {
  let wall = toWall(wanted);
  while (formatBillingDay(fromWall(wall)) <= formatBillingDay(now) || wall.getDate() > LAST_BILLING_DAY) {
    wall = addDays(wall, 1);
  }
  return fromWall(wall);
}
