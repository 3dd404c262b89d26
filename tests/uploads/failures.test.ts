import type { Socket } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { uploads } from '../../server/db/schema/index.ts';
import { CHUNK_BYTES } from '../../server/features/files/stored-file.ts';
import { startTestApp, getAppUrl, type TestApp } from '../support/test-app.ts';
import { createPatternedBytes, createTusClient } from '../support/uploads/tus.ts';
import { registerOwner, type TestOwner } from '../support/visitor.ts';

let app: TestApp;
let owner: TestOwner;
let tus: ReturnType<typeof createTusClient>;
beforeAll(async () => {
  app = await startTestApp();
  owner = await registerOwner(app, 'owner@example.org');
  tus = createTusClient(owner);
});
afterAll(() => app[Symbol.asyncDispose]());

const LENGTH = 3_000_000;

async function newLeavebit(): Promise<number> {
  const created = await owner
    .send('post', '/api/trigger-bytes')
    .send({ sharingEmails: ['heir@example.org'] });
  return (created.body as Leavebit).id;
}

/** Runs a statement instead of storing the third chunk. */
async function atThirdChunk(statement: string): Promise<{ end: () => Promise<void> }> {
  const pool = app.ownersPool;
  await pool.query(
    `create function trouble() returns trigger language plpgsql as $$ begin ${statement}; return new; end $$`,
  );
  await pool.query(
    `create trigger trouble before insert on stored_file_chunks for each row when (new.position = 2) execute function trouble();
     create trigger trouble before insert on stored_objects for each row
       when (2 between new.position and new.position + new.chunks - 1) execute function trouble()`,
  );
  return {
    async end() {
      await pool.query('drop trigger trouble on stored_file_chunks; drop trigger trouble on stored_objects');
      await pool.query('drop function trouble');
    },
  };
}

it.each([
  ['loses its connection', 'perform pg_terminate_backend(pg_backend_pid())', 503],
  ['fails', `raise 'the disk is full' using errcode = '53100'`, 500],
])('an upload can be resumed when the database %s in mid-stream', async (_what, statement, status) => {
  const triggerByteId = await newLeavebit();
  const bytes = createPatternedBytes(LENGTH);
  const address = await tus.begin(LENGTH, { triggerByteId, filename: 'film.bin' });
  const trouble = await atThirdChunk(statement);
  const answer = await tus.patch(address, 0, bytes);
  await trouble.end();
  expect(answer.status).toBe(status);
  expect((answer.body as { message: string }).message).toMatch(/Please try again in a m/);
  const offset = await tus.offset(address);
  // The second chunk was stored alone, or in one statement with the third.
  expect([CHUNK_BYTES, 2 * CHUNK_BYTES]).toContain(offset);
  await tus.patch(address, offset, bytes.subarray(offset)).expect(204);
  const file = await owner
    .send('get', `/api/trigger-bytes/${triggerByteId}/attachments/film.bin`)
    .buffer(true)
    .expect(200);
  expect((file.body as Buffer).equals(bytes)).toBe(true);
});

/** Runs an action once the first chunks of an upload are stored and more arrive. @returns a check whether it has run. */
function betweenChunks(triggerByteId: number, act: () => Promise<unknown>): () => boolean {
  const execute = app.ctx.db.execute.bind(app.ctx.db);
  let isDone = false;
  app.ctx.db.execute = (async (query: Parameters<typeof execute>[0]) => {
    const ofLeavebit = eq(uploads.triggerByteId, triggerByteId);
    const [upload] = await app.ctx.db.select().from(uploads).where(ofLeavebit);
    if (upload && upload.received > 0) {
      app.ctx.db.execute = execute;
      await act();
      isDone = true;
    }
    return execute(query);
  }) as typeof execute;
  return () => isDone;
}

it('deleting a LeaveBit ends its running upload with a clear message', async () => {
  const triggerByteId = await newLeavebit();
  const metadata = { triggerByteId, filename: 'film.bin' };
  const address = await tus.begin(LENGTH, metadata);
  const isDeleted = betweenChunks(triggerByteId, () =>
    owner.send('delete', `/api/trigger-bytes/${triggerByteId}`).expect(204),
  );
  const answer = await tus.patch(address, 0, createPatternedBytes(LENGTH));
  // The client then queries the offset, gets a 404 and tries to start again: see `decideUploadErrorHandling`.
  expect(answer.body).toMatchObject({ code: 'offset' });
  expect(answer.status).toBe(409);
  expect(isDeleted()).toBe(true);
  await tus.head(address).expect(404);
  const again = await tus.create(LENGTH, metadata).expect(404);
  expect((again.body as { message: string }).message).toContain('It may have been deleted');
  expect(await app.ctx.db.$count(uploads, eq(uploads.triggerByteId, triggerByteId))).toBe(0);
});

it('reads no more from a connection than it can store', async () => {
  const length = 40_000_000;
  const address = await tus.begin(length, { triggerByteId: await newLeavebit(), filename: 'film.bin' });
  const lines: Socket[] = [];
  app.server.on('connection', (line: Socket) => lines.push(line));
  const taken = () => lines.reduce((sum, line) => sum + line.bytesRead, 0);
  const holder = await app.ctx.pool.connect();
  await holder.query('begin');
  await holder.query('select from uploads where id = $1 for update', [address.split('/').at(-1)]);
  const { Cookie, ...csrf } = await owner.headers();
  const answer = fetch(`${getAppUrl(app)}${address}`, {
    method: 'PATCH',
    headers: {
      Cookie,
      ...csrf,
      'Tus-Resumable': '1.0.0',
      'Upload-Offset': '0',
      'Content-Type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(createPatternedBytes(length)),
  });
  let before = 0;
  const grows = () => {
    const more = taken() - before;
    before = taken();
    return more;
  };
  await expect.poll(taken).toBeGreaterThan(CHUNK_BYTES);
  await expect.poll(grows, { interval: 500 }).toBe(0);
  expect(taken()).toBeLessThan(4_000_000);
  await holder.query('rollback');
  holder.release();
  expect((await answer).status).toBe(204);
  expect(taken()).toBeGreaterThan(length);
});

it('a request that is running when its owner signs out completes, and the next one needs a new session', async () => {
  const leaver = await registerOwner(app, 'leaver@example.org');
  const created = await leaver
    .send('post', '/api/trigger-bytes')
    .send({ sharingEmails: ['heir@example.org'] });
  const { id: triggerByteId } = created.body as Leavebit;
  const tusOfLeaver = createTusClient(leaver);
  const address = await tusOfLeaver.begin(LENGTH, { triggerByteId, filename: 'film.bin' });
  const hasLeft = betweenChunks(triggerByteId, () =>
    app.ctx.pool.query(`delete from session where sess ->> 'userId' = $1`, [String(leaver.id)]),
  );
  await tusOfLeaver.patch(address, 0, createPatternedBytes(LENGTH)).expect(204);
  expect(hasLeft()).toBe(true);
  const names = await app.ctx.pool.query('select from trigger_byte_files where trigger_byte_id = $1', [
    triggerByteId,
  ]);
  expect(names.rowCount).toBe(1);
  const after = await tusOfLeaver.create(5, { triggerByteId, filename: 'x' }).expect(401);
  expect((after.body as { message: string }).message).toBe('User not authenticated');
});
