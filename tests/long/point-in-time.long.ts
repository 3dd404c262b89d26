import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { migrateDatabase } from '../../server/db/migrate.ts';
import { beginRecovery } from '../../server/features/recovery/begin-recovery.ts';
import { endRecovery } from '../../server/features/recovery/end-recovery.ts';
import { watchDatabase } from '../../server/features/recovery/watch-database.ts';
import { advancePendingReports } from '../../server/features/release/reports/advance-pending-reports.ts';
import { recoveryRestarts } from '../../server/recovery-restarts.ts';
import { findDebianPostgres, type DebianPostgres } from '../support/processes/debian-postgres.ts';
import { findFreePort } from '../support/processes/free-port.ts';
import {
  confirmLatestReport,
  createLeavebitForDeath,
  readLinkToken,
  createOwnerWithReporters,
  reportDeath,
  REPORTERS,
  loadReportStatus,
} from '../support/release/release.ts';
import { addProductRoles, runOnDatabase } from '../support/database/template-database.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { openVisitor } from '../support/visitor.ts';

/** Starts PostgreSQL on a data folder. @returns the URLs of its databases, and how to stop it. */
async function startOn(tools: DebianPostgres, data: string) {
  const port = await findFreePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off`;
  await tools.run('pg_ctl', ['start', '-w', '-D', data, '-l', join(data, 'server.log'), '-o', options]);
  const urlOf = (name: string) => `postgres://leavebits@127.0.0.1:${port}/${name}`;
  return {
    urlOf,
    [Symbol.asyncDispose]: () => tools.run('pg_ctl', ['stop', '-w', '-m', 'immediate', '-D', data]),
  };
}

/** The product on that database, until it is disposed. */
const appOn = (url: string) => startTestApp({}, { url, [Symbol.asyncDispose]: () => Promise.resolve() });

async function live(app: TestApp, hours: number): Promise<void> {
  for (let hour = 0; hour < hours; hour += 1) {
    for (let step = 0; step < 10; step += 1) {
      app.clock.advance({ minutes: 6 });
      await watchDatabase(app.ctx, { isServing: true });
    }
    await advancePendingReports(app.ctx);
    await app.runDueJobs();
  }
}

it('recovers to a point in time from the WAL archive, as docs/operating.md says, and releases nothing that was refuted', async ({
  skip,
}) => {
  await using tools = (await findDebianPostgres()) ?? skip('There is no pg_basebackup on this machine.');
  const at = (name: string) => join(tools.folder, name);
  await mkdir(at('archive'));
  await tools.handOver(at('archive'));
  await tools.run('initdb', [
    '-D',
    at('first'),
    '-U',
    'leavebits',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
  ]);
  await appendFile(
    at('first/postgresql.conf'),
    `archive_mode = on\narchive_command = 'test ! -f ${at('archive')}/%f && cp %p ${at('archive')}/%f'\n`,
  );

  let target: string;
  let ownerId: number;
  let opensLater: number;
  let seen;
  {
    await using server = await startOn(tools, at('first'));
    await runOnDatabase(server.urlOf('postgres'), 'create database leavebits');
    await migrateDatabase(server.urlOf('leavebits'));
    await addProductRoles(server.urlOf('leavebits'));
    await using app = await appOn(server.urlOf('leavebits'));
    const owner = await createOwnerWithReporters(app);
    ownerId = owner.id;
    const url = new URL(server.urlOf('postgres'));
    await tools.run('pg_basebackup', [
      ...[
        '-D',
        at('second'),
        '-X',
        'none',
        '-c',
        'fast',
        '-h',
        '127.0.0.1',
        '-p',
        url.port,
        '-U',
        'leavebits',
      ],
    ]);
    // All of this exists only in the WAL.
    opensLater = await createLeavebitForDeath(owner, 'heir@example.org');
    await watchDatabase(app.ctx, { isServing: true });
    await reportDeath(app);
    for (const reporter of REPORTERS.slice(1, 3)) await confirmLatestReport(app, reporter);
    const [now] = await runOnDatabase<{ at: string }>(
      server.urlOf('postgres'),
      'select clock_timestamp()::text as at',
    );
    target = now!.at;
    const refuteToken = readLinkToken(app, owner.username, 'refute');
    await (await openVisitor(app)).send('post', '/api/refute-report').send({ refuteToken }).expect(200);
    await watchDatabase(app.ctx, { isServing: true });
    seen = app.ctx.databaseMemory.seen()!;
    const [last] = await runOnDatabase<{ name: string }>(
      server.urlOf('postgres'),
      'select pg_walfile_name(pg_switch_wal()) as name',
    );
    const archived = () =>
      runOnDatabase<{ ok: boolean }>(
        server.urlOf('postgres'),
        `select coalesce(last_archived_wal >= '${last!.name}', false) as ok from pg_stat_archiver`,
      );
    await expect.poll(archived).toEqual([{ ok: true }]);
  }

  await appendFile(
    at('second/postgresql.auto.conf'),
    `restore_command = 'cp ${at('archive')}/%f %p'\nrecovery_target_time = '${target}'\n` +
      `recovery_target_action = 'promote'\narchive_command = 'false'\n`,
  );
  await writeFile(at('second/recovery.signal'), '');
  await tools.handOver(at('second/recovery.signal'));
  await using server = await startOn(tools, at('second'));
  const isStandby = () => runOnDatabase(server.urlOf('postgres'), 'select pg_is_in_recovery() as yes');
  await expect.poll(isStandby).toEqual([{ yes: false }]);

  await using app = await appOn(server.urlOf('leavebits'));
  const { rows } = await app.ctx.pool.query<{ id: string }>('select id from trigger_bytes');
  expect(rows.map(({ id }) => Number(id))).toEqual([opensLater]);
  expect(await loadReportStatus(app, ownerId)).toBe('pending');
  // A server that knew the previous database notices on its own.
  app.ctx.databaseMemory.remember(seen);
  expect((await watchDatabase(app.ctx, { isServing: true })).recoveryReason).toContain('another one');
  // A new machine doesn't, so the operator begins the recovery and removes the jobs from that time.
  await app.ctx.pool.query(
    'update service_state set recovery_since = null, recovery_reason = null, is_restored = false',
  );
  await app.ctx.db.transaction((tx) =>
    beginRecovery(tx, { now: app.clock.now(), reason: 'Went back.', isRestored: true }),
  );
  await app.ctx.pool.query('delete from graphile_worker._private_jobs');
  await live(app, 30);
  expect(await loadReportStatus(app, ownerId)).toBe('pending');
  expect(app.mailbox.mails()).toEqual([]);
  await endRecovery(app.ctx, recoveryRestarts);
  await live(app, 20);
  expect(await loadReportStatus(app, ownerId)).toBe('pending');
  expect(readLinkToken(app, 'olga@example.org', 'refute')).toBeTruthy();
});
