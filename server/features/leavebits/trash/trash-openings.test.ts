import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { HOUR_MS } from '#shared/domain/durations.ts';
import type { ReleaseSetting } from '#shared/domain/release.ts';
import { startOpeningsTest } from '#tests/support/release/openings.ts';
import { countMails } from '#tests/support/release/release.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { stageSignedRows } from '#tests/support/integrity-tags.ts';
import { announceOpenings } from '../../notices/announce-openings.ts';

let app: TestApp;
let openings: Awaited<ReturnType<typeof startOpeningsTest>>;
let number = 0;
let ann: string;
let ben: string;
beforeAll(async () => {
  openings = await startOpeningsTest();
  app = openings.app;
});
beforeEach(() => {
  number += 1;
  [ann, ben] = [`ann-${number}@example.org`, `ben-${number}@example.org`];
});
afterAll(() => openings[Symbol.asyncDispose]());

const inHours = (hours: number): ReleaseSetting => ({
  releaseType: 'scheduled',
  scheduledDate: new Date(app.clock.now().getTime() + hours * HOUR_MS).toISOString(),
});
const always: ReleaseSetting = { releaseType: 'always' };
const remove = (id: number) => openings.owner.send('delete', `/api/trigger-bytes/${id}`).expect(204);
const restore = (id: number) => openings.owner.send('post', `/api/trash/${id}/restore`).send({}).expect(200);
async function work(): Promise<void> {
  await app.runDueJobs();
  await Promise.all([announceOpenings(app.ctx), announceOpenings(app.ctx)]);
  await app.runDueJobs();
}
const timesOpened = (email: string) => countMails(app, email, /You can now read/);
const timesShared = (email: string) => countMails(app, email, /keeps|shared|for you/i) - timesOpened(email);

it('an opening whose date passes in the trash is announced once, after the restoration', async () => {
  const id = await openings.leave({ [ann]: inHours(24), [ben]: inHours(72) });
  await remove(id);
  app.clock.advance({ hours: 25 });
  await work();
  expect([timesOpened(ann), timesOpened(ben)]).toEqual([0, 0]);
  await restore(id);
  await work();
  expect([timesOpened(ann), timesOpened(ben)]).toEqual([1, 0]);
  app.clock.advance({ hours: 48 });
  await work();
  expect([timesOpened(ann), timesOpened(ben)]).toEqual([1, 1]);
});

it('an opening that was announced is not announced again, however often it is deleted and restored', async () => {
  const id = await openings.leave({ [ann]: inHours(1) });
  app.clock.advance({ hours: 2 });
  await work();
  for (let times = 0; times < 3; times += 1) {
    await remove(id);
    await work();
    await restore(id);
    await work();
  }
  expect(timesOpened(ann)).toBe(1);
});

it('one who was told that something is shared is not told again', async () => {
  const id = await openings.leave({ [ann]: always });
  await work();
  const told = timesShared(ann);
  expect(told).toBe(1);
  await remove(id);
  await restore(id);
  await work();
  expect(timesShared(ann)).toBe(1);
});

it('a notice that has not left is held back in the trash, and leaves after the restoration', async () => {
  const id = await openings.leave({ [ann]: always });
  await remove(id);
  await work();
  expect(timesShared(ann)).toBe(0);
  await restore(id);
  await work();
  expect(timesShared(ann)).toBe(1);
});

it('so does the notice about an opening', async () => {
  const id = await openings.leave({ [ann]: inHours(1) });
  await work();
  app.clock.advance({ hours: 2 });
  await announceOpenings(app.ctx);
  await remove(id);
  await work();
  expect(timesOpened(ann)).toBe(0);
  await restore(id);
  await work();
  expect(timesOpened(ann)).toBe(1);
});

it('a recipient who left before is told nothing after the restoration', async () => {
  const id = await openings.leave({ [ann]: inHours(1), [ben]: always });
  await stageSignedRows(app.ctx, 'update trigger_bytes set left_by = $2 where id = $1', [
    id,
    { [ben]: app.clock.now().toISOString() },
  ]);
  await remove(id);
  await work();
  await restore(id);
  await work();
  expect([timesShared(ben), timesOpened(ben)]).toEqual([0, 0]);
});
