import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { TrashItem } from '#shared/contracts/trash.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import { listMailsTo } from '#tests/support/release/release.ts';
import { insertReport, insertWarning } from '#tests/support/release/reports.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { registerOwner, verifyRecipient, type TestOwner } from '#tests/support/visitor.ts';

let app: TestApp;
let owner: TestOwner;
let lena: string;
let number = 0;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  number += 1;
  owner = await registerOwner(app, `owner-${number}@example.org`);
  lena = `lena-${number}@example.org`;
});
afterAll(() => app[Symbol.asyncDispose]());

async function leaveOnDeath(): Promise<number> {
  const saved = await owner
    .send('post', '/api/trigger-bytes')
    .field('description', 'House')
    .field('sharingEmails', lena)
    .field('sharingConfig', JSON.stringify({ [lena]: { releaseType: 'death_incapacitation' } }))
    .attach('attachments', Buffer.from('a'), 'a.txt')
    .expect(201);
  return (saved.body as Leavebit).id;
}
const remove = (id: number) => owner.send('delete', `/api/trigger-bytes/${id}`).expect(204);
const restore = (id: number) => owner.send('post', `/api/trash/${id}/restore`).send({});
const setStatus = (reportId: number, status: 'released' | 'revoked') =>
  app.ctx.pool.query(
    `update death_incapacitation_reports set status = '${status}', ${status}_at = $2 where id = $1`,
    [reportId, app.clock.now()],
  );
async function seenByLena(): Promise<number[]> {
  const recipient = await verifyRecipient(app, lena);
  const path = `/api/my-leavebits/${recipient.encodedEmail}`;
  const list = await recipient.send('get', path).set(recipient.session).expect(200);
  return (list.body as { id: number }[]).map(({ id }) => id);
}

it('with a released estate nothing opens that was in the trash before its report, and nothing of it comes out until it is locked again', async () => {
  const id = await leaveOnDeath();
  const kept = await leaveOnDeath();
  await owner
    .send('patch', `/api/trigger-bytes/${kept}`)
    .send({ deletedFiles: ['a.txt'] })
    .expect(200);
  const [file] = (await owner.send('get', '/api/trash').expect(200)).body as TrashItem[];
  await remove(id);
  // The report was submitted 48 hours before.
  app.clock.advance({ days: 3 });
  const reportId = await insertReport(app, owner.id, 'released');
  expect(await seenByLena()).toEqual([kept]);
  for (const item of [id, file!.id]) {
    const refused = await restore(item).expect(409);
    expect(refused.body).toMatchObject({ code: 'estate-open' });
  }
  expect(await seenByLena()).toEqual([kept]);
  await setStatus(reportId, 'revoked');
  await restore(id).expect(200);
  await restore(file!.id).expect(200);
  expect(await seenByLena()).toHaveLength(2);
});

it('what comes back to an open estate is announced once to an heir, and not as a decision of the owner', async () => {
  const ids = [await leaveOnDeath(), await leaveOnDeath()];
  await app.runDueJobs();
  // The report was submitted 48 hours ago, before they were removed.
  for (const id of ids) await remove(id);
  await insertReport(app, owner.id, 'released');
  const told = () =>
    listMailsTo(app, lena).filter(({ subject }) => /You can now read|can be read now/.test(subject));
  await restore(ids[0]!).expect(200);
  await app.runDueJobs();
  expect(told().map(({ subject }) => subject)).toEqual([
    `You can now read what ${owner.username} left for you`,
  ]);
  expect(told()[0]!.text.replace(/\s+/g, ' ')).toContain('Some of it had been removed a short time ago');
  app.clock.advance({ minutes: 5 });
  await restore(ids[1]!).expect(200);
  await app.runDueJobs();
  expect(
    told()
      .map(({ subject }) => subject)
      .slice(1),
  ).toEqual([`More of what ${owner.username} left for you can be read now`]);
  expect(JSON.stringify(told())).not.toContain('has decided');
});

it('what is restored before the release opens with it', async () => {
  const id = await leaveOnDeath();
  await remove(id);
  await insertReport(app, owner.id, 'pending');
  expect(await seenByLena()).toEqual([]);
  await restore(id).expect(200);
  expect(await seenByLena()).toEqual([id]);
});

it('a restoration waits for a release that is under way, and is refused then', async () => {
  const id = await leaveOnDeath();
  await remove(id);
  app.clock.advance({ days: 3 });
  const reportId = await insertReport(app, owner.id, 'pending');
  // The database rejects a release without a warning.
  await insertWarning(app, reportId, 'first', new Date(app.clock.now().getTime() - DAY_MS));
  const release = await app.ctx.pool.connect();
  try {
    await release.query('begin');
    await release.query('select from death_incapacitation_reports where id = $1 for update', [reportId]);
    const answer = restore(id).then(({ status }) => status);
    await expect
      .poll(async () => {
        const { rows } = await app.ctx.pool.query<{ n: number }>(
          "select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
        );
        return rows[0]!.n;
      })
      .toBeGreaterThan(0);
    await release.query(
      "update death_incapacitation_reports set status = 'released', released_at = $2 where id = $1",
      [reportId, app.clock.now()],
    );
    await release.query('commit');
    expect(await answer).toBe(409);
  } finally {
    release.release();
  }
  expect(await seenByLena()).toEqual([]);
});
