import { execFile } from 'node:child_process';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { isSchemaUpToDate } from '../../server/db/migration-history.ts';
import { migrateDatabase } from '../../server/db/migrate.ts';
import { PROJECT_DIR } from '../../server/project-dir.ts';
import pg from 'pg';
import { createEmptyDatabase } from '../support/database/test-database.ts';
import { runOnDatabase } from '../support/database/template-database.ts';
import { startSmtpServer } from '../support/mail/smtp-server.ts';
import { startProductProcess } from '../support/processes/product-process.ts';
import { printMeasurement } from '../support/reporters/measurements.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';
import { TEST_SETTINGS } from '../support/test-app.ts';
import { createPatternedBytes } from '../support/uploads/tus.ts';
import { extractCode, openVisitor, PASSWORD, type Visitor } from '../support/visitor.ts';

/*
 * The server of the last release (the commit that last changed `migrations/RELEASED`, or `PREVIOUS_BUILD`) runs on while this
 * version migrates its database, and is started there, too. `server/db/released-schema.test.ts` compares the schemas.
 */

const git = async (...args: string[]) =>
  (await promisify(execFile)('git', args, { cwd: PROJECT_DIR })).stdout.trim();

async function findReleasedCommit(): Promise<string | null> {
  const wanted = process.env['PREVIOUS_BUILD'];
  const found = wanted
    ? git('rev-parse', '--verify', `${wanted}^{commit}`)
    : git('log', '-1', '--format=%H', '--', 'migrations/RELEASED');
  return found.catch(() => '').then((commit) => commit || null);
}

it('the server of the last release works on the schema of this version', async ({ skip }) => {
  const commit = (await findReleasedCommit()) ?? skip('The history lacks the released commit.');
  await using folder = await createTemporaryFolder('previous-build');
  const cwd = join(folder.path, 'project');
  await git('worktree', 'add', '--detach', cwd, commit);
  try {
    await symlink(join(PROJECT_DIR, 'node_modules'), join(cwd, 'node_modules'));
    await using mailbox = await startSmtpServer();
    await using database = await createEmptyDatabase();
    const start = () =>
      startProductProcess(
        {
          ...TEST_SETTINGS,
          DATA_DIR: join(folder.path, 'data'),
          DATABASE_URL: database.url,
          SMTP_URL: mailbox.url,
        },
        [],
        { cwd },
      );

    async function register(origin: string, username: string): Promise<Visitor> {
      const visitor = await openVisitor({ server: origin as never });
      await visitor.send('post', '/api/register').send({ username, password: PASSWORD }).expect(200);
      const code = extractCode(await mailbox.waitForMail({ to: username, subject: /code/ }));
      const body = { email: username, code, password: PASSWORD, clientDatetime: new Date().toISOString() };
      await visitor.send('post', '/api/verify-register').send(body).expect(200);
      return visitor;
    }
    /** What people do at a server: save, edit, upload, download, choose reporters, report, withdraw the report, delete. */
    async function live(owner: Visitor, origin: string, name: string): Promise<void> {
      const heir = `heir-of-${name}@example.org`;
      const reporters = [1, 2, 3].map((number) => `reporter-${number}-of-${name}@example.org`);
      const saved = await owner
        .send('post', '/api/trigger-bytes')
        .send({ description: name, sharingEmails: [heir] })
        .expect(201);
      const { id, seqno } = saved.body as Leavebit;
      await mailbox.waitForMail({ to: heir });
      await owner
        .send('patch', `/api/trigger-bytes/${id}`)
        .send({ description: `${name} edited`, seqno })
        .expect(200);
      const bytes = createPatternedBytes(400_000, 5);
      await owner.send('post', `/api/upload/files/${id}`).attach('files', bytes, 'file.bin').expect(200);
      const { body } = await owner
        .send('get', `/api/trigger-bytes/${id}/attachments/file.bin`)
        .buffer(true)
        .expect(200);
      expect((body as Buffer).equals(bytes)).toBe(true);
      await owner
        .send('put', '/api/release-config')
        .send({ designatedReporters: reporters, requiredConfirmations: 2, refuteTimeHours: 24 })
        .expect(200);
      const { links } = await mailbox.waitForMail({ to: reporters[0]! });
      const token = links.map((link) => /\/report\/([^/]+)\/death$/.exec(link)?.[1]).find(Boolean);
      const stranger = await openVisitor({ server: origin as never });
      await stranger.send('post', '/api/submit-report').send({ token, reportType: 'death' }).expect(200);
      await mailbox.waitForMail({ to: `${name}@example.org`, subject: /report/i });
      await stranger.send('post', '/api/withdraw-report').send({ token }).expect(200);
      await owner.send('delete', `/api/trigger-bytes/${id}`).expect(204);
      expect((await owner.send('get', '/api/trash').expect(200)).body).toHaveLength(1);
      expect((await owner.send('get', '/api/account/activity').expect(200)).body).toMatchObject({
        entries: expect.any(Array),
      });
    }

    await using first = await start();
    const early = await register(first.origin, 'early@example.org');
    const pool = new pg.Pool({ connectionString: database.url });
    const wasUpToDate = await isSchemaUpToDate(pool);
    await pool.end();
    await migrateDatabase(database.url);
    await live(early, first.origin, 'early');
    await using second = await start();
    await live(await register(second.origin, 'late@example.org'), second.origin, 'late');
    await first.stop();
    const dead = await runOnDatabase(
      database.url,
      'select task_identifier, last_error from graphile_worker.jobs where last_error is not null',
    );
    expect(dead).toEqual([]);
    printMeasurement(
      `The server of ${commit.slice(0, 8)} works on this schema${wasUpToDate ? ', which is still its own' : ''}.`,
    );
  } finally {
    await git('worktree', 'remove', '--force', cwd);
  }
});
