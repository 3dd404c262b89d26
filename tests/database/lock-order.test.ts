import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import type { ReleaseSetting } from '#shared/domain/release.ts';
import { addLeavebitFile } from '#server/features/leavebits/files/add-leavebit-file.ts';
import { leaveLeavebit } from '#server/features/recipients/choices/leave-leavebit.ts';
import { returnToLeavebit } from '#server/features/recipients/choices/return-to-leavebit.ts';
import { createUpload } from '#server/features/uploads/create-upload.ts';
import { draftContent } from '../support/drafts.ts';
import { listMailsTo } from '../support/release/release.ts';
import { startOpeningsTest } from '../support/release/openings.ts';
import type { TestApp } from '../support/test-app.ts';
import { openVisitor, type TestOwner } from '../support/visitor.ts';

const [ANN, BEN] = ['ann@example.org', 'ben@example.org'];
const report: ReleaseSetting = { releaseType: 'death_incapacitation' };

let openings: Awaited<ReturnType<typeof startOpeningsTest>>;
let app: TestApp;
let owner: TestOwner;
beforeEach(async () => {
  openings = await startOpeningsTest();
  ({ app, owner } = openings);
});
afterEach(() => openings[Symbol.asyncDispose]());

const draft = (id: number, seqno = 1) =>
  owner.send('put', `/api/drafts/${id}`).send({ seqno, content: draftContent() });
const trash = (id: number) => owner.send('delete', `/api/trigger-bytes/${id}`).expect(204);
const changeAddress = (from: string, email: string) =>
  owner.send('post', `/api/people/${encodeLinkEmail(from)}/address`).send({ email });
const leave = (id: number) => leaveLeavebit(app.ctx, { email: ANN, id });

async function readToken(to: string, path: string): Promise<string> {
  await app.runDueJobs();
  const links = listMailsTo(app, to).flatMap((mail) => mail.links);
  return links.flatMap((link) => new RegExp(`/${path}/#(.+)$`).exec(link)?.[1] ?? []).at(-1)!;
}

type Act = (id: number) => PromiseLike<unknown>;

/** Every way to change a LeaveBit, or what belongs to it, by what happens before. */
const acts: Record<string, (id: number) => Promise<Act> | Act> = {
  'an autosave': () => (id) => draft(id).expect(200),
  'a save': () => (id) =>
    owner.send('patch', `/api/trigger-bytes/${id}`).send({ infoFields: 'x' }).expect(200),
  'sharing several': () => (id) =>
    owner
      .send('post', '/api/share-multiple')
      .send({ triggerByteIds: [id], emails: [BEN] })
      .expect(200),
  'a new address': () => () => changeAddress(ANN, BEN).expect(200),
  'an undo': async (id) => {
    await openings.save(id, { [BEN]: report });
    const undoToken = await readToken(owner.username, 'undo-sharing');
    const visitor = await openVisitor(app);
    return () => visitor.send('post', '/api/undo-sharing').send({ undoToken }).expect(200);
  },
  'a deletion': () => trash,
  'a restoration': async (id) => {
    await trash(id);
    return () => owner.send('post', `/api/trash/${id}/restore`).send({}).expect(200);
  },
  'a deletion for good': async (id) => {
    await trash(id);
    return () => owner.send('delete', `/api/trash/${id}`).expect(204);
  },
  'the start of an upload': () => (id) =>
    createUpload(app.ctx, {
      id: app.ctx.random.id(),
      userId: owner.id,
      length: 9,
      metadata: { triggerByteId: id, filename: 'a.txt', filetype: 'text/plain' },
    }),
  'a file that has arrived': () => (id) => {
    const file = { id: 1, size: 1, sha256: Buffer.alloc(32), name: 'a.txt', mimeType: 'text/plain' };
    // The file itself doesn't exist, which the database notices after the locks.
    const added = app.ctx.db.transaction((tx) =>
      addLeavebitFile(app.ctx, tx, { userId: owner.id, id, file }),
    );
    return expect(added).rejects.toThrow();
  },
  'a recipient who leaves': () => leave,
  'a recipient who returns': async (id) => {
    await leave(id);
    const token = await readToken(ANN, 'come-back');
    return () => returnToLeavebit(app.ctx, token);
  },
};

describe('the owner is locked before the LeaveBit', () => {
  it.each(Object.entries(acts))('by %s', async (_what, prepare) => {
    const id = await openings.leave({ [ANN]: report });
    const act = await prepare(id);
    const { pool } = app.ctx;
    const other = await pool.connect();
    await other.query('begin');
    await other.query('select from users where id = $1 for no key update', [owner.id]);
    const done = Promise.resolve(act(id));
    try {
      const waits = () =>
        pool.query(
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
      await expect.poll(async () => (await waits()).rowCount).toBe(1);
      // A transaction that held the LeaveBit while it waits for the owner would make this fail.
      await other.query('select from trigger_bytes where id = $1 for update nowait', [id]);
    } finally {
      await other.query('rollback');
      other.release();
      await done;
    }
  });
});

it('autosaves, new addresses and an undo don’t deadlock', async () => {
  const ids = await Promise.all([1, 2, 3, 4].map(() => openings.leave({ [ANN]: report })));
  // Later autosaves continue these, so they aren't rejected because of a change of address in between.
  await Promise.all(ids.map((id) => draft(id).expect(200)));
  await changeAddress(ANN, BEN).expect(200);
  const undoToken = await readToken(owner.username, 'undo-sharing');
  const visitor = await openVisitor(app);
  const autosaves = () => ids.toReversed().map((id) => draft(id));
  const before = await countDeadlocks();
  const changes = await Promise.all([
    changeAddress(BEN, 'cas@example.org'),
    ...autosaves(),
    changeAddress('cas@example.org', BEN),
    ...autosaves(),
  ]);
  expect(changes.map(({ status }) => status).filter((status) => ![200, 404].includes(status))).toEqual([]);
  const undone = visitor.send('post', '/api/undo-sharing').send({ undoToken });
  // The undo signs everyone out, so later autosaves are rejected.
  const last = await Promise.all([...autosaves(), undone, ...autosaves()]);
  expect(last.map(({ status }) => status).filter((status) => ![200, 401].includes(status))).toEqual([]);
  expect((await undone).status).toBe(200);
  expect(await countDeadlocks()).toBe(before);
});

it('a transaction is repeated after a deadlock', async () => {
  const [one, two] = [await openings.leave({ [ANN]: report }), await openings.leave({ [ANN]: report })];
  let attempts = 0;
  let arrived = 0;
  let meet!: () => void;
  const met = new Promise<void>((resolve) => (meet = resolve));
  const inOrder = (first: number, second: number) =>
    app.ctx.db.transaction(async (tx) => {
      attempts += 1;
      await tx.execute(sql`update trigger_bytes set last_update = now() where id = ${first}`);
      arrived += 1;
      if (arrived === 2) meet();
      await met;
      await tx.execute(sql`update trigger_bytes set last_update = now() where id = ${second}`);
      return first;
    });
  expect(await Promise.all([inOrder(one, two), inOrder(two, one)])).toEqual([one, two]);
  // The repeated one may be faster than the one that waited for it, and lose again.
  expect(attempts).toBeGreaterThanOrEqual(3);
});

/** How many deadlocks the database has resolved. */
async function countDeadlocks(): Promise<number> {
  const { pool } = app.ctx;
  // Each connection buffers its latest statistics for a while.
  const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
  for (const client of clients)
    await client.query('select pg_stat_force_next_flush()').finally(() => client.release());
  const { rows } = await app.ownersPool.query<{ deadlocks: number }>(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  return rows[0]!.deadlocks;
}
