import { addMonths } from './dates.ts';

/** PayFast reckons in South African time, which has no summer time. */
const JOHANNESBURG_MS = 2 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Every month has this day: a subscription billed on a later one would drift. */
const LAST_BILLING_DAY = 28;

const toWall = (moment: Date) => new Date(moment.getTime() + JOHANNESBURG_MS);
const fromWall = (wall: Date) => new Date(wall.getTime() - JOHANNESBURG_MS);

/** The day in Johannesburg, YYYY-MM-DD. */
export function billingDay(moment: Date): string {
  return toWall(moment).toISOString().slice(0, 10);
}

/** Midnight in Johannesburg before a moment. */
export function startOfBillingDay(moment: Date): Date {
  return fromWall(new Date(`${billingDay(moment)}T00:00:00.000Z`));
}

/** The same day and time `months` later in Johannesburg. */
export function addBillingMonths(moment: Date, months: number): Date {
  return fromWall(addMonths(toWall(moment), months));
}

/**
 * The first moment from `wanted` on that PayFast can charge every month: tomorrow at the earliest (today could be
 * charged at once), and never on a day that some month has not.
 */
export function firstBillingMoment(wanted: Date, now: Date): Date {
  let moment = wanted;
  while (billingDay(moment) <= billingDay(now) || toWall(moment).getUTCDate() > LAST_BILLING_DAY) {
    moment = new Date(moment.getTime() + DAY_MS);
  }
  return moment;
}
