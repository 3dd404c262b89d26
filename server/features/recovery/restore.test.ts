import { afterEach, beforeEach, expect, it } from 'vitest';
import type { DomainError } from '../../http/domain-error.ts';
import { queueMail } from '../../adapters/mail/outbox.ts';
import { advancePendingReports } from '../release/reports/advance-pending-reports.ts';
import { wakeMailSenders } from '../mail/wake-mail-senders.ts';
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
import { insertReport } from '#tests/support/release/reports.ts';
import { copyDatabase } from '#tests/support/database/copy-database.ts';
import { TEST_SETTINGS, startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openVisitor, registerOwner, signIn, type TestOwner } from '#tests/support/visitor.ts';
import { loadSharedLeavebitPage } from '../recipients/load-shared-leavebits.ts';
import { beginRecovery } from './begin-recovery.ts';
import { endRecovery } from './end-recovery.ts';
import { recoveryRestarts } from '../../recovery-restarts.ts';
import { listOutages } from './record-heartbeat.ts';
import { createDatabaseFingerprintStore } from '../../adapters/database-fingerprint-store.ts';
import { watchDatabase } from './watch-database.ts';

const HEIR = 'heir@example.org';

let app: TestApp;
let owner: TestOwner;
beforeEach(async () => {
  app = await startTestApp();
  owner = await createOwnerWithReporters(app);
});
afterEach(() => app[Symbol.asyncDispose]());

const beat = () => watchDatabase(app.ctx, { isServing: true });

/** Advances the clock by some hours while the product serves requests and does its work. */
async function live(hours: number): Promise<void> {
  for (let hour = 0; hour < hours; hour += 1) {
    for (let step = 0; step < 10; step += 1) {
      app.clock.advance({ minutes: 6 });
      await beat();
    }
    await work();
  }
}

async function work(): Promise<void> {
  await app.runDueJobs();
  await advancePendingReports(app.ctx);
  await wakeMailSenders(app.ctx);
  await app.runDueJobs();
}

/** `restoring` means that nobody is shown anything. */
const canOpen = (id: number) =>
  loadSharedLeavebitPage(app.ctx, HEIR).then(
    ({ views }) => views.find(({ listed }) => listed.row.id === id)?.access.kind === 'open',
    ({ code }: DomainError) => code,
  );

/** All reporters confirm while the window is still open. */
async function everyoneConfirms(): Promise<void> {
  await beat();
  await reportDeath(app);
  for (const reporter of REPORTERS.slice(1, 3)) await confirmLatestReport(app, reporter);
}

async function refute(): Promise<void> {
  const visitor = await openVisitor(app);
  await visitor
    .send('post', '/api/refute-report')
    .send({ refuteToken: readLinkToken(app, owner.username, 'refute') })
    .expect(200);
}

it('opens an estate when nothing was restored, so in the other tests the recovery keeps it closed', async () => {
  const id = await createLeavebitForDeath(owner, HEIR);
  await everyoneConfirms();
  await live(40);
  expect([await loadReportStatus(app, owner.id), await canOpen(id)]).toEqual(['released', true]);
});

it('does not open an estate after a restore has undone its refutation, even before a beat notices', async () => {
  const id = await createLeavebitForDeath(owner, HEIR);
  await everyoneConfirms();
  await live(23);
  await using backup = await copyDatabase(app.ctx.pool);
  await refute();
  await beat();
  await backup.restore();
  app.clock.advance({ hours: 2 });
  await work();
  expect([await loadReportStatus(app, owner.id), await canOpen(id)]).toEqual(['pending', 'restoring']);
});

it('does not open the estate after the beat either, and accepts the refutation again', async () => {
  const id = await createLeavebitForDeath(owner, HEIR);
  await everyoneConfirms();
  await using backup = await copyDatabase(app.ctx.pool);
  await refute();
  await beat();
  await backup.restore();
  expect((await beat()).recoverySince).not.toBe(null);
  await live(40);
  expect([await loadReportStatus(app, owner.id), await canOpen(id)]).toEqual(['pending', 'restoring']);
  await refute();
  await app.runDueJobs();
  expect(await loadReportStatus(app, owner.id)).toBe('refuted');
  expect(countMails(app, REPORTERS[0]!, /^The report about .* was refuted$/)).toBeGreaterThan(0);
});

it('notices that a database has lost its last beats, even if it tells nothing about itself', async () => {
  await everyoneConfirms();
  await using backup = await copyDatabase(app.ctx.pool);
  await beat();
  await beat();
  await backup.restore();
  const seen = app.ctx.databaseMemory.seen()!;
  app.ctx.databaseMemory.remember({ ...seen, identity: { system: null, timeline: null, database: null } });
  const { recoverySince, recoveryReason } = await beat();
  expect(recoverySince).not.toBe(null);
  expect(recoveryReason).toContain('gone back');
});

it('sends no mail from before the recovery, but still sends new codes and letters', async () => {
  await createLeavebitForDeath(owner, HEIR);
  await app.runDueJobs();
  await beat();
  const old = await app.ctx.db.transaction((tx) =>
    queueMail(app.ctx, tx, {
      to: HEIR,
      kind: 'opened-notice',
      dedupeKey: 'an old one',
      content: { subject: 'An old one', preheader: '', heading: '', paragraphs: [], why: '', mistake: '' },
    }),
  );
  await using backup = await copyDatabase(app.ctx.pool);
  await app.runDueJobs();
  expect(countMails(app, HEIR, /An old one/)).toBe(1);
  await backup.restore();
  app.clock.advance({ minutes: 10 });
  await work();
  await beat();
  await signIn(app, owner);
  app.clock.advance({ hours: 1 });
  await work();
  expect(countMails(app, HEIR, /An old one/)).toBe(1);

  await endRecovery(app.ctx, recoveryRestarts);
  app.clock.advance({ minutes: 1 });
  await work();
  const [first, again] = app.mailbox.mails().filter(({ subject }) => subject === 'An old one');
  expect(again?.messageId).toBe(first!.messageId);
  expect(first!.messageId).toContain(old);
});

it('in recovery still gives out open LeaveBits, revokes a false release, and accepts edits', async () => {
  const id = await createLeavebitForDeath(owner, HEIR);
  const reportId = await insertReport(app, owner.id, 'released');
  await app.ctx.db.transaction((tx) => beginRecovery(tx, { now: app.clock.now(), reason: 'A drill.' }));
  expect(await canOpen(id)).toBe(true);
  await owner.send('post', '/api/revoke-release').send({ reportId }).expect(200);
  expect(await canOpen(id)).toBe(false);
  await owner
    .send('patch', `/api/trigger-bytes/${id}`)
    .field('infoFields', 'It hangs behind the door')
    .field('sharingEmails', JSON.stringify([HEIR]))
    .expect(200);
  await app.runDueJobs();
  expect(countMails(app, HEIR, /locked/i)).toBe(1);
});

it('refuses to offer a payment in recovery, and says so', async () => {
  await beat();
  const { rows } = await app.ctx.pool.query<{ id: string }>('select id from subscriptions');
  const offer = () => owner.send('get', `/api/payfast-data/${rows[0]!.id}`);
  await offer().expect(200);
  await app.ctx.pool.query("update service_state set recovery_since = now(), recovery_reason = 'A drill.'");
  await offer()
    .expect(503)
    .expect(/Payments are paused/);
  await endRecovery(app.ctx, recoveryRestarts);
  await offer().expect(200);
});

it('goes on in every process after an operator ends the recovery, and counts the time until then as an outage', async () => {
  const id = await createLeavebitForDeath(owner, HEIR);
  await everyoneConfirms();
  await using backup = await copyDatabase(app.ctx.pool);
  await beat();
  // This process does not inspect the database again until the recovery is over.
  const other = {
    ...app.ctx,
    databaseMemory: createDatabaseFingerprintStore(TEST_SETTINGS.DATA_DIR, app.ctx.logger),
  };
  other.databaseMemory.remember(app.ctx.databaseMemory.seen()!);
  await backup.restore();
  await beat();
  app.clock.advance({ hours: 30 });
  await endRecovery(app.ctx, recoveryRestarts);
  const [outage] = await listOutages(app.ctx.db, new Date(0), app.ctx.clock.now());
  expect(outage!.until.getTime() - outage!.from.getTime()).toBeGreaterThan(29.9 * 3_600_000);
  for (const ctx of [app.ctx, other]) {
    expect((await watchDatabase(ctx, { isServing: true })).recoverySince).toBe(null);
  }
  await live(40);
  expect([await loadReportStatus(app, owner.id), await canOpen(id)]).toEqual(['released', true]);
});

it('counts the gap as an outage if nothing was kept outside the database', async () => {
  await beat();
  await using backup = await copyDatabase(app.ctx.pool);
  await live(1);
  await backup.restore();
  app.clock.advance({ hours: 5 });
  const ctx = {
    ...app.ctx,
    databaseMemory: createDatabaseFingerprintStore(TEST_SETTINGS.DATA_DIR, app.ctx.logger),
  };
  const gap = async () => {
    const [outage] = await listOutages(ctx.db, new Date(0), ctx.clock.now());
    return outage!.until.getTime() - outage!.from.getTime();
  };
  expect(await gap()).toBeGreaterThan(5.9 * 3_600_000);
  expect((await watchDatabase(ctx, { isServing: true })).recoverySince).toBe(null);
  expect(await gap()).toBeGreaterThan(5.9 * 3_600_000);
});

it('begins no recovery in a new, empty database, because somebody has started again', async () => {
  await beat();
  const seen = app.ctx.databaseMemory.seen()!;
  await using fresh = await startTestApp();
  fresh.ctx.databaseMemory.remember(seen);
  expect((await watchDatabase(fresh.ctx, { isServing: true })).recoverySince).toBe(null);
  await registerOwner(fresh, 'new@example.org');
  expect((await watchDatabase(fresh.ctx, { isServing: true })).recoverySince).toBe(null);
});
