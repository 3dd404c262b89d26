import { describe, expect, it, vi } from 'vitest';
import { countReportsByState } from '../../server/features/release/reports/count-reports.ts';
import { watchUndeliveredWarnings } from '../../server/features/release/reports/watch-undelivered-warnings.ts';
import { advancePendingReports } from '../../server/features/release/reports/advance-pending-reports.ts';
import { createTaskList } from '../../server/jobs/registry.ts';
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
import { insertReport, insertWarning } from '../support/release/reports.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { openVisitor } from '../support/visitor.ts';

const [ROSA, SAM, TESS] = REPORTERS as [string, string, string];
const DELAYED = /is delayed/;

/** The alerts that an action raises for the operator. */
async function alarmsOf(app: TestApp, act: (ctx: TestApp['ctx']) => Promise<unknown>): Promise<unknown[]> {
  const error = vi.spyOn(app.ctx.logger, 'error');
  await act(app.ctx).catch(() => undefined);
  const alarms = error.mock.calls.map(([fields]) => (fields as { alarm?: unknown }).alarm);
  error.mockRestore();
  return alarms;
}

const watch = (app: TestApp) => alarmsOf(app, watchUndeliveredWarnings);

const confirmPage = async (app: TestApp): Promise<unknown> => {
  const visitor = await openVisitor(app);
  const token = readLinkToken(app, SAM, 'confirm');
  return (await visitor.send('get', `/api/verify-confirm-token?token=${token}`).expect(200)).body;
};

describe('an owner whose mailbox defers mail forever', () => {
  it('raises an alert after a day, which reporters learn after three, and is counted, but nothing is released', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    app.mailbox.refuse(owner.username, 451);
    await reportDeath(app);
    await confirmLatestReport(app, SAM);
    expect(await confirmPage(app)).toMatchObject({ isDelayed: false });
    app.clock.advance({ minutes: 11 });
    expect(await confirmPage(app)).toMatchObject({ isDelayed: true });
    app.clock.advance({ hours: 23 });
    await app.runDueJobs();
    expect(await watch(app)).toEqual([]);
    expect(await countReportsByState(app.ctx)).toEqual({
      pending: 1,
      unheard: 0,
      overdue: 0,
      window: 1,
      released: 0,
    });
    app.clock.advance({ hours: 1 });
    expect(await watch(app)).toEqual(['report-unheard']);
    expect(await countReportsByState(app.ctx)).toEqual({
      pending: 1,
      unheard: 1,
      overdue: 0,
      window: 0,
      released: 0,
    });
    await app.runDueJobs();
    expect(countMails(app, ROSA, DELAYED)).toBe(0);

    app.clock.advance({ days: 2 });
    expect(await watch(app)).toEqual(['report-unheard']);
    await watch(app);
    await app.runDueJobs();
    for (const email of [ROSA, SAM, TESS]) expect(countMails(app, email, DELAYED)).toBe(1);
    expect(countMails(app, owner.username, DELAYED)).toBe(0);
    await confirmLatestReport(app, TESS);
    app.clock.advance({ days: 40 });
    await app.runDueJobs();
    expect(await loadReportStatus(app, owner.id)).toBe('pending');

    // The operator found that the mailbox is gone, and follows docs/operating.md.
    await app.ctx.pool.query(
      `update mails set state = 'failed', letter = null, refused_at = now(), last_error = 'the mailbox is gone'
       where state = 'queued' and id in (select mail_id from report_warnings)`,
    );
    app.mailbox.refuse(owner.username, 550);
    await advancePendingReports(app.ctx);
    await app.runDueJobs();
    expect(await loadReportStatus(app, owner.id)).toBe('pending');
    app.clock.advance({ hours: 12 });
    await app.runDueJobs();
    expect(await loadReportStatus(app, owner.id)).toBe('released');
    expect(await watch(app)).toEqual([]);
    expect(await countReportsByState(app.ctx)).toEqual({
      pending: 0,
      unheard: 0,
      overdue: 0,
      window: 0,
      released: 1,
    });
  });

  it('no longer counts as delayed once a warning has arrived', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    app.mailbox.failNext(Infinity, 451);
    await reportDeath(app);
    app.clock.advance({ days: 4 });
    await watch(app);
    app.mailbox.failNext(0, 0);
    app.mailbox.refuse(ROSA, 451);
    await app.runDueJobs();
    app.mailbox.refuse(ROSA, null);
    app.clock.advance({ hours: 1 });
    await app.runDueJobs();
    // An email that was still queued when it stopped being true is never sent.
    expect(countMails(app, ROSA, DELAYED)).toBe(0);
    const [warning] = listMailsTo(app, owner.username).filter(({ subject }) => /Are you well/.test(subject));
    expect(warning?.text.replace(/\s+/g, ' ')).toContain(
      'If this email reached you late, you have more time',
    );
    expect(await confirmPage(app)).toMatchObject({ isDelayed: false });
  });
});

describe('a report locked by a hanging process', () => {
  it('delays no other report, and continues once it is unlocked', async () => {
    await using app = await startTestApp();
    const held = await createOwnerWithReporters(app);
    const other = await createOwnerWithReporters(app, {}, 'otto@example.org');
    for (const owner of [held, other]) await insertDue(app, owner.id);
    const hanging = await app.ctx.pool.connect();
    await hanging.query('begin');
    await hanging.query('select from death_incapacitation_reports where user_id = $1 for update', [held.id]);
    await advancePendingReports(app.ctx);
    await app.runDueJobs();
    expect([await loadReportStatus(app, held.id), await loadReportStatus(app, other.id)]).toEqual([
      'pending',
      'released',
    ]);
    await hanging.query('rollback');
    hanging.release();
    expect(await countReportsByState(app.ctx)).toMatchObject({ pending: 1, overdue: 0 });
    app.clock.advance({ hours: 2 });
    expect(await countReportsByState(app.ctx)).toMatchObject({ pending: 1, overdue: 1 });
    await advancePendingReports(app.ctx);
    expect(await loadReportStatus(app, held.id)).toBe('released');
  });

  it('is unlocked by the database after a minute', async () => {
    await using app = await startTestApp();
    const { rows } = await app.ctx.pool.query('show idle_in_transaction_session_timeout');
    expect(rows).toEqual([{ idle_in_transaction_session_timeout: '1min' }]);
  });

  it('raises an alert when its check fails, and the others are still checked', async () => {
    await using app = await startTestApp();
    const [stuck, sound] = [
      await createOwnerWithReporters(app),
      await createOwnerWithReporters(app, {}, 'otto@example.org'),
    ];
    const [broken] = [await insertDue(app, stuck.id), await insertDue(app, sound.id)];
    await app.ownersPool.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'refused by the test'; end $$;
      create trigger refuse before insert on report_events for each row when (new.report_id = ${broken})
        execute function refuse()`);
    expect(await alarmsOf(app, advancePendingReports)).toEqual(['report-stuck']);
    expect([await loadReportStatus(app, stuck.id), await loadReportStatus(app, sound.id)]).toEqual([
      'pending',
      'released',
    ]);
  });
});

it('a process that is unsure of the time releases nothing, and leaves it to the next check', async () => {
  await using app = await startTestApp();
  const owner = await createOwnerWithReporters(app);
  const reportId = await insertDue(app, owner.id);
  let isSound = false;
  const tasks = createTaskList(app.ctx, () => isSound) as Record<string, (payload: unknown) => Promise<void>>;
  await tasks['advance-reports']!({});
  await tasks['advance-report']!({ reportId });
  expect(await loadReportStatus(app, owner.id)).toBe('pending');
  isSound = true;
  await tasks['advance-reports']!({});
  expect(await loadReportStatus(app, owner.id)).toBe('released');
});

it('a report whose check fails doesn’t hide the others', async () => {
  await using app = await startTestApp();
  const [stuck, unheard] = [
    await createOwnerWithReporters(app),
    await createOwnerWithReporters(app, {}, 'otto@example.org'),
  ];
  const ids = [await insertReport(app, stuck.id, 'pending'), await insertReport(app, unheard.id, 'pending')];
  app.clock.advance({ days: 4 });
  await app.ownersPool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'refused by the test'; end $$;
    create trigger refuse before insert on mails for each row
      when (new.dedupe_key like 'report/${ids[0]}/%') execute function refuse()`);
  expect((await watch(app)).sort()).toEqual(['report-stuck', 'report-unheard', 'report-unheard']);
});

/** A due report whose warnings were all accepted. */
async function insertDue(app: TestApp, userId: number): Promise<number> {
  const id = await insertReport(app, userId, 'pending');
  const ago = (hours: number) => new Date(app.ctx.clock.now().getTime() - hours * 3_600_000);
  await insertWarning(app, id, 'first', ago(48));
  await insertWarning(app, id, 'last', ago(20));
  return id;
}
