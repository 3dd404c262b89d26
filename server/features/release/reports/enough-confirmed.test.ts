import { expect, it } from 'vitest';
import {
  confirmLatestReport,
  countMails,
  readLinkToken,
  listMailsTo,
  createOwnerWithReporters,
  reportDeath,
  REPORTERS,
  loadReportStatus,
} from '#tests/support/release/release.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openVisitor, type TestOwner } from '#tests/support/visitor.ts';

const [ROSA, SAM, TESS, UMA] = REPORTERS as [string, string, string, string];
const ENOUGH = /^Enough of your reporters have confirmed a report about you$/;

const told = (app: TestApp, owner: TestOwner) => countMails(app, owner.username, ENOUGH);

/** Confirms without sending any email. */
const confirmOnly = async (app: TestApp, email: string) =>
  (await openVisitor(app))
    .send('post', '/api/confirm-report')
    .send({ token: readLinkToken(app, email, 'confirm'), response: 'confirm' })
    .expect(200);

async function save(owner: TestOwner, designatedReporters: string[]) {
  const config = { designatedReporters, requiredConfirmations: 2, refuteTimeHours: 24 };
  await owner.send('put', '/api/release-config').send(config).expect(200);
}

it('the owner is told once that enough have confirmed, what opens when, and how to refute', async () => {
  await using app = await startTestApp();
  const owner = await createOwnerWithReporters(app, { designatedReporters: REPORTERS });
  await reportDeath(app);
  await confirmLatestReport(app, SAM);
  expect(told(app, owner)).toBe(0);
  await confirmLatestReport(app, TESS);
  await confirmLatestReport(app, TESS);
  await confirmLatestReport(app, UMA);
  app.clock.advance({ hours: 13 });
  await app.runDueJobs();
  expect(told(app, owner)).toBe(1);
  const mail = listMailsTo(app, owner.username).find(({ subject }) => ENOUGH.test(subject))!;
  const text = mail.text.replaceAll(/\s+/g, ' ');
  expect(text).toContain(`${ROSA} reported your death on`);
  expect(text).toMatch(
    /Unless you refute the report, your LeaveBits will be released on .* UTC \(.* in South Africa\) or later/,
  );
  expect(text).toContain('You don’t need a password. You can also sign in');
  const refuteToken = mail.links
    .find((link) => link.includes('/refute/'))!
    .split('/')
    .at(-1);
  const visitor = await openVisitor(app);
  const seen = await visitor.send('get', `/api/verify-refute-token?token=${refuteToken}`).expect(200);
  expect(seen.body).toMatchObject({ isEnoughConfirmed: true });
  await visitor.send('post', '/api/refute-report').send({ refuteToken }).expect(200);
  expect(await loadReportStatus(app, owner.id)).toBe('refuted');
  expect(text).not.toMatch(/sam@|tess@|uma@/);
});

it('it is no warning: no release waits for it, and none rests on it', async () => {
  await using app = await startTestApp();
  const owner = await createOwnerWithReporters(app);
  await reportDeath(app);
  await confirmLatestReport(app, SAM);
  await confirmOnly(app, TESS);
  await app.ctx.pool.query(
    "update mails set next_try_at = next_try_at + interval '2 days' where kind = 'report-confirmed'",
  );
  for (const hours of [12, 11, 2]) {
    app.clock.advance({ hours });
    await app.runDueJobs();
  }
  expect(told(app, owner)).toBe(0);
  expect(await loadReportStatus(app, owner.id)).toBe('released');
  const { rows } = await app.ctx.pool.query(
    'select distinct kind from report_warnings join mails on mails.id = mail_id',
  );
  expect(rows).toEqual([{ kind: 'report-warning' }]);
  // It announces what will open, so it isn't sent once the estate is open.
  app.clock.advance({ days: 3 });
  await app.runDueJobs();
  expect(told(app, owner)).toBe(0);
});

it.each([
  ['a little', 25],
  ['long', 24 * 10],
])('it is not sent if the confirmation comes %s after the owner’s time', async (_how, hours) => {
  await using app = await startTestApp();
  const owner = await createOwnerWithReporters(app);
  await reportDeath(app);
  await confirmLatestReport(app, SAM);
  for (const step of [12, 11, hours - 23]) {
    app.clock.advance({ hours: step });
    await app.runDueJobs();
  }
  await confirmLatestReport(app, TESS);
  expect(told(app, owner)).toBe(0);
  expect(countMails(app, owner.username, /^Final notice/)).toBe(hours > 25 ? 1 : 0);
});

it('it does not leave after the report was refuted', async () => {
  await using app = await startTestApp();
  const owner = await createOwnerWithReporters(app);
  await reportDeath(app);
  await confirmLatestReport(app, SAM);
  await confirmOnly(app, TESS);
  const body = { refuteToken: readLinkToken(app, owner.username, 'refute') };
  await (await openVisitor(app)).send('post', '/api/refute-report').send(body).expect(200);
  await app.runDueJobs();
  expect(told(app, owner)).toBe(0);
  expect(countMails(app, owner.username, /^You’ve refuted the report/)).toBe(1);
});

it('it is not sent after a confirmation was undone, and is sent once there are enough again', async () => {
  await using app = await startTestApp();
  const owner = await createOwnerWithReporters(app, { designatedReporters: REPORTERS });
  await reportDeath(app);
  await confirmLatestReport(app, SAM);
  await confirmOnly(app, TESS);
  await save(owner, [ROSA, SAM, UMA]);
  await app.runDueJobs();
  expect(told(app, owner)).toBe(0);
  app.clock.advance({ minutes: 1 });
  await confirmLatestReport(app, UMA);
  expect(told(app, owner)).toBe(1);
});
