import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  chargeWithLostNotification,
  moveToDueDestruction,
  subscribeWithLostNotification,
  loadSubscriptionRow,
} from '#tests/support/destruction/destruction.ts';
import { captureAlarms, type CapturedAlarm } from '#tests/support/payfast/notifications.ts';
import {
  pressPayfastButton,
  loadCheckoutFields,
  payAtPayfast,
  postNotification,
} from '#tests/support/payfast/payfast.ts';
import {
  countLeavebits,
  REMINDED_OWNER,
  saveReminderLeavebit,
  loadSubscriptionId,
} from '#tests/support/reminders.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { registerOwner, type TestOwner } from '#tests/support/visitor.ts';
import { advanceDueDestructions } from './advance-due-destructions.ts';

let app: TestApp;
let owner: TestOwner;
let alarms: CapturedAlarm[];
beforeEach(async () => {
  app = await startTestApp();
  owner = await registerOwner(app, REMINDED_OWNER);
  await saveReminderLeavebit(app, owner);
  alarms = captureAlarms(app);
});
afterEach(() => app[Symbol.asyncDispose]());

const why = () =>
  alarms.flatMap((alarm) =>
    alarm.alarm === 'destruction-postponed' ? [(alarm as { why?: string }).why] : [],
  );

describe('before data is destroyed, PayFast is asked,', () => {
  it('and data that PayFast charges for is kept, though thirteen notifications were lost', async () => {
    const token = await payAtPayfast(app, await loadSubscriptionId(app, owner));
    await app.runDueJobs();
    const lost: string[] = [];
    for (let month = 0; month < 13; month += 1) {
      app.clock.advance({ days: 30 });
      lost.push(await chargeWithLostNotification(app, token));
    }
    await moveToDueDestruction(app, owner.id);
    await advanceDueDestructions(app.ctx);
    expect(await countLeavebits(app)).toBe(1);
    expect(why()).toEqual(['charge-unheard']);

    // PayFast resends them, they count as payments, and the announcement is withdrawn.
    for (const body of lost) await postNotification(app, body).expect(200);
    await app.runDueJobs();
    expect(await loadSubscriptionRow(app, owner.id)).toMatchObject({ destroy_at: null });
    await advanceDueDestructions(app.ctx);
    expect(await countLeavebits(app)).toBe(1);
  });

  it('and data is kept also where its books are too short to show the charge', async () => {
    const token = await payAtPayfast(app, await loadSubscriptionId(app, owner));
    await app.runDueJobs();
    app.clock.advance({ days: 40 });
    await chargeWithLostNotification(app, token);
    await chargeWithLostNotification(app, token);
    await moveToDueDestruction(app, owner.id);
    await advanceDueDestructions(app.ctx);
    expect(await countLeavebits(app)).toBe(1);
    expect(why()).toEqual(['charge-unheard']);
  });

  it('and a start that was never reported keeps the data', async () => {
    const { destroyAt } = await moveToDueDestruction(app, owner.id);
    app.clock.advance({ hours: -1 });
    await subscribeWithLostNotification(
      app,
      await loadCheckoutFields(app, await loadSubscriptionId(app, owner)),
    );
    app.clock.advance({ hours: 1 });
    expect(app.ctx.clock.now().getTime()).toBeGreaterThan(destroyAt.getTime());
    await advanceDueDestructions(app.ctx);
    expect(await countLeavebits(app)).toBe(1);
    expect(why()).toEqual(['charge-unheard']);
  });

  it('and a charge that was reported does not count as unreported', async () => {
    const token = await payAtPayfast(app, await loadSubscriptionId(app, owner));
    await app.runDueJobs();
    for (let month = 0; month < 2; month += 1) {
      app.clock.advance({ days: 30 });
      await pressPayfastButton(app, token, 'charge');
      await app.runDueJobs();
    }
    await moveToDueDestruction(app, owner.id);
    await advanceDueDestructions(app.ctx);
    expect(await countLeavebits(app)).toBe(0);
    expect(why()).toEqual([]);
  });

  it.each(['history', 'api'] as const)('and while its %s is away everything is kept', async (part) => {
    await payAtPayfast(app, await loadSubscriptionId(app, owner));
    await app.runDueJobs();
    await moveToDueDestruction(app, owner.id);
    app.payfast.down.add(part);
    await advanceDueDestructions(app.ctx);
    await advanceDueDestructions(app.ctx);
    expect(await countLeavebits(app)).toBe(1);
    expect(why()).toEqual(['payfast-unanswered']);
    app.payfast.down.clear();
    // An unanswered query is repeated some hours later.
    await advanceDueDestructions(app.ctx);
    expect(await countLeavebits(app)).toBe(1);
    app.clock.advance({ hours: 3 });
    await advanceDueDestructions(app.ctx);
    expect(await countLeavebits(app)).toBe(0);
  });

  it('once for all owners, and not before a destruction is due', async () => {
    const owners = [owner];
    for (const name of ['other', 'third']) {
      owners.push(await registerOwner(app, `${name}@example.org`));
      await saveReminderLeavebit(app, owners.at(-1)!);
    }
    app.clock.advance({ days: 350 });
    await advanceDueDestructions(app.ctx);
    expect(app.payfast.asked.history).toBe(0);
    for (const one of owners) await moveToDueDestruction(app, one.id);
    expect(await countLeavebits(app)).toBe(3);
    await advanceDueDestructions(app.ctx);
    expect(await countLeavebits(app)).toBe(0);
    // Sixty-two days in ranges of fifteen.
    expect(app.payfast.asked.history).toBe(5);
  });

  it('and a person who has checked there can answer in its place', async () => {
    const { id } = await moveToDueDestruction(app, owner.id);
    app.payfast.down.add('history');
    await advanceDueDestructions(app.ctx);
    expect(await countLeavebits(app)).toBe(1);
    await app.ctx.pool.query(
      "update payment_inquiries set result = 'clear', asked_about = null, asked_at = $2 where subscription_id = $1",
      [id, app.ctx.clock.now()],
    );
    await advanceDueDestructions(app.ctx);
    expect(await countLeavebits(app)).toBe(0);
  });
});

it('PayFast no longer charges for destroyed data', async () => {
  const token = await payAtPayfast(app, await loadSubscriptionId(app, owner));
  await app.runDueJobs();
  await moveToDueDestruction(app, owner.id);
  await advanceDueDestructions(app.ctx);
  expect(await countLeavebits(app)).toBe(0);
  await app.runDueJobs();
  expect(await app.payfast.store.find(token)).toMatchObject({ status: 2 });
});

describe('a payment that arrives after a destruction', () => {
  it('is applied and alarms a person', async () => {
    const id = await loadSubscriptionId(app, owner);
    const token = await payAtPayfast(app, id);
    await app.runDueJobs();
    await moveToDueDestruction(app, owner.id);
    await advanceDueDestructions(app.ctx);
    expect(await countLeavebits(app)).toBe(0);
    await postNotification(app, await chargeWithLostNotification(app, token)).expect(200);
    await app.runDueJobs();
    expect(alarms.map(({ alarm }) => alarm)).toContain('paid-after-destruction');
    const { rows } = await app.ctx.pool.query(
      'select verdict from payments order by created_at desc limit 1',
    );
    expect(rows).toEqual([{ verdict: 'applied' }]);
  });

  it('alarms nobody when it is for a new start with an empty account', async () => {
    await moveToDueDestruction(app, owner.id);
    await advanceDueDestructions(app.ctx);
    app.clock.advance({ hours: 1 });
    await payAtPayfast(app, await loadSubscriptionId(app, owner));
    await app.runDueJobs();
    expect(alarms.map(({ alarm }) => alarm)).not.toContain('paid-after-destruction');
  });
});
