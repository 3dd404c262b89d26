import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OwnerReport } from '#shared/contracts/release.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import {
  confirmLatestReport,
  countMails,
  createLeavebitForDeath,
  listMailsTo,
  createOwnerWithReporters,
  reportDeath,
  REPORTERS,
} from '#tests/support/release/release.ts';
import { reauthenticateEveryone } from '#tests/support/reauthentication.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openVisitor, type TestOwner } from '#tests/support/visitor.ts';
import { announceOpenings } from '../../notices/announce-openings.ts';
import { announceEstateClosings } from '../closing/announce-estate-closings.ts';
import { followUpOpeningMails } from './follow-up-opening-mails.ts';

const [ANN, BEN] = ['ann@example.org', 'ben@example.org'] as const;
const [ROSA, SAM, TESS] = REPORTERS as [string, string, string];

let app: TestApp;
let owner: TestOwner;
beforeEach(async () => {
  app = await startTestApp();
  owner = await createOwnerWithReporters(app);
});
afterEach(() => app[Symbol.asyncDispose]());

/** The report is confirmed, and its window passes. */
async function release(): Promise<void> {
  await reportDeath(app);
  for (const email of [SAM, TESS]) await confirmLatestReport(app, email);
  app.clock.advance({ hours: 25 });
  await app.runDueJobs();
}

async function leaveOnDate(email: string, days: number): Promise<void> {
  const scheduledDate = new Date(app.clock.now().getTime() + days * DAY_MS).toISOString();
  await owner
    .send('post', '/api/trigger-bytes')
    .send({
      sharingEmails: [email],
      sharingConfig: { [email]: { releaseType: 'scheduled', scheduledDate } },
    })
    .expect(201);
  await app.runDueJobs();
}

describe('a recipient whose notices somebody has stopped', () => {
  async function stopMails(): Promise<void> {
    const link = listMailsTo(app, ANN)
      .at(-1)!
      .links.find((url) => url.includes('/stop-mails/'))!;
    await (await openVisitor(app)).send('post', `/api${new URL(link).pathname}`).expect(200);
  }
  const openingsTold = () => countMails(app, ANN, /You can now read/);

  it('is still notified of what opens after a report, on a later date, and of its closing', async () => {
    await createLeavebitForDeath(owner, ANN);
    await leaveOnDate(ANN, 10);
    await stopMails();
    await release();
    expect(openingsTold()).toBe(1);
    expect(listMailsTo(app, ANN).at(-1)!.text).not.toContain('stop-mails');
    app.clock.advance({ days: 10 });
    await announceOpenings(app.ctx);
    await app.runDueJobs();
    expect(openingsTold()).toBe(2);
    expect(listMailsTo(app, ANN).at(-1)!.text).toContain('Before their death');
    app.clock.advance({ days: 310 });
    await announceEstateClosings(app.ctx);
    await app.runDueJobs();
    expect(countMails(app, ANN, /close soon/)).toBe(1);
  });

  it('is not notified of a date that comes while the owner lives, as announced', async () => {
    await leaveOnDate(ANN, 10);
    await stopMails();
    app.clock.advance({ days: 11 });
    await announceOpenings(app.ctx);
    await app.runDueJobs();
    expect(openingsTold()).toBe(0);
  });
});

describe('a recipient whose mailbox refuses the mail about an opening', () => {
  beforeEach(async () => {
    await createLeavebitForDeath(owner, ANN);
    await createLeavebitForDeath(owner, BEN);
    await app.runDueJobs();
    app.mailbox.refuse(ANN, 550);
    await release();
  });

  /** Runs the hourly job twice concurrently, as two processes would, and sends the resulting emails. */
  async function followUp(): Promise<void> {
    await Promise.all([followUpOpeningMails(app.ctx), followUpOpeningMails(app.ctx)]);
    await app.runDueJobs();
  }
  async function pass(days: number): Promise<void> {
    app.clock.advance({ days });
    await followUp();
  }
  const questions = (to: string) =>
    listMailsTo(app, to).filter(({ subject }) => subject.startsWith('Can you help us reach someone'));
  const triesAt = async () =>
    (
      await app.ctx.pool.query<{ created_at: Date }>(
        "select created_at from mails where kind = 'released-notice' and recipient = $1 order by created_at",
        [ANN],
      )
    ).rows.map(({ created_at: at }) => at.getTime());

  it('alarms, and has each reporter of the report asked once, without what was left', async () => {
    const alarm = vi.spyOn(app.ctx.logger, 'error');
    await followUp();
    expect(alarm).toHaveBeenCalledWith(
      expect.objectContaining({ alarm: 'opening-undelivered', recipients: 1 }),
      expect.any(String),
    );
    await pass(1);
    await pass(200);
    for (const reporter of [ROSA, SAM, TESS]) {
      const [asked, ...others] = questions(reporter);
      expect(others).toEqual([]);
      expect(asked!.text).toContain(ANN);
      expect(asked!.text).not.toMatch(/ben@|key of the safe|behind the clock/i);
      expect(asked!.links[0]).toBe('http://leavebits.test/my-leavebits');
    }
    expect([questions(ANN), questions(BEN)]).toEqual([[], []]);
    const { body } = await owner.send('get', '/api/reports').expect(200);
    const told = (body as OwnerReport[])[0]!.events.filter(({ kind }) => kind === 'recipient-unreached');
    expect(told).toMatchObject([{ email: ANN }]);
  });

  it('is written to again after 1, 4 and 12 weeks, and no more', async () => {
    await followUp();
    const noticed = app.clock.now().getTime();
    for (let days = 0; days < 100; days += 1) await pass(1);
    const weeks = (await triesAt()).slice(1).map((at) => Math.round((at - noticed) / DAY_MS) / 7);
    expect(weeks).toEqual([1, 4, 12]);
  });

  it('gets the mail of the next try once the mailbox takes it, and then no other', async () => {
    await followUp();
    await pass(8);
    app.mailbox.refuse(ANN, null);
    await pass(21);
    await pass(60);
    expect(countMails(app, ANN, /You can now read/)).toBe(1);
    expect(countMails(app, BEN, /You can now read/)).toBe(1);
    expect(await triesAt()).toHaveLength(3);
  });

  it('is left alone once the owner has locked everything again, and so are the reporters', async () => {
    const { body } = await owner.send('get', '/api/reports').expect(200);
    const [{ id: reportId }] = body as [OwnerReport];
    await reauthenticateEveryone(app);
    await owner.send('post', '/api/revoke-release').send({ reportId }).expect(200);
    await app.runDueJobs();
    await followUp();
    await pass(8);
    await pass(30);
    expect(questions(ROSA)).toEqual([]);
    expect(await triesAt()).toHaveLength(1);
  });

  it('is not asked about by a reporter whom the owner has removed', async () => {
    await app.ctx.pool.query('update users set designated_reporters = $1, required_confirmations = 1', [
      [SAM, TESS],
    ]);
    await followUp();
    expect([ROSA, SAM, TESS].map((reporter) => questions(reporter).length)).toEqual([0, 1, 1]);
  });
});
