import { SECOND_MS } from '#shared/domain/durations.ts';
import { formatCents } from '#shared/domain/money.ts';
import { signNotification, buildParameterString } from '../../adapters/payfast/signatures.ts';
import type { SimulatorStore, SimulatedSubscription } from './store.ts';

const TIMEOUT_MS = 15 * SECOND_MS;

export type ItnKind = { status: 'COMPLETE'; cents: number; isStart: boolean } | { status: 'CANCELLED' };

/** The fields of a notification, in the order of notifications recorded from PayFast. */
export function buildItnFields(
  subscription: Pick<SimulatedSubscription, 'token' | 'checkout'>,
  paymentId: string,
  kind: ItnKind,
): [string, string][] {
  const { checkout, token } = subscription;
  const custom = (type: string) =>
    [1, 2, 3, 4, 5].map((n): [string, string] => [
      `custom_${type}${n}`,
      checkout[`custom_${type}${n}`] ?? '',
    ]);
  // A cancellation has no amounts.
  const amounts: [string, string][] =
    kind.status === 'COMPLETE'
      ? [
          ['amount_gross', formatCents(kind.cents)],
          ['amount_fee', formatCents(-feeOf(kind.cents))],
          ['amount_net', formatCents(kind.cents - feeOf(kind.cents))],
        ]
      : [];
  return [
    ['m_payment_id', checkout['m_payment_id'] ?? ''],
    ['pf_payment_id', paymentId],
    ['payment_status', kind.status],
    ['item_name', checkout['item_name'] ?? ''],
    ['item_description', checkout['item_description'] ?? ''],
    ...amounts,
    ...custom('str'),
    ...custom('int'),
    ['name_first', checkout['name_first'] ?? 'Test'],
    ['name_last', checkout['name_last'] ?? 'User 01'],
    ['email_address', checkout['email_address'] ?? 'sbtu01@payfast.co.za'],
    ['merchant_id', checkout['merchant_id'] ?? ''],
    ['token', token],
    ...(kind.status === 'COMPLETE' && kind.isStart
      ? [['billing_date', checkout['billing_date'] ?? ''] as [string, string]]
      : []),
  ];
}

const feeOf = (cents: number) => (cents === 0 ? 0 : Math.round(cents * 0.035) + 200);

/** Creates, stores and posts a notification. */
export async function sendItn(
  store: SimulatorStore,
  passphrase: string,
  subscription: SimulatedSubscription,
  kind: ItnKind,
): Promise<void> {
  const paymentId = await store.createItn(subscription.token);
  const fields = buildItnFields(subscription, paymentId, kind);
  const body = `${buildParameterString(fields)}&signature=${signNotification(fields, passphrase)}`;
  await store.storeItn(paymentId, body);
  await postItn(store, subscription, body);
}

/** Posts a notification, repeatedly if requested, and records the response for the list. */
export async function postItn(
  store: SimulatorStore,
  { token, checkout }: SimulatedSubscription,
  body: string,
): Promise<void> {
  const status = await post(checkout['notify_url'] ?? '', body);
  const name = /payment_status=(\w+)/.exec(body)?.[1] ?? 'ITN';
  await store.set(token, { lastNotice: `${name}: ${status}` });
}

async function post(url: string, body: string): Promise<string> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return `HTTP ${answer.status}`;
  } catch {
    return 'no response';
  }
}
