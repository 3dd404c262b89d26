import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import supertest from 'supertest';
import {
  actAtPayfast,
  checkoutOf,
  craftNotice,
  payAtPayfast,
  postNotice,
} from '../../../tests/support/payfast.ts';
import { parameterString } from '../../adapters/payfast/signatures.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { registerOwner } from '../../../tests/support/visitor.ts';
import { addApplyJob } from './store-notification.ts';
import { applyNotification } from './apply-notification.ts';
import { cancelAtPayfast } from './cancel-at-payfast.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { rescuePayments } from './rescue-payments.ts';

let app: TestApp;
let alarms: { alarm: string; reason?: string }[];
beforeAll(async () => {
  // 127.0.0.1 is the one proxy, so that a test can say which address a notification comes from.
  app = await startTestApp({ TRUST_PROXY: '1', PAYFAST_ITN_SOURCES: '127.0.0.1,41.74.179.192/27' });
});
afterAll(() => app[Symbol.asyncDispose]());

const from = (address: string) => ({ 'X-Forwarded-For': address });
const PAYFAST = '41.74.179.194';

beforeEach(() => {
  alarms = [];
  for (const level of ['warn', 'error'] as const) {
    vi.spyOn(app.ctx.logger, level).mockImplementation((details: unknown) => {
      if ((details as { alarm?: string }).alarm) alarms.push(details as { alarm: string });
    });
  }
});
const alarmed = () => alarms.map(({ alarm }) => alarm);

interface Stored {
  verdict: string;
  verdict_reason: string | null;
  payment_status: string;
}
const stored = async (token: string) =>
  (
    await app.ctx.pool.query<Stored>('select * from payments where token = $1 order by created_at, id', [
      token,
    ])
  ).rows;
const stateOf = async (id: number) =>
  (
    await app.ctx.pool.query<object>(
      'select sub_status, next_payment_date, paid_until, payfast_sub_token from subscriptions where id = $1',
      [id],
    )
  ).rows[0];
const countPayments = async () =>
  (await app.ctx.pool.query<{ n: number }>('select count(*)::int as n from payments')).rows[0]!.n;

let serial = 0;
async function subscribed() {
  const owner = await registerOwner(app, `itn-${++serial}@example.org`);
  const view = await owner.send('get', '/api/user-subscription').expect(200);
  const { id } = view.body as { id: number };
  const token = await payAtPayfast(app, id);
  await app.runDueJobs();
  return { owner, id, token };
}

const CHARGE = { status: 'COMPLETE', cents: 1750, isStart: false } as const;

/** Posts it, works off everything, and expects that nothing came of it. */
async function expectNothing(id: number, body: string, status: number, address = PAYFAST): Promise<void> {
  const before = await stateOf(id);
  await postNotice(app, body).set(from(address)).expect(status);
  await app.runDueJobs();
  expect(await stateOf(id)).toEqual(before);
}

describe('a notification that PayFast has not signed', () => {
  it('is refused, stored nowhere, and noted in the log', async () => {
    const { id, token } = await subscribed();
    const before = await countPayments();
    const genuine = await craftNotice(app, token, CHARGE);
    const forged = [
      await craftNotice(app, token, CHARGE, { passphrase: 'guessed' }),
      await craftNotice(app, token, CHARGE, { passphrase: '' }),
      genuine.replace('amount_gross=17.50', 'amount_gross=99.50'),
      genuine.replace(/signature=\w+/, ''),
      genuine.replace(/signature=(\w+)/, 'signature=$1&amount_gross=99.50'),
      `amount_gross=99.50&${genuine}`,
      genuine.split('&').sort().join('&'),
      `${genuine.replace(/&signature=.*/, '')}&signature=`,
      '{"payment_status":"COMPLETE"}',
      '%',
      'x',
    ];
    for (const body of forged) await expectNothing(id, body, 400);
    await postNotice(app, '').set(from(PAYFAST)).expect(400);
    expect(await countPayments()).toBe(before);
    expect(alarmed()).toEqual(Array(forged.length + 1).fill('notification-refused'));
  });

  it('is refused when it is large, without being read', async () => {
    await postNotice(app, `x=${'y'.repeat(17_000)}`).expect(413);
    const many = Array.from({ length: 101 }, (_, n) => `f${n}=`).join('&');
    await postNotice(app, many).expect(400);
  });

  it('is refused when it is our own checkout, whose signature everyone with a payment link can read', async () => {
    const owner = await registerOwner(app, 'own-checkout@example.org');
    const { id } = (await owner.send('get', '/api/user-subscription').expect(200)).body as { id: number };
    const { signature, ...fields } = await checkoutOf(app, id);
    const before = await countPayments();
    const body = `${parameterString(Object.entries(fields))}&signature=${signature}`;
    await expectNothing(id, body, 400);
    expect(await countPayments()).toBe(before);
    expect(alarms).toMatchObject([{ reason: 'it says nothing of a payment' }]);
  });

  it('is refused when it is for another merchant, though signed', async () => {
    const { id, token } = await subscribed();
    const body = await craftNotice(app, token, CHARGE, { set: { merchant_id: '10000101' } });
    await expectNothing(id, body, 400);
  });
});

describe('a signed notification that does not hold', () => {
  it('is stored and changes nothing when it comes from another address', async () => {
    const { id, token } = await subscribed();
    const body = await craftNotice(app, token, CHARGE);
    for (const address of ['203.0.113.9', '41.74.179.224', '::1', 'unknown']) {
      await expectNothing(id, body, 200, address);
    }
    expect(alarmed()).toContain('payment-rejected');
    // The real one is applied all the same, though someone else was first.
    const before = await stateOf(id);
    await postNotice(app, body).set(from(PAYFAST)).expect(200);
    await app.runDueJobs();
    expect(await stateOf(id)).not.toEqual(before);
    expect((await stored(token)).map(({ verdict }) => verdict)).toEqual(['applied', 'applied']);
  });

  it('is stored and changes nothing when PayFast does not confirm it', async () => {
    const { id, token } = await subscribed();
    await expectNothing(id, await craftNotice(app, token, CHARGE, { isKnown: false }), 200);
    expect((await stored(token)).at(-1)).toMatchObject({
      verdict: 'rejected',
      verdict_reason: 'PayFast does not confirm that it sent it',
    });
    expect(alarmed()).toEqual(['payment-rejected']);
  });

  it('is checked again when PayFast sends it again', async () => {
    const { id, token } = await subscribed();
    const body = await craftNotice(app, token, CHARGE, { isKnown: false });
    await expectNothing(id, body, 200);
    const before = await stateOf(id);
    await app.payfast.store.keepNotice(await app.payfast.store.nextNotice(token), body);
    await postNotice(app, body).set(from(PAYFAST)).expect(200);
    await app.runDueJobs();
    expect(await stateOf(id)).not.toEqual(before);
  });

  it.each([
    ['another amount', { amount_gross: '1.00' }, 'the amount is not the one agreed on'],
    ['an amount that is none', { amount_gross: 'NaN' }, 'the amount is not the one agreed on'],
    ['a status nobody knows', { payment_status: 'FAILED' }, 'the status is none we know'],
    ['no token', { token: '' }, 'it names no subscription of PayFast'],
    [
      'a token and an order of nobody',
      { token: 'foreign', m_payment_id: 'x' },
      'it is about nothing that was offered here',
    ],
    [
      'an order that is not the token’s',
      { m_payment_id: 'x' },
      'its token and our name of the payment do not belong together',
    ],
  ])('is stored, alarmed and not guessed at with %s', async (_name, set: Record<string, string>, reason) => {
    const { id, token } = await subscribed();
    await expectNothing(id, await craftNotice(app, token, CHARGE, { set }), 200);
    expect(alarms).toMatchObject([{ alarm: 'payment-contradiction', reason }]);
  });

  it('cannot pay for somebody else’s subscription', async () => {
    const mine = await subscribed();
    const other = await subscribed();
    const offer = (await app.payfast.store.find(other.token))!.checkout['m_payment_id']!;
    const before = await stateOf(other.id);
    await expectNothing(
      mine.id,
      await craftNotice(app, mine.token, CHARGE, { set: { m_payment_id: offer } }),
      200,
    );
    expect(await stateOf(other.id)).toEqual(before);
  });

  it('is alarmed when it reports a payment in another way than before', async () => {
    const { id, token } = await subscribed();
    const body = await craftNotice(app, token, CHARGE);
    await postNotice(app, body).set(from(PAYFAST)).expect(200);
    await app.runDueJobs();
    const number = /pf_payment_id=(\d+)/.exec(body)![1]!;
    const other = await craftNotice(app, token, CHARGE, {
      set: { pf_payment_id: number, amount_fee: '-9.99' },
    });
    await expectNothing(id, other, 200);
    await expectNothing(id, other, 200);
    expect(alarmed()).toEqual(['payment-contradiction']);
    expect(await stored(token)).toHaveLength(3);
  });
});

describe('a genuine notification', () => {
  it('counts once, however often and however parallel it comes', async () => {
    const { id, token } = await subscribed();
    const body = await craftNotice(app, token, CHARGE);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => postNotice(app, body).set(from(PAYFAST))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const [row] = (
      await app.ctx.pool.query<{ id: string }>('select id from payments where raw_notification = $1', [body])
    ).rows;
    const before = await stateOf(id);
    await Promise.all(Array.from({ length: 4 }, () => applyNotification(app.ctx, { paymentId: row!.id })));
    const after = await stateOf(id);
    expect(after).not.toEqual(before);
    await app.runDueJobs();
    await expectNothing(id, body, 200);
    expect((await stored(token)).filter(({ verdict }) => verdict === 'applied')).toHaveLength(2);
    expect(alarmed()).toEqual([]);
  });

  it('is answered before the slow checks, and applied once PayFast can be asked', async () => {
    const { id, token } = await subscribed();
    const before = await stateOf(id);
    app.payfast.down.add('validate');
    await actAtPayfast(app, token, 'charge');
    expect(await app.payfast.store.find(token)).toMatchObject({ lastNotice: 'COMPLETE: answered 200' });
    await app.runDueJobs();
    expect(await stateOf(id)).toEqual(before);
    app.payfast.down.delete('validate');
    app.clock.advance({ minutes: 1 });
    await app.runDueJobs();
    expect(await stateOf(id)).not.toEqual(before);
  });

  it('is applied though the process died between storing and checking it', async () => {
    const { id, token } = await subscribed();
    const before = await stateOf(id);
    await actAtPayfast(app, token, 'charge');
    await app.ctx.pool.query("delete from graphile_worker._private_jobs where key like 'payment:%'");
    await rescuePayments(app.ctx);
    await app.runDueJobs();
    expect(await stateOf(id)).toEqual(before);
    app.clock.advance({ minutes: 11 });
    await rescuePayments(app.ctx);
    await rescuePayments(app.ctx);
    await app.runDueJobs();
    expect(await stateOf(id)).not.toEqual(before);
  });

  it('in the wrong order comes to the same: charge before start, cancellation before both', async () => {
    const outcomes = [];
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 0, 2],
      [2, 0, 1],
    ]) {
      const owner = await registerOwner(app, `order-${++serial}@example.org`);
      const { id } = (await owner.send('get', '/api/user-subscription').expect(200)).body as { id: number };
      const fields = await checkoutOf(app, id);
      const token = `order-${serial}`;
      await app.payfast.store.add({
        token,
        checkout: fields,
        amountCents: 1750,
        runDate: fields['billing_date']!,
      });
      const notices = [
        await craftNotice(app, token, { status: 'COMPLETE', cents: 0, isStart: true }),
        await craftNotice(app, token, CHARGE),
        await craftNotice(app, token, { status: 'CANCELLED' }),
      ];
      await app.payfast.store.set(token, { status: 2 });
      for (const index of order) {
        await postNotice(app, notices[index]!).set(from(PAYFAST)).expect(200);
        await app.runDueJobs();
      }
      const state = (await stateOf(id)) as { sub_status: string; next_payment_date: Date };
      const due = Date.parse(`${fields['billing_date']}T00:00:00Z`);
      outcomes.push([
        state.sub_status,
        Math.round((state.next_payment_date.getTime() - due) / 86_400_000 / 30),
      ]);
    }
    expect(outcomes).toEqual(Array(4).fill(['Cancelled', 1]));
  });

  it('of a charge after a cancellation is kept, undoes nothing, and is alarmed', async () => {
    const { owner, id, token } = await subscribed();
    await owner.send('post', '/api/cancel-subscription').expect(200);
    await app.runDueJobs();
    const cancelled = (await stateOf(id)) as { sub_status: string; next_payment_date: Date };
    await postNotice(app, await craftNotice(app, token, CHARGE))
      .set(from(PAYFAST))
      .expect(200);
    await app.runDueJobs();
    expect(await stateOf(id)).toMatchObject({
      sub_status: 'Cancelled',
      next_payment_date: cancelled.next_payment_date,
    });
    expect(alarmed()).toEqual(['charged-after-cancel']);
  });

  it('of nothing for a running subscription extends nothing', async () => {
    const { id, token } = await subscribed();
    const body = await craftNotice(app, token, { status: 'COMPLETE', cents: 0, isStart: true });
    await expectNothing(id, body, 200);
    expect(alarmed()).toEqual([]);
  });

  it('of a cancellation that PayFast’s confirmation disowns is believed when the subscription is cancelled there', async () => {
    const { id, token } = await subscribed();
    const body = await craftNotice(app, token, { status: 'CANCELLED' }, { isKnown: false });
    await expectNothing(id, body, 200);
    await app.payfast.store.set(token, { status: 2 });
    const second = await craftNotice(app, token, { status: 'CANCELLED' }, { isKnown: false });
    await postNotice(app, second).set(from(PAYFAST)).expect(200);
    await app.runDueJobs();
    expect(await stateOf(id)).toMatchObject({ sub_status: 'Cancelled' });
  });

  it('needs no session, cookie, token or JSON, and is never counted as a try', async () => {
    const { token } = await subscribed();
    const body = await craftNotice(app, token, CHARGE);
    for (let n = 0; n < 130; n++) await postNotice(app, body).set(from(PAYFAST)).expect(200);
    await supertest(app.server).get('/api/payfast/itn').expect(404);
  });
});

describe('asking PayFast about charges that were not heard of', () => {
  it('takes over a cancellation, once a day, and asks nothing while nothing is due', async () => {
    const { id, token } = await subscribed();
    const asked = app.payfast.asked.api;
    await reconcilePayments(app.ctx);
    expect(app.payfast.asked.api).toBe(asked);
    await app.ctx.pool.query(
      "update subscriptions set paid_until = now() - interval '40 hours' where id = $1",
      [id],
    );
    await reconcilePayments(app.ctx);
    expect(app.payfast.asked.api).toBe(asked + 1);
    await reconcilePayments(app.ctx);
    expect(app.payfast.asked.api).toBe(asked + 1);
    await app.payfast.store.set(token, { status: 2 });
    await app.ctx.pool.query(
      "update agreements set fetched_at = now() - interval '2 days' where token = $1",
      [token],
    );
    await reconcilePayments(app.ctx);
    expect(await stateOf(id)).toMatchObject({ sub_status: 'Cancelled' });
  });

  it('alarms where PayFast seems to have charged, and guesses nothing', async () => {
    const { id, token } = await subscribed();
    const before = await stateOf(id);
    await app.payfast.store.countCharge(token);
    await app.ctx.pool.query(
      "update subscriptions set paid_until = now() - interval '40 hours' where id = $1",
      [id],
    );
    await reconcilePayments(app.ctx);
    expect(alarmed()).toContain('charge-unheard');
    expect(await stateOf(id)).toMatchObject({ sub_status: (before as { sub_status: string }).sub_status });
  });

  it('goes on with the others when PayFast is away, and is tried again', async () => {
    const { id } = await subscribed();
    await app.ctx.pool.query(
      "update subscriptions set paid_until = now() - interval '40 hours' where id = $1",
      [id],
    );
    app.payfast.down.add('api');
    await expect(reconcilePayments(app.ctx)).rejects.toThrow('could not be asked');
    app.payfast.down.delete('api');
    await reconcilePayments(app.ctx);
  });

  it('a cancellation that stays unconfirmed is alarmed at every try, and taken up again', async () => {
    const { owner, token } = await subscribed();
    app.payfast.down.add('api');
    await owner.send('post', '/api/cancel-subscription').expect(200);
    await expect(cancelAtPayfast(app.ctx, { token })).rejects.toThrow('cannot be reached');
    expect(alarmed()).toContain('cancel-unconfirmed');
    await app.ctx.pool.query("delete from graphile_worker._private_jobs where key like 'cancel:%'");
    app.payfast.down.delete('api');
    app.clock.advance({ minutes: 11 });
    await rescuePayments(app.ctx);
    await app.runDueJobs();
    expect(await app.payfast.store.find(token)).toMatchObject({ status: 2 });
  });
});

it('a second job for a notification that was applied does nothing', async () => {
  const { id, token } = await subscribed();
  const before = await stateOf(id);
  const { rows } = await app.ctx.pool.query<{ id: string }>('select id from payments where token = $1', [
    token,
  ]);
  await addApplyJob(app.ctx.db, rows[0]!.id);
  await app.runDueJobs();
  expect(await stateOf(id)).toEqual(before);
});
