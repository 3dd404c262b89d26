import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Checkup } from '#shared/contracts/checkups.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import { createLeavebitWithFiles } from '#tests/support/exports.ts';
import { countMails, createOwnerWithReporters, reportDeath } from '#tests/support/release/release.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openVisitor, registerOwner, signIn, type TestOwner } from '#tests/support/visitor.ts';
import { beginRecovery } from '../recovery/begin-recovery.ts';
import { endRecovery } from '../recovery/end-recovery.ts';
import { recoveryRestarts } from '../../recovery-restarts.ts';
import { sendCheckupRequests } from './send-checkup-requests.ts';

const STILL_RIGHT = /still up to date/;

let app: TestApp;
let owner: TestOwner;
beforeEach(async () => {
  app = await startTestApp();
  owner = await createOwnerWithReporters(app);
  await paidForLong();
});
afterEach(() => app[Symbol.asyncDispose]());

/** Paid for longer than any test runs. */
const paidForLong = () =>
  app.ctx.pool.query("update subscriptions set next_payment_date = '2199-01-01', paid_until = '2199-01-01'");
const read = async (whose = owner) =>
  (await whose.send('get', '/api/account/check-up').expect(200)).body as Checkup;
const later = async (days: number) => {
  app.clock.advance({ days });
  await sendCheckupRequests(app.ctx);
  await app.runDueJobs();
  owner = await signIn(app, owner);
};
const asked = () => countMails(app, owner.username, STILL_RIGHT);

describe('a check-up', () => {
  it('is requested by one mail a year, shows what has changed, and restarts when it is done', async () => {
    expect(await read()).toMatchObject({ every: 'yearly', lastAt: null, isDue: false });
    await later(364);
    expect(asked()).toBe(0);
    await later(2);
    await later(1);
    expect(asked()).toBe(1);
    await createLeavebitWithFiles(owner, {
      description: 'The safe',
      config: { 'lena@example.org': { releaseType: 'always' } },
    });
    const due = await read();
    expect(due.isDue).toBe(true);
    expect(due.changes).toContainEqual({ kind: 'leavebit-created', count: 1 });
    const done = (await owner.send('post', '/api/account/check-up').expect(200)).body as Checkup;
    expect(done).toMatchObject({ isDue: false, lastAt: expect.any(String) as string, changes: [] });
    await later(360);
    expect(asked()).toBe(1);
    await later(10);
    expect(asked()).toBe(2);
    const { body } = await owner.send('get', '/api/account/activity?kind=checked-up').expect(200);
    expect((body as { entries: unknown[] }).entries).toHaveLength(1);
  });

  it('is due at the end of February if half a year before was later in its month', async () => {
    await owner.send('put', '/api/account/check-up').send({ every: 'half-yearly' }).expect(200);
    await app.ctx.pool.query('update users set created_at = $1 where username = $2', [
      new Date('2030-08-31T10:00:00Z'),
      owner.username,
    ]);
    const msUntil = (moment: string) => Date.parse(moment) - app.clock.now().getTime();
    await later(msUntil('2031-02-28T09:00:00Z') / DAY_MS);
    expect(asked()).toBe(0);
    await later(msUntil('2031-02-28T10:00:00Z') / DAY_MS);
    expect(asked()).toBe(1);
  });

  it('comes twice a year or never, as the owner likes', async () => {
    await owner.send('put', '/api/account/check-up').send({ every: 'weekly' }).expect(400);
    await owner.send('put', '/api/account/check-up').send({ every: 'half-yearly' }).expect(200);
    await later(190);
    expect(asked()).toBe(1);
    await owner.send('put', '/api/account/check-up').send({ every: 'never' }).expect(200);
    expect(await read()).toMatchObject({ every: 'never', dueAt: null, isDue: false });
    await later(800);
    expect(asked()).toBe(1);
  });

  it('is nobody else’s, and needs a sign-in', async () => {
    const stranger = await registerOwner(app, 'stranger@example.org');
    await owner.send('put', '/api/account/check-up').send({ every: 'never' }).expect(200);
    expect(await read(stranger)).toMatchObject({ every: 'yearly' });
    const visitor = await openVisitor(app);
    await visitor.send('get', '/api/account/check-up').expect(401);
    await visitor.send('post', '/api/account/check-up').expect(401);
  });

  it('is not asked for while a report is decided, or in a recovery', async () => {
    const other = await registerOwner(app, 'other@example.org');
    await paidForLong();
    app.clock.advance({ days: 400 });
    await reportDeath(app);
    await app.ctx.db.transaction((tx) => beginRecovery(tx, { now: app.clock.now(), reason: 'A drill.' }));
    await sendCheckupRequests(app.ctx);
    expect(countMails(app, other.username, STILL_RIGHT)).toBe(0);
    await endRecovery(app.ctx, recoveryRestarts);
    await Promise.all([sendCheckupRequests(app.ctx), sendCheckupRequests(app.ctx)]);
    await app.runDueJobs();
    expect(countMails(app, other.username, STILL_RIGHT)).toBe(1);
    expect(asked()).toBe(0);
  });
});
