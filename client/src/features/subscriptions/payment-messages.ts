import type { PaymentHistory, PaymentQuote } from '#shared/contracts/subscriptions.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';
import { formatMoment } from '../../lib/dates.ts';
import type { DetailListRow } from '../../ui/detail-list.tsx';
import { formatDollars, formatRand, isZeroAmount } from './money-format.ts';

const owesNow = ({ dueNowUsd }: PaymentQuote) => !isZeroAmount(dueNowUsd);

/** The introductory sentence of the checkout page. */
export function formatCheckoutIntro(
  quote: PaymentQuote,
  t: TextMessages<'owner-subscriptions-checkout'>,
): string {
  const monthly = formatDollars(quote.monthlyUsd);
  return owesNow(quote)
    ? t('introOwed', { due: formatDollars(quote.dueNowUsd), monthly })
    : t('introFree', { monthly });
}

/** The rows of the summary. An amount that is owed is never called free. */
export function formatQuoteRows(
  quote: PaymentQuote,
  t: TextMessages<'owner-subscriptions-checkout'>,
): DetailListRow[] {
  const { dueNowUsd, monthlyUsd, monthsOwed, adminFeeUsd } = quote;
  const plan = { term: t('plan'), value: t('planName') };
  const monthly = { term: t('thenMonthly'), value: formatDollars(monthlyUsd) };
  if (!owesNow(quote)) return [plan, { term: t('setupFee'), value: t('free') }, monthly];
  return [
    plan,
    ...(monthsOwed > 0
      ? [
          {
            term: t('outstanding'),
            value: t('months', { count: monthsOwed, price: formatDollars(monthlyUsd) }),
          },
        ]
      : []),
    ...(isZeroAmount(adminFeeUsd) ? [] : [{ term: t('reactivationFee'), value: formatDollars(adminFeeUsd) }]),
    { term: t('dueToday'), value: formatDollars(dueNowUsd), isTotal: true },
    monthly,
  ];
}

/** States the amounts in rand that PayFast will show, and the exchange rate used. */
export function formatRandNote(quote: PaymentQuote, t: TextMessages<'owner-subscriptions-checkout'>): string {
  const { dueNowZar, monthlyZar, rate, isFallbackRate } = quote;
  const monthly = formatRand(monthlyZar);
  if (!owesNow(quote)) return t(isFallbackRate ? 'randMonthlyStandard' : 'randMonthly', { monthly, rate });
  const due = formatRand(dueNowZar);
  return t(isFallbackRate ? 'randOwedStandard' : 'randOwed', { due, monthly, rate });
}

/**
 * The note below the button, saying what is charged today and later.
 * @param timeZone for tests; defaults to the reader's.
 */
export function formatChargeNote(
  quote: PaymentQuote,
  t: TextMessages<'owner-subscriptions-checkout'>,
  timeZone?: string,
): string {
  const monthly = formatDollars(quote.monthlyUsd);
  const date = formatMoment(quote.firstChargeDate, timeZone);
  return owesNow(quote)
    ? t('chargeToday', { due: formatDollars(quote.dueNowUsd), monthly, date })
    : t('chargeLater', { monthly, date });
}

/** Whether two quotes charge the same amounts at the same times. */
export function isSameQuote(one: PaymentQuote, other: PaymentQuote): boolean {
  const day = ({ firstChargeDate }: PaymentQuote) => firstChargeDate.slice(0, 10);
  return one.dueNowZar === other.dueNowZar && one.monthlyZar === other.monthlyZar && day(one) === day(other);
}

/** The amount of a past payment, in rand. */
export function formatPaidAmount(
  { amount }: Pick<PaymentHistory[number], 'amount'>,
  t: TextMessages<'owner-subscriptions-status'>,
): string {
  return amount === null ? t('noCharge') : formatRand(amount);
}
