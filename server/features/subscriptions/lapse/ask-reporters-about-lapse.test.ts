import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pressPayfastButton, payAtPayfast } from '#tests/support/payfast/payfast.ts';
import {
  countMails,
  createLeavebitForDeath,
  readLinkToken,
  listMailsTo,
  createOwnerWithReporters,
  REPORTERS,
} from '#tests/support/release/release.ts';
import { insertReport } from '#tests/support/release/reports.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openVisitor, signIn, type TestOwner } from '#tests/support/visitor.ts';
import { applyConfirmedCancellation } from '../ending/cancel-agreement-at-payfast.ts';
import { askReportersAboutLapse } from './ask-reporters-about-lapse.ts';

const [ROSA, SAM, TESS] = REPORTERS as [string, string, string, string];
const CONTENT = /safe|clock/;

let app: TestApp;
let owner: TestOwner;
beforeEach(async () => {
  app = await startTestApp();
  owner = await createOwnerWithReporters(app);
  await createLeavebitForDeath(owner, 'heir@example.org');
  await app.runDueJobs();
});
afterEach(() => app[Symbol.asyncDispose]());

interface Row {
  id: string;
  next_payment_date: Date;
  paid_until: Date;
}
const subscription = async () => (await app.ctx.pool.query<Row>('select * from subscriptions')).rows[0]!;

/** Sets the clock to the given number of days after the subscription's next payment date. */
async function daysAfterItsDate(days: number): Promise<void> {
  const end = (await subscription()).next_payment_date.getTime() + days * 86_400_000;
  app.clock.advance({ seconds: (end - app.clock.now().getTime()) / 1000 + 1 });
}

/** Runs the job twice concurrently, as two processes would. */
async function work(): Promise<void> {
  await Promise.all([askReportersAboutLapse(app.ctx), askReportersAboutLapse(app.ctx)]);
  await askReportersAboutLapse(app.ctx);
  await app.runDueJobs();
}

const question = /is olga@example\.org well\?/i;
const timesAsked = () => [ROSA, SAM, TESS].map((email) => countMails(app, email, question));

/**
 * Pays the amount owed at PayFast, as a visitor with the payment link.
 * @returns the agreement's token.
 */
async function pay(): Promise<string> {
  const token = await payAtPayfast(app, Number((await subscription()).id));
  await app.runDueJobs();
  return token;
}

describe('when a free period ended unpaid', () => {
  it('each reporter is asked once after 60 days and once after 300', async () => {
    for (const [days, times] of [
      [59.9, 0],
      [60, 1],
      [299.9, 1],
      [300, 2],
      [330, 2],
    ] as const) {
      await daysAfterItsDate(days);
      await work();
      expect([days, timesAsked()]).toEqual([days, [times, times, times]]);
    }
  });

  it('the question has the date of destruction and new links, and nothing about content or money', async () => {
    const old = readLinkToken(app, ROSA, 'death');
    const { next_payment_date: since } = await subscription();
    await daysAfterItsDate(61);
    await work();
    const mail = listMailsTo(app, ROSA).at(-1)!;
    const text = mail.text.replace(/https?:\S+/g, '').replace(/\s+/g, ' ');
    const day = (date: Date) => date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    expect(text).toContain(`hasn’t been active since ${day(since)}`);
    const destroyed = new Date(since);
    destroyed.setUTCFullYear(since.getUTCFullYear() + 1);
    expect(text).toContain(`will be permanently deleted on ${day(destroyed)}`);
    expect(text).not.toMatch(CONTENT);
    expect(text).not.toMatch(/\bheir|\bcard|\bpay|unpaid|\bowed|USD|\$|subscription/i);
    const visitor = await openVisitor(app);
    for (const type of ['death', 'incapacitation'] as const) {
      const token = readLinkToken(app, ROSA, type);
      await visitor.send('get', `/api/verify-reporter-token?token=${token}&type=${type}`).expect(200);
    }
    expect(readLinkToken(app, ROSA, 'death')).not.toBe(old);
    for (const token of [old, readLinkToken(app, ROSA, 'death')]) {
      await visitor.send('get', `/api/verify-reporter-token?token=${token}&type=death`).expect(200);
    }
    await visitor
      .send('post', '/api/submit-report')
      .send({ token: readLinkToken(app, ROSA, 'death'), reportType: 'death' })
      .expect(200);
  });

  it('after a downtime only the last question is asked', async () => {
    await daysAfterItsDate(320);
    await work();
    expect(timesAsked()).toEqual([1, 1, 1]);
    // The email doesn't mention an earlier question.
    expect(listMailsTo(app, ROSA).at(-1)!.subject).toBe('Is olga@example.org well?');
    await daysAfterItsDate(340);
    await work();
    expect(timesAsked()).toEqual([1, 1, 1]);
  });

  it('the daily limit on mails with links does not stop a question, and a question does not count against it', async () => {
    await daysAfterItsDate(60);
    await app.ctx.pool.query(
      `insert into mails (id, recipient, user_id, kind, dedupe_key, message_id, state, accepted_at, created_at, give_up_at)
       select gen_random_uuid(), 'rosa@example.org', $1, 'reporter-links', 'k' || n, 'm' || n, 'accepted', $2, $2, $2
       from generate_series(1, 27) n`,
      [owner.id, app.clock.now()],
    );
    await work();
    expect(timesAsked()).toEqual([1, 1, 1]);
    await pay();
    owner = await signIn(app, owner);
    await owner.send('post', '/api/send-reporter-tokens').expect(200);
    await owner.send('post', '/api/send-reporter-tokens').expect(429);
  });
});

describe('when a monthly payment failed', () => {
  it('reporters are asked 60 days after the suspension, even if PayFast ends it, and again in the next lapse', async () => {
    const token = await pay();
    await daysAfterItsDate(62.9);
    await work();
    expect(timesAsked()).toEqual([0, 0, 0]);
    await daysAfterItsDate(63);
    await work();
    expect(timesAsked()).toEqual([1, 1, 1]);
    await pressPayfastButton(app, token, 'cancel');
    await applyConfirmedCancellation(app.ctx, token);
    await work();
    expect(timesAsked()).toEqual([1, 1, 1]);
    await pay();
    await work();
    expect(timesAsked()).toEqual([1, 1, 1]);
    await daysAfterItsDate(64);
    await work();
    expect(timesAsked()).toEqual([2, 2, 2]);
  });

  it('a payment or a report takes back questions that have not left', async () => {
    await pay();
    await daysAfterItsDate(70);
    for (const email of [ROSA, SAM, TESS]) app.mailbox.refuse(email, 451);
    await work();
    const waiting = async () =>
      (await app.ctx.pool.query("select from mails where kind = 'lapse-question' and state = 'queued'"))
        .rowCount;
    expect(await waiting()).toBe(3);
    await pay();
    expect(await waiting()).toBe(0);
    // The email with their links was delivered, so the owner sees no failed email.
    const { body } = await owner.send('get', '/api/reporter-status').expect(200);
    expect(body).toMatchObject([ROSA, SAM, TESS].map((email) => ({ email, mail: { state: 'accepted' } })));

    await daysAfterItsDate(70);
    await work();
    expect(await waiting()).toBe(3);
    const visitor = await openVisitor(app);
    const reported = { token: readLinkToken(app, SAM, 'death'), reportType: 'death' };
    await visitor.send('post', '/api/submit-report').send(reported).expect(200);
    expect(await waiting()).toBe(0);
  });
});

describe('nobody is asked', () => {
  it('after the owner’s own cancel', async () => {
    await pay();
    await owner.send('post', '/api/cancel-subscription').expect(200);
    await daysAfterItsDate(320);
    await work();
    expect(timesAsked()).toEqual([0, 0, 0]);
  });

  it('when the owner has switched it off', async () => {
    const config = (await owner.send('get', '/api/release-config').expect(200)).body as object;
    await owner
      .send('put', '/api/release-config')
      .send({ ...config, askReportersOnLapse: false, replaces: config })
      .expect(200);
    await daysAfterItsDate(320);
    await work();
    expect(timesAsked()).toEqual([0, 0, 0]);
  });

  it.each(['pending', 'released'] as const)('while a report is %s', async (status) => {
    await daysAfterItsDate(60);
    await insertReport(app, owner.id, status);
    await work();
    expect(timesAsked()).toEqual([0, 0, 0]);
  });

  it('while the product is in recovery; the reporters are asked afterwards', async () => {
    await daysAfterItsDate(60);
    const { pool } = app.ctx;
    await pool.query("update service_state set recovery_since = now(), recovery_reason = 'a test'");
    await work();
    expect(timesAsked()).toEqual([0, 0, 0]);
    await pool.query('update service_state set recovery_since = null, recovery_reason = null');
    await work();
    expect(timesAsked()).toEqual([1, 1, 1]);
  });

  it('when no data is kept anymore', async () => {
    await app.ctx.pool.query('delete from trigger_bytes');
    await daysAfterItsDate(60);
    await work();
    expect(timesAsked()).toEqual([0, 0, 0]);
  });
});
