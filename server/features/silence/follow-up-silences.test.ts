import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  countMails,
  createLeavebitForDeath,
  createOwnerWithReporters,
  listMailsTo,
  readLinkToken,
  REPORTERS,
} from '#tests/support/release/release.ts';
import { insertReport } from '#tests/support/release/reports.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openVisitor, signIn, type TestOwner } from '#tests/support/visitor.ts';
import { followUpSilences } from './follow-up-silences.ts';

/** Those of the owner. */
const [ROSA, SAM, TESS] = REPORTERS as [string, string, string];
const OLGA = 'olga@example.org';
const DAY_SECONDS = 86_400;

let app: TestApp;
let owner: TestOwner;
beforeEach(async () => {
  // Without payments, nothing but the silence asks anybody. The gateway for text messages is never there.
  app = await startTestApp({ BILLING: 'off', SMS_URL: 'http://127.0.0.1:9/texts', SMS_TOKEN: 'token' });
  owner = await createOwnerWithReporters(app);
  await createLeavebitForDeath(owner, 'heir@example.org');
  await app.runDueJobs();
});
afterEach(() => app[Symbol.asyncDispose]());

/** Lets days pass and runs the job twice concurrently, as two processes would. */
async function passDays(days: number): Promise<void> {
  app.clock.advance({ seconds: days * DAY_SECONDS });
  await Promise.all([followUpSilences(app.ctx), followUpSilences(app.ctx)]);
  await followUpSilences(app.ctx);
  await app.runDueJobs();
}

const reminders = () => countMails(app, OLGA, /please sign in/i);
const questions = () =>
  [ROSA, SAM, TESS].map((email) => countMails(app, email, /is olga@example\.org well\?/i));

it('an owner who hasn’t signed in for a year is reminded twice, and then the reporters are asked once', async () => {
  for (const [days, reminded, asked] of [
    [364, 0, 0],
    [2, 1, 0],
    [13, 1, 0],
    [2, 2, 0],
    [13, 2, 0],
    [2, 2, 1],
    [300, 2, 1],
  ] as const) {
    await passDays(days);
    expect([reminders(), questions()]).toEqual([reminded, [asked, asked, asked]]);
  }
  const { text } = listMailsTo(app, ROSA).at(-1)!;
  expect(text.replace(/https?:\S+/g, '')).not.toMatch(/\b(?:safe|clock|heir)/);
  const visitor = await openVisitor(app);
  await visitor
    .send('post', '/api/submit-report')
    .send({ token: readLinkToken(app, ROSA, 'death'), reportType: 'death' })
    .expect(200);
});

it('reminds at a verified second address, too', async () => {
  await app.ctx.pool.query("update users set second_email = 'second@example.org'");
  await passDays(366);
  expect(countMails(app, 'second@example.org', /please sign in/i)).toBe(0);
  await app.ctx.pool.query('update users set second_email_verified_at = $1', [app.clock.now()]);
  await passDays(15);
  expect([reminders(), countMails(app, 'second@example.org', /please sign in/i)]).toEqual([2, 1]);
});

it('reminds by a verified phone, too', async () => {
  const countTexts = async () =>
    (await app.ctx.pool.query("select from mails where kind = 'silence-reminder' and channel = 'sms'"))
      .rowCount;
  await app.ctx.pool.query("update users set phone_number = '+27825550101'");
  await passDays(366);
  expect(await countTexts()).toBe(0);
  await app.ctx.pool.query('update users set phone_number_verified_at = $1', [app.clock.now()]);
  await passDays(15);
  expect([reminders(), await countTexts()]).toEqual([2, 1]);
});

it('nothing opens, whoever stays silent', async () => {
  for (const days of [366, 15, 15, 366, 15, 15]) await passDays(days);
  expect(questions()).toEqual([2, 2, 2]);
  const { rows } = await app.ctx.pool.query('select from death_incapacitation_reports');
  expect(rows).toEqual([]);
  expect(countMails(app, 'heir@example.org', /open/i)).toBe(0);
});

it('signing in ends the silence and takes back what has not left', async () => {
  await passDays(366);
  for (const email of [ROSA, SAM, TESS]) app.mailbox.refuse(email, 451);
  await passDays(15);
  await passDays(15);
  const waiting = async () =>
    (await app.ctx.pool.query("select from mails where kind = 'silence-question' and state = 'queued'"))
      .rowCount;
  expect(await waiting()).toBe(3);
  owner = await signIn(app, owner);
  expect(await waiting()).toBe(0);
  expect((await app.ctx.pool.query('select from silences')).rowCount).toBe(0);
  await passDays(360);
  expect(reminders()).toBe(2);
});

it('an outage of the mail server counts neither as a reminder nor as a response', async () => {
  app.mailbox.refuse(OLGA, 451);
  await passDays(366);
  for (let week = 0; week < 12; week += 1) await passDays(7);
  expect(questions()).toEqual([0, 0, 0]);
  app.mailbox.refuse(OLGA, null);
  for (let week = 0; week < 12; week += 1) await passDays(7);
  expect(reminders()).toBe(2);
  expect(questions()).toEqual([1, 1, 1]);
});

describe('nobody is asked', () => {
  it('when the owner has turned it off', async () => {
    const { body } = await owner.send('get', '/api/release-config').expect(200);
    expect(body).toMatchObject({ silenceMonths: 12 });
    const off = { ...(body as object), silenceMonths: 0, replaces: body };
    await owner.send('put', '/api/release-config').send(off).expect(200);
    await passDays(400);
    expect(reminders()).toBe(0);
  });

  it.each(['pending', 'released'] as const)('while a report is %s', async (status) => {
    await insertReport(app, owner.id, status);
    await passDays(400);
    expect(reminders()).toBe(0);
  });

  it('during a recovery; afterwards they are', async () => {
    const { pool } = app.ctx;
    await pool.query("update service_state set recovery_since = now(), recovery_reason = 'a test'");
    await passDays(400);
    expect(reminders()).toBe(0);
    await pool.query('update service_state set recovery_since = null, recovery_reason = null');
    await passDays(1);
    expect(reminders()).toBe(1);
  });

  it('once nothing is left that a report could open', async () => {
    await app.ctx.pool.query('delete from trigger_bytes');
    await passDays(400);
    expect(reminders()).toBe(0);
  });

  it('after a report, which takes back a question to the others', async () => {
    await passDays(366);
    for (const email of [ROSA, SAM, TESS]) app.mailbox.refuse(email, 451);
    await passDays(15);
    await passDays(15);
    const visitor = await openVisitor(app);
    await visitor
      .send('post', '/api/submit-report')
      .send({ token: readLinkToken(app, SAM, 'death'), reportType: 'death' })
      .expect(200);
    const waiting = "select from mails where kind = 'silence-question' and state = 'queued'";
    expect((await app.ctx.pool.query(waiting)).rowCount).toBe(0);
  });
});
