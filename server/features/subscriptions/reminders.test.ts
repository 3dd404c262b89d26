import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { actAtPayfast, payAtPayfast } from '../../../tests/support/payfast.ts';
import { insertReport } from '../../../tests/support/reports.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { openVisitor, registerOwner, signIn, type Owner } from '../../../tests/support/visitor.ts';
import { rescuePayments } from './rescue-payments.ts';
import { sendReminders } from './send-reminders.ts';
import { stopCharging } from './stop-charging.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app[Symbol.asyncDispose]());

const OWNER = 'anna@example.org';
const subjects = () =>
  app.mailbox
    .mails()
    .filter(({ to, subject }) => to.includes(OWNER) && !/code/.test(subject))
    .map(({ subject }) => subject);

/** The job as the clock runs it, twice and in two processes. */
async function remind(): Promise<string[]> {
  const before = subjects().length;
  await Promise.all([sendReminders(app.ctx), sendReminders(app.ctx)]);
  await sendReminders(app.ctx);
  await app.runDueJobs();
  return subjects().slice(before);
}

async function subscriptionOf(owner: Owner): Promise<number> {
  const { rows } = await app.ctx.pool.query<{ id: string }>(
    'select id from subscriptions where user_id = $1',
    [owner.id],
  );
  return Number(rows[0]!.id);
}

async function saveLeavebit(owner: Owner): Promise<void> {
  await owner
    .send('post', '/api/trigger-bytes')
    .send({ description: 'Kept', infoFields: 'secret', sharingEmails: ['ben@example.org'] })
    .expect(201);
  await app.runDueJobs();
}

const countLeavebits = async () =>
  (await app.ctx.pool.query<{ n: number }>('select count(*)::int as n from trigger_bytes')).rows[0]!.n;

/** Moves to so many days after the free period's end. */
async function daysAfterFreePeriod(days: number): Promise<void> {
  const { rows } = await app.ctx.pool.query<{ free_until: Date }>('select free_until from subscriptions');
  const wanted = rows[0]!.free_until.getTime() + days * 86_400_000 + 1000;
  app.clock.advance({ seconds: (wanted - app.ctx.clock.now().getTime()) / 1000 });
}

const signInAgain = () => signIn(app, { username: OWNER });

describe('an owner who does nothing', () => {
  it('is reminded twice, told that it is closed, warned three times, and then their data is destroyed', async () => {
    const owner = await registerOwner(app, OWNER);
    await saveLeavebit(owner);
    expect(await remind()).toEqual([]);
    const told: [number, string[]][] = [];
    for (const days of [-8, -7, -3, -1, 0, 1, 20, 300, 335.5, 340, 358.6, 364.7, 366]) {
      await daysAfterFreePeriod(days);
      told.push([days, await remind()]);
    }
    expect(told.filter(([, letters]) => letters.length > 0)).toEqual([
      [-7, ['Your free time with LeaveBits ends in 7 days']],
      [-1, ['Your free time with LeaveBits ends in 1 day']],
      [0, ['Your LeaveBits are closed for now']],
      [335.5, ['Your LeaveBits will be destroyed in 30 days']],
      [358.6, ['Your LeaveBits will be destroyed in 7 days']],
      [364.7, ['Your LeaveBits will be destroyed in 1 day']],
      [366, ['Your LeaveBits have been destroyed']],
    ]);
    expect(await countLeavebits()).toBe(0);
    await daysAfterFreePeriod(800);
    expect(await remind()).toEqual([]);

    // The account is still there, and a new start pays for the month that begins.
    const back = await signInAgain();
    const owed = await back.send('get', '/api/subscription-reactivation-amount').expect(200);
    expect(owed.body).toMatchObject({ amount: '1.00', monthsOwed: 1 });
    const view = async () => (await back.send('get', '/api/user-subscription').expect(200)).body as object;
    const destroyed = { dataDestroyedAt: expect.any(String) as string, dataKeptUntil: null };
    expect(await view()).toMatchObject({ isBlocked: true, ...destroyed });
    await payAtPayfast(app, await subscriptionOf(back));
    await app.runDueJobs();
    const list = await back.send('get', '/api/trigger-bytes').expect(200);
    expect(list.body).toEqual([]);
    expect(await view()).toMatchObject({ isBlocked: false, dataDestroyedAt: null });
  });

  it('is not flooded after a downtime, and still gets every warning with all of its days', async () => {
    const owner = await registerOwner(app, OWNER);
    await saveLeavebit(owner);
    await daysAfterFreePeriod(700);
    expect(await remind()).toEqual([
      'Your LeaveBits are closed for now',
      'Your LeaveBits will be destroyed in 30 days',
    ]);
    for (const [days, letters] of [
      [22, []],
      [2, ['Your LeaveBits will be destroyed in 7 days']],
      [5, []],
      [2, ['Your LeaveBits will be destroyed in 1 day']],
      [2, ['Your LeaveBits have been destroyed']],
    ] as const) {
      expect(await countLeavebits()).toBe(1);
      app.clock.advance({ days });
      expect(await remind()).toEqual(letters);
    }
    expect(await countLeavebits()).toBe(0);
  });

  it('keeps everything by paying what is owed, even on the last day', async () => {
    const owner = await registerOwner(app, OWNER);
    await saveLeavebit(owner);
    await daysAfterFreePeriod(335.5);
    await remind();
    await daysAfterFreePeriod(358.6);
    await remind();
    await daysAfterFreePeriod(364.7);
    expect(await remind()).toHaveLength(1);
    const back = await signInAgain();
    const owed = await back.send('get', '/api/subscription-reactivation-amount').expect(200);
    expect(owed.body).toMatchObject({ amount: '12.00', monthsOwed: 12, amountZar: '210.00' });
    await payAtPayfast(app, await subscriptionOf(back));
    await app.runDueJobs();
    const list = await back.send('get', '/api/trigger-bytes').expect(200);
    expect(list.body).toHaveLength(1);
    app.clock.advance({ days: 10 });
    await remind();
    expect(await countLeavebits()).toBe(1);
  });
});

describe('an owner who cancelled at PayFast in the free time', () => {
  it('is asked for a card before it ends, as one who never had one', async () => {
    const owner = await registerOwner(app, OWNER);
    const token = await payAtPayfast(app, await subscriptionOf(owner));
    await app.runDueJobs();
    await actAtPayfast(app, token, 'cancel');
    await app.runDueJobs();
    await daysAfterFreePeriod(-1);
    expect(await remind()).toEqual(['Your free time with LeaveBits ends in 1 day']);
    const mail = app.mailbox.mails().find(({ subject }) => subject.includes('ends in 1 day'));
    expect(mail!.text).toMatch(/add a\s+card until then/);
  });
});

describe('an owner whose card fails', () => {
  it('is told once that it is overdue and once that it is closed, and pays what is owed with a new card', async () => {
    const owner = await registerOwner(app, OWNER);
    const id = await subscriptionOf(owner);
    const token = await payAtPayfast(app, id);
    await app.runDueJobs();
    await daysAfterFreePeriod(-1);
    expect(await remind()).toEqual(['Your free time with LeaveBits ends in 1 day']);
    await actAtPayfast(app, token, 'fail');
    // Up to four days later, since PayFast never charges on the last days of a month.
    await daysAfterFreePeriod(5.5);
    const { rows } = await app.ctx.pool.query<{ next_payment_date: Date }>(
      'select next_payment_date from subscriptions',
    );
    const due = rows[0]!.next_payment_date.getTime();
    app.clock.advance({ seconds: (due + 1.5 * 86_400_000 - app.ctx.clock.now().getTime()) / 1000 });
    expect(await remind()).toEqual(['Your LeaveBits payment has not arrived']);
    // The page that waits for a payment must not take the last one for it.
    const visitor = await openVisitor(app);
    const waiting = await visitor.send('get', `/api/payment/${id}/status`).expect(200);
    expect(waiting.body).toMatchObject({ status: 'Monthly', isActive: false });
    app.clock.advance({ days: 1 });
    expect(await remind()).toEqual([]);
    app.clock.advance({ days: 1 });
    expect(await remind()).toEqual(['Your LeaveBits are closed for now']);

    const renewed = await payAtPayfast(app, id);
    await app.runDueJobs();
    const paid = await visitor.send('get', `/api/payment/${id}/status`).expect(200);
    expect(paid.body).toMatchObject({ isActive: true });
    const back = await signInAgain();
    const view = await back.send('get', '/api/user-subscription').expect(200);
    expect(view.body).toMatchObject({ status: 'Monthly', isActive: true });
    // The old card is charged no more.
    expect(await app.payfast.store.find(token)).toMatchObject({ status: 2 });
    expect(await app.payfast.store.find(renewed)).toMatchObject({ status: 1 });
  });
});

describe('nobody is asked to pay, and nothing is destroyed,', () => {
  /** Everything is announced and due; only a report can stand in the way. */
  async function dueForDestruction(): Promise<Owner> {
    const owner = await registerOwner(app, OWNER);
    await saveLeavebit(owner);
    await daysAfterFreePeriod(364);
    await app.ctx.pool.query(
      `update subscriptions set destruction_stage = 1, destruction_stage_at = now(), destroy_at = $1`,
      [app.ctx.clock.now()],
    );
    app.clock.advance({ days: 2 });
    return owner;
  }

  it.each(['pending', 'released'] as const)('while a report is %s', async (status) => {
    const owner = await dueForDestruction();
    await insertReport(app, owner.id, status);
    expect(await remind()).toEqual([]);
    expect(await countLeavebits()).toBe(1);
  });

  it('while a payment waits for its checks, however long PayFast cannot be asked', async () => {
    const owner = await dueForDestruction();
    const errors = vi.spyOn(app.ctx.logger, 'error').mockImplementation(() => undefined);
    app.payfast.down.add('validate');
    await payAtPayfast(app, await subscriptionOf(owner));
    await remind();
    expect(await countLeavebits()).toBe(1);
    expect(errors.mock.calls.map(([details]) => (details as { alarm: string }).alarm)).toContain(
      'destruction-postponed',
    );
    app.payfast.down.clear();
    app.clock.advance({ minutes: 11 });
    await rescuePayments(app.ctx);
    await app.runDueJobs();
    await remind();
    expect(await countLeavebits()).toBe(1);
    const view = await (await signInAgain()).send('get', '/api/user-subscription').expect(200);
    expect(view.body).toMatchObject({ status: 'Monthly', isBlocked: false });
  });

  it.each(['rejected', 'contradiction'])('for a month after a payment of money was a %s', async (verdict) => {
    const owner = await dueForDestruction();
    vi.spyOn(app.ctx.logger, 'error').mockImplementation(() => undefined);
    await payAtPayfast(app, await subscriptionOf(owner));
    await app.ctx.pool.query('update payments set verdict = $1, processed_at = created_at', [verdict]);
    await remind();
    expect(await countLeavebits()).toBe(1);
    app.clock.advance({ days: 31 });
    await remind();
    expect(await countLeavebits()).toBe(0);
  });

  it('when the report is refuted: every warning comes again, with all of its days', async () => {
    const owner = await dueForDestruction();
    await insertReport(app, owner.id, 'pending');
    expect(await remind()).toEqual([]);
    await app.ctx.pool.query(
      "update death_incapacitation_reports set status = 'refuted', refuted_by = 'home', refuted_at = $1",
      [app.ctx.clock.now()],
    );
    const told = [];
    for (const days of [0, 22, 1, 5.5, 0.9]) {
      app.clock.advance({ seconds: days * 86_400 });
      told.push(...(await remind()));
    }
    expect(told.filter((subject) => subject.includes('destroyed'))).toEqual([
      'Your LeaveBits will be destroyed in 30 days',
      'Your LeaveBits will be destroyed in 7 days',
      'Your LeaveBits will be destroyed in 1 day',
    ]);
    expect(await countLeavebits()).toBe(1);
    app.clock.advance({ days: 1 });
    expect(await remind()).toContain('Your LeaveBits have been destroyed');
  });

  it('which without a report would happen at that moment', async () => {
    await dueForDestruction();
    expect(await remind()).toContain('Your LeaveBits have been destroyed');
    expect(await countLeavebits()).toBe(0);
  });

  it('or asked to pay after charging was stopped for a release', async () => {
    const owner = await registerOwner(app, OWNER);
    await insertReport(app, owner.id, 'released');
    await stopCharging(app.ctx, { userId: owner.id });
    await daysAfterFreePeriod(10);
    expect(await remind()).toEqual([]);
  });
});

describe('a blocked owner', () => {
  it('can sign in, see what is owed and have the link mailed, and is refused everything else with 402', async () => {
    await registerOwner(app, OWNER);
    await daysAfterFreePeriod(40);
    const owner = await signInAgain();
    for (const [method, path] of [
      ['get', '/api/trigger-bytes'],
      ['post', '/api/trigger-bytes'],
      ['patch', '/api/trigger-bytes/1'],
      ['delete', '/api/trigger-bytes/1'],
      ['get', '/api/trigger-bytes/1/attachments'],
      ['get', '/api/trigger-bytes/1/attachments/a.txt'],
      ['get', '/api/verification-status'],
      ['get', '/api/mail-status'],
      ['post', '/api/share-multiple'],
      ['post', '/api/upload/tus'],
      ['post', '/api/upload/files/1'],
    ] as const) {
      const refused = await owner.send(method, path).expect(402);
      expect(refused.body).toMatchObject({
        message: expect.any(String) as string,
        subscriptionBlocked: true,
      });
    }
    for (const path of ['user', 'user-subscription', 'payments', 'release-config', 'reports']) {
      await owner.send('get', `/api/${path}`).expect(200);
    }
    const view = await owner.send('get', '/api/user-subscription').expect(200);
    expect(view.body).toMatchObject({ isBlocked: true, dataKeptUntil: expect.any(String) as string });
    const owed = await owner.send('get', '/api/subscription-reactivation-amount').expect(200);
    expect(owed.body).toMatchObject({ amount: '2.00', monthsOwed: 2, adminFee: '0.00', amountZar: '35.00' });

    const sent = await owner.send('post', '/api/send-reactivation-payment-email').expect(200);
    expect(sent.body).toEqual({ sentTo: OWNER });
    await app.runDueJobs();
    const mail = await app.mailbox.waitForMail({ to: OWNER, subject: /payment link/ });
    expect(mail.links[0]).toMatch(/^http:\/\/leavebits\.test\/payment\/[\w-]+$/);
    for (let n = 0; n < 4; n++) await owner.send('post', '/api/send-reactivation-payment-email').expect(200);
    await owner.send('post', '/api/send-reactivation-payment-email').expect(429);
  });
});

describe('the exchange rate', () => {
  async function rateServer(
    answer: () => { status: number; body: string },
  ): Promise<Server & { url: string }> {
    const server = createServer((_req, res) => {
      const { status, body } = answer();
      res.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return Object.assign(server, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  }

  it('is fetched, believed within bounds, kept for a week, and never changes what a running subscription pays', async () => {
    const { refreshExchangeRate } = await import('./exchange-rate.ts');
    let answer = { status: 200, body: '{"rates":{"ZAR":18.2345678}}' };
    const server = await rateServer(() => answer);
    const { createExchangeRates } = await import('../../adapters/exchange-rates.ts');
    const ctx = { ...app.ctx, exchangeRates: createExchangeRates(server.url) };
    try {
      const owner = await registerOwner(app, OWNER);
      const id = await subscriptionOf(owner);
      const visitor = await openVisitor(app);
      const rate = async () => {
        const quote = await visitor.send('get', `/api/payment/${id}/quote`).expect(200);
        const { rate, monthlyZar, isFallbackRate } = quote.body as Record<string, unknown>;
        return { rate, monthlyZar, isFallbackRate };
      };
      await refreshExchangeRate(ctx);
      expect(await rate()).toEqual({ rate: '18.2346', monthlyZar: '18.23', isFallbackRate: false });

      const errors = vi.spyOn(app.ctx.logger, 'error').mockImplementation(() => undefined);
      for (const body of ['{"rates":{"ZAR":9.99}}', '{"rates":{"ZAR":40.01}}', '{"rates":{"ZAR":-18}}']) {
        answer = { status: 200, body };
        await refreshExchangeRate(ctx).catch(() => undefined);
        expect((await rate()).rate).toBe('18.2346');
      }
      expect(errors).toHaveBeenCalledTimes(3);
      for (const broken of [
        { status: 500, body: '{}' },
        { status: 200, body: '{}' },
        { status: 200, body: 'no JSON' },
      ]) {
        answer = broken;
        await expect(refreshExchangeRate(ctx)).rejects.toThrow();
        expect((await rate()).rate).toBe('18.2346');
      }

      await payAtPayfast(app, id);
      await app.runDueJobs();
      answer = { status: 200, body: '{"conversion_rates":{"ZAR":19}}' };
      await refreshExchangeRate(ctx);
      const running = await owner.send('get', '/api/user-subscription').expect(200);
      expect(running.body).toMatchObject({ nextPaymentAmountZar: '18.23' });

      const other = await registerOwner(app, 'other@example.org');
      const quote = await visitor
        .send('get', `/api/payment/${await subscriptionOf(other)}/quote`)
        .expect(200);
      expect(quote.body).toMatchObject({ rate: '19.00' });
      app.clock.advance({ days: 7 });
      const late = await visitor.send('get', `/api/payment/${await subscriptionOf(other)}/quote`).expect(200);
      expect(late.body).toMatchObject({ rate: '17.50', isFallbackRate: true });
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
  });
});
