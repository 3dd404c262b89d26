import { describe, expect, it, vi } from 'vitest';
import { HOUR_MS } from '#shared/domain/durations.ts';
import { createContext } from '../../server/context.ts';
import { getTestAmount } from '../support/test-amounts.ts';
import { createCrashingProcess, type CrashPoint } from '../support/processes/crashing-process.ts';
import { createReleaseModel, type ReleaseCommand } from '../support/release/model.ts';
import { ReleaseSystem } from '../support/release/system.ts';
import { listHalfDoneChanges } from '../support/release/half-done-changes.ts';
import { createRandomIntegers } from '../support/run-seed.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const submit: ReleaseCommand = { do: 'submit', by: 0 };
const confirm = (by: number): ReleaseCommand => ({ do: 'confirm', by });
const work: ReleaseCommand = { do: 'work' };
const hours = (count: number): ReleaseCommand => ({ do: 'time', passes: count * HOUR_MS });
const due = [submit, work, confirm(1), confirm(2), hours(23.5), work, hours(1)];

const stride = getTestAmount('STEPS_PER_CRASH');
const randomInteger = createRandomIntegers('release/crashes');

/** The preceding commands, the action during which the process dies, and the state it must end in. */
const acts: [what: string, before: ReleaseCommand[], act: ReleaseCommand, status: string][] = [
  ['submitting', [], submit, 'pending'],
  ['sending what a report owes', [submit], work, 'pending'],
  ['confirming', [submit, work, confirm(1)], confirm(2), 'pending'],
  ['refuting', [submit, work, confirm(1)], { do: 'refute' }, 'refuted'],
  ['sending what a refutation owes', [submit, work, { do: 'refute' }], work, 'refuted'],
  ['releasing', due, work, 'released'],
  ['locking again', [...due, work], { do: 'revoke' }, 'revoked'],
];

/** Performs an action in a process that dies. Then another process takes over, and the user tries again. */
async function survive(
  app: TestApp,
  number: number,
  [, before, act]: (typeof acts)[number],
  death: CrashPoint | null,
): Promise<{ died: boolean; steps: number; system: ReleaseSystem }> {
  const world = createReleaseModel();
  const system = new ReleaseSystem(app.ctx, world, number);
  await system.begin(world);
  await system.leaveTo(['anna', 'ben']);
  // The setup's emails take many steps and are not tested here.
  await app.ctx.pool.query(
    "delete from graphile_worker._private_jobs; update mails set state = 'failed', letter = null where state = 'queued'",
  );
  for (const command of before) await system.apply(command);

  const healthy = system.ctx;
  let died = false;
  let steps = 0;
  if (death) {
    const own = createContext({
      config: app.ctx.config,
      logger: app.ctx.logger,
      databaseUrl: app.ctx.config.databaseUrl!,
      createMailTransport: () => healthy.mailTransport,
      clock: healthy.clock,
      random: healthy.random,
    });
    const doomed = createCrashingProcess(own, death);
    system.ctx = doomed.ctx;
    // Nobody sees the errors of the dying process.
    await system.apply(act).catch(() => undefined);
    died = doomed.hasDied();
    steps = doomed.steps();
    system.ctx = healthy;
    await own.pool.end();
    // Its locks are released once the database notices, which may take a while on a busy machine.
    await vi.waitFor(async () => expect(await openTransactions(app)).toBe(0), { timeout: 30_000 });
    expect({ ...death, torn: await listHalfDoneChanges(app.ctx.pool, system.userId) }).toEqual({
      ...death,
      torn: [],
    });
  }
  // The user tries again. The dead process's locks on jobs last for hours, but the sweeps don't need them.
  await system.apply(act);
  await system.apply(work);
  await system.apply({ do: 'time', passes: 6 * 60_000 });
  await system.apply(work);
  return { died, steps, system };
}

async function openTransactions(app: TestApp): Promise<number> {
  const { rowCount } = await app.ctx.pool.query(
    `select from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`,
  );
  return rowCount ?? 0;
}

/** Everything that must be the same: the report, its timeline, and every sent email. */
const outcome = async (system: ReleaseSystem) => ({
  ...(await system.observe()),
  timeline: await system.timeline(),
  mails: system.accepted.map((mail) => mail.replaceAll(system.owner, 'owner')).sort(),
});

describe.concurrent.each(acts)('a process killed while %s', (...act) => {
  it.each(['before', 'after'] as const)(
    'at any step, %s it is done: nothing is lost or duplicated, and every due email is sent',
    { timeout: 300_000 },
    async (moment) => {
      await using app = await startTestApp();
      const { system: undisturbed } = await survive(app, 1, act, null);
      const expected = await outcome(undisturbed);
      expect(expected.status).toBe(act[3]);
      await undisturbed.end();

      // A short run tests some of the steps, different ones each time.
      let atStep = randomInteger(1, stride + 1);
      for (; ; atStep += stride) {
        const { died, steps, system } = await survive(app, 1 + atStep, act, { atStep, moment });
        expect({ atStep, ...(await outcome(system)) }).toEqual({ atStep, ...expected });
        await system.end();
        if (died) continue;
        // Control: with hardly any steps, it wouldn't have been the real action.
        expect(steps).toBeGreaterThan(4);
        break;
      }
    },
  );
});

it('notices half-done changes', async () => {
  await using app = await startTestApp();
  const world = createReleaseModel();
  const system = new ReleaseSystem(app.ctx, world, 1);
  await system.begin(world);
  await system.leaveTo(['anna']);
  for (const command of [submit, work, confirm(1)]) await system.apply(command);
  const torn = () => listHalfDoneChanges(app.ctx.pool, system.userId);
  expect(await torn()).toEqual([]);
  const id = await system.latestReport();
  const halves: [change: string, noticed: RegExp][] = [
    [`update mails set dedupe_key = 'x' where dedupe_key = 'report/${id}/pending/received'`, /has arrived/],
    [`delete from report_warnings where report_id = ${id}`, /not warned/],
    [
      `update mails set dedupe_key = 'report/${id}/report-refuted/${system.address(1)}'
       where dedupe_key = 'report/${id}/pending/received'`,
      /report-refuted.* is there/,
    ],
    [
      `update death_incapacitation_reports set status = 'refuted', refuted_at = now(), refuted_by = 'home' where id = ${id}`,
      /report-refuted.* is missing/,
    ],
    [
      `insert into report_events (report_id, kind, at) values (${id}, 'expired', now())`,
      /timeline on expired/,
    ],
  ];
  for (const [change, noticed] of halves) {
    const client = await app.ctx.pool.connect();
    await client.query('begin');
    await client.query(change);
    const pool = { query: client.query.bind(client) } as unknown as typeof app.ctx.pool;
    expect((await listHalfDoneChanges(pool, system.userId)).join()).toMatch(noticed);
    await client.query('rollback');
    client.release();
  }
  expect(await torn()).toEqual([]);
});
