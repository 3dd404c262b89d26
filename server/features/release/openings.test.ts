import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ReleaseSetting } from '#shared/domain/release.ts';
import { countMails } from '../../../tests/support/release.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { registerOwner, type Owner } from '../../../tests/support/visitor.ts';
import { createLeavebit, prepareLeavebit } from '../leavebits/create-leavebit.ts';
import { updateLeavebit } from '../leavebits/update-leavebit.ts';
import { readSharedLeavebits } from '../recipients/read-shared-leavebits.ts';
import { announceOpenings } from './announce-openings.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let app: TestApp;
let owner: Owner;
let number = 0;
/** Addresses that only this test knows. */
let ann: string;
let ben: string;
beforeAll(async () => {
  app = await startTestApp();
  owner = await registerOwner(app, 'olga@example.org');
  await subscription('2999-01-01');
});
beforeEach(() => {
  number += 1;
  [ann, ben] = [`ann-${number}@example.org`, `ben-${number}@example.org`];
});
afterAll(() => app[Symbol.asyncDispose]());

/** Until when the owner's subscription is in force. */
const subscription = (until: string) =>
  app.ctx.pool.query('update subscriptions set next_payment_date = $1 where user_id = $2', [until, owner.id]);

const inHours = (hours: number): ReleaseSetting => ({
  releaseType: 'scheduled',
  scheduledDate: new Date(app.clock.now().getTime() + hours * HOUR).toISOString(),
});

type Rules = Record<string, ReleaseSetting>;

async function leave(sharingConfig: Rules): Promise<number> {
  const { ctx } = app;
  const opened = await createLeavebit(ctx, {
    userId: owner.id,
    fresh: prepareLeavebit(ctx),
    fields: { description: '', infoFields: '', sharingEmails: Object.keys(sharingConfig), sharingConfig },
    files: [],
  });
  return opened.row.id;
}

const save = (id: number, sharingConfig: Rules) =>
  updateLeavebit(app.ctx, {
    userId: owner.id,
    id,
    fields: { sharingEmails: Object.keys(sharingConfig), sharingConfig, deletedFiles: [] },
    files: [],
  });

/** All ways in which the work is ever done: the job of the moment, and the minute's sweep of several processes. */
async function work(): Promise<void> {
  await app.runDueJobs();
  await Promise.all([announceOpenings(app.ctx), announceOpenings(app.ctx)]);
  await announceOpenings(app.ctx);
  await app.runDueJobs();
}

const timesTold = (email: string) => countMails(app, email, /is now open/);
const canOpen = async (email: string, id: number) =>
  (await readSharedLeavebits(app.ctx, email)).find(({ listed }) => listed.row.id === id)?.access.canOpen ??
  false;

it('tells a recipient once when the date comes, neither before nor again', async () => {
  const id = await leave({ [ann]: inHours(24) });
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

it('has the very moment planned as a job of its own, and the next one after it', async () => {
  const [first, second] = [inHours(5), inHours(9)];
  const id = await leave({ [ann]: second, [ben]: first });
  const planned = async () => {
    const { rows } = await app.ctx.pool.query<{ run_at: Date }>(
      'select run_at from graphile_worker.jobs where key = $1',
      [`openings:${id}`],
    );
    return rows.map(({ run_at }) => run_at.toISOString());
  };
  expect(await planned()).toEqual([first.scheduledDate]);
  app.clock.advance({ hours: 5, seconds: 1 });
  await app.runDueJobs();
  expect([timesTold(ann), timesTold(ben)]).toEqual([0, 1]);
  expect(await planned()).toEqual([second.scheduledDate]);
  app.clock.advance({ hours: 4 });
  await app.runDueJobs();
  expect([timesTold(ann), timesTold(ben)]).toEqual([1, 1]);
});

it('finds what its job missed by the minute’s sweep', async () => {
  const id = await leave({ [ann]: inHours(1) });
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
])('goes by the new date when it is changed to a %s one', async (_what, hours, quiet, then) => {
  const id = await leave({ [ann]: inHours(24) });
  await save(id, { [ann]: inHours(hours) });
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
])('tells at once, and once, when the owner changes the date to %s', async (_what, setting) => {
  const id = await leave({ [ann]: inHours(24) });
  await save(id, { [ann]: setting() });
  await app.runDueJobs();
  expect([await canOpen(ann, id), timesTold(ann)]).toEqual([true, 1]);
  app.clock.advance({ hours: 48 });
  await work();
  expect(timesTold(ann)).toBe(1);
});

it('tells whom the date has opened it for, though the owner saves before the job has run', async () => {
  const id = await leave({ [ann]: inHours(24), [ben]: inHours(24) });
  app.clock.advance({ hours: 25 });
  await save(id, { [ann]: { releaseType: 'always' }, [ben]: inHours(-2) });
  await work();
  expect([timesTold(ann), timesTold(ben)]).toEqual([1, 1]);
});

it.each<[string, (id: number) => Promise<unknown>]>([
  [
    'locks it until a death',
    (id) => save(id, { [ann]: { releaseType: 'death_incapacitation' }, [ben]: { releaseType: 'always' } }),
  ],
  ['takes the recipient off', (id) => save(id, { [ben]: { releaseType: 'always' } })],
  [
    'deletes it',
    (id) => owner.send('delete', `/api/trigger-bytes/${id}`).expect((answer) => answer.status < 300),
  ],
])('tells nobody when the owner %s before the date', async (_what, act) => {
  const id = await leave({ [ann]: inHours(24), [ben]: { releaseType: 'always' } });
  await act(id);
  app.clock.advance({ hours: 48 });
  await work();
  expect([await canOpen(ann, id), timesTold(ann)]).toEqual([false, 0]);
});

it('tells nobody that something is open while a subscription that is not in force keeps it shut', async () => {
  const id = await leave({ [ann]: inHours(1) });
  await subscription('2000-01-01');
  app.clock.advance({ hours: 2 });
  await work();
  expect([await canOpen(ann, id), timesTold(ann)]).toEqual([false, 0]);
  await subscription('2999-01-01');
  app.clock.advance({ days: 1 });
  await work();
  expect([await canOpen(ann, id), timesTold(ann)]).toEqual([true, 1]);
});

it('tells of a date that comes after the owner’s death, though nobody pays any more', async () => {
  const id = await leave({ [ann]: inHours(1) });
  const now = app.clock.now().getTime();
  const [reported, released] = [new Date(now - 2 * DAY), new Date(now)];
  await app.ctx.pool.query(
    `insert into death_incapacitation_reports (id, user_id, reporter_email, report_type, status, required_confirmations,
       refute_time_hours, reported_at, expires_at, confirmed_at, released_at, refute_token)
     values (1, $1, 'rosa@example.org', 'death', 'released', 1, 24, $2, $3, $3, $3, 'x')`,
    [owner.id, reported, released],
  );
  await subscription('2000-01-01');
  app.clock.advance({ hours: 2 });
  await work();
  expect([await canOpen(ann, id), timesTold(ann)]).toEqual([true, 1]);
  await subscription('2999-01-01');
  await app.ctx.pool.query("update death_incapacitation_reports set status = 'revoked', revoked_at = $1", [
    app.clock.now(),
  ]);
});

it('is not held up by one LeaveBit that cannot be told of', async () => {
  const broken = await leave({ [ann]: inHours(1) });
  const sound = await leave({ [ben]: inHours(1) });
  app.clock.advance({ hours: 2 });
  await app.ctx.pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'refused by the test'; end $$;
    create trigger refuse before delete on scheduled_openings for each row
      when (old.trigger_byte_id = ${Math.min(broken, sound)}) execute function refuse()`);
  const other = broken < sound ? ben : ann;
  await expect(announceOpenings(app.ctx)).rejects.toThrow('some openings');
  await app.ctx.pool.query('drop function refuse cascade');
  const { rowCount } = await app.ctx.pool.query(
    "select from mails where recipient = $1 and kind = 'opened-notice'",
    [other],
  );
  expect(rowCount).toBe(1);
});

/** A number: a date so many milliseconds from now. */
type Rule = 'always' | 'death' | 'none' | number;
type Command =
  | { do: 'save'; who: number; rule: Rule }
  | { do: 'time'; ms: number }
  | { do: 'subscription' }
  | { do: 'work' };

const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('save' as const),
      who: fc.nat(2),
      rule: fc.constantFrom<Rule[]>(
        'always',
        'death',
        'none',
        ...[-DAY, -1, 0, 1, HOUR, HOUR, DAY, DAY, 3 * DAY],
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('time' as const), ms: fc.constantFrom(1, HOUR - 1, HOUR, DAY) }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'subscription' as const }) },
  { weight: 4, arbitrary: fc.constant({ do: 'work' as const }) },
);

it('says "now open" only while it is, and to everyone once for each time that a date or a save opens it', async () => {
  let now = app.clock.now().getTime();
  const ctx = { ...app.ctx, clock: { now: () => new Date(now) } };
  let openings = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 8, maxLength: 24 }), async (history) => {
      number += 1;
      const people = ['ann', 'ben', 'cat'].map((name) => `${name}-${number}@example.org`);
      const anchor = `anchor-${number}@example.org`;
      let rules: Rules = { [anchor]: { releaseType: 'always' } };
      const id = await leave(rules);
      let isBlocked = false;
      const told = new Map(people.map((email) => [email, 0]));
      const owed = new Map(people.map((email) => [email, 0]));
      /** For whom it was locked, as the reader's rule has it, when last looked. */
      const wasLocked = new Set<string>();

      const access = async (email: string) =>
        (await readSharedLeavebits(ctx, email)).find(({ listed }) => listed.row.id === id)?.access;
      const look = async () => {
        for (const email of people) {
          const seen = await access(email);
          if (seen && !seen.isLocked && wasLocked.has(email)) owed.set(email, owed.get(email)! + 1);
          if (seen?.isLocked) {
            // Locked again before anyone was told of its opening: then there is nothing to tell.
            if (!wasLocked.has(email)) owed.set(email, told.get(email)!);
            wasLocked.add(email);
          } else {
            wasLocked.delete(email);
            if (!seen) owed.set(email, told.get(email)!);
          }
        }
      };
      const count = async () => {
        const { rows } = await ctx.pool.query<{ recipient: string; count: number }>(
          `select recipient, count(*)::int from mails where kind = 'opened-notice' and recipient = any($1) group by 1`,
          [people],
        );
        for (const { recipient, count: times } of rows) {
          if (times > told.get(recipient)!) expect(await access(recipient)).toMatchObject({ canOpen: true });
          told.set(recipient, times);
        }
      };

      for (const step of history) {
        switch (step.do) {
          case 'save': {
            // An owner whose subscription is not in force cannot save.
            if (isBlocked) break;
            const email = people[step.who]!;
            const { [email]: _gone, ...others } = rules;
            rules = step.rule === 'none' ? others : { ...others, [email]: settingOf(step.rule, now) };
            await updateLeavebit(ctx, {
              userId: owner.id,
              id,
              fields: { sharingEmails: Object.keys(rules), sharingConfig: rules, deletedFiles: [] },
              files: [],
            });
            break;
          }
          case 'time':
            now += step.ms;
            break;
          case 'subscription':
            isBlocked = !isBlocked;
            await subscription(isBlocked ? '2000-01-01' : '2999-01-01');
            // What a blocked subscription keeps shut is looked at again once a day.
            if (!isBlocked) now += DAY;
            break;
          case 'work':
            await Promise.all([announceOpenings(ctx), announceOpenings(ctx)]);
            break;
        }
        await look();
        await count();
        for (const email of people) {
          expect(told.get(email)).toBeLessThanOrEqual(owed.get(email)!);
          if (step.do === 'work' && !isBlocked) expect(told.get(email)).toBe(owed.get(email));
        }
      }
      openings += [...told.values()].reduce((sum, times) => sum + times, 0);
      await subscription('2999-01-01');
      await ctx.pool.query('delete from trigger_bytes where id = $1', [id]);
    }),
    { numRuns: 60 },
  );
  // Histories in which nothing ever opens would show nothing.
  expect(openings).toBeGreaterThan(20);
}, 120_000);

function settingOf(rule: Exclude<Rule, 'none'>, now: number): ReleaseSetting {
  if (rule === 'always') return { releaseType: 'always' };
  if (rule === 'death') return { releaseType: 'death_incapacitation' };
  return { releaseType: 'scheduled', scheduledDate: new Date(now + rule).toISOString() };
}
