import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import * as estate from '../server/features/access/load-estate.ts';
import * as reading from '../server/features/recovery/assert-recipients-may-read.ts';
import * as openings from '../server/features/release/openings/rules.ts';
import * as unopened from '../server/features/unopened/decide-unopened.ts';
import * as recovery from '../server/features/recovery/can-act-irrevocably.ts';
import {
  exampleHistories,
  estateHistories,
  payCommands,
  releaseCommands,
  unpaidCommands,
  lostNotificationCommands,
  waitCommands,
  runJobsCommand,
  unopenedCommands,
} from './support/estate/histories.ts';
import type { EstateCommand } from './support/estate/histories.ts';
import { combinationsToCount, runEstateHistory, type EstateMutation } from './support/estate/run-history.ts';
import { startTestApp } from './support/test-app.ts';
import { stageSignedRows } from './support/integrity-tags.ts';

it(
  'keeps every promise about release, payment and destruction over random lives of one owner',
  { timeout: 60_000 + estateHistories.runs * 30_000 },
  async () => {
    await using app = await startTestApp();
    let number = 0;
    const counts = new Map<string, number>(combinationsToCount.map((one) => [one, 0]));
    await fc.assert(
      fc.asyncProperty(estateHistories.arbitrary, async (history) => {
        const { problems, seen } = await runEstateHistory(app, (number += 1), history);
        for (const one of seen) counts.set(one, counts.get(one)! + 1);
        expect(problems).toEqual([]);
      }),
      { numRuns: estateHistories.runs, examples: exampleHistories.map((one) => [one]) },
    );
    // The examples reach each of them once. In random histories, an estate waiting for an operator is rare. The rarest of the
    // others comes up about once in fifteen.
    for (const [one, count] of counts) {
      const share = one === 'retained until an operator acts' ? 0 : 1 / 60;
      expect(count, one).toBeGreaterThanOrEqual(Math.max(1, estateHistories.runs * share));
    }
    const ends = ['destroyed', 'retained until an operator acts', 'deleted by its owner'].reduce(
      (sum, end) => sum + counts.get(end)!,
      0,
    );
    expect(ends).toBe(estateHistories.runs);
  },
);

const day: EstateCommand[] = waitCommands(1);

/** Gives the rule about what isn't opened facts with a fault. */
function misinform(change: (facts: unopened.UnopenedFacts) => Partial<unopened.UnopenedFacts>): void {
  if (vi.isMockFunction(unopened.decideUnopened)) return;
  const decide = unopened.decideUnopened;
  vi.spyOn(unopened, 'decideUnopened').mockImplementation((facts) => decide({ ...facts, ...change(facts) }));
}
const controls: [
  what: string,
  notices: RegExp,
  commands: EstateCommand[],
  datedDays: number,
  breakIt: EstateMutation,
][] = [
  [
    'a lock that opens on its own',
    /what waits for a death can be read/,
    day,
    500,
    ({ ctx, userId }) =>
      stageSignedRows(
        ctx,
        `update trigger_bytes set sharing_config = replace(sharing_config::text, 'death_incapacitation', 'always')::jsonb
         where user_id = $1`,
        [userId],
      ),
  ],
  [
    'data that goes too early',
    /less than twelve months after the free period/,
    day,
    500,
    async ({ query, userId }) => void (await query('delete from trigger_bytes where user_id = $1', userId)),
  ],
  [
    'a PayFast that is not listened to',
    /PayFast knows of a charge that we do not/,
    lostNotificationCommands,
    500,
    ({ ctx: { payfast } }) => {
      payfast.fetchPayments = () => Promise.resolve([]);
      payfast.fetchSubscription = () =>
        Promise.resolve({ status: 6, statusText: 'FAILED', cyclesComplete: 0, runDate: null });
    },
  ],
  [
    'an estate that counts for nothing',
    /destroyed, but the estate can be read/,
    [...releaseCommands, ...waitCommands(370), ...waitCommands(24), ...waitCommands(7), ...waitCommands(2)],
    1200,
    () => void vi.spyOn(estate, 'isOwnerEstateOnHold').mockResolvedValue(false),
  ],
  [
    'a rejection that counts as an acceptance',
    /the warnings were not delivered/,
    [{ do: 'mail-server', answers: 'refuses-owner' }, ...unpaidCommands, ...waitCommands(2)],
    500,
    (system) => void (system.hidesRefusals = true),
  ],
  [
    'a recovery that holds back nothing',
    // The database rejects it as well.
    /released, but it is in recovery|nothing is released in recovery/,
    [...releaseCommands.slice(0, 2), { do: 'recovery', isOn: true }, ...releaseCommands.slice(2)],
    500,
    () => void vi.spyOn(recovery, 'canActIrrevocably').mockResolvedValue(true),
  ],
  [
    'recipients who read in a restored database',
    /recipients read in a database that was restored/,
    [{ do: 'recovery', isOn: true, isRestored: true }, ...day],
    500,
    () => void vi.spyOn(reading, 'assertRecipientsMayRead').mockResolvedValue(),
  ],
  [
    'a trash that is emptied too early',
    /gone from the trash too early/,
    [{ do: 'delete', what: 'death' }, ...day],
    500,
    async ({ query, userId }) =>
      void (await query('delete from trigger_bytes where user_id = $1 and trashed_at is not null', userId)),
  ],
  [
    'a trash that can be read',
    /what waits for a death can be read in the trash/,
    [{ do: 'delete', what: 'death' }, ...releaseCommands, ...day],
    500,
    ({ ctx, userId }) =>
      stageSignedRows(
        ctx,
        'update trigger_bytes set trashed_at = null, held_notices = null where user_id = $1',
        [userId],
      ),
  ],
  [
    'a destruction that never comes',
    /unpaid data is never destroyed/,
    day,
    20,
    ({ omitted }) => void omitted.add('advance-destructions').add('advance-destruction'),
  ],
  [
    'an account that goes too early',
    /the account is gone, but seven days have not passed/,
    [{ do: 'leave' }, runJobsCommand, ...day, ...day],
    500,
    async ({ query, userId }, step) =>
      void (step === 3 && (await query('delete from users where id = $1', userId))),
  ],
  [
    'a deletion that never comes',
    /the account stays, and its owner wanted it gone/,
    [{ do: 'leave' }, runJobsCommand],
    500,
    ({ omitted }) => void omitted.add('advance-deletions'),
  ],
  [
    'a substitute who doesn’t wait',
    /passed on, but it comes too early/,
    [...releaseCommands, ...unopenedCommands],
    500,
    () =>
      misinform(({ substitutes }) => ({
        substitutes: substitutes.map((one) => ({ ...one, afterDays: one.afterDays - 5 })),
      })),
  ],
  [
    'a substitute after a single reminder',
    /passed on, but its heir was not reminded twice/,
    [...releaseCommands, ...waitCommands(33), ...waitCommands(1)],
    500,
    () => misinform(({ reminders }) => ({ reminders: reminders.flatMap((one) => [one, one]) })),
  ],
  [
    'a reading that counts for nothing',
    /passed on, but its heir has opened it/,
    [...releaseCommands, { do: 'read', what: 'death' }, ...unopenedCommands],
    500,
    () => misinform(() => ({ readings: [] })),
  ],
  [
    'a substitute who can read more than the heir',
    /a substitute can read what waits for a death, and its heir can’t/,
    [
      ...payCommands,
      ...releaseCommands,
      ...unopenedCommands,
      ...payCommands,
      { do: 'revoke' },
      runJobsCommand,
    ],
    500,
    () => {
      if (vi.isMockFunction(unopened.decideUnopened)) return;
      const decide = unopened.decideUnopened;
      vi.spyOn(unopened, 'decideUnopened').mockImplementation((facts) => {
        const decision = decide(facts);
        const turns = decision.turns.map((turn) => ({ ...turn, rule: { releaseType: 'always' as const } }));
        return { ...decision, turns };
      });
      vi.spyOn(openings, 'opensWithRelease').mockReturnValue(false);
    },
  ],
  [
    'a substitute who stays after a revocation',
    /passed on, but it isn’t open to its heir/,
    [...payCommands, ...releaseCommands, ...unopenedCommands, ...payCommands, { do: 'revoke' }],
    500,
    () =>
      void vi
        .spyOn(openings, 'takeBackTurns')
        .mockImplementation(({ sharingEmails, sharingConfig, leftBy }) => ({
          sharingEmails: [...sharingEmails],
          sharingConfig,
          leftBy,
        })),
  ],
  [
    'a substitute who loses what a date opened',
    /what is dated was taken from its substitute/,
    [
      ...payCommands,
      ...releaseCommands,
      ...unopenedCommands,
      ...waitCommands(20),
      ...waitCommands(31),
      ...payCommands,
      { do: 'revoke' },
    ],
    20,
    () => void vi.spyOn(openings, 'opensWithRelease').mockReturnValue(true),
  ],
  [
    'a substitute who never has a turn',
    /what an heir never opened went to nobody else/,
    releaseCommands,
    500,
    ({ omitted }) => void omitted.add('advance-unopened'),
  ],
  [
    'a job that fails',
    /it threw/,
    day,
    500,
    async ({ query }) => void (await query(`select graphile_worker.add_job('advance-report', '{}'::json)`)),
  ],
];

it.each(controls)('notices %s', async (_what, notices, commands, datedDays, breakIt) => {
  await using app = await startTestApp();
  const history = { hours: 24, datedDays, commands };
  expect((await runEstateHistory(app, 1, history, breakIt)).problems.join('\n')).toMatch(notices);
});

it('notices nothing in the same histories without a fault', async () => {
  await using app = await startTestApp();
  const commands = [...payCommands, runJobsCommand, ...releaseCommands];
  expect((await runEstateHistory(app, 1, { hours: 24, datedDays: 20, commands })).problems).toEqual([]);
});
