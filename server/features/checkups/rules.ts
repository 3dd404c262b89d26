import { checkupMonths, type CheckupInterval } from '#shared/domain/checkup.ts';
import { addMonths } from '#shared/domain/dates.ts';

/** The facts about an owner's check-ups. */
export interface CheckupFacts {
  every: CheckupInterval;
  createdAt: Date;
  /** When the owner last completed one, and when we last emailed about one. Null: never. */
  checkedUpAt: Date | null;
  askedAt: Date | null;
}

/** When the next check-up is due. A new account is due after its first interval. Null if the owner opted out. */
export function getCheckupDueDate({ every, createdAt, checkedUpAt }: CheckupFacts): Date | null {
  const months = checkupMonths[every];
  return months === null ? null : addMonths(checkedUpAt ?? createdAt, months);
}

export function isCheckupDue(facts: CheckupFacts, now: Date): boolean {
  const due = getCheckupDueDate(facts);
  return due !== null && now >= due;
}

/** Whether to send an email now. At most one per interval, even to owners who never respond. */
export function isCheckupRequestDue(facts: CheckupFacts, now: Date): boolean {
  const due = getCheckupDueDate(facts);
  if (due === null || now < due) return false;
  const { askedAt, every } = facts;
  // An email that predates the last check-up, or was sent by a clock that ran ahead, must not delay the next one.
  if (askedAt === null || askedAt < due) return true;
  return now >= addMonths(askedAt, checkupMonths[every]!);
}
