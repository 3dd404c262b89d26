import { parseCents } from '#shared/domain/money.ts';
import type { PayfastSettings } from '../../config/payfast-settings.ts';
import { signCheckout, isSameSignature } from '../../adapters/payfast/signatures.ts';

const LEAST_CENTS = 500;

/** The documented order of the fields, in which they are signed. */
const CHECKOUT_ORDER = [
  ...[
    'merchant_id',
    'merchant_key',
    'return_url',
    'cancel_url',
    'notify_url',
    'fica_idnumber',
    'name_first',
    'name_last',
  ],
  ...['email_address', 'cell_number', 'm_payment_id', 'amount', 'item_name', 'item_description'],
  ...[1, 2, 3, 4, 5].map((n) => `custom_int${n}`),
  ...[1, 2, 3, 4, 5].map((n) => `custom_str${n}`),
  ...['email_confirmation', 'confirmation_address', 'payment_method', 'subscription_type', 'billing_date'],
  ...['recurring_amount', 'frequency', 'cycles', 'subscription_notify_email', 'subscription_notify_webhook'],
  'subscription_notify_buyer',
];

/** PayFast's reasons for rejecting a checkout, in its own words; empty if it would accept. */
export function validateCheckout(
  fields: Record<string, string>,
  settings: PayfastSettings,
  today: string,
): string[] {
  const value = (name: string) => fields[name] ?? '';
  const problems: string[] = [];
  const demand = (isMet: boolean, problem: string) => {
    if (!isMet) problems.push(problem);
  };
  const signed = CHECKOUT_ORDER.map((name) => [name, value(name)] as const);
  demand(value('merchant_id') === settings.merchantId, 'merchant_id: Invalid merchant ID.');
  demand(value('merchant_key') === settings.merchantKey, 'merchant_key: Invalid merchant key.');
  demand(
    isSameSignature(signCheckout(signed, settings.passphrase), value('signature')),
    'signature: Generated signature does not match submitted signature.',
  );
  const amount = parseCents(value('amount'));
  demand(
    amount !== null && (amount === 0 || amount >= LEAST_CENTS),
    'amount: The amount must be R0.00 or at least R5.00.',
  );
  demand(
    value('item_name').length > 0 && value('item_name').length <= 100,
    'item_name: The item name is required.',
  );
  for (const name of ['name_first', 'name_last', 'email_address', 'm_payment_id']) {
    demand(
      value(name).length <= 100,
      `${name}: The ${name.replaceAll('_', ' ')} may not be longer than 100.`,
    );
  }
  for (const name of ['return_url', 'cancel_url', 'notify_url']) {
    demand(/^https?:\/\//.test(value(name)), `${name}: The ${name.replace('_', ' ')} format is invalid.`);
  }
  demand(value('subscription_type') === '1', 'subscription_type: Only subscriptions are supported here.');
  demand(value('frequency') === '3', 'frequency: Only monthly billing is supported here.');
  demand(/^\d+$/.test(value('cycles')), 'cycles: The number of cycles is required.');
  demand(
    (parseCents(value('recurring_amount')) ?? 0) >= LEAST_CENTS,
    'recurring_amount: It must be at least R5.00.',
  );
  demand(
    /^\d{4}-\d\d-\d\d$/.test(value('billing_date')) && value('billing_date') >= today,
    'billing_date: The billing date must not be in the past.',
  );
  return problems;
}
