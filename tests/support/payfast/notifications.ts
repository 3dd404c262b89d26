import { expect, vi } from 'vitest';
import { payAtPayfast, postNotification } from './payfast.ts';
import type { TestApp } from '../test-app.ts';
import { registerOwner } from '../visitor.ts';

/** Trusts 127.0.0.1 as the only proxy, so that a test can choose a notification's source address. */
export const ITN_SETTINGS = { TRUST_PROXY: '1', PAYFAST_ITN_SOURCES: '127.0.0.1,41.74.179.192/27' };
export const PAYFAST_ADDRESS = '41.74.179.194';
export const createSourceAddressHeaders = (address: string) => ({ 'X-Forwarded-For': address });

export const MONTHLY_CHARGE = { status: 'COMPLETE', cents: 1750, isStart: false } as const;

export interface CapturedAlarm {
  alarm: string;
  reason?: string;
}

/** All alerts from now on, until the end of a test. */
export function captureAlarms(app: TestApp): CapturedAlarm[] {
  const alarms: CapturedAlarm[] = [];
  for (const level of ['warn', 'error'] as const) {
    vi.spyOn(app.ctx.logger, level).mockImplementation((details: unknown) => {
      if ((details as { alarm?: string }).alarm) alarms.push(details as CapturedAlarm);
    });
  }
  return alarms;
}

interface Stored {
  verdict: string;
  verdict_reason: string | null;
  payment_status: string;
}

/** The stored notifications about a PayFast subscription. */
export async function listStoredNotifications(app: TestApp, token: string): Promise<Stored[]> {
  const { rows } = await app.ctx.pool.query<Stored>(
    'select * from payments where token = $1 order by created_at, id',
    [token],
  );
  return rows;
}

/** The derived state of a subscription. */
export async function loadSubscriptionState(app: TestApp, id: number): Promise<object | undefined> {
  const { rows } = await app.ctx.pool.query<object>(
    'select sub_status, next_payment_date, paid_until, payfast_sub_token from subscriptions where id = $1',
    [id],
  );
  return rows[0];
}

export const countPayments = async (app: TestApp) =>
  (await app.ctx.pool.query<{ n: number }>('select count(*)::int as n from payments')).rows[0]!.n;

let serial = 0;

/** A new owner with a started subscription. */
export async function createSubscribedOwner(app: TestApp) {
  const owner = await registerOwner(app, `itn-${++serial}@example.org`);
  const view = await owner.send('get', '/api/user-subscription').expect(200);
  const { id } = view.body as { id: number };
  const token = await payAtPayfast(app, id);
  await app.runDueJobs();
  return { owner, id, token };
}

/** Posts it, runs all jobs, and expects no effect. */
export async function expectNotificationIgnored(
  app: TestApp,
  id: number,
  body: string,
  status: number,
  address = PAYFAST_ADDRESS,
): Promise<void> {
  const before = await loadSubscriptionState(app, id);
  await postNotification(app, body).set(createSourceAddressHeaders(address)).expect(status);
  await app.runDueJobs();
  expect(await loadSubscriptionState(app, id)).toEqual(before);
}
