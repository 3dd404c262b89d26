import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SharedLeavebit } from '#shared/contracts/recipients.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import type { ReleaseSetting } from '#shared/domain/release.ts';
import { startOpeningsTest } from '#tests/support/release/openings.ts';
import { countMails, listMailsTo } from '#tests/support/release/release.ts';
import { insertReport } from '#tests/support/release/reports.ts';
import { alwaysReauthenticated } from '#tests/support/reauthentication.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { verifyRecipient } from '#tests/support/visitor.ts';
import { stageSignedRows } from '#tests/support/integrity-tags.ts';
import { advanceDueDestructions } from '../../subscriptions/destruction/advance-due-destructions.ts';
import { sendPaymentReminders } from '../../subscriptions/reminders/send-payment-reminders.ts';
import { announceOpenings } from '../../notices/announce-openings.ts';
import { loadEstateState } from '../../access/load-estate.ts';
import { getEstateReadableUntil as readableUntilOf } from '../../access/rules.ts';
import { revokeRelease } from '../openings/revoke-release.ts';
import { announceEstateClosings } from './announce-estate-closings.ts';

const [ANN, BEN, CLEO] = ['ann@example.org', 'ben@example.org', 'cleo@example.org'] as const;
const onDeath: ReleaseSetting = { releaseType: 'death_incapacitation' };

let openings: Awaited<ReturnType<typeof startOpeningsTest>>;
let app: TestApp;
beforeEach(async () => {
  openings = await startOpeningsTest();
  app = openings.app;
});
afterEach(() => openings[Symbol.asyncDispose]());

const inDays = (days: number): ReleaseSetting => ({
  releaseType: 'scheduled',
  scheduledDate: new Date(app.clock.now().getTime() + days * DAY_MS).toISOString(),
});

/**
 * The owner has died, and the subscription has lapsed.
 * @returns the report's id
 */
async function release(): Promise<number> {
  const id = await insertReport(app, openings.owner.id, 'released');
  await openings.subscribeUntil('2000-01-01');
  await app.ctx.pool.query(
    "update subscriptions set sub_status = 'Cancelled', paid_until = $1, free_until = $1",
    [app.clock.now()],
  );
  return id;
}

/** The end of access to the estate, whatever the subscription's state. */
const readableUntil = async () =>
  readableUntilOf(await loadEstateState(app.ctx, app.ctx.db, openings.owner.id));

/** Sets the clock to this many days before the estate closes. */
async function goToDaysBefore(days: number): Promise<void> {
  const end = (await readableUntil())!;
  app.clock.advance({ seconds: (end.getTime() - days * DAY_MS - app.clock.now().getTime()) / 1000 });
}

/** Runs each scheduled job twice concurrently, as two processes would, and then again. */
async function work(): Promise<void> {
  for (const job of [
    sendPaymentReminders,
    advanceDueDestructions,
    announceOpenings,
    announceEstateClosings,
  ]) {
    await Promise.all([job(app.ctx), job(app.ctx)]);
    await job(app.ctx);
  }
  await app.runDueJobs();
}

const timesTold = (email: string) => countMails(app, email, /close soon/);

async function listed(email: string): Promise<SharedLeavebit[]> {
  const recipient = await verifyRecipient(app, email);
  const answer = await recipient
    .send('get', `/api/my-leavebits/${recipient.encodedEmail}`)
    .set(recipient.session)
    .expect(200);
  return answer.body as SharedLeavebit[];
}

describe('something dated three years after a release', () => {
  it('is kept until its date even if nobody pays, is announced then, and can be read for a year', async () => {
    const id = await openings.leave({ [ANN]: inDays(3 * 365) });
    await release();
    for (let months = 0; months < 36; months += 2) {
      app.clock.advance({ days: 60.5 });
      await work();
    }
    expect((await listed(ANN))[0]).toMatchObject({ id, isLocked: true, subscriptionBlocked: false });
    expect([countMails(app, ANN, /You can now read/), timesTold(ANN)]).toEqual([0, 0]);
    app.clock.advance({ days: 10 });
    await work();
    expect(countMails(app, ANN, /You can now read/)).toBe(1);
    expect((await listed(ANN))[0]).toMatchObject({ id, isLocked: false, attachments: [] });
    await goToDaysBefore(1 / 86_400);
    expect((await listed(ANN))[0]).toMatchObject({ id, isLocked: false, subscriptionBlocked: false });
  });

  it('is destroyed after its time like everything else: only with three warnings', async () => {
    await openings.leave({ [ANN]: inDays(3 * 365) });
    await release();
    await goToDaysBefore(-1);
    const left = async () => (await app.ctx.pool.query('select from trigger_bytes')).rowCount;
    await work();
    expect(await left()).toBe(1);
    const { rows } = await app.ctx.pool.query('select days_ahead from destruction_letters');
    expect(rows).toEqual([{ days_ahead: 30 }]);
  });
});

describe('before an estate closes', () => {
  it('everyone who can read something is told once 60 days ahead and once 14 days ahead, by the date of the list', async () => {
    await openings.leave({ [ANN]: onDeath, [BEN]: { releaseType: 'always' } });
    await openings.leave({ [ANN]: inDays(10) });
    await release();
    await goToDaysBefore(61);
    await work();
    expect([timesTold(ANN), timesTold(BEN)]).toEqual([0, 0]);
    for (const [days, times] of [
      [60, 1],
      [40, 1],
      [15, 1],
      [14, 2],
      [1, 2],
      [-1, 2],
    ] as const) {
      await goToDaysBefore(days);
      await work();
      expect([days, timesTold(ANN), timesTold(BEN)]).toEqual([days, times, times]);
    }
    expect(timesTold(openings.owner.username)).toBe(0);
  });

  it('the date is the same as on the page and in the mail about the opening', async () => {
    await openings.leave({ [ANN]: onDeath });
    await openings.leave({ [ANN]: inDays(700) });
    await release();
    app.clock.advance({ days: 701 });
    await work();
    const end = (await readableUntil())!;
    const opened = (await listed(ANN))[0]?.readableUntil;
    expect(opened).toBe(end.toISOString());
    const inText = `utc=${end.toISOString().replace('.000Z', 'Z')}`;
    await goToDaysBefore(30);
    await work();
    const mails = listMailsTo(app, ANN).filter(({ subject }) => /You can now read|close soon/.test(subject));
    expect(mails).toHaveLength(2);
    for (const { links } of mails) expect(links.some((link) => link.endsWith(inText))).toBe(true);
  });

  it('a mailbox that refuses changes nothing for the others', async () => {
    await openings.leave({ [ANN]: onDeath });
    await openings.leave({ [BEN]: onDeath });
    await release();
    const before = await readableUntil();
    app.mailbox.refuse(ANN, 550);
    await goToDaysBefore(60);
    await work();
    await goToDaysBefore(14);
    await work();
    expect([timesTold(ANN), timesTold(BEN)]).toEqual([0, 2]);
    expect(await readableUntil()).toEqual(before);
    expect((await listed(BEN))[0]).toMatchObject({ isLocked: false, subscriptionBlocked: false });
  });

  it('only the last notice is sent after a downtime, and none after the closing', async () => {
    await openings.leave({ [ANN]: onDeath, [BEN]: onDeath });
    await release();
    // A notice that couldn't be sent in time would be useless later.
    app.mailbox.refuse(BEN, 451);
    await goToDaysBefore(1);
    await work();
    expect(timesTold(ANN)).toBe(1);
    await goToDaysBefore(-1);
    app.mailbox.refuse(BEN, null);
    await work();
    expect([timesTold(ANN), timesTold(BEN)]).toEqual([1, 0]);
  });

  it('people who never get anything are not told, and no date keeps an estate open for more than 25 years', async () => {
    await openings.leave({
      [ANN]: { releaseType: 'scheduled', scheduledDate: '9999-12-31T23:59:59.999Z' },
      [BEN]: onDeath,
    });
    await stageSignedRows(app.ctx, `update trigger_bytes set sharing_config = sharing_config || $1`, [
      { [CLEO]: { releaseType: 'scheduled', scheduledDate: 'tomorrow' } },
    ]);
    await release();
    const released = app.clock.now();
    await goToDaysBefore(60);
    const years = (app.clock.now().getTime() + 60 * DAY_MS - released.getTime()) / (365.25 * DAY_MS);
    expect(years).toBeCloseTo(25, 1);
    await work();
    expect([timesTold(ANN), timesTold(BEN), timesTold(CLEO)]).toEqual([0, 1, 0]);
    await goToDaysBefore(-1);
    expect((await listed(BEN))[0]).toMatchObject({
      subscriptionBlocked: true,
      closedAt: expect.stringMatching(/^\d{4}-/) as string,
    });
  });

  it('a revoke withdraws the mails that have not left', async () => {
    await openings.leave({ [ANN]: onDeath });
    const reportId = await release();
    await goToDaysBefore(60);
    app.mailbox.refuse(ANN, 451);
    await work();
    await revokeRelease(app.ctx, openings.owner.id, reportId, alwaysReauthenticated);
    app.mailbox.refuse(ANN, null);
    app.clock.advance({ hours: 1 });
    await work();
    expect([timesTold(ANN), countMails(app, ANN, /locked again/)]).toEqual([0, 1]);
  });

  it('nobody is told while the product is in recovery, and everyone is told afterwards', async () => {
    await openings.leave({ [ANN]: onDeath });
    await release();
    await goToDaysBefore(60);
    const { pool } = app.ctx;
    await pool.query("update service_state set recovery_since = now(), recovery_reason = 'a test'");
    await work();
    expect(timesTold(ANN)).toBe(0);
    await pool.query('update service_state set recovery_since = null, recovery_reason = null');
    await work();
    expect(timesTold(ANN)).toBe(1);
  });
});
