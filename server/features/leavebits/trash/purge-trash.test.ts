import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { TrashItem } from '#shared/contracts/trash.ts';
import { readObjects, removeObjectsForGood } from '#tests/support/object-store/stored-objects.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { registerOwner, signIn, type TestOwner } from '#tests/support/visitor.ts';
import { beginRecovery } from '../../recovery/begin-recovery.ts';
import { purgeExpiredTrash } from './purge-trash.ts';

let app: TestApp;
let owner: TestOwner;
beforeAll(async () => {
  app = await startTestApp();
  owner = await registerOwner(app, 'owner@example.org');
  await app.ctx.pool.query("update subscriptions set next_payment_date = '2999-01-01T00:00:00Z'");
});
afterAll(() => app[Symbol.asyncDispose]());

/** The owner's session has expired because the clock was advanced. */
const signInAgain = () => signIn(app, owner);

const BYTES = randomBytes(300_000);

/** Creates a LeaveBit with a version, a file, a removed file, and every other kind of dependent row. */
async function fullLeavebit(): Promise<number> {
  const saved = await owner
    .send('post', '/api/trigger-bytes')
    .field('description', 'The first headline')
    .field('sharingEmails', 'lena@example.org')
    .field(
      'sharingConfig',
      JSON.stringify({
        'lena@example.org': { releaseType: 'scheduled', scheduledDate: '2090-01-01T00:00:00Z' },
      }),
    )
    .attach('attachments', BYTES, 'kept.bin')
    .attach('attachments', BYTES, 'removed.bin')
    .expect(201);
  const { id } = saved.body as Leavebit;
  await owner
    .send('patch', `/api/trigger-bytes/${id}`)
    .send({ description: 'The second headline', deletedFiles: ['removed.bin'] })
    .expect(200);
  return id;
}
const trash = async () => (await owner.send('get', '/api/trash').expect(200)).body as TrashItem[];
const remove = (id: number) => owner.send('delete', `/api/trigger-bytes/${id}`).expect(204);

/** All rows of every table, as in a database dump, and all objects. */
async function dump(): Promise<string> {
  const { rows: tables } = await app.ownersPool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  let all = '';
  for (const { name } of tables) {
    const { rows } = await app.ownersPool.query<{ row: string }>(`select t::text as row from ${name} t`);
    all += rows.map(({ row }) => row).join('\n');
  }
  return all + [...(await readObjects(app)).values()].join('\n');
}

/**
 * All encrypted values of the only LeaveBit as they would appear in a dump: texts, versions, names, file contents and the key to
 * them.
 */
async function tracesOf(id: number): Promise<string[]> {
  const { rows } = await app.ctx.pool.query<{ value: Buffer }>(
    `select unnest(array[data_key, description, info_fields]) as value from trigger_bytes where id = $1
     union all select content from trigger_byte_versions where trigger_byte_id = $1
     union all select unnest(array[filename, filename_digest]) from trigger_byte_files where trigger_byte_id = $1
     union all select sha256 from stored_files join trigger_byte_files on stored_file_id = stored_files.id where trigger_byte_id = $1
     union all select data from stored_file_chunks join trigger_byte_files on stored_file_id = file_id where trigger_byte_id = $1`,
    [id],
  );
  const objects = await readObjects(app);
  return [...rows.map(({ value }) => value.toString('hex')), ...objects.keys(), ...objects.values()];
}

it.each([
  [
    'by its owner, once the link in the mail about it is over,',
    async (id: number) => {
      await owner.send('delete', `/api/trash/${id}`).expect(204);
      expect(await trash()).toEqual([]);
      app.clock.advance({ days: 3, hours: 23 });
      await purgeExpiredTrash(app.ctx);
      expect((await tracesOf(id)).length).toBeGreaterThan(0);
      app.clock.advance({ hours: 2 });
      await Promise.all([purgeExpiredTrash(app.ctx), purgeExpiredTrash(app.ctx)]);
      owner = await signInAgain();
    },
  ],
  [
    'after 30 days',
    async () => {
      app.clock.advance({ days: 30, minutes: 1 });
      await Promise.all([purgeExpiredTrash(app.ctx), purgeExpiredTrash(app.ctx)]);
      owner = await signInAgain();
    },
  ],
])('what is deleted for good %s leaves no trace in the database', async (_how, end) => {
  const id = await fullLeavebit();
  await remove(id);
  const traces = await tracesOf(id);
  // Three from the LeaveBit, one from the version and, from each of the two files, a name, a name digest, a checksum and two
  // chunks. In an object store each chunk is an object here, which has a key.
  expect(traces).toHaveLength(3 + 1 + 2 * (2 + 1 + 2 * (app.ctx.objectStore ? 2 : 1)));
  const before = await dump();
  for (const trace of traces) expect(before).toContain(trace);
  await end(id);
  await removeObjectsForGood(app);
  owner = await signInAgain();
  const after = await dump();
  for (const trace of traces) expect(after.includes(trace)).toBe(false);
  for (const plain of ['headline', 'kept.bin', 'removed.bin', BYTES.toString('hex')])
    expect(after.includes(plain)).toBe(false);
  expect(await trash()).toEqual([]);
  await owner.send('post', `/api/trash/${id}/restore`).send({}).expect(404);
});

it('a removed file goes 30 days after its removal, and leaves its LeaveBit alone', async () => {
  const id = await fullLeavebit();
  app.clock.advance({ days: 20 });
  owner = await signInAgain();
  await remove(id);
  app.clock.advance({ days: 10, minutes: 1 });
  await purgeExpiredTrash(app.ctx);
  owner = await signInAgain();
  expect(await trash()).toMatchObject([{ id, kind: 'leavebit', attachments: ['kept.bin'] }]);
  const restored = await owner.send('post', `/api/trash/${id}/restore`).send({}).expect(200);
  expect(restored.body).toMatchObject({ attachments: ['kept.bin'] });
});

it('nothing goes too early, or in a recovery', async () => {
  const id = await fullLeavebit();
  await remove(id);
  app.clock.advance({ days: 29, hours: 23 });
  await purgeExpiredTrash(app.ctx);
  app.clock.advance({ hours: 2 });
  await app.ctx.db.transaction((tx) => beginRecovery(tx, { now: app.clock.now(), reason: 'A drill.' }));
  await purgeExpiredTrash(app.ctx);
  await app.ctx.pool.query('update service_state set recovery_since = null, recovery_reason = null');
  owner = await signInAgain();
  expect((await trash()).map((item) => item.id)).toContain(id);
  await purgeExpiredTrash(app.ctx);
  expect(await trash()).toEqual([]);
});
