import { checkupMonths, type CheckupInterval } from '#shared/contracts/checkups.ts';
import { addMonths } from '#shared/domain/dates.ts';

export interface CheckupFacts {
  every: CheckupInterval;
  createdAt: Date;
  /** When the owner last completed a check-up, and when we last emailed about one. Null means never. */
  checkedUpAt: Date | null;
  askedAt: Date | null;
}

/** When the next check-up is due. For a new account, that is after the first interval. Null if the owner opted out. */
export function getCheckupDueDate({ every, createdAt, checkedUpAt }: CheckupFacts): Date | null {
  const months = checkupMonths[every];
  return months === null ? null : addMonths(checkedUpAt ?? createdAt, months);
}

export function isCheckupDue(facts: CheckupFacts, now: Date): boolean {
  const due = getCheckupDueDate(facts);
  return due !== null && now >= due;
}

/** Whether to send an email now. Even owners who never respond get only one per interval. */
export function isCheckupRequestDue(facts: CheckupFacts, now: Date): boolean {
  const due = getCheckupDueDate(facts);
  if (due === null || now < due) return false;
  const { askedAt, every } = facts;
  // An email that predates the last check-up, or was sent while the clock ran ahead, must not delay the next one.
  if (askedAt === null || askedAt < due) return true;
  return now >= addMonths(askedAt, checkupMonths[every]!);
}
