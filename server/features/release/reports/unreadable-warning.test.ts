import { expect, it, vi } from 'vitest';
import {
  confirmLatestReport,
  countMails,
  createLeavebitForDeath,
  readLinkToken,
  createOwnerWithReporters,
  REPORTERS,
  loadReportStatus,
} from '#tests/support/release/release.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openVisitor } from '#tests/support/visitor.ts';

const WARNED = /Someone has submitted a report about you/;

async function minutes(app: TestApp, count: number): Promise<void> {
  for (let minute = 0; minute < count; minute += 1) {
    app.clock.advance({ minutes: 1 });
    await app.runDueJobs();
  }
}

it('a warning whose body cannot be decrypted is written again, and the report opens by the rules', async () => {
  await using app = await startTestApp();
  const alarms = vi.spyOn(app.ctx.logger, 'error').mockImplementation(() => undefined);
  const owner = await createOwnerWithReporters(app);
  await createLeavebitForDeath(owner, 'heir@example.org');
  const visitor = await openVisitor(app);
  await visitor
    .send('post', '/api/submit-report')
    .send({ token: readLinkToken(app, REPORTERS[0]!, 'death'), reportType: 'death' })
    .expect(200);
  await app.ctx.pool.query(
    "update mails set letter = set_byte(letter, 20, get_byte(letter, 20) # 255) where kind = 'report-warning' and state = 'queued'",
  );
  await app.runDueJobs();
  for (const email of REPORTERS.slice(1, 3)) await confirmLatestReport(app, email);
  expect(countMails(app, owner.username, WARNED)).toBe(0);
  await minutes(app, 18);
  expect(countMails(app, owner.username, WARNED)).toBe(1);
  expect(alarms.mock.calls.map(([fields]) => (fields as { alarm?: string }).alarm)).toEqual([
    'letter-unreadable',
  ]);
  const { rows } = await app.ctx.pool.query(
    "select state, letter from mails where kind = 'report-warning' and last_error is not null",
  );
  expect(rows).toEqual([{ state: 'failed', letter: null }]);

  // The owner has a full window from the warning that reached them.
  for (let hour = 0; hour < 23; hour += 1)
    await minutes(app, 1).then(() => app.clock.advance({ minutes: 59 }));
  await app.runDueJobs();
  expect(await loadReportStatus(app, owner.id)).toBe('pending');
  app.clock.advance({ hours: 2 });
  await app.runDueJobs();
  expect(await loadReportStatus(app, owner.id)).toBe('released');
});

it('other mails that cannot be opened do not wait for ever, either', async () => {
  await using app = await startTestApp();
  vi.spyOn(app.ctx.logger, 'error').mockImplementation(() => undefined);
  const owner = await createOwnerWithReporters(app);
  await owner.send('post', '/api/send-reporter-tokens').expect(200);
  await app.ctx.pool.query(
    "update mails set letter = '\\x00' where kind = 'reporter-links' and state = 'queued'",
  );
  await minutes(app, 18);
  const { rows } = await app.ctx.pool.query("select 1 from mails where state = 'queued'");
  expect(rows).toEqual([]);
});
