import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { registerOwner, type TestOwner } from '#tests/support/visitor.ts';
import { removeUnownedFiles } from '../../files/store-file.ts';

let app: TestApp;
let owner: TestOwner;
beforeAll(async () => {
  app = await startTestApp();
  owner = await registerOwner(app, 'owner@example.org');
});
afterAll(() => app[Symbol.asyncDispose]());

const save = () =>
  owner
    .send('post', '/api/trigger-bytes')
    .field('description', 'Deeds')
    .field('sharingEmails', '["heir@example.org"]')
    .attach('attachments', Buffer.from('all of it'), 'deed.txt');

/** The transactions of a save with one file, in order. */
const transactions = ['takes room', 'inserts the LeaveBit'] as const;

/** Makes one of the next save's transactions end as specified by `end`. */
function atCommit(
  which: (typeof transactions)[number],
  end: (commit: () => Promise<unknown>) => Promise<unknown>,
): void {
  const { db } = app.ctx;
  const transaction = db.transaction.bind(db) as (act: (tx: unknown) => Promise<unknown>) => Promise<unknown>;
  let seen = 0;
  db.transaction = (async (act: (tx: unknown) => Promise<unknown>) => {
    seen += 1;
    if (transactions[seen - 1] !== which) return transaction(act);
    db.transaction = transaction as typeof db.transaction;
    return end(() => transaction(act));
  }) as typeof db.transaction;
}

async function kept(): Promise<{ leavebits: number; files: number; bytes: number }> {
  const leavebits = (await owner.send('get', '/api/trigger-bytes').expect(200)).body as Leavebit[];
  const files = leavebits.flatMap(({ attachments }) => attachments).length;
  const { rowCount } = await app.ctx.pool.query('select from stored_files');
  return { leavebits: leavebits.length, files, bytes: rowCount! };
}

it('a save that fails leaves no bytes behind', async () => {
  const before = await kept();
  atCommit('inserts the LeaveBit', () => Promise.reject(new Error('nothing was saved')));
  await save().expect(500);
  expect(await kept()).toEqual(before);
});

it('a save whose answer is lost keeps its files', async () => {
  const before = await kept();
  atCommit('inserts the LeaveBit', async (commit) => {
    await commit();
    throw new Error('the answer is lost');
  });
  await save().expect(500);
  const { leavebits, files, bytes } = before;
  expect(await kept()).toEqual({ leavebits: leavebits + 1, files: files + 1, bytes: bytes + 1 });
});

it('a file whose room was taken without an answer gives it back', async () => {
  const before = await kept();
  atCommit('takes room', async (commit) => {
    await commit();
    throw new Error('the answer is lost');
  });
  await save().expect(500);
  expect(await kept()).toEqual(before);
});

it('files that a save is taking at this moment are looked at after its end', async () => {
  await save().expect(201);
  const { pool } = app.ctx;
  const name = await pool.query<{ id: string }>(
    'select stored_file_id as id from trigger_byte_files order by created_at desc limit 1',
  );
  const id = Number(name.rows[0]!.id);
  const saving = await pool.connect();
  await saving.query('begin');
  const taken = await saving.query('delete from trigger_byte_files where stored_file_id = $1 returning *', [
    id,
  ]);
  await saving.query('commit');
  const row = taken.rows[0] as Record<string, unknown>;
  await saving.query('begin');
  const columns = Object.keys(row);
  await saving.query(
    `insert into trigger_byte_files (${columns.join()}) values (${columns.map((_, at) => `$${at + 1}`).join()})`,
    Object.values(row),
  );

  const removing = removeUnownedFiles(app.ctx.db, [id]);
  const isWaiting = async () =>
    (
      await pool.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
    ).rowCount;
  await expect.poll(isWaiting).toBe(1);
  await saving.query('commit');
  saving.release();
  await removing;
  expect((await pool.query('select from trigger_byte_files where stored_file_id = $1', [id])).rowCount).toBe(
    1,
  );
});
