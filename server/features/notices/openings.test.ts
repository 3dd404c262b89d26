import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { HOUR_MS } from '#shared/domain/durations.ts';
import type { ReleaseSetting } from '#shared/domain/release.ts';
import { startOpeningsTest } from '#tests/support/release/openings.ts';
import { countMails, listMailsTo } from '#tests/support/release/release.ts';
import { insertReport } from '#tests/support/release/reports.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { loadSharedLeavebitPage } from '../recipients/load-shared-leavebits.ts';
import { announceOpenings } from './announce-openings.ts';

let app: TestApp;
let openings: Awaited<ReturnType<typeof startOpeningsTest>>;
let number = 0;
/** Addresses unique to each test. */
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

/** Runs everything that can announce openings: the scheduled job, and the every-minute sweep in several processes. */
async function work(): Promise<void> {
  await app.runDueJobs();
  await Promise.all([announceOpenings(app.ctx), announceOpenings(app.ctx)]);
  await announceOpenings(app.ctx);
  await app.runDueJobs();
}

const timesTold = (email: string) => countMails(app, email, /You can now read/);
const canOpen = async (email: string, id: number) =>
  (await loadSharedLeavebitPage(app.ctx, email)).views.find(({ listed }) => listed.row.id === id)?.access
    .kind === 'open';

it('tells a recipient once when the date comes, neither before nor again', async () => {
  const id = await openings.leave({ [ann]: inHours(24) });
  app.clock.advance({ hours: 23, minutes: 59, seconds: 30 });
  await work();
  expect([await canOpen(ann, id), timesTold(ann)]).toEqual([false, 0]);
  app.clock.advance({ seconds: 31 });
  await work();
  expect([await canOpen(ann, id), timesTold(ann)]).toEqual([true, 1]);
  app.clock.advance({ days: 3 });
  await work();
  expect(timesTold(ann)).toBe(1);
});

it('plans a look for the second in which something opens, once that is near', async () => {
  const opening = inHours(5);
  await openings.leave({ [ann]: opening, [ben]: inHours(9) });
  const planned = async () => {
    const { rows } = await app.ctx.pool.query<{ run_at: Date }>(
      "select run_at from graphile_worker.jobs where key like 'openings%' order by run_at",
    );
    return rows.map(({ run_at }) => run_at.getTime());
  };
  expect(await planned()).toEqual([]);
  app.clock.advance({ hours: 5, minutes: -1 });
  await announceOpenings(app.ctx);
  const opensAt = new Date(opening.scheduledDate!).getTime();
  expect(await planned()).toEqual([Math.floor(opensAt / 1000) * 1000 + 1000]);
  app.clock.advance({ minutes: 1, seconds: 1 });
  await app.runDueJobs();
  expect([timesTold(ann), timesTold(ben)]).toEqual([1, 0]);
});

it('tells of the others when one LeaveBit of many fails', async () => {
  await openings.leave({ [ann]: inHours(1) });
  await openings.leave({ [ben]: inHours(1) });
  app.clock.advance({ hours: 1, minutes: 1 });
  // Fails the transaction for both LeaveBits, then the one for the first alone.
  const seal = vi.spyOn(app.ctx.keyRing, 'encryptText');
  for (let times = 0; times < 2; times += 1) {
    seal.mockImplementationOnce(() => {
      throw new Error('It cannot be sealed.');
    });
  }
  await announceOpenings(app.ctx);
  await app.runDueJobs();
  expect(timesTold(ann) + timesTold(ben)).toBe(1);
  app.clock.advance({ minutes: 1 });
  await announceOpenings(app.ctx);
  await app.runDueJobs();
  expect([timesTold(ann), timesTold(ben)]).toEqual([1, 1]);
});

it('finds in the minute’s sweep an opening that its job missed', async () => {
  const id = await openings.leave({ [ann]: inHours(1) });
  await app.ctx.pool.query('delete from graphile_worker._private_jobs where key = $1', [`openings:${id}`]);
  app.clock.advance({ hours: 2 });
  await app.runDueJobs();
  expect(timesTold(ann)).toBe(0);
  await announceOpenings(app.ctx);
  await app.runDueJobs();
  expect(timesTold(ann)).toBe(1);
});

it.each([
  ['later', 48, 47, 2],
  ['earlier', 2, 1, 2],
])('uses the new date after a change to a %s one', async (_what, hours, quiet, then) => {
  const id = await openings.leave({ [ann]: inHours(24) });
  await openings.save(id, { [ann]: inHours(hours) });
  app.clock.advance({ hours: quiet });
  await work();
  expect(timesTold(ann)).toBe(0);
  app.clock.advance({ hours: then });
  await work();
  expect(timesTold(ann)).toBe(1);
  app.clock.advance({ hours: 48 });
  await work();
  expect(timesTold(ann)).toBe(1);
});

it.each([
  ['a date that has passed', () => inHours(-1)],
  ['no condition at all', (): ReleaseSetting => ({ releaseType: 'always' })],
])('tells the recipient once, at once, after a change to %s', async (_what, setting) => {
  const id = await openings.leave({ [ann]: inHours(24) });
  await openings.save(id, { [ann]: setting() });
  await app.runDueJobs();
  expect([await canOpen(ann, id), timesTold(ann)]).toEqual([true, 1]);
  app.clock.advance({ hours: 48 });
  await work();
  expect(timesTold(ann)).toBe(1);
});

it('tells the recipients it opened for, even if the owner saves before the job runs', async () => {
  const id = await openings.leave({ [ann]: inHours(24), [ben]: inHours(24) });
  app.clock.advance({ hours: 25 });
  await openings.save(id, { [ann]: { releaseType: 'always' }, [ben]: inHours(-2) });
  await work();
  expect([timesTold(ann), timesTold(ben)]).toEqual([1, 1]);
});

it.each<[string, (id: number) => Promise<unknown>]>([
  [
    'locks it until a death',
    (id) =>
      openings.save(id, { [ann]: { releaseType: 'death_incapacitation' }, [ben]: { releaseType: 'always' } }),
  ],
  ['takes the recipient off', (id) => openings.save(id, { [ben]: { releaseType: 'always' } })],
  [
    'deletes it',
    (id) => openings.owner.send('delete', `/api/trigger-bytes/${id}`).expect((answer) => answer.status < 300),
  ],
])('tells nobody when the owner %s before the date', async (_what, act) => {
  const id = await openings.leave({ [ann]: inHours(24), [ben]: { releaseType: 'always' } });
  await act(id);
  app.clock.advance({ hours: 48 });
  await work();
  expect([await canOpen(ann, id), timesTold(ann)]).toEqual([false, 0]);
});

it('says nothing while a subscription that is not in force keeps a LeaveBit closed', async () => {
  const id = await openings.leave({ [ann]: inHours(1) });
  await openings.subscribeUntil('2000-01-01');
  app.clock.advance({ hours: 2 });
  await work();
  expect([await canOpen(ann, id), timesTold(ann)]).toEqual([false, 0]);
  await openings.subscribeUntil('2999-01-01');
  app.clock.advance({ hours: 1 });
  await work();
  expect([await canOpen(ann, id), timesTold(ann)]).toEqual([true, 1]);
});

it('says that the day has come, or that the owner has opened it', async () => {
  const id = await openings.leave({ [ann]: inHours(1), [ben]: inHours(48) });
  app.clock.advance({ hours: 2 });
  await work();
  await openings.save(id, { [ann]: inHours(-1), [ben]: { releaseType: 'always' } });
  await work();
  const [toAnn, toBen] = [ann, ben].map((email) => listMailsTo(app, email).at(-1)!.text.replace(/\s+/g, ' '));
  expect(toAnn).toContain('chose the day when you could read it. That day has come.');
  expect(toBen).toContain('they’ve decided to share it with you.');
});

it('loses no opening on a day when its recipient has had enough mail: the notice comes the day after', async () => {
  const id = await openings.leave({ [ann]: inHours(10), [ben]: inHours(10) });
  app.clock.advance({ hours: 6 });
  for (let shared = 0; shared < 20; shared += 1) await openings.leave({ [ann]: { releaseType: 'always' } });
  app.clock.advance({ hours: 4, minutes: 1 });
  await work();
  expect([await canOpen(ann, id), timesTold(ann), timesTold(ben)]).toEqual([true, 0, 1]);
  app.clock.advance({ hours: 24 });
  await work();
  expect([timesTold(ann), timesTold(ben)]).toEqual([1, 1]);
  app.clock.advance({ hours: 48 });
  await work();
  expect([timesTold(ann), timesTold(ben)]).toEqual([1, 1]);
});

it('loses no opening by a save on such a day either, whatever is saved before the notice', async () => {
  const id = await openings.leave({ [ann]: { releaseType: 'death_incapacitation' }, [ben]: inHours(500) });
  for (let shared = 0; shared < 20; shared += 1) await openings.leave({ [ann]: { releaseType: 'always' } });
  const open: ReleaseSetting = { releaseType: 'always' };
  await openings.save(id, { [ann]: open, [ben]: open });
  await work();
  expect([await canOpen(ann, id), timesTold(ann), timesTold(ben)]).toEqual([true, 0, 1]);
  app.clock.advance({ hours: 3 });
  await openings.save(id, { [ann]: inHours(-1), [ben]: open });
  await work();
  expect([timesTold(ann), timesTold(ben)]).toEqual([0, 1]);
  app.clock.advance({ hours: 22 });
  await work();
  expect([timesTold(ann), timesTold(ben)]).toEqual([1, 1]);
  app.clock.advance({ hours: 48 });
  await work();
  expect([timesTold(ann), timesTold(ben)]).toEqual([1, 1]);
});

it('announces each opening by a save, but not an opening that was taken back before', async () => {
  const locked: ReleaseSetting = { releaseType: 'death_incapacitation' };
  const open: ReleaseSetting = { releaseType: 'always' };
  const id = await openings.leave({ [ann]: locked });
  for (const times of [1, 2]) {
    await openings.save(id, { [ann]: open });
    await openings.save(id, { [ann]: locked });
    await work();
    expect(timesTold(ann)).toBe(times - 1);
    await openings.save(id, { [ann]: open });
    await work();
    expect(timesTold(ann)).toBe(times);
    await openings.save(id, { [ann]: locked });
  }
});

it('announces a date that comes after the owner’s death, though nobody pays anymore', async () => {
  const id = await openings.leave({ [ann]: inHours(1) });
  await insertReport(app, openings.owner.id, 'released');
  await openings.subscribeUntil('2000-01-01');
  app.clock.advance({ hours: 2 });
  await work();
  expect([await canOpen(ann, id), timesTold(ann)]).toEqual([true, 1]);
  await openings.subscribeUntil('2999-01-01');
  await app.ctx.pool.query("update death_incapacitation_reports set status = 'revoked', revoked_at = $1", [
    app.clock.now(),
  ]);
});

it('goes on after one LeaveBit that cannot be announced', async () => {
  const broken = await openings.leave({ [ann]: inHours(1) });
  const sound = await openings.leave({ [ben]: inHours(1) });
  app.clock.advance({ hours: 2 });
  await app.ownersPool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'refused by the test'; end $$;
    create trigger refuse before delete on scheduled_openings for each row
      when (old.trigger_byte_id = ${Math.min(broken, sound)}) execute function refuse()`);
  const other = broken < sound ? ben : ann;
  const error = vi.spyOn(app.ctx.logger, 'error');
  await announceOpenings(app.ctx);
  const [[alarm] = []] = error.mock.calls as unknown as [{ err: Error }][];
  expect(alarm).toMatchObject({ alarm: 'opening-untold', leavebitId: Math.min(broken, sound) });
  expect(alarm?.err.message).toContain('refused by the test');
  error.mockRestore();
  await app.ownersPool.query('drop function refuse cascade');
  const { rowCount } = await app.ctx.pool.query(
    "select from mails where recipient = $1 and kind = 'opened-notice'",
    [other],
  );
  expect(rowCount).toBe(1);
});
