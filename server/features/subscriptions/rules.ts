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
  type SubscriptionDates,
  type SubscriptionState,
} from '#shared/domain/subscription.ts';

/** The end of a new account's free period: two years while early access runs, else one month. */
export function getFreePeriodEnd(now: Date, earlyAccessUntil: Date | null): Date {
  const isEarly = earlyAccessUntil !== null && now < earlyAccessUntil;
  return addMonths(now, isEarly ? billingLimits.earlyAccessMonths : billingLimits.trialMonths);
}

/** When the service was suspended because payments stopped. Null while it is in force, and after the owner's own cancel. */
export function getLapseStart(
  { isCancelledByOwner, ...state }: SubscriptionState & { isCancelledByOwner: boolean },
  now: Date,
): Date | null {
  return isSubscriptionBlocked(state, now) && !isCancelledByOwner ? getBlockingDate(state) : null;
}

/** A subscription at PayFast, with everything we know about it. Amounts in ZAR cents. */
export interface Agreement {
  token: string;
  /** The token of the agreement that this one replaces, as its checkout was offered; null for a first one. */
  replaces: string | null;
  coversUntil: Date;
  /** The end of the free or paid time before its first monthly charge. `coversUntil` can be days later. */
  paidUntil: Date;
  startCents: number;
  recurringCents: number;
  /** The payments that PayFast reported. No two have the same id. */
  payments: readonly { id: string; cents: number }[];
  /** When the owner cancelled it here. */
  cancelAskedAt: Date | null;
  /** It is over at PayFast, or must end for another reason than the owner's wish. */
  isCancelled: boolean;
  /** It began by an offer from before the owner's cancel, so the cancel applies to it. */
  isRefused: boolean;
}

/** All facts that decide a subscription's state. Facts are only ever added, so their order cannot matter. */
export interface SubscriptionFacts {
  freeUntil: Date;
  /** The end of the free time after a time without payments. Null: there was none. It holds for everybody, also after a cancel. */
  waivedUntil: Date | null;
  agreements: readonly Agreement[];
}

export interface DerivedSubscription extends SubscriptionDates {
  /** The end of the free or paid time, whatever the status. */
  paidUntil: Date;
  /** Months that two agreements paid for. Each is credited: the paid time ends that much later. */
  monthsPaidTwice: number;
  /** The months of these that PayFast's charges of the last agreement do not know of: each comes that much earlier. */
  monthsAhead: number;
  /** The agreement in force, or the last that was. */
  current: Agreement | null;
  /** Agreements that must not be charged: replaced, refused and duplicate ones. */
  strays: Agreement[];
}

/**
 * Derives the subscription's state from the facts. Each agreement follows the one that its offer replaces. If two follow
 * the same one, the first at PayFast counts and the other is a stray. A payment never undoes `CANCELLED` or the owner's
 * cancel. A month that two agreements in a row paid for counts as a month ahead.
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

/**
 * PayFast has reported the start, or a charge, which needs a start. Where a start costs money, a payment of nothing does
 * not count as one.
 */
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

/** The number of paid monthly charges. A start that costs as much as a month is not one of them. */
function chargeCount({ payments, startCents, recurringCents }: Agreement): number {
  const asMuch = payments.filter(({ cents }) => isSameAmount(cents, recurringCents)).length;
  return isSameAmount(startCents, recurringCents) ? Math.max(0, asMuch - 1) : asMuch;
}

/** What the agreements of a row pay for together. No month that was paid is lost. */
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
 * The months that were paid before an agreement and that its offer did not know of: the replaced card paid them after all.
 * The offer counted from the end of the paid time that it knew.
 */
function monthsPaidBefore(agreement: Agreement, replaced: Agreement, paidUntil: Date): number {
  const known = addBillingMonths(agreement.paidUntil, -monthsOfStart(agreement, replaced));
  let months = 0;
  while (addBillingMonths(known, months + 1) <= paidUntil) months += 1;
  return months;
}

/** The months that the start pays for. After the owner's cancel, its price has a fee beside them. */
function monthsOfStart({ startCents, recurringCents }: Agreement, replaced: Agreement): number {
  const { adminFeeCents, monthlyFeeCents } = billingLimits;
  const fees = replaced.cancelAskedAt ? adminFeeCents / monthlyFeeCents : 0;
  return Math.max(0, Math.round(startCents / recurringCents - fees));
}

/**
 * The days until PayFast's first charge are free for an owner who keeps the agreement until then.
 * @param monthsAhead that are credited to it.
 */
function agreementPaidUntil(agreement: Agreement, monthsAhead: number): Date {
  const charges = chargeCount(agreement);
  const isOver = agreement.isCancelled || agreement.cancelAskedAt !== null;
  const from = charges === 0 && isOver ? agreement.paidUntil : agreement.coversUntil;
  return addBillingMonths(from, charges + monthsAhead);
}

/** PayFast's amount may differ by a cent. */
const isSameAmount = (a: number, b: number) => Math.abs(a - b) <= 1;

function byFirstPayment(a: Agreement, b: Agreement): number {
  const first = ({ payments }: Agreement) => payments.map(({ id }) => id).sort(compareIds)[0]!;
  return compareIds(first(a), first(b));
}

/** PayFast's payment numbers rise with time. No two are the same. */
function compareIds(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : 1);
}

const latest = (moments: Date[]) => moments.reduce((a, b) => (a > b ? a : b));

/** The content of a checked notification. */
export type AgreementNotification =
  | { status: 'COMPLETE'; paymentId: string; cents: number | null }
  | { status: 'CANCELLED' }
  | { status: 'other' };

export type NotificationVerdict =
  | { verdict: 'applied'; agreement: Agreement; isLateCharge: boolean }
  | { verdict: 'contradiction'; reason: string };

/**
 * Applies a notification to its agreement: adds a payment, or ends it. The amount must be that of the start or of a month.
 * The start can be reported after the first charge.
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
      // A payment of nothing is a free start, a restart or a new card.
      const isExpected =
        cents !== null &&
        (cents === 0 || isSameAmount(cents, startCents) || isSameAmount(cents, recurringCents));
      if (!isExpected) return { verdict: 'contradiction', reason: 'the amount is not the one agreed on' };
      const isSecondStart =
        !isSameAmount(cents, recurringCents) &&
        cents !== 0 &&
        payments.some((payment) => isSameAmount(payment.cents, startCents));
      if (isSecondStart) return { verdict: 'contradiction', reason: 'the start is already paid' };
      return {
        verdict: 'applied',
        agreement: { ...agreement, payments: [...payments, { id: paymentId, cents }] },
        isLateCharge: cents > 0 && (agreement.isCancelled || agreement.cancelAskedAt !== null),
      };
    }
    case 'other':
      return { verdict: 'contradiction', reason: 'we do not know this status' };
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
  /** The owner cancelled here, in the dialog that names the fee. */
  isCancelledByOwner: boolean;
  isDataDestroyed: boolean;
}

/** The cost and the time of a new start. Amounts in USD cents. */
export interface SubscriptionOffer {
  monthsOwed: number;
  feeCents: number;
  dueCents: number;
  /** When the first monthly charge is due. */
  coversUntil: Date;
  /** The end of the free or paid time with the start. The days from then until the first charge are a gift. */
  paidUntil: Date;
}

/** Nothing can be bought while a subscription runs and is paid. A day after a failed charge, it can be replaced. */
export function canStartSubscription(state: SubscriptionState, now: Date): boolean {
  const isRunning = state.status === 'Monthly' || state.status === 'Annual';
  return !isRunning || isPaymentOverdue(state, now);
}

/**
 * The unpaid months that have begun, and the fee after an explicit cancel. No more months count than data is kept for.
 */
export function calculateOffer(facts: OfferFacts, now: Date): SubscriptionOffer {
  // Nobody pays for destroyed data: a new start pays only for the month that begins.
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
