import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { DAY_MS } from '#shared/domain/durations.ts';
import { pressPayfastButton, payAtPayfast } from '#tests/support/payfast/payfast.ts';
import { alwaysReauthenticated } from '#tests/support/reauthentication.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { registerOwner } from '#tests/support/visitor.ts';
import { cancelSubscription } from '../ending/cancel-subscription.ts';
import { createPayfastCheckout } from '../checkout/checkout-offers.ts';
import { findAgreement, findSubscription } from '../queries.ts';
import { isSubscriptionBlocked } from '#shared/domain/subscription.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  vi.spyOn(app.ctx.logger, 'error').mockImplementation(() => undefined);
});
afterAll(() => app[Symbol.asyncDispose]());

const MONTH_ZAR = 17.5;
let serial = 0;

/** The possible steps of the owner, their card and the clock. `stale` pays on a page opened long before. */
const steps = fc.array(
  fc.oneof(
    { arbitrary: fc.constantFrom('pay', 'pay', 'charge', 'charge'), weight: 4 },
    { arbitrary: fc.constantFrom('twin', 'stale', 'owner-cancels', 'cancelled-at-payfast'), weight: 2 },
    { arbitrary: fc.constantFrom(1, 5, 25, 40), weight: 3 },
  ),
  { minLength: 4, maxLength: 8 },
);

it('over tabs, new cards, returns and long times, nobody is blocked while paid or served long after', async () => {
  let starts = 0;
  let blocks = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (life) => {
      const owner = await registerOwner(app, `clock-${++serial}@example.org`);
      const find = async () => (await findSubscription(app.ctx.db, { userId: owner.id }))!;
      const { id, freeUntil } = await find();
      const offer = async () => {
        const made = await createPayfastCheckout(app.ctx, { subscriptionId: id, visitorId: undefined }).catch(
          () => null,
        );
        if (!made) return null;
        const { baseUrl: _, ...fields } = made as Record<string, string>;
        return fields;
      };
      const stale = (await offer())!;
      let surelyPaidUntil = freeUntil.getTime();
      let months = 0;
      let starting = 0;
      let isCancelled = false;
      for (const step of life) {
        // No two events may share a timestamp.
        app.clock.advance({ seconds: 1 });
        const before = await find();
        const known = before.payfastSubToken;
        if (typeof step === 'number') app.clock.advance({ days: step });
        else if (step === 'owner-cancels') {
          const isDone = await cancelSubscription(app.ctx, owner.id, alwaysReauthenticated).then(
            () => true,
            () => false,
          );
          isCancelled ||= isDone;
        } else if (step === 'cancelled-at-payfast' || step === 'charge') {
          if (known === null || (await app.payfast.store.find(known))!.status !== 1) continue;
          await pressPayfastButton(app, known, step === 'charge' ? 'charge' : 'cancel');
          if (step === 'charge') {
            months += 1;
            surelyPaidUntil = Math.max(surelyPaidUntil, before.paidUntil.getTime() + 28 * DAY_MS);
          }
        } else {
          const fields = step === 'stale' ? stale : await offer();
          // PayFast rejects a page whose first charge would be in the past.
          if (!fields || Date.parse(fields['billing_date']!) <= app.ctx.clock.now().getTime()) continue;
          for (let n = 0; n < (step === 'twin' ? 2 : 1); n++) {
            await payAtPayfast(app, id, fields);
            months += Number(fields['amount']) / MONTH_ZAR;
            starting += 1;
          }
        }
        await app.runDueJobs();

        const after = await find();
        const token = after.payfastSubToken;
        if (token !== known && token !== null) {
          const { checkout } = (await findAgreement(app.ctx.db, token))!;
          surelyPaidUntil = Math.max(surelyPaidUntil, checkout.paidUntil.getTime());
          if (step !== 'stale') isCancelled = false;
          starts += 1;
        }
        const now = app.ctx.clock.now();
        const blocked = isSubscriptionBlocked(
          { status: after.subStatus, nextPaymentDate: after.nextPaymentDate, isBilled: true },
          now,
        );
        if (blocked) blocks += 1;
        if (isCancelled) expect(blocked).toBe(true);
        else if (now.getTime() < surelyPaidUntil) expect(blocked).toBe(false);
        // Each start may wait up to four days for its first charge, followed by three days of grace.
        const latest = freeUntil.getTime() + (31 * months + 4 * starting + 3) * DAY_MS;
        if (now.getTime() > latest) expect(blocked).toBe(true);
      }
    }),
    { numRuns: 15 },
  );
  // Make sure that both cases occurred.
  expect(starts).toBeGreaterThan(0);
  expect(blocks).toBeGreaterThan(0);
}, 300_000);
