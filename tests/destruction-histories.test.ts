import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { DAY_MS } from '#shared/domain/durations.ts';
import * as rules from '../server/features/subscriptions/destruction/rules.ts';
import { getTestAmount, isLongRun } from './support/test-amounts.ts';
import { createDestructionMutants } from './support/destruction/mutants.ts';
import { destructionHistories } from './support/destruction/histories.ts';
import {
  applyDestructionCommand,
  createDestructionModel,
  type DestructionCommand,
  type DestructionHistory,
  type DestructionModelRules,
} from './support/destruction/model.ts';
import {
  DestructionSystem,
  observeModel,
  type DestructionObservation,
} from './support/destruction/system.ts';
import { runDueJobs, startTestApp, type TestApp } from './support/test-app.ts';

const runs = getTestAmount('DESTRUCTION_HISTORIES');

/** Runs a history in the model and in the product. @returns the states of both after each step, and the model's last state. */
async function runBoth(
  app: TestApp,
  given: DestructionModelRules,
  { reporters, commands }: DestructionHistory,
) {
  const world = createDestructionModel(reporters);
  const system = new DestructionSystem(app, world, runDueJobs);
  await system.begin(world);
  const seen: [model: DestructionObservation, product: DestructionObservation][] = [];
  for (const command of commands) {
    const { paidUntil, isUnheard, isUnchecked, report, offers } = world;
    applyDestructionCommand(given, world, command);
    await system.apply(command, {
      paid: world.paidUntil !== paidUntil || (command.do !== 'work' && world.offers !== offers),
      unheard: world.isUnheard && !isUnheard,
      unchecked: world.isUnchecked && !isUnchecked,
      report: world.report !== report,
    });
    seen.push([observeModel(world), await system.observe()]);
    if (world.destroyedAt !== null) break;
  }
  await system.end();
  return { world, seen };
}

// What happens between PayFast's response and the destruction is covered by another test, with real locks.
const sequential = destructionHistories.map(({ reporters, commands }) => ({
  reporters,
  commands: commands.map((command): DestructionCommand => (command.do === 'work' ? { do: 'work' } : command)),
}));

const wait = (days: number): DestructionCommand[] => [{ do: 'time', passes: days * DAY_MS }, { do: 'work' }];
/** From registration to the moment of destruction. */
const toTheEnd: DestructionCommand[] = [...wait(337), ...wait(24), ...wait(7), ...wait(2)];

/** What random histories may miss: a destruction, a release, and a release that a recovery holds back. */
const examples: [DestructionHistory][] = [
  [...toTheEnd, ...wait(30)],
  [{ do: 'report' }, { do: 'release' }, { do: 'time', passes: DAY_MS }, { do: 'work' }, { do: 'revoke' }],
  [{ do: 'report' }, { do: 'recovery', isOn: true }, { do: 'release' }, { do: 'recovery', isOn: false }],
].map((commands) => [{ reporters: 3, commands: commands as DestructionCommand[] }]);

it(
  'the database and the jobs agree with the model after every step of random histories',
  { timeout: 60_000 + runs * 5000 },
  async () => {
    await using app = await startTestApp();
    vi.spyOn(app.ctx.logger, 'error').mockImplementation(() => undefined);
    let destroyed = 0;
    await fc.assert(
      fc.asyncProperty(sequential, async (history) => {
        const { world, seen } = await runBoth(app, rules, history);
        for (const [model, product] of seen) expect(product).toEqual(model);
        if (world.destroyedAt !== null) destroyed += 1;
      }),
      { numRuns: runs, examples },
    );
    // Usually a third of them are. In a short run, only the example's destruction is certain.
    expect(destroyed).toBeGreaterThanOrEqual(isLongRun ? runs / 20 : 1);
  },
);

it('notices a model that disagrees', async () => {
  await using app = await startTestApp();
  const [, hasty] = createDestructionMutants(rules).find(
    ([what]) => what === 'a mailbox that rejects mail is abandoned at once',
  )!;
  const refuses: DestructionCommand = { do: 'mail-server', answers: 'refuses' };
  const { seen } = await runBoth(app, hasty, {
    reporters: 3,
    commands: [refuses, ...toTheEnd],
  });
  const [model, product] = seen.at(-1)!;
  expect([model.isDestroyed, product.isDestroyed]).toEqual([true, false]);
});
