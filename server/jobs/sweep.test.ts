import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HOUR_MS } from '#shared/domain/durations.ts';
import { jobLimits } from '../limits.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { databaseRoles } from '../db/roles/role-names.ts';
import { countFailingRows, isFailureAlarmDue, getNextAttemptAt, sweep } from './sweep.ts';

const now = new Date('2026-11-22T12:00:00Z');

describe('the next try of a failing row', () => {
  it('comes after growing waits of at most six hours', () => {
    const waits = Array.from(
      { length: 8 },
      (_, tries) => getNextAttemptAt(tries + 1, now).getTime() - now.getTime(),
    );
    expect(waits).toEqual([50_000, 100_000, 200_000, 400_000, ...Array<number>(4).fill(6 * HOUR_MS)]);
  });

  it('alarms at the first failure, when the row is set aside, and at most daily from then on', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.nat(100 * HOUR_MS), (tries, sinceMs) => {
        const isAlarmed = isFailureAlarmDue(tries, new Date(now.getTime() - sinceMs), now);
        const isDaily = tries > jobLimits.deadLetterAfterAttempts && sinceMs >= 24 * HOUR_MS;
        expect(isAlarmed).toBe(tries === 1 || tries === jobLimits.deadLetterAfterAttempts || isDaily);
      }),
    );
  });
});

describe('a sweep with a row that always fails', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startTestApp();
    return () => app[Symbol.asyncDispose]();
  });

  const tried: number[] = [];
  const run = async (ids: number[], isPoison: (id: number) => boolean) => {
    tried.length = 0;
    const rows = ids.map((id) => ({ id }));
    await sweep(app.ctx, rows, {
      name: 'a-sweep',
      alarm: 'row-stuck',
      words: 'a row could not be done',
      idName: 'rowId',
      work: async ({ id }) => {
        tried.push(id);
        if (isPoison(id)) throw new Error(`refused`);
      },
    });
    return [...tried];
  };
  const second = (id: number) => id === 2;

  it('works on the other rows, tries it after growing waits, sets it aside and alarms daily', async () => {
    const error = vi.spyOn(app.ctx.logger, 'error').mockReturnValue();
    let tries = 0;
    for (let minute = 0; minute < 3 * 24 * 60; minute += 1) {
      if ((await run([1, 2, 3], second)).includes(2)) tries += 1;
      expect(tried).toEqual(expect.arrayContaining([1, 3]));
      app.clock.advance({ minutes: 1 });
    }
    // Five attempts within the first 15 minutes, then one every six hours.
    expect(tries).toBe(jobLimits.deadLetterAfterAttempts + 11);
    const alarms = error.mock.calls.filter(([facts]) => (facts as { alarm?: string }).alarm === 'row-stuck');
    expect(alarms.map(([facts]) => (facts as { tries: number }).tries)).toEqual([1, 5, 9, 13]);
    expect(await countFailingRows(app.ctx.db)).toEqual([{ kind: 'a-sweep', state: 'set-aside', count: 1 }]);
  });

  it('forgets it when it succeeds, or when it is no longer due', async () => {
    vi.spyOn(app.ctx.logger, 'error').mockReturnValue();
    await run([1, 2], () => true);
    expect(await countFailingRows(app.ctx.db)).toEqual([{ kind: 'a-sweep', state: 'retried', count: 2 }]);
    await run([2], () => true);
    expect(await countFailingRows(app.ctx.db)).toEqual([{ kind: 'a-sweep', state: 'retried', count: 1 }]);
    // This command is documented in docs/operating.md.
    await app.ctx.pool.query("update failing_rows set next_try_at = '-infinity' where subject = '2'");
    expect(await run([2], () => false)).toEqual([2]);
    expect(await countFailingRows(app.ctx.db)).toEqual([]);
  });

  it('tries it at once when a clock that was years ahead set its next try', async () => {
    vi.spyOn(app.ctx.logger, 'error').mockReturnValue();
    app.clock.jump({ days: 3650 });
    await run([2], second);
    app.clock.mend();
    expect(await run([2], () => false)).toEqual([2]);
    expect(await countFailingRows(app.ctx.db)).toEqual([]);
  });

  it('undoes the whole transaction of a failing row, and nothing of the other rows', async () => {
    vi.spyOn(app.ctx.logger, 'error').mockReturnValue();
    await app.ownersPool.query(
      `create table done (id int); grant select, insert on done to ${databaseRoles.server}`,
    );
    await sweep(app.ctx, [{ id: 1 }, { id: 2 }, { id: 3 }], {
      name: 'a-sweep',
      alarm: 'row-stuck',
      words: 'a row could not be done',
      idName: 'rowId',
      async inTransaction(tx, { id }) {
        await tx.execute(sql`insert into done values (${id})`);
        if (id === 2) throw new Error('refused');
      },
    });
    const { rows } = await app.ctx.pool.query('select id from done order by id');
    expect(rows).toEqual([{ id: 1 }, { id: 3 }]);
  });

  it('does not blame the row when the database is away', async () => {
    await app.ownersPool.query('alter table failing_rows rename to away');
    await expect(run([2], second)).rejects.toThrow();
    await app.ownersPool.query('alter table away rename to failing_rows');
    expect(await countFailingRows(app.ctx.db)).toEqual([]);
  });
});
