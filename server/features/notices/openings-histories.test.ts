import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts';
import type { ReleaseSetting } from '#shared/domain/release.ts';
import { getTestAmount, isLongRun } from '#tests/support/test-amounts.ts';
import { startOpeningsTest, type RecipientRules } from '#tests/support/release/openings.ts';
import type { EmailContent } from '../../adapters/mail/email-layout.ts';
import { mailContentAad } from '../../adapters/mail/outbox.ts';
import { createTrustedClock } from '../../adapters/clock.ts';
import { moveLeavebitToTrash } from '../leavebits/move-leavebit-to-trash.ts';
import { restoreTrashItem } from '../leavebits/trash/restore-trash-item.ts';
import { leaveLeavebit } from '../recipients/choices/leave-leavebit.ts';
import { loadSharedLeavebitPage } from '../recipients/load-shared-leavebits.ts';
import { announceOpenings } from './announce-openings.ts';

/** A number is a date in milliseconds from now. */
type Rule = 'always' | 'death' | 'none' | number;
type Command =
  | { do: 'save'; who: number; rule: Rule }
  | { do: 'time'; ms: number }
  | { do: 'subscription' }
  | { do: 'leave'; who: number }
  | { do: 'trash' }
  | { do: 'restore' }
  | { do: 'send' }
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
        ...[-DAY_MS, -1, 0, 1, HOUR_MS, HOUR_MS, DAY_MS, DAY_MS, 3 * DAY_MS],
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('time' as const),
      ms: fc.constantFrom(1, HOUR_MS - 1, HOUR_MS, DAY_MS),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'subscription' as const }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('leave' as const), who: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.constant({ do: 'trash' as const }) },
  { weight: 2, arbitrary: fc.constant({ do: 'restore' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'send' as const }) },
  { weight: 4, arbitrary: fc.constant({ do: 'work' as const }) },
);

const runs = getTestAmount('OPENING_HISTORIES');

/** Steps that open something unless others come in between. Histories mix them with arbitrary steps. */
const opening: fc.Arbitrary<Command[]> = fc
  .record({ who: fc.nat(2), ms: fc.constantFrom(HOUR_MS, DAY_MS) })
  .map(({ who, ms }) => [
    { do: 'restore' },
    { do: 'save', who, rule: ms },
    { do: 'work' },
    { do: 'time', ms },
    { do: 'work' },
  ]);
const histories = fc
  .tuple(
    fc.array(command, { maxLength: 8 }),
    opening,
    fc.array(
      fc.oneof({ weight: 4, arbitrary: command.map((one) => [one]) }, { weight: 1, arbitrary: opening }),
      {
        minLength: 4,
        maxLength: 12,
      },
    ),
  )
  .map(([before, first, after]): Command[] => [
    ...before,
    ...first,
    ...after.flat(),
    { do: 'restore' },
    { do: 'work' },
  ]);

it(
  '"now open" is true when it is sent, says why, and goes to each recipient once for each opening by a date or a save',
  async () => {
    await using openings = await startOpeningsTest();
    const { app } = openings;
    let now = app.clock.now().getTime();
    const ctx = { ...app.ctx, clock: createTrustedClock(() => new Date(now)) };
    let opened = 0;
    let restored = 0;
    let number = 0;
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        number += 1;
        const people = ['ann', 'ben', 'cat'].map((name) => `${name}-${number}@example.org`);
        const anchor = `anchor-${number}@example.org`;
        let rules: RecipientRules = { [anchor]: { releaseType: 'always' } };
        const id = await openings.leave(rules);
        let isBlocked = false;
        let isTrashed = false;
        const told = new Map(people.map((email) => [email, 0]));
        const owed = new Map(people.map((email) => [email, 0]));
        const counted = new Set<string>();
        const held = new Set<string>();
        /** The recipients for whom the LeaveBit was locked at the last check, according to the access rule. */
        const wasLocked = new Set<string>();

        const access = async (email: string) =>
          (await loadSharedLeavebitPage(ctx, email)).views.find(({ listed }) => listed.row.id === id)?.access;
        const look = async () => {
          for (const email of people) {
            const seen = await access(email);
            // Notices owed before the deletion are still owed after the restoration.
            if (isTrashed) {
              expect(seen).toBeUndefined();
              continue;
            }
            if (seen && seen.kind !== 'locked' && wasLocked.has(email)) owed.set(email, owed.get(email)! + 1);
            if (seen?.kind === 'locked') {
              // It was locked again before anyone was notified, so no notice is due.
              if (!wasLocked.has(email)) owed.set(email, told.get(email)!);
              wasLocked.add(email);
            } else {
              wasLocked.delete(email);
              if (!seen) owed.set(email, told.get(email)!);
            }
          }
        };
        /** For each recipient, how many of the counted notices have been held back since the last call. */
        const unsentOpenings = async () => {
          const { rows } = await ctx.pool.query<{ id: string; recipient: string }>(
            "select id, recipient from mails where kind = 'opened-notice' and state = 'failed' and id = any($1)",
            [[...counted]],
          );
          const fresh = rows.filter(({ id: mailId }) => !held.has(mailId));
          for (const { id: mailId } of fresh) held.add(mailId);
          return (email: string) => fresh.filter(({ recipient }) => recipient === email).length;
        };
        const count = async () => {
          const { rows } = await ctx.pool.query<{ id: string; recipient: string; letter: Buffer }>(
            `select id, recipient, letter from mails
             where kind = 'opened-notice' and recipient = any($1) and id <> all($2)`,
            [people, [...counted]],
          );
          for (const { id: mailId, recipient, letter } of rows) {
            expect(await access(recipient)).toMatchObject({ kind: 'open' });
            const { heading } = JSON.parse(
              ctx.keyRing.decryptText(letter, mailContentAad(mailId)),
            ) as EmailContent;
            const isDated = rules[recipient]!.releaseType === 'scheduled';
            expect(heading).toBe(isDated ? 'The day has come' : 'You can read it now');
            told.set(recipient, told.get(recipient)! + 1);
            counted.add(mailId);
          }
        };

        for (const step of history) {
          switch (step.do) {
            case 'save': {
              // A blocked owner can't save.
              if (isBlocked || isTrashed) break;
              const email = people[step.who]!;
              const { [email]: _gone, ...others } = rules;
              rules = step.rule === 'none' ? others : { ...others, [email]: settingOf(step.rule, now) };
              await openings.save(id, rules, ctx);
              break;
            }
            case 'leave': {
              const email = people[step.who]!;
              if (await access(email)) await leaveLeavebit(ctx, { email, id });
              expect(await access(email)).toBeUndefined();
              // Recipients who leave never get the notices that were held back for them.
              await unsentOpenings();
              break;
            }
            case 'trash': {
              if (isBlocked || isTrashed) break;
              const seen = await Promise.all(people.map(access));
              await moveLeavebitToTrash(ctx, { userId: openings.owner.id, id });
              isTrashed = true;
              const unsent = await unsentOpenings();
              for (const [index, email] of people.entries()) {
                told.set(email, told.get(email)! - unsent(email));
                const isOwed = seen[index]?.kind === 'open' && owed.get(email)! > told.get(email)!;
                // However many were held back, restoration sends a single notice, and none if it has been locked again.
                owed.set(email, told.get(email)! + (isOwed ? 1 : 0));
              }
              break;
            }
            case 'restore':
              if (isBlocked || !isTrashed) break;
              await restoreTrashItem(ctx, { userId: openings.owner.id, id });
              isTrashed = false;
              restored += 1;
              break;
            case 'send':
              await ctx.pool.query(
                "update mails set state = 'accepted', accepted_at = created_at, letter = null where state = 'queued' and recipient = any($1)",
                [people],
              );
              break;
            case 'time':
              now += step.ms;
              break;
            case 'subscription':
              isBlocked = !isBlocked;
              await openings.subscribeUntil(isBlocked ? '2000-01-01' : '2999-01-01');
              // The job rechecks LeaveBits that a blocked subscription has closed only once an hour.
              if (!isBlocked) now += HOUR_MS;
              break;
            case 'work':
              await Promise.all([announceOpenings(ctx), announceOpenings(ctx)]);
              break;
          }
          await look();
          await count();
          for (const email of people) {
            expect(told.get(email)).toBeLessThanOrEqual(owed.get(email)!);
            if (step.do === 'work' && !isBlocked && !isTrashed) expect(told.get(email)).toBe(owed.get(email));
          }
        }
        opened += [...told.values()].reduce((sum, times) => sum + times, 0);
        await openings.subscribeUntil('2999-01-01');
        await ctx.pool.query('delete from trigger_bytes where id = $1', [id]);
      }),
      { numRuns: runs },
    );
    // Every history contains opening steps, and well over half of the histories open something.
    expect(opened).toBeGreaterThan(runs / 2);
    // In a short run, the number of restorations varies by chance.
    expect(restored).toBeGreaterThan(isLongRun ? runs / 4 : 1);
  },
  60_000 + runs * 3000,
);

function settingOf(rule: Exclude<Rule, 'none'>, now: number): ReleaseSetting {
  if (rule === 'always') return { releaseType: 'always' };
  if (rule === 'death') return { releaseType: 'death_incapacitation' };
  return { releaseType: 'scheduled', scheduledDate: new Date(now + rule).toISOString() };
}
