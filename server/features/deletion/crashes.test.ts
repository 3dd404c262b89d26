import { expect, it, vi } from 'vitest';
import { getTestAmount } from '#tests/support/test-amounts.ts';
import { createCrashingProcess, type CrashPoint } from '#tests/support/processes/crashing-process.ts';
import { createLeavebitForDeath, createOwnerWithReporters } from '#tests/support/release/release.ts';
import { createRandomIntegers } from '#tests/support/run-seed.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createContext } from '../../context.ts';
import { advanceDeletions } from './advance-deletions.ts';

const stride = getTestAmount('STEPS_PER_CRASH');
const randomInteger = createRandomIntegers('deletion/crashes');
const moments: CrashPoint['moment'][] = ['before', 'after'];

/** An account whose deletion is due but for which PayFast hasn't been queried yet. */
async function dueAccount(app: TestApp, name: string): Promise<number> {
  const owner = await createOwnerWithReporters(app, {}, `${name}@example.org`);
  await createLeavebitForDeath(owner, 'ben@example.org');
  await owner.send('post', '/api/account/deletion').send({ tellPeople: true }).expect(200);
  await app.runDueJobs();
  app.clock.advance({ days: 6.1 });
  await advanceDeletions(app.ctx);
  await app.runDueJobs();
  app.clock.advance({ days: 1 });
  return owner.id;
}

/** What remains of an account: every row that references the owner, and the queued farewells. */
async function left(app: TestApp, id: number) {
  const { rows } = await app.ctx.pool.query<{ account: number; leavebits: number; farewells: number }>(
    `select (select count(*)::int from users where id = $1) as account,
       (select count(*)::int from trigger_bytes where user_id = $1) as leavebits,
       (select count(*)::int from mails where kind in ('owner-left', 'account-deleted')) as farewells`,
    [id],
  );
  return rows[0]!;
}

it('a process that dies at any step leaves the whole account or nothing, and the next one finishes once', async () => {
  await using app = await startTestApp();
  for (let atStep = randomInteger(1, stride + 1); ; atStep += stride) {
    const id = await dueAccount(app, `owner-${atStep}`);
    const moment = moments[randomInteger(0, 2)]!;
    const own = createContext({
      config: app.ctx.config,
      logger: app.ctx.logger,
      databaseUrl: app.ctx.config.databaseUrl!,
      createMailTransport: () => app.ctx.mailTransport,
      clock: app.ctx.clock,
    });
    const doomed = createCrashingProcess(own, { atStep, moment });
    await advanceDeletions(doomed.ctx).catch(() => undefined);
    const hasDied = doomed.hasDied();
    await own.liveEvents.close();
    await own.pool.end();
    await vi.waitFor(
      async () =>
        expect([
          { account: 1, leavebits: 1, farewells: 0 },
          { account: 0, leavebits: 0, farewells: 5 },
        ]).toContainEqual(await left(app, id)),
      { timeout: 30_000 },
    );
    await advanceDeletions(app.ctx);
    expect(await left(app, id)).toEqual({ account: 0, leavebits: 0, farewells: 5 });
    await app.ctx.pool.query("delete from mails where kind in ('owner-left', 'account-deleted')");
    if (hasDied) continue;
    // Control: with only a few steps, the deletion wouldn't really have run.
    expect(doomed.steps()).toBeGreaterThan(30);
    break;
  }
}, 300_000);
