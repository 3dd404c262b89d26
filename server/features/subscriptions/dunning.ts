import { addMonths } from '#shared/domain/dates.ts';
import { isBlocked, isOverdue, KEPT_MONTHS, type SubscriptionState } from './rules.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const REMINDED_DAYS_AHEAD = [7, 1] as const;
/** A first charge can come some days after the free period, for PayFast's sake; a paid month is longer. */
const FIRST_CHARGE_DAYS_LATER = 7;
/** Warnings before data is destroyed, each at least this many days ahead. */
export const WARNED_DAYS_AHEAD = [30, 7, 1] as const;
export type WarnedDaysAhead = (typeof WARNED_DAYS_AHEAD)[number];

const later = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS);

export interface PaymentFacts extends SubscriptionState {
  freeUntil: Date;
  /** The owner cancelled here, and got a letter then. */
  isCancelledByOwner: boolean;
}

export type PaymentReminder =
  | { letter: 'free-period-ends'; days: 7 | 1; at: Date }
  | { letter: 'payment-overdue'; at: Date }
  | { letter: 'service-blocked'; at: Date };

/**
 * The one letter about paying that is owed now, if any; `at` names its occasion. What was missed in a downtime is not sent
 * late: a reminder of seven days gives way to that of one day, and both to the notice of what has happened.
 */
export function paymentReminder(facts: PaymentFacts, now: Date): PaymentReminder | null {
  const { nextPaymentDate, freeUntil, isCancelledByOwner } = facts;
  if (isBlocked(facts, now)) {
    return isCancelledByOwner ? null : { letter: 'service-blocked', at: nextPaymentDate };
  }
  if (isOverdue(facts, now)) return { letter: 'payment-overdue', at: nextPaymentDate };
  const endsFreePeriod = nextPaymentDate <= later(freeUntil, FIRST_CHARGE_DAYS_LATER);
  if (!endsFreePeriod || now >= nextPaymentDate) return null;
  const days = [...REMINDED_DAYS_AHEAD].reverse().find((ahead) => now >= later(nextPaymentDate, -ahead));
  return days === undefined ? null : { letter: 'free-period-ends', days, at: nextPaymentDate };
}

/** How far the announcement of a destruction has got. */
export interface DestructionState {
  stage: WarnedDaysAhead | null;
  destroyAt: Date | null;
}

export interface DestructionFacts extends SubscriptionState, DestructionState {
  paidUntil: Date;
}

export type DestructionStep = { warn: WarnedDaysAhead; destroyAt: Date } | 'destroy' | null;

/**
 * The next step towards destroying what was unpaid for twelve months: three warnings in turn, each at its time or as much
 * later as a downtime was long, so that every one leaves the owner all of its days.
 */
export function destructionStep(facts: DestructionFacts, now: Date): DestructionStep {
  if (!isBlocked(facts, now)) return null;
  const announced = facts.destroyAt ?? addMonths(facts.paidUntil, KEPT_MONTHS);
  const next = WARNED_DAYS_AHEAD[facts.stage === null ? 0 : WARNED_DAYS_AHEAD.indexOf(facts.stage) + 1];
  if (next === undefined) return now >= announced ? 'destroy' : null;
  if (now < later(announced, -next)) return null;
  const earliest = later(now, next);
  return { warn: next, destroyAt: announced > earliest ? announced : earliest };
}
