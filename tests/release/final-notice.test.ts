import { expect, it } from 'vitest';
import { HOUR_MS } from '#shared/domain/durations.ts';
import { restartPendingReports } from '../../server/features/release/reports/restart-pending-reports.ts';
import { advancePendingReports } from '../../server/features/release/reports/advance-pending-reports.ts';
import {
  confirmLatestReport,
  countMails,
  readLinkToken,
  listMailsTo,
  createOwnerWithReporters,
  reportDeath,
  REPORTERS,
  loadReportStatus,
} from '../support/release/release.ts';
import { formatEmailDate } from '../../server/adapters/mail/email-dates.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { openVisitor } from '../support/visitor.ts';

const [, SAM, TESS] = REPORTERS as [string, string, string];
const FINAL = /^Final notice/;

/** Lets time pass, and runs what is due. */
async function pass(app: TestApp, by: Parameters<TestApp['clock']['advance']>[0]): Promise<void> {
  app.clock.advance(by);
  await app.runDueJobs();
}

/** Records that everything was down for the past hours. */
async function wasDown(app: TestApp, hours: number): Promise<void> {
  const now = app.clock.now().getTime();
  await app.ctx.pool.query('insert into service_outages (started_at, ended_at) values ($1, $2)', [
    new Date(now - hours * HOUR_MS),
    new Date(now),
  ]);
}

/** The owner's remaining time in hours, according to the page that the newest warning links to. */
async function hoursLeft(app: TestApp, owner: string): Promise<number> {
  const visitor = await openVisitor(app);
  const token = readLinkToken(app, owner, 'refute');
  const { body } = await visitor.send('get', `/api/verify-refute-token?token=${token}`).expect(200);
  const end = new Date((body as { expiresAt: string }).expiresAt).getTime();
  return Math.round(((end - app.clock.now().getTime()) / HOUR_MS) * 10) / 10;
}

it('an outage across the end of the window leaves the owner half a day of uptime after it', async () => {
  await using app = await startTestApp();
  const owner = await createOwnerWithReporters(app);
  await reportDeath(app);
  await confirmLatestReport(app, SAM);
  await confirmLatestReport(app, TESS);
  app.clock.advance({ hours: 30 });
  await wasDown(app, 30);
  await app.runDueJobs();
  expect(countMails(app, owner.username, /^Last reminder/)).toBe(1);
  expect(await loadReportStatus(app, owner.id)).toBe('pending');
  expect(await hoursLeft(app, owner.username)).toBe(12);

  await pass(app, { hours: 11, minutes: 58 });
  expect(await loadReportStatus(app, owner.id)).toBe('pending');
  await pass(app, { minutes: 3 });
  expect(await loadReportStatus(app, owner.id)).toBe('released');
  expect(countMails(app, owner.username, FINAL)).toBe(0);
});

it('an outage across the end of the window leaves that half day even while a confirmation is missing, and every page says so', async () => {
  await using app = await startTestApp();
  const owner = await createOwnerWithReporters(app);
  await reportDeath(app);
  await confirmLatestReport(app, SAM);
  app.clock.advance({ hours: 30 });
  await wasDown(app, 30);
  const halfADayOn = () => new Date(app.clock.now().getTime() + 12 * HOUR_MS);
  const earliest = halfADayOn();
  await app.runDueJobs();
  const end = halfADayOn();
  const reminder = listMailsTo(app, owner.username).find(({ subject }) => /^Last reminder/.test(subject));
  const text = reminder!.text.replace(/\s+/g, ' ');
  const until = /You have until (.*? in South Africa\))/.exec(text)?.[1];
  // The email gives the time to the minute, and the clock keeps running.
  expect([earliest, end].map((at) => formatEmailDate(app.ctx, at).text)).toContain(until);
  expect(await hoursLeft(app, owner.username)).toBe(12);

  app.clock.advance({ hours: 2 });
  const visitor = await openVisitor(app);
  const token = readLinkToken(app, TESS, 'confirm');
  const { body } = await visitor.send('get', `/api/verify-confirm-token?token=${token}`).expect(200);
  const shown = new Date((body as { expiresAt: string }).expiresAt).getTime();
  expect(Math.abs(shown - end.getTime())).toBeLessThan(60_000);
  await confirmLatestReport(app, TESS);
  await pass(app, { hours: 9, minutes: 58 });
  expect(await loadReportStatus(app, owner.id)).toBe('pending');
  await pass(app, { minutes: 3 });
  expect(await loadReportStatus(app, owner.id)).toBe('released');
});

it('neither a second outage nor an outage of the pages alone counts as time to refute', async () => {
  await using app = await startTestApp();
  const owner = await createOwnerWithReporters(app);
  await reportDeath(app);
  await confirmLatestReport(app, SAM);
  await confirmLatestReport(app, TESS);
  app.clock.advance({ hours: 24 });
  await wasDown(app, 23);
  await app.runDueJobs();
  app.clock.advance({ hours: 10 });
  await wasDown(app, 4);
  await pass(app, { hours: 3 });
  expect(await loadReportStatus(app, owner.id)).toBe('pending');
  expect(await hoursLeft(app, owner.username)).toBe(2);
  // Nobody can reach the pages, so nobody can refute, although the jobs run.
  await app.ctx.pool.query('insert into service_heartbeat (count, beat_at) values (1, $1)', [
    app.clock.now(),
  ]);
  await pass(app, { hours: 3 });
  expect(await loadReportStatus(app, owner.id)).toBe('pending');
  await wasDown(app, 3);
  app.clock.advance({ hours: 2, minutes: 1 });
  await app.ctx.pool.query('update service_heartbeat set beat_at = $1', [app.clock.now()]);
  await advancePendingReports(app.ctx);
  expect(await loadReportStatus(app, owner.id)).toBe('released');
});

it('a confirmation four weeks later gives the owner a final notice and half a day', async () => {
  await using app = await startTestApp();
  const owner = await createOwnerWithReporters(app);
  await reportDeath(app);
  await confirmLatestReport(app, SAM);
  await pass(app, { hours: 12 });
  await pass(app, { hours: 12 });
  await pass(app, { days: 27 });
  await confirmLatestReport(app, TESS);
  expect(await loadReportStatus(app, owner.id)).toBe('pending');
  const notice = listMailsTo(app, owner.username).filter(({ subject }) => FINAL.test(subject));
  expect(notice).toHaveLength(1);
  expect(await hoursLeft(app, owner.username)).toBe(12);

  await pass(app, { hours: 11, minutes: 58 });
  expect(await loadReportStatus(app, owner.id)).toBe('pending');
  await pass(app, { minutes: 3 });
  expect(await loadReportStatus(app, owner.id)).toBe('released');
  expect(countMails(app, owner.username, FINAL)).toBe(1);
});

it('a permanently rejected final notice counts as delivered at that moment', async () => {
  await using app = await startTestApp();
  const owner = await createOwnerWithReporters(app);
  await reportDeath(app);
  await confirmLatestReport(app, SAM);
  await pass(app, { days: 27 });
  app.mailbox.refuse(owner.username, 550);
  await confirmLatestReport(app, TESS);
  await pass(app, { hours: 11 });
  expect(await loadReportStatus(app, owner.id)).toBe('pending');
  await pass(app, { hours: 2 });
  expect(await loadReportStatus(app, owner.id)).toBe('released');
});

it('a restarted report has a full window, a new warning, and its earlier confirmations', async () => {
  await using app = await startTestApp();
  const owner = await createOwnerWithReporters(app);
  await reportDeath(app);
  await confirmLatestReport(app, SAM);
  await confirmLatestReport(app, TESS);
  app.clock.advance({ hours: 30 });
  await app.ctx.db.transaction((tx) => restartPendingReports(app.ctx, tx));
  await app.runDueJobs();
  expect(countMails(app, owner.username, /Are you well/)).toBe(2);
  expect(countMails(app, owner.username, /Last reminder/)).toBe(0);
  expect(await hoursLeft(app, owner.username)).toBe(24);
  await pass(app, { hours: 23, minutes: 58 });
  expect(await loadReportStatus(app, owner.id)).toBe('pending');
  await pass(app, { minutes: 5 });
  expect(await loadReportStatus(app, owner.id)).toBe('released');
});
