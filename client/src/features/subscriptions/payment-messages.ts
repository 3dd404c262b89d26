import type { PaymentHistory, PaymentQuote, ReactivationAmount } from '#shared/contracts/subscriptions.ts';
import { formatCount } from '#shared/domain/format-count.ts';
import { formatMoment } from '../../lib/dates.ts';
import type { DetailListRow } from '../../ui/detail-list.tsx';
import { formatDollars, formatRand, isZeroAmount } from './money-format.ts';

const owesNow = ({ dueNowUsd }: PaymentQuote) => !isZeroAmount(dueNowUsd);

/** The introductory sentence of the checkout page. */
export function formatCheckoutIntro(quote: PaymentQuote): string {
  const monthly = `then ${formatDollars(quote.monthlyUsd)}/month for secure legacy platform`;
  return owesNow(quote)
    ? `${formatDollars(quote.dueNowUsd)} outstanding today, ${monthly}`
    : `Free setup today, ${monthly}`;
}

/** The rows of the summary. An amount that is owed is never called free. */
export function formatQuoteRows(quote: PaymentQuote): DetailListRow[] {
  const { dueNowUsd, monthlyUsd, monthsOwed, adminFeeUsd } = quote;
  const plan = { term: 'Plan', value: 'Monthly Subscription' };
  const monthly = { term: 'Then Monthly', value: formatDollars(monthlyUsd) };
  if (!owesNow(quote)) return [plan, { term: 'Setup Fee Today', value: 'FREE ($0.00)' }, monthly];
  return [
    plan,
    ...(monthsOwed > 0
      ? [
          {
            term: 'Outstanding',
            value: `${formatCount(monthsOwed, 'month')} at ${formatDollars(monthlyUsd)}`,
          },
        ]
      : []),
    ...(isZeroAmount(adminFeeUsd) ? [] : [{ term: 'Reactivation Fee', value: formatDollars(adminFeeUsd) }]),
    { term: 'Due Today', value: formatDollars(dueNowUsd), isTotal: true },
    monthly,
  ];
}

/** States the amounts in rand that PayFast will show, and the exchange rate used. */
export function formatRandNote(quote: PaymentQuote): string {
  const { dueNowZar, monthlyZar, rate, isFallbackRate } = quote;
  const figures = owesNow(quote)
    ? `${formatRand(dueNowZar)} today, then ${formatRand(monthlyZar)} a month`
    : `${formatRand(monthlyZar)} a month`;
  const source = isFallbackRate ? ', our standard rate, because today’s rate isn’t available' : '';
  return `PayFast shows amounts in ZAR (South African rand): ${figures}, at ${rate} ZAR for 1 USD${source}.`;
}

/**
 * The note below the button, saying what is charged today and later.
 * @param timeZone for tests; defaults to the reader's.
 */
export function formatChargeNote(quote: PaymentQuote, timeZone?: string): string {
  const monthly = formatDollars(quote.monthlyUsd);
  const date = formatMoment(quote.firstChargeDate, timeZone);
  return owesNow(quote)
    ? `${formatDollars(quote.dueNowUsd)} is charged today. The first monthly ${monthly} follows on ${date}.`
    : `No charge today. The first ${monthly} comes on the next billing cycle, on ${date}.`;
}

/** Whether two quotes charge the same amounts at the same times. */
export function isSameQuote(one: PaymentQuote, other: PaymentQuote): boolean {
  const day = ({ firstChargeDate }: PaymentQuote) => firstChargeDate.slice(0, 10);
  return one.dueNowZar === other.dueNowZar && one.monthlyZar === other.monthlyZar && day(one) === day(other);
}

/** The rows of the summary of what is owed, ending with the total. */
export function formatOwedRows({ amount, monthsOwed, adminFee }: ReactivationAmount): DetailListRow[] {
  return [
    { term: 'Months Owed', value: String(monthsOwed) },
    ...(isZeroAmount(adminFee) ? [] : [{ term: 'Reactivation Fee', value: formatDollars(adminFee) }]),
    { term: 'Outstanding Amount', value: formatDollars(amount), isTotal: true },
  ];
}

/** The amount of a past payment, in rand. */
export function formatPaidAmount({ amount }: Pick<PaymentHistory[number], 'amount'>): string {
  return amount === null ? 'No charge' : formatRand(amount);
}
