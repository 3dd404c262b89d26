import { afterEach, beforeEach, expect, it } from 'vitest';
import { runBackup, createBackupFolder, startRestoredApp } from '#tests/support/database/backups.ts';
import { createSubscribedOwner } from '#tests/support/payfast/notifications.ts';
import {
  confirmLatestReport,
  countMails,
  createLeavebitForDeath,
  readLinkToken,
  createOwnerWithReporters,
  reportDeath,
  REPORTERS,
  loadReportStatus,
} from '#tests/support/release/release.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openVisitor, type TestOwner } from '#tests/support/visitor.ts';
import type { DomainError } from '../../http/domain-error.ts';
import { queueMail } from '../../adapters/mail/outbox.ts';
import { queueJob } from '../../adapters/queue.ts';
import { recoveryRestarts } from '../../recovery-restarts.ts';
import { wakeMailSenders } from '../mail/wake-mail-senders.ts';
import { loadSharedLeavebitPage } from '../recipients/load-shared-leavebits.ts';
import { endRecovery } from '../recovery/end-recovery.ts';
import { watchDatabase } from '../recovery/watch-database.ts';
import { advancePendingReports } from '../release/reports/advance-pending-reports.ts';
import { advanceDueDestructions } from '../subscriptions/destruction/advance-due-destructions.ts';
import { sendPaymentReminders } from '../subscriptions/reminders/send-payment-reminders.ts';
import { announceOpenings } from '../notices/announce-openings.ts';

const HEIR = 'heir@example.org';
const apps: TestApp[] = [];
let app: TestApp;
let owner: TestOwner;
let folder: Awaited<ReturnType<typeof createBackupFolder>>;
beforeEach(async () => {
  folder = await createBackupFolder();
  app = await startTestApp();
  apps.push(app);
  owner = await createOwnerWithReporters(app);
});
afterEach(async () => {
  for (const one of apps.splice(0)) await one[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
});

const beat = (at: TestApp) => watchDatabase(at.ctx, { isServing: true });

async function work(at: TestApp): Promise<void> {
  await at.runDueJobs();
  await advancePendingReports(at.ctx);
  await announceOpenings(at.ctx);
  await sendPaymentReminders(at.ctx);
  await advanceDueDestructions(at.ctx);
  await wakeMailSenders(at.ctx);
  await at.runDueJobs();
}

/** Runs the service for this many hours. */
async function live(at: TestApp, hours: number): Promise<void> {
  for (let hour = 0; hour < hours; hour += 1) {
    for (let step = 0; step < 10; step += 1) {
      at.clock.advance({ minutes: 6 });
      await beat(at);
    }
    if (hour % 6 === 5) await work(at);
  }
  await work(at);
}

async function restored(name: string, days = 0): Promise<TestApp> {
  const other = await startRestoredApp(folder.path(name), app, { days });
  apps.push(other);
  return other;
}

/** The error code `restoring` means that nothing is shown to anyone. */
const canOpen = (at: TestApp, id: number) =>
  loadSharedLeavebitPage(at.ctx, HEIR).then(
    ({ views }) => views.find(({ listed }) => listed.row.id === id)?.access.kind === 'open',
    ({ code }: DomainError) => code,
  );

it('keeps an estate locked that was refuted after the backup, and restarts the window when the operator ends the recovery', async () => {
  const id = await createLeavebitForDeath(owner, HEIR);
  await beat(app);
  await reportDeath(app);
  for (const reporter of REPORTERS.slice(1, 3)) await confirmLatestReport(app, reporter);
  await live(app, 23);
  await runBackup(app, folder.path('before'));
  const refuteToken = readLinkToken(app, owner.username, 'refute');
  await (await openVisitor(app)).send('post', '/api/refute-report').send({ refuteToken }).expect(200);

  const other = await restored('before');
  await live(other, 30);
  expect([await loadReportStatus(other, owner.id), await canOpen(other, id)]).toEqual([
    'pending',
    'restoring',
  ]);
  expect(other.mailbox.mails()).toEqual([]);

  await endRecovery(other.ctx, recoveryRestarts);
  await live(other, 22);
  expect([await loadReportStatus(other, owner.id), await canOpen(other, id)]).toEqual(['pending', false]);
  expect(countMails(other, owner.username, /report/i)).toBeGreaterThan(0);
  // The owner had already refuted the report and can do so again using the new email.
  const again = readLinkToken(other, owner.username, 'refute');
  await (
    await openVisitor(other)
  )
    .send('post', '/api/refute-report')
    .send({ refuteToken: again })
    .expect(200);
  await live(other, 30);
  expect([await loadReportStatus(other, owner.id), await canOpen(other, id)]).toEqual(['refuted', false]);
});

it('sends, opens, destroys and charges nothing of a backup that is a year old, and afterwards there is no flood', async () => {
  const id = await createLeavebitForDeath(owner, HEIR);
  await owner
    .send('post', '/api/trigger-bytes')
    .field('description', 'For the wedding')
    .field('sharingEmails[]', HEIR)
    .field(
      'sharingConfig',
      JSON.stringify({
        [HEIR]: {
          releaseType: 'scheduled',
          scheduledDate: new Date(app.clock.now().getTime() + 40 * 86_400_000).toISOString(),
        },
      }),
    )
    .expect(201);
  await createSubscribedOwner(app);
  await app.runDueJobs();
  await beat(app);
  await reportDeath(app);
  await app.ctx.db.transaction((tx) =>
    queueMail(app.ctx, tx, {
      to: HEIR,
      kind: 'opened-notice',
      dedupeKey: 'an old one',
      content: { subject: 'An old one', preheader: '', heading: '', paragraphs: [], why: '', mistake: '' },
    }),
  );
  await runBackup(app, folder.path('old'));

  const other = await restored('old', 365);
  const before = await countsOf(other);
  await live(other, 3);
  expect(other.mailbox.mails()).toEqual([]);
  expect(await countsOf(other)).toEqual(before);
  expect([await loadReportStatus(other, owner.id), await canOpen(other, id)]).toEqual([
    'pending',
    'restoring',
  ]);

  await endRecovery(other.ctx, recoveryRestarts);
  await live(other, 12);
  const mails = other.mailbox.mails().map(({ to, subject }) => `${to.join()}: ${subject}`);
  expect(mails.sort()).toEqual([
    expect.stringMatching(/^itn-\d+@example.org: Please check your LeaveBits/),
    expect.stringMatching(/^itn-\d+@example.org: Your LeaveBits can’t be opened for now$/),
    'olga@example.org: Are you well? Someone has submitted a report about you',
    'olga@example.org: Please check your LeaveBits: we had to restore a backup',
  ]);
  expect(await canOpen(other, id)).toBe(false);
});

async function countsOf(at: TestApp) {
  const { rows } = await at.ctx.pool.query(`select
    (select count(*) from users) as users, (select count(*) from trigger_bytes) as leavebits,
    (select count(*) from mails) as mails, (select count(*) from report_events) as events,
    (select count(*) from subscriptions where destroy_at is not null) as announced`);
  return rows;
}

it('begins a new recovery if the backup was made in one, and brings no job back', async () => {
  await app.ctx.pool.query(
    "update service_state set recovery_since = now() - interval '1 day', recovery_reason = 'A drill.'",
  );
  await app.ctx.db.transaction((tx) =>
    queueJob(tx, 'request-password-reset', { email: owner.username, asker: '', channel: 'open' }),
  );
  const { rows } = await app.ctx.pool.query<{ at: Date }>('select max(created_at) as at from mails');
  await runBackup(app, folder.path('in-recovery'));
  const other = await restored('in-recovery');
  const [state] = (
    await other.ctx.pool.query<{ since: Date; reason: string; jobs: string }>(
      `select recovery_since as since, recovery_reason as reason,
         (select count(*) from graphile_worker._private_jobs) as jobs from service_state`,
    )
  ).rows;
  expect(state!.since.getTime()).toBeGreaterThan(rows[0]!.at.getTime());
  expect(state).toMatchObject({ reason: expect.stringContaining('was restored') as string, jobs: '0' });
});
