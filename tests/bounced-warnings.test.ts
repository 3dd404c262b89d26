import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#shared/domain/durations.ts';
import { formatEmailDate } from '../server/adapters/mail/email-dates.ts';
import {
  confirmLatestReport,
  createLeavebitForDeath,
  listMailsTo,
  createOwnerWithReporters,
  reportDeath,
  REPORTERS,
  loadReportStatus,
} from './support/release/release.ts';
import {
  BOUNCE_DOMAIN,
  loadReturnedMail,
  startTestBounceListener,
  type TestBounceListener,
} from './support/mail/returned-mail.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';
import { readMailedCode, openVisitor, PASSWORD, type TestOwner } from './support/visitor.ts';

let app: TestApp;
let listener: TestBounceListener;
let owner: TestOwner;
beforeEach(async () => {
  app = await startTestApp({ MAIL_BOUNCE_DOMAIN: BOUNCE_DOMAIN });
  listener = await startTestBounceListener(app);
  owner = await createOwnerWithReporters(app);
  await createLeavebitForDeath(owner, 'anna@example.org');
  await app.runDueJobs();
});
afterEach(async () => {
  await listener.stop();
  await app[Symbol.asyncDispose]();
});

/** Bounces the newest email to an address, or the newest one with a matching subject. */
async function sendBack(sample: string, to: string, subject = /./): Promise<void> {
  const mail = listMailsTo(app, to).findLast((candidate) => subject.test(candidate.subject))!;
  await listener.deliver(loadReturnedMail(sample, mail.returnPath, mail.messageId), { to: mail.returnPath });
  await app.runDueJobs();
}

/** Lets time pass while the worker runs. */
async function pass(hours: number): Promise<void> {
  for (let left = hours; left > 0; left -= 1) {
    app.clock.advance({ hours: Math.min(left, 1) });
    await app.runDueJobs();
  }
}

describe('warnings that bounce because the mailbox doesn’t exist', () => {
  it('give the owner at least 72 hours instead of 24, and don’t block a release forever', async () => {
    await reportDeath(app);
    await sendBack('gmail-no-mailbox', owner.username, /Are you well/);
    for (const email of REPORTERS.slice(1, 3)) await confirmLatestReport(app, email);
    const passWithoutMailbox = async (hours: number) => {
      for (let passed = 0; passed < hours; passed += 1) {
        await pass(1);
        await sendBack('gmail-no-mailbox', owner.username, /Are you well|half of your time|Last reminder/);
      }
    };
    await passWithoutMailbox(71);
    expect(await loadReportStatus(app, owner.id)).toBe('pending');
    const { rows } = await app.ctx.pool.query<{ hours: number }>(
      'select extract(epoch from expires_at - reported_at)::float / 3600 as hours from death_incapacitation_reports',
    );
    expect(rows[0]!.hours).toBeGreaterThanOrEqual(72);
    await passWithoutMailbox(25);
    expect(await loadReportStatus(app, owner.id)).toBe('released');
  });

  it('never release anything earlier than delivered warnings would', async () => {
    await reportDeath(app);
    for (const email of REPORTERS.slice(1, 3)) await confirmLatestReport(app, email);
    await pass(12.5);
    for (const sample of ['gmail-no-mailbox', 'postfix-expired', 'complaint', 'vacation']) {
      await sendBack(sample, owner.username);
    }
    await pass(11);
    expect(await loadReportStatus(app, owner.id)).toBe('pending');
  });
});

it('a resent warning states the deadline of the full window that starts with it', async () => {
  await reportDeath(app);
  await sendBack('postfix-expired', owner.username, /Are you well/);
  const warnings = () =>
    listMailsTo(app, owner.username).filter(({ subject }) => /Are you well/.test(subject));
  expect(warnings()).toHaveLength(1);
  const end = () => formatEmailDate(app.ctx, new Date(app.clock.now().getTime() + DAY_MS)).text;
  let ends: string[] = [];
  for (let hour = 0; hour < 48 && warnings().length < 2; hour += 1) {
    app.clock.advance({ hours: 1 });
    ends = [end()];
    await app.runDueJobs();
    ends.push(end());
  }
  // The email gives the time to the minute, and the clock keeps running.
  const text = warnings()[1]!.text.replace(/\s+/g, ' ');
  expect(ends).toContain(/You have until (.*? in South Africa\))/.exec(text)?.[1]);
});

it('a code works even if its email bounced', async () => {
  let userId = 0;
  const visitor = await openVisitor(app);
  const code = await readMailedCode(app, owner.username, async () => {
    const { body } = await visitor
      .send('post', '/api/login')
      .send({ username: owner.username, password: PASSWORD })
      .expect(200);
    ({ userId } = body as { userId: number });
  });
  await sendBack('gmail-no-mailbox', owner.username, /code/);
  const { rows } = await app.ctx.pool.query("select state from mails where kind = 'login-code'");
  expect(rows).toContainEqual({ state: 'failed' });
  await visitor.send('post', '/api/verify-login').send({ userId, code }).expect(200);
});

describe('a bounced notice is shown, in plain words,', () => {
  it('next to the recipient', async () => {
    const read = async () => (await owner.send('get', '/api/mail-status').expect(200)).body as unknown;
    await sendBack('gmail-full', 'anna@example.org');
    expect(await read()).toMatchObject([
      { email: 'anna@example.org', state: 'failed', reason: 'The mailbox is full (5.2.2)' },
    ]);
  });

  it('next to the recipient who marked it as spam, and still counts as accepted', async () => {
    await sendBack('complaint', 'anna@example.org');
    const { body } = await owner.send('get', '/api/mail-status').expect(200);
    expect(body).toMatchObject([
      { state: 'accepted', reason: 'They, or their mail program, marked it as spam' },
    ]);
  });

  it('next to the reporter, with the time at which it bounced', async () => {
    const [rosa, sam] = REPORTERS as [string, string];
    app.clock.advance({ hours: 2 });
    const at = app.clock.now().getTime();
    await sendBack('office365-no-mailbox', rosa);
    const { body } = await owner.send('get', '/api/reporter-status').expect(200);
    expect(body).toMatchObject([
      { email: rosa, mail: { state: 'failed', reason: 'The mailbox doesn’t exist (5.1.10)' } },
      { email: sam, mail: { state: 'accepted', reason: null } },
      {},
    ]);
    const [{ mail }] = body as [{ mail: { at: string } }];
    expect(Date.parse(mail.at)).toBeGreaterThanOrEqual(at);
  });
});
