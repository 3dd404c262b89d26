import { checkupMonths, type CheckupInterval } from '#shared/domain/checkup.ts';
import { addMonths } from '#shared/domain/dates.ts';

/** What is known of an owner's check-ups. */
export interface CheckupFacts {
  every: CheckupInterval;
  createdAt: Date;
  /** When the owner last went through it, and when we last wrote about it. Null: never. */
  checkedUpAt: Date | null;
  askedAt: Date | null;
}

/** From when on a check-up is due. A new account is due after its first interval. Null where the owner wants none. */
export function getCheckupDueDate({ every, createdAt, checkedUpAt }: CheckupFacts): Date | null {
  const months = checkupMonths[every];
  return months === null ? null : addMonths(checkedUpAt ?? createdAt, months);
}

export function isCheckupDue(facts: CheckupFacts, now: Date): boolean {
  const due = getCheckupDueDate(facts);
  return due !== null && now >= due;
}

/** Whether it is time to write. We write once for each interval, also to somebody who never looks. */
export function isCheckupRequestDue(facts: CheckupFacts, now: Date): boolean {
  const due = getCheckupDueDate(facts);
  if (due === null || now < due) return false;
  const { askedAt, every } = facts;
  // A mail before the check-up that was last done, or from a clock that was ahead, counts no more than it should.
  if (askedAt === null || askedAt < due) return true;
  return now >= addMonths(askedAt, checkupMonths[every]!);
}
