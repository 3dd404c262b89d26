import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#shared/domain/durations.ts';
import { createSmtpTransport } from '../../server/adapters/mail/smtp.ts';
import {
  countMails,
  createLeavebitForDeath,
  readLinkToken,
  listMailsTo,
  createOwnerWithReporters,
  REPORTERS,
} from '../support/release/release.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { openVisitor, type TestOwner } from '../support/visitor.ts';

const [ROSA, SAM, TESS, UMA] = REPORTERS as [string, string, string, string];
const [ANNA, BEN] = ['anna@example.org', 'ben@example.org'];

const FIRST = /Are you well/;
const HALF = /half of your time/;
const LAST = /Last reminder/;

/** An owner with four reporters, two required confirmations, a 24-hour window, and LeaveBits for two heirs. */
async function begin(app: TestApp): Promise<TestOwner> {
  const owner = await createOwnerWithReporters(app, { designatedReporters: REPORTERS });
  for (const heir of [ANNA, BEN]) await createLeavebitForDeath(owner, heir);
  await app.runDueJobs();
  return owner;
}

async function report(app: TestApp): Promise<void> {
  const visitor = await openVisitor(app);
  await visitor
    .send('post', '/api/submit-report')
    .send({ token: readLinkToken(app, ROSA, 'death'), reportType: 'death' })
    .expect(200);
}

async function confirm(app: TestApp, ...people: string[]): Promise<void> {
  const visitor = await openVisitor(app);
  for (const email of people) {
    await visitor
      .send('post', '/api/confirm-report')
      .send({ token: readLinkToken(app, email, 'confirm'), response: 'confirm' })
      .expect(200);
  }
}

async function look(app: TestApp) {
  const { rows } = await app.ctx.pool.query<{ status: string; expires_at: Date; reported_at: Date }>(
    'select status, expires_at, reported_at from death_incapacitation_reports',
  );
  return rows[0]!;
}
const statusOf = async (app: TestApp) => (await look(app)).status;

/** Lets time pass while the worker runs, every hour by default. */
async function pass(app: TestApp, hours: number, stepHours = 1): Promise<void> {
  for (let left = hours; left > 0; left -= stepHours) {
    app.clock.advance({ hours: Math.min(left, stepHours) });
    await app.runDueJobs();
  }
}

/** How often the owner got each warning. A duplicate counts once. */
const warnings = (app: TestApp, owner: TestOwner) =>
  [FIRST, HALF, LAST].map(
    (subject) =>
      new Set(
        listMailsTo(app, owner.username)
          .filter((mail) => subject.test(mail.subject))
          .map(({ messageId }) => messageId),
      ).size,
  );

const toldThatOpen = (app: TestApp) => [ANNA, BEN].map((heir) => countMails(app, heir, /You can now read/));

it('when the mail server is down for three days, the window begins with the first delivered warning', async () => {
  await using app = await startTestApp();
  const owner = await begin(app);
  app.mailbox.failNext(Infinity, 451);
  await report(app);
  await pass(app, 72, 3);
  expect(await statusOf(app)).toBe('pending');
  expect(warnings(app, owner)).toEqual([0, 0, 0]);

  app.mailbox.failNext(0, 0);
  await pass(app, 1);
  expect(warnings(app, owner)).toEqual([1, 0, 0]);
  for (const email of [SAM, TESS, UMA]) expect(countMails(app, email, /Please confirm/)).toBe(1);
  const { expires_at, reported_at } = await look(app);
  const movedBy = expires_at.getTime() - reported_at.getTime() - 24 * HOUR_MS;
  expect(movedBy).toBeGreaterThan(71 * HOUR_MS);
  expect(movedBy).toBeLessThan(74 * HOUR_MS);

  await confirm(app, SAM, TESS);
  const leftHours = () => (expires_at.getTime() - app.clock.now().getTime()) / HOUR_MS;
  await pass(app, leftHours() - 0.75);
  expect(await statusOf(app)).toBe('pending');
  expect(warnings(app, owner)).toEqual([1, 1, 1]);
  await pass(app, leftHours() + 0.1);
  expect(await statusOf(app)).toBe('released');
  await pass(app, 48, 12);
  expect(warnings(app, owner)).toEqual([1, 1, 1]);
  expect(toldThatOpen(app)).toEqual([1, 1]);
  for (const email of [ROSA, SAM, TESS, UMA, owner.username]) {
    expect(countMails(app, email, /have been released/)).toBe(1);
  }
});

/** Mail as in production, but with a timeout of a second instead of a minute. This process never stalls that long. */
async function useImpatientMail({ ctx, mailbox }: TestApp): Promise<void> {
  await ctx.mailTransport.close();
  ctx.mailTransport = createSmtpTransport(mailbox.url, {
    connections: ctx.config.smtpConnections,
    answerWithinMs: 1000,
  });
}

// These tests wait for the timeout, so they run concurrently, each with its own server.
describe.concurrent('a mail server that accepts an email and never responds', () => {
  it('holds up neither other emails nor the report', async () => {
    await using app = await startTestApp();
    const owner = await begin(app);
    await useImpatientMail(app);
    app.mailbox.fallSilent(SAM);
    await report(app);
    await app.runDueJobs();
    expect(warnings(app, owner)).toEqual([1, 0, 0]);
    await confirm(app, TESS, UMA);
    await pass(app, 25, 12.5);
    expect(await statusOf(app)).toBe('released');
    expect(toldThatOpen(app)).toEqual([1, 1]);

    app.mailbox.fallSilent(false);
    await pass(app, 1);
    const { rows } = await app.ctx.pool.query('select from mails where state = $1', ['queued']);
    expect(rows).toEqual([]);
    const opened = listMailsTo(app, SAM).filter(({ subject }) => subject.includes('have been released'));
    expect(new Set(opened.map(({ messageId }) => messageId)).size).toBe(1);
  });

  it('doesn’t count as having warned the owner', async () => {
    await using app = await startTestApp();
    const owner = await begin(app);
    await useImpatientMail(app);
    app.mailbox.fallSilent(owner.username);
    await report(app);
    await app.runDueJobs();
    await confirm(app, SAM, TESS);
    await pass(app, 30, 10);
    expect(await statusOf(app)).toBe('pending');
    // It arrived several times, always with the same Message-ID.
    expect(countMails(app, owner.username, FIRST)).toBeGreaterThan(2);
    expect(warnings(app, owner)).toEqual([1, 0, 0]);

    app.mailbox.fallSilent(false);
    await pass(app, 1);
    const { expires_at } = await look(app);
    expect(expires_at.getTime() - app.clock.now().getTime()).toBeGreaterThan(22 * HOUR_MS);
    await pass(app, 22);
    expect(await statusOf(app)).toBe('pending');
    await pass(app, 3);
    expect(await statusOf(app)).toBe('released');
    expect(warnings(app, owner)).toEqual([1, 1, 1]);
  });
});

describe('a mailbox that rejects permanently', () => {
  it('of an heir: the others are notified, and the owner’s list says why this one wasn’t', async () => {
    await using app = await startTestApp();
    const owner = await begin(app);
    await report(app);
    await app.runDueJobs();
    await confirm(app, SAM, TESS);
    app.mailbox.refuse(ANNA, 550);
    await pass(app, 25);
    expect(await statusOf(app)).toBe('released');
    expect(toldThatOpen(app)).toEqual([0, 1]);
    const status = await owner.send('get', '/api/mail-status').expect(200);
    expect(status.body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          email: ANNA,
          state: 'failed',
          reason: expect.stringContaining('Refused') as string,
        }),
      ]),
    );
  });

  it('of a confirmer: the others confirm, and the estate is released', async () => {
    await using app = await startTestApp();
    await begin(app);
    app.mailbox.refuse(SAM, 550);
    await report(app);
    await app.runDueJobs();
    await confirm(app, TESS, UMA);
    await pass(app, 25);
    expect(await statusOf(app)).toBe('released');
    expect(toldThatOpen(app)).toEqual([1, 1]);
  });

  it('of the owner: the window lasts three days, no less', async () => {
    await using app = await startTestApp();
    const owner = await begin(app);
    app.mailbox.refuse(owner.username, 552);
    await report(app);
    await app.runDueJobs();
    await confirm(app, SAM, TESS);
    await pass(app, 71.5);
    expect(await statusOf(app)).toBe('pending');
    await pass(app, 1);
    expect(await statusOf(app)).toBe('released');
    expect(warnings(app, owner)).toEqual([0, 0, 0]);
    expect(toldThatOpen(app)).toEqual([1, 1]);
  });

  it('of the owner, until it recovers: the window doesn’t shrink, and is complete after the first accepted warning', async () => {
    await using app = await startTestApp();
    const owner = await begin(app);
    app.mailbox.refuse(owner.username, 552);
    await report(app);
    await app.runDueJobs();
    await confirm(app, SAM, TESS);
    await pass(app, 30);
    app.mailbox.refuse(owner.username, null);
    await pass(app, 8);
    expect(warnings(app, owner)).toEqual([0, 1, 0]);
    await pass(app, 33.5);
    expect(await statusOf(app)).toBe('pending');
    expect(warnings(app, owner)).toEqual([0, 1, 1]);
    await pass(app, 1);
    expect(await statusOf(app)).toBe('released');
  });
});

it.each([
  ['our server', 'connection', 554],
  ['our sender', 'sender', 550],
] as const)(
  'a mail server that rejects %s is an outage, not a problem of the owner’s mailbox',
  async (_what, at, code) => {
    await using app = await startTestApp();
    const owner = await begin(app);
    await useImpatientMail(app);
    app.mailbox.refuseUs(at, code);
    await report(app);
    await pass(app, 80, 8);
    expect(await statusOf(app)).toBe('pending');
    const { rows } = await app.ctx.pool.query('select kind from mails where refused_at is not null');
    expect(rows).toEqual([]);

    app.mailbox.refuseUs(at, null);
    await pass(app, 1);
    expect(warnings(app, owner)).toEqual([1, 0, 0]);
    await confirm(app, SAM, TESS);
    await pass(app, 22);
    expect(await statusOf(app)).toBe('pending');
    await pass(app, 3);
    expect(await statusOf(app)).toBe('released');
  },
);

it('if the worker is down at the end of the window, the late warning is sent before anything is released', async () => {
  await using app = await startTestApp();
  const owner = await begin(app);
  await report(app);
  await app.runDueJobs();
  await confirm(app, SAM, TESS);
  app.clock.advance({ hours: 40 });
  await app.runDueJobs();
  expect(await statusOf(app)).toBe('released');
  // Whatever became due is done once. The halfway warning is no longer needed.
  expect(warnings(app, owner)).toEqual([1, 0, 1]);
  const late = listMailsTo(app, owner.username).find(({ subject }) => LAST.test(subject))!;
  const opened = app.mailbox.mails().filter(({ subject }) => /You can now read|been released/.test(subject));
  expect(opened).toHaveLength(7);
  for (const { number } of opened) expect(number).toBeGreaterThan(late.number);
});
