import { formatCents } from '#shared/domain/money.ts';
import { escapeHtml } from '../../adapters/mail/email-layout.ts';
import { renderDevPage } from '../page.ts';
import type { SimulatedSubscription } from './store.ts';

const stateOf: Record<number, string> = { 1: 'Active', 2: 'Cancelled', 3: 'Paused' };

/** No scripts, and nothing is loaded. Forms may only submit here and redirect to the shop. */
export const simulatorContentSecurityPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'";

const facts = (pairs: [string, string][]) =>
  `<dl class="facts">${pairs.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`;

/** Keeps a date from wrapping. */
const unbroken = (date: string) => date.replaceAll('-', '\u2011');

/** The checkout as the buyer sees it. @param fields the signed and verified fields, which the form submits again. */
export function renderCheckoutPage(fields: Record<string, string>): string {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return renderDevPage(
    'Pay with the PayFast simulator',
    `<h1>Pay with the PayFast simulator</h1>
<p>This page simulates PayFast until an account is configured. You won’t be asked for a card, and no money moves.</p>
<div class="card padded"><h2>${escapeHtml(fields['item_name'] ?? '')}</h2>
${facts([
  ['Today', `R${fields['amount']}`],
  ['Then every month', `R${fields['recurring_amount']}, first on ${unbroken(fields['billing_date'] ?? '')}`],
])}
<div class="actions"><form method="post" action="/dev/payfast/pay">${hidden.join('')}<button class="main">Pay</button></form>
<a class="button plain" href="${escapeHtml(fields['cancel_url'] ?? '/')}">Cancel</a></div></div>
<p class="quiet"><a href="/dev/payfast">All subscriptions in the simulator</a></p>`,
  );
}

export function renderBadRequestPage(problems: string[]): string {
  return renderDevPage(
    'Bad Request',
    `<h1>Bad Request</h1><p>The simulator rejected this checkout, as PayFast would:</p>
<ol>${problems.map((problem) => `<li>${escapeHtml(problem)}</li>`).join('')}</ol>`,
  );
}

/** Every subscription, with buttons for events that PayFast triggers itself or from its dashboard. */
export function renderSubscriptionsPage(subscriptions: SimulatedSubscription[]): string {
  const cards = subscriptions.map((subscription) => {
    const { token, checkout, status, amountCents, runDate, cyclesComplete, failures, lastNotice } =
      subscription;
    const path = `/dev/payfast/subscriptions/${encodeURIComponent(token)}`;
    const button = (action: string, label: string, isOn: boolean) =>
      `<form method="post" action="${path}/${action}"><button${isOn ? '' : ' disabled'}>${label}</button></form>`;
    return `<section class="card padded" aria-label="Subscription ${escapeHtml(token)}">
<h2>${escapeHtml(checkout['email_address'] || 'A subscription')}</h2>
${facts([
  ['State', stateOf[status] ?? String(status)],
  ['Every month', `R${formatCents(amountCents)}, next on ${unbroken(runDate)}`],
  ['Charges', `${cyclesComplete} done, ${failures} failed`],
  ['Last notification', lastNotice ?? 'none'],
  ['Token', token],
])}
<div class="actions">${button('charge', 'Charge now', status === 1)}${button('fail', 'Fail a charge', status === 1)}${button('cancel', 'Cancel', status !== 2)}${button('resend', 'Resend last notification', lastNotice !== null)}</div></section>`;
  });
  return renderDevPage(
    'PayFast simulator',
    `<div class="bar"><h1>PayFast simulator</h1><a class="button" href="/dev/payfast">Refresh</a></div>
<p class="quiet">This simulates PayFast until an account is configured. It charges only when you tell it to, and sends notifications to the same URL as PayFast. Like PayFast, it sends none for a failed charge.</p>
${cards.join('\n') || '<div class="card empty"><p>No subscription yet.</p><p class="quiet">Open a payment page, go to the checkout and pay; then refresh this page.</p></div>'}`,
  );
}
