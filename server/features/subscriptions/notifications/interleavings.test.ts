import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  pressPayfastButton,
  loadCheckoutFields,
  craftNotification,
  payAtPayfast,
  postNotification,
} from '#tests/support/payfast/payfast.ts';
import { insertReport } from '#tests/support/release/reports.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { registerOwner } from '#tests/support/visitor.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { retryStuckPayments } from './retry-stuck-payments.ts';
import { sendPaymentReminders } from '../reminders/send-payment-reminders.ts';
import { stopCharging } from '../ending/stop-charging.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

let serial = 0;

interface Life {
  owner: Awaited<ReturnType<typeof registerOwner>>;
  id: number;
  token: string;
  billingDate: string;
  /** Signed and known to PayFast, in chronological order. */
  notices: string[];
}

/** A start, two charges, a zero payment and the end. PayFast hasn't posted these notifications yet. */
async function liveAtPayfast(): Promise<Life> {
  const owner = await registerOwner(app, `life-${++serial}@example.org`);
  const { id } = (await owner.send('get', '/api/user-subscription').expect(200)).body as { id: number };
  const checkout = await loadCheckoutFields(app, id);
  const token = `life-${serial}`;
  const billingDate = checkout['billing_date']!;
  await app.payfast.store.add({ token, checkout, amountCents: 1750, runDate: billingDate });
  const charge = { status: 'COMPLETE', cents: 1750, isStart: false } as const;
  const notices = [
    await craftNotification(app, token, { status: 'COMPLETE', cents: 0, isStart: true }),
    await craftNotification(app, token, charge),
    await craftNotification(app, token, charge),
    await craftNotification(app, token, { status: 'COMPLETE', cents: 0, isStart: false }),
    await craftNotification(app, token, { status: 'CANCELLED' }),
  ];
  await app.payfast.store.set(token, { status: 2 });
  return { owner, id, token, billingDate, notices };
}

async function outcomeOf({ id, billingDate }: Life) {
  const { rows } = await app.ctx.pool.query<{
    sub_status: string;
    paid_until: Date;
    payfast_sub_token: string;
  }>('select * from subscriptions where id = $1', [id]);
  const { sub_status, paid_until, payfast_sub_token } = rows[0]!;
  const months = (paid_until.getTime() - Date.parse(`${billingDate}T12:00:00Z`)) / (30.4 * 86_400_000);
  return { status: sub_status, months: Math.round(months), hasToken: payfast_sub_token !== null };
}

const jobs: Record<string, () => Promise<void>> = {
  due: () => app.runDueJobs(),
  rescue: () => retryStuckPayments(app.ctx),
  reminders: () => sendPaymentReminders(app.ctx),
  reconciliation: () => reconcilePayments(app.ctx).catch(() => undefined),
  time: async () => app.clock.advance({ minutes: 11 }),
  outage: async () => void app.payfast.down.add('validate'),
  recovery: async () => void app.payfast.down.delete('validate'),
};

it('any mix of notifications, repeats, jobs, outages and time has the same result as the true order', async () => {
  const inOrder = await liveAtPayfast();
  for (const body of inOrder.notices) {
    await postNotification(app, body).expect(200);
    await app.runDueJobs();
  }
  const expected = await outcomeOf(inOrder);
  expect(expected).toEqual({ status: 'Cancelled', months: 2, hasToken: true });

  const steps = fc
    .tuple(
      fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }),
      fc.array(
        fc.oneof(
          fc.record({ job: fc.constantFrom(...Object.keys(jobs)) }),
          fc.record({ repeat: fc.integer({ min: 0, max: 4 }) }),
        ),
        { maxLength: 8 },
      ),
      fc.infiniteStream(fc.nat(12)),
    )
    .map(([order, extras, places]) => {
      const mixed: ({ post: number } | { job: string } | { repeat: number })[] = order.map((post) => ({
        post,
      }));
      for (const extra of extras) mixed.splice(places.next().value as number, 0, extra);
      return mixed;
    });
  await fc.assert(
    fc.asyncProperty(steps, async (mixed) => {
      const life = await liveAtPayfast();
      const posted = new Set<number>();
      for (const step of mixed) {
        if ('job' in step) await jobs[step.job]!();
        else if ('post' in step || posted.has(step.repeat)) {
          const index = 'post' in step ? step.post : step.repeat;
          posted.add(index);
          await postNotification(app, life.notices[index]!).expect(200);
        }
      }
      app.payfast.down.clear();
      app.clock.advance({ minutes: 11 });
      await retryStuckPayments(app.ctx);
      await app.runDueJobs();
      expect(await outcomeOf(life)).toEqual(expected);
    }),
    { numRuns: 12 },
  );
}, 300_000);

it('an owner’s cancel and an estate’s release stay in force, whatever PayFast reports around them', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray(['charge', 'charge', 'resend', 'due', 'act'], { minLength: 5 }),
      fc.constantFrom('owner', 'release'),
      async (order, who) => {
        const owner = await registerOwner(app, `ends-${++serial}@example.org`);
        const { id } = (await owner.send('get', '/api/user-subscription').expect(200)).body as { id: number };
        const token = await payAtPayfast(app, id);
        await app.runDueJobs();
        let charges = 0;
        for (const step of order) {
          if (step === 'due') await app.runDueJobs();
          else if (step === 'act' && who === 'owner')
            await owner.send('post', '/api/cancel-subscription').expect(200);
          else if (step === 'act') {
            await insertReport(app, owner.id, 'released');
            await stopCharging(app.ctx, { userId: owner.id });
          } else {
            const isCharged = step === 'charge' && (await app.payfast.store.find(token))!.status === 1;
            if (isCharged) charges += 1;
            await pressPayfastButton(app, token, step as 'charge' | 'resend');
          }
        }
        await app.runDueJobs();
        expect(await app.payfast.store.find(token)).toMatchObject({ status: 2 });
        const { rows } = await app.ctx.pool.query<{ sub_status: string; free_until: Date; paid_until: Date }>(
          'select * from subscriptions where id = $1',
          [id],
        );
        const { sub_status, free_until, paid_until } = rows[0]!;
        const months = (paid_until.getTime() - free_until.getTime()) / (30.4 * 86_400_000);
        expect({ sub_status, months: Math.round(months) }).toEqual({
          sub_status: 'Cancelled',
          months: charges,
        });
      },
    ),
    { numRuns: 10 },
  );
}, 300_000);
