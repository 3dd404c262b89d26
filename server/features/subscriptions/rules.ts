import {
  addBillingMonths,
  findFirstBillingMoment,
  getStartOfBillingDay,
} from '#shared/domain/billing-dates.ts';
import { addMonths } from '#shared/domain/dates.ts';
import { billingLimits } from '#shared/domain/limits.ts';
import {
  getBlockingDate,
  isSubscriptionBlocked,
  isPaymentOverdue,
  type SubscriptionBilling,
  type SubscriptionState,
} from '#shared/domain/subscription.ts';

/** The end of a new account's free period: two years during early access, otherwise one month. */
export function getFreePeriodEnd(now: Date, earlyAccessUntil: Date | null): Date {
  const isEarly = earlyAccessUntil !== null && now < earlyAccessUntil;
  return addMonths(now, isEarly ? billingLimits.earlyAccessMonths : billingLimits.trialMonths);
}

/** When the service was suspended because payments stopped. Null while it is active, and after the owner's own cancellation. */
export function getLapseStart(
  { isCancelledByOwner, ...state }: SubscriptionState & { isCancelledByOwner: boolean },
  now: Date,
): Date | null {
  return isSubscriptionBlocked(state, now) && !isCancelledByOwner ? getBlockingDate(state) : null;
}

/** A subscription at PayFast, with everything we know about it. Amounts are in ZAR cents. */
export interface Agreement {
  token: string;
  /** The token of the agreement that this one replaces, according to its checkout offer. Null for a first agreement. */
  replaces: string | null;
  coversUntil: Date;
  /** The end of the free or paid period before its first monthly charge. `coversUntil` can be days later. */
  paidUntil: Date;
  startCents: number;
  recurringCents: number;
  /** The payments reported by PayFast, with unique ids. */
  payments: readonly { id: string; cents: number }[];
  /** When the owner cancelled it in the app. */
  cancelAskedAt: Date | null;
  /** It has ended at PayFast, or must end for a reason other than the owner's cancellation. */
  isCancelled: boolean;
  /** Its offer predates the owner's cancellation, which therefore applies to it. */
  isRefused: boolean;
}

/** All facts that determine a subscription's state. They are only ever added, so their order can't matter. */
export interface SubscriptionFacts {
  freeUntil: Date;
  /**
   * The end of the free period granted when payments were turned back on. Null if there was none. Applies to everyone, even those
   * who have cancelled.
   */
  waivedUntil: Date | null;
  agreements: readonly Agreement[];
}

export interface DerivedSubscription extends SubscriptionBilling {
  /** The end of the free or paid period, whatever the status. */
  paidUntil: Date;
  /** Months for which two agreements paid. Each is credited by extending the paid period. */
  monthsPaidTwice: number;
  /**
   * How many of these the last agreement's charge dates at PayFast don't account for. Its charges come that many months early.
   */
  monthsAhead: number;
  /** The active agreement, or the last one that was. */
  current: Agreement | null;
  /** Agreements that must not be charged: replaced, rejected and duplicate ones. */
  strays: Agreement[];
}

/**
 * Derives the subscription's state from the facts. Agreements form a chain in which each follows the one that its offer replaces.
 * If two replace the same one, the first at PayFast counts, and the other is a stray. A payment never undoes `CANCELLED` or the
 * owner's cancellation. A month paid by two consecutive agreements counts as a month ahead.
 */
export function deriveSubscription({
  freeUntil,
  waivedUntil,
  agreements,
}: SubscriptionFacts): DerivedSubscription {
  const chain = followers(agreements.filter(({ isRefused }) => !isRefused));
  const current = chain.at(-1) ?? null;
  const waived = waivedUntil ?? freeUntil;
  const known = paidTime(freeUntil, chain);
  const paid = { ...known, paidUntil: latest([known.paidUntil, waived]) };
  const { paidUntil } = paid;
  const strays = agreements.filter((agreement) => isAgreementStarted(agreement) && agreement !== current);
  if (!current) return { status: 'Trial', nextPaymentDate: paidUntil, ...paid, current, strays };
  const { cancelAskedAt, isCancelled } = current;
  const status = cancelAskedAt || isCancelled ? 'Cancelled' : 'Monthly';
  const endsAt = cancelAskedAt && cancelAskedAt < paidUntil ? cancelAskedAt : paidUntil;
  const nextPaymentDate = waivedUntil ? latest([endsAt, waivedUntil]) : endsAt;
  return { status, nextPaymentDate, ...paid, current, strays };
}

/** PayFast has reported the start, or a charge, which implies a start. A zero payment isn't a start if the start costs money. */
export const isAgreementStarted = ({ payments, startCents }: Agreement) =>
  payments.some(({ cents }) => cents > 0 || startCents === 0);

function followers(agreements: readonly Agreement[]): Agreement[] {
  const chain: Agreement[] = [];
  let rest = agreements.filter(isAgreementStarted);
  for (;;) {
    const last = chain.at(-1)?.token ?? null;
    const [next] = rest.filter(({ replaces }) => replaces === last).sort(byFirstPayment);
    if (!next) return chain;
    chain.push(next);
    rest = rest.filter((agreement) => agreement !== next);
  }
}

/** The number of paid monthly charges, excluding a start that happens to cost the same as a month. */
function chargeCount({ payments, startCents, recurringCents }: Agreement): number {
  const asMuch = payments.filter(({ cents }) => isSameAmount(cents, recurringCents)).length;
  return isSameAmount(startCents, recurringCents) ? Math.max(0, asMuch - 1) : asMuch;
}

/** The total period paid by a chain of agreements. No paid month is lost. */
function paidTime(freeUntil: Date, chain: readonly Agreement[]) {
  let paidUntil = freeUntil;
  let monthsPaidTwice = 0;
  let monthsAhead = 0;
  for (const [place, agreement] of chain.entries()) {
    const replaced = chain[place - 1];
    monthsAhead = replaced ? monthsPaidBefore(agreement, replaced, paidUntil) : 0;
    monthsPaidTwice += monthsAhead;
    paidUntil = latest([paidUntil, agreementPaidUntil(agreement, monthsAhead)]);
  }
  return { paidUntil, monthsPaidTwice, monthsAhead };
}

/**
 * The months paid before an agreement without its offer knowing, because the replaced card was charged after all. The offer
 * counted from the end of the paid period known at the time.
 */
function monthsPaidBefore(agreement: Agreement, replaced: Agreement, paidUntil: Date): number {
  const known = addBillingMonths(agreement.paidUntil, -monthsOfStart(agreement, replaced));
  let months = 0;
  while (addBillingMonths(known, months + 1) <= paidUntil) months += 1;
  return months;
}

/** The number of months that the start pays for. After the owner's cancellation, its price also includes a fee. */
function monthsOfStart({ startCents, recurringCents }: Agreement, replaced: Agreement): number {
  const { adminFeeCents, monthlyFeeCents } = billingLimits;
  const fees = replaced.cancelAskedAt ? adminFeeCents / monthlyFeeCents : 0;
  return Math.max(0, Math.round(startCents / recurringCents - fees));
}

/**
 * If the owner keeps the agreement until PayFast's first charge, the days until then are free.
 * @param monthsAhead the months credited to it.
 */
function agreementPaidUntil(agreement: Agreement, monthsAhead: number): Date {
  const charges = chargeCount(agreement);
  const isOver = agreement.isCancelled || agreement.cancelAskedAt !== null;
  const from = charges === 0 && isOver ? agreement.paidUntil : agreement.coversUntil;
  return addBillingMonths(from, charges + monthsAhead);
}

/** PayFast's amount may be off by one cent. */
const isSameAmount = (a: number, b: number) => Math.abs(a - b) <= 1;

function byFirstPayment(a: Agreement, b: Agreement): number {
  const first = ({ payments }: Agreement) => payments.map(({ id }) => id).sort(compareIds)[0]!;
  return compareIds(first(a), first(b));
}

/** Compares PayFast's payment ids, which are unique and increase over time. */
function compareIds(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : 1);
}

const latest = (moments: Date[]) => moments.reduce((a, b) => (a > b ? a : b));

/** The content of a verified notification. */
export type AgreementNotification =
  | { status: 'COMPLETE'; paymentId: string; cents: number | null }
  | { status: 'CANCELLED' }
  | { status: 'other' };

export type NotificationVerdict =
  | { verdict: 'applied'; agreement: Agreement; isLateCharge: boolean }
  | { verdict: 'contradiction'; reason: string };

/**
 * Applies a notification to its agreement, by adding a payment or ending it. The amount must match the start or a month. The
 * start may be reported after the first charge.
 */
export function applyNotificationToAgreement(
  agreement: Agreement,
  notice: AgreementNotification,
): NotificationVerdict {
  switch (notice.status) {
    case 'CANCELLED':
      return { verdict: 'applied', agreement: { ...agreement, isCancelled: true }, isLateCharge: false };
    case 'COMPLETE': {
      const { paymentId, cents } = notice;
      const { startCents, recurringCents, payments } = agreement;
      // A zero payment is a free start, a restart or a new card.
      const isExpected =
        cents !== null &&
        (cents === 0 || isSameAmount(cents, startCents) || isSameAmount(cents, recurringCents));
      if (!isExpected) return { verdict: 'contradiction', reason: 'the amount isn’t the agreed one' };
      const isSecondStart =
        !isSameAmount(cents, recurringCents) &&
        cents !== 0 &&
        payments.some((payment) => isSameAmount(payment.cents, startCents));
      if (isSecondStart) return { verdict: 'contradiction', reason: 'the first payment was already made' };
      return {
        verdict: 'applied',
        agreement: { ...agreement, payments: [...payments, { id: paymentId, cents }] },
        isLateCharge: cents > 0 && (agreement.isCancelled || agreement.cancelAskedAt !== null),
      };
    }
    case 'other':
      return { verdict: 'contradiction', reason: 'the status is unknown' };
  }
}

/** Whether the data was destroyed and nothing has been paid since. */
export function isDataDestroyed({
  dataDestroyedAt,
  paidUntil,
}: {
  dataDestroyedAt: Date | null;
  paidUntil: Date;
}): boolean {
  return dataDestroyedAt !== null && dataDestroyedAt >= paidUntil;
}

export interface OfferFacts extends SubscriptionState {
  paidUntil: Date;
  /** The owner cancelled in the app, in the dialog that mentions the fee. */
  isCancelledByOwner: boolean;
  isDataDestroyed: boolean;
}

/** The price and period of a new start. Amounts are in USD cents. */
export interface SubscriptionOffer {
  monthsOwed: number;
  feeCents: number;
  dueCents: number;
  /** When the first monthly charge is due. */
  coversUntil: Date;
  /** The end of the free or paid period including the start. The days between then and the first charge are free. */
  paidUntil: Date;
}

/** Nothing can be bought while a subscription is running and paid. It can be replaced one day after a failed charge. */
export function canStartSubscription(state: SubscriptionState, now: Date): boolean {
  const isRunning = state.status === 'Monthly' || state.status === 'Annual';
  return !isRunning || isPaymentOverdue(state, now);
}

/**
 * The price of a new start: the unpaid months begun so far, up to the retention period, plus the fee after an explicit
 * cancellation.
 */
export function calculateOffer(facts: OfferFacts, now: Date): SubscriptionOffer {
  // Nobody pays for destroyed data: a new start only costs the month it begins.
  const unpaidFrom =
    facts.isDataDestroyed && facts.paidUntil < now ? getStartOfBillingDay(now) : facts.paidUntil;
  const months = monthsBegun(unpaidFrom, now);
  const monthsOwed = Math.min(months, billingLimits.retentionMonths);
  const paidUntil = addBillingMonths(unpaidFrom, months);
  const feeCents = facts.isCancelledByOwner ? billingLimits.adminFeeCents : 0;
  return {
    monthsOwed,
    feeCents,
    dueCents: monthsOwed * billingLimits.monthlyFeeCents + feeCents,
    coversUntil: findFirstBillingMoment(paidUntil, now),
    paidUntil,
  };
}

/** The smallest number of months that moves `from` into the future. */
function monthsBegun(from: Date, now: Date): number {
  let months = 0;
  while (addBillingMonths(from, months) <= now) months += 1;
  return months;
}
