import { expect, it } from 'vitest';
import type { ActivityPage } from '#shared/contracts/activity.ts';
import type { OwnerReport } from '#shared/contracts/release.ts';
import type { RefuteTokenResponse } from '#shared/contracts/report-links.ts';
import {
  confirmLatestReport,
  countMails,
  createOwnerWithReporters,
  listMailsTo,
  loadReportStatus,
  readLinkToken,
  reportDeath,
  REPORTERS,
} from '#tests/support/release/release.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openVisitor, type TestOwner } from '#tests/support/visitor.ts';

const [ROSA, SAM, TESS, UMA] = REPORTERS as [string, string, string, string];
const REASON = 'I had lunch with her.';
const CHANGED = /changed their answer|now confirms it/;

async function deny(app: TestApp, email: string, reason?: string): Promise<void> {
  const token = readLinkToken(app, email, 'confirm');
  await (await openVisitor(app)).send('post', '/api/deny-report').send({ token, reason }).expect(200);
}

const lastMail = (app: TestApp, to: string, subject: RegExp) =>
  listMailsTo(app, to)
    .findLast((mail) => subject.test(mail.subject))!
    .text.replaceAll(/\s+/g, ' ');

async function readRefutePage(app: TestApp, owner: TestOwner): Promise<RefuteTokenResponse> {
  const token = readLinkToken(app, owner.username, 'refute');
  const answer = await (await openVisitor(app)).send('get', `/api/verify-refute-token?token=${token}`);
  return answer.body as RefuteTokenResponse;
}

it('a withdrawn denial stays visible to the owner, with its time and reason, and everyone involved is told', async () => {
  await using app = await startTestApp();
  const owner = await createOwnerWithReporters(app, { designatedReporters: REPORTERS });
  await reportDeath(app);
  await deny(app, SAM, REASON);
  await deny(app, UMA);
  await app.runDueJobs();
  app.clock.advance({ hours: 3 });
  const withdrawnFrom = app.clock.now();
  await confirmLatestReport(app, SAM);
  await app.runDueJobs();

  const { denials } = await readRefutePage(app, owner);
  expect(denials).toMatchObject([
    { email: SAM, reason: REASON },
    { email: UMA, reason: null, withdrawnAt: null },
  ]);
  const [first] = denials;
  expect(Date.parse(first!.withdrawnAt!)).toBeGreaterThanOrEqual(withdrawnFrom.getTime());
  expect(Date.parse(first!.deniedAt!)).toBeLessThan(withdrawnFrom.getTime());

  const [report] = (await owner.send('get', '/api/reports').expect(200)).body as OwnerReport[];
  expect(report).toMatchObject({ confirmations: 1, requiredConfirmations: 3, possibleConfirmations: 2 });
  expect(report!.events).toContainEqual(
    expect.objectContaining({ kind: 'denied', email: SAM, reason: REASON }),
  );
  const { entries } = (await owner.send('get', '/api/account/activity').expect(200)).body as ActivityPage;
  expect(entries).toContainEqual(
    expect.objectContaining({ kind: 'report-denied', subject: SAM, detail: REASON }),
  );
  expect(entries).toContainEqual(
    expect.objectContaining({
      kind: 'report-confirmed',
      subject: SAM,
      detail: 'They had said before that it isn’t true.',
    }),
  );

  for (const email of [owner.username, ROSA, TESS, UMA]) expect(countMails(app, email, CHANGED)).toBe(1);
  expect(countMails(app, SAM, CHANGED)).toBe(0);
  const toOwner = lastMail(app, owner.username, CHANGED);
  expect(toOwner).toContain(`${SAM} told us that it isn’t true. Now they’ve confirmed it.`);
  expect(toOwner).toContain('three confirmations are needed now, and we have one.');
  expect(toOwner).not.toContain('lunch');
  for (const email of [ROSA, TESS, UMA]) expect(lastMail(app, email, CHANGED)).not.toContain(SAM);
  expect(lastMail(app, TESS, CHANGED)).toContain('One other reporter still says that it isn’t true.');
  expect(lastMail(app, UMA, CHANGED)).toContain('You told us that it isn’t true, and that still counts.');
  expect(lastMail(app, UMA, CHANGED)).not.toContain('other reporter still says');
});

it('a withdrawn denial asks for no further confirmation, but its seven days stay', async () => {
  await using app = await startTestApp();
  const owner = await createOwnerWithReporters(app);
  await reportDeath(app);
  await deny(app, SAM);
  for (const email of [SAM, TESS]) await confirmLatestReport(app, email);
  await app.runDueJobs();
  app.clock.advance({ days: 6.5 });
  await app.runDueJobs();
  expect(await loadReportStatus(app, owner.id)).toBe('pending');
  expect((await readRefutePage(app, owner)).denials).toHaveLength(1);
  app.clock.advance({ days: 1 });
  await app.runDueJobs();
  expect(await loadReportStatus(app, owner.id)).toBe('released');
});

it('mail that waits does not count a denial that was withdrawn meanwhile', async () => {
  await using app = await startTestApp();
  const owner = await createOwnerWithReporters(app);
  await reportDeath(app);
  const [denying, confirming] = [readLinkToken(app, SAM, 'confirm'), await openVisitor(app)];
  await confirming.send('post', '/api/deny-report').send({ token: denying }).expect(200);
  await confirming
    .send('post', '/api/confirm-report')
    .send({ token: denying, response: 'confirm' })
    .expect(200);
  await app.runDueJobs();
  expect(countMails(app, TESS, /needs more time/)).toBe(0);
  expect(countMails(app, ROSA, /isn’t true/)).toBe(0);
  // The owner sees it all.
  expect(countMails(app, owner.username, /One of your reporters says/)).toBe(1);
  for (const email of [owner.username, ROSA, TESS]) expect(countMails(app, email, CHANGED)).toBe(1);
});

it('the owner is told who confirmed a report that they refuted; confirmers are not suspended', async () => {
  await using app = await startTestApp();
  const owner = await createOwnerWithReporters(app, { designatedReporters: REPORTERS });
  await reportDeath(app);
  await confirmLatestReport(app, SAM);
  const refuteToken = readLinkToken(app, owner.username, 'refute');
  await (await openVisitor(app)).send('post', '/api/refute-report').send({ refuteToken }).expect(200);
  await app.runDueJobs();
  expect(lastMail(app, owner.username, /refuted the report/)).toContain(
    `${SAM} had confirmed the report. They may have been deceived, so their links still work.`,
  );
  const token = readLinkToken(app, SAM, 'death');
  await (
    await openVisitor(app)
  )
    .send('get', `/api/verify-reporter-token?token=${token}&type=death`)
    .expect(200);
});
