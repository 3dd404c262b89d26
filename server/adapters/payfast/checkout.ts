import { formatCents } from '#shared/domain/money.ts';
import { signCheckout } from './signatures.ts';

export interface PayfastCheckoutRequest {
  merchantId: string;
  merchantKey: string;
  passphrase: string;
  notifyUrl: string;
  returnUrl: string;
  cancelUrl: string;
  /**
   * Set only for the signed-in owner, because the checkout's fields pass through the visitor's browser. Left out if PayFast might
   * reject it. The buyer can enter an address there.
   */
  emailAddress: string | null;
  /** Our identifier for this checkout. Every notification echoes it. */
  paymentId: string;
  /** ZAR cents charged immediately, and monthly from `billingDate` on. */
  startCents: number;
  recurringCents: number;
  /** YYYY-MM-DD in Africa/Johannesburg. */
  billingDate: string;
}

/** PayFast's limit. Its checks are those of PHP, which knows no address with a period beside another or at the end of a part. */
const isPayfastEmail = (email: string) => email.length <= 100 && !/^\.|\.\.|\.@/.test(email);

/** PayFast's codes for a subscription (2 would be a stored card), for monthly, and for "until cancelled". */
const SUBSCRIPTION = '1';
const MONTHLY = '3';
const UNTIL_CANCELLED = '0';

/** The fields of a monthly subscription in the order of PayFast's documentation, which its signature follows. */
export function buildCheckoutFields(request: PayfastCheckoutRequest): Record<string, string> {
  const { emailAddress } = request;
  const fields: [string, string | null][] = [
    ['merchant_id', request.merchantId],
    ['merchant_key', request.merchantKey],
    ['return_url', request.returnUrl],
    ['cancel_url', request.cancelUrl],
    ['notify_url', request.notifyUrl],
    ['email_address', emailAddress && isPayfastEmail(emailAddress) ? emailAddress : null],
    ['m_payment_id', request.paymentId],
    ['amount', formatCents(request.startCents)],
    ['item_name', 'LeaveBits monthly subscription'],
    ['payment_method', 'cc'],
    ['subscription_type', SUBSCRIPTION],
    ['billing_date', request.billingDate],
    ['recurring_amount', formatCents(request.recurringCents)],
    ['frequency', MONTHLY],
    ['cycles', UNTIL_CANCELLED],
  ];
  const filled = fields.filter((field): field is [string, string] => field[1] !== null);
  return { ...Object.fromEntries(filled), signature: signCheckout(filled, request.passphrase) };
}
