import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getTestAmount } from '../support/test-amounts.ts';
import { createReleaseMutants } from '../support/release/mutants.ts';
import { releaseHistories } from '../support/release/histories.ts';
import {
  applyReleaseCommand,
  createReleaseModel,
  releaseProductRules,
  type ReleaseCommand,
} from '../support/release/model.ts';
import { observeModel, ReleaseSystem } from '../support/release/system.ts';
import { startTestApp } from '../support/test-app.ts';

const runs = getTestAmount('RELEASE_HISTORIES');

it(
  'the database and the jobs agree with the model after every step of random histories',
  { timeout: 60_000 + runs * 5000 },
  async () => {
    await using app = await startTestApp();
    let number = 0;
    let releases = 0;
    await fc.assert(
      fc.asyncProperty(releaseHistories.arbitrary, async (history) => {
        const world = createReleaseModel();
        const system = new ReleaseSystem(app.ctx, world, (number += 1));
        system.workers = 2;
        await system.begin(world);
        for (const command of history) {
          applyReleaseCommand(releaseProductRules, world, command);
          await system.apply(command);
          expect(await system.observe()).toEqual(observeModel(world));
        }
        expect(world.broken).toEqual([]);
        releases += world.releases;
        await system.end();
      }),
      { numRuns: runs },
    );
    expect(releases).toBeGreaterThan(runs / 50);
  },
);

it('notices a model that disagrees', async () => {
  await using app = await startTestApp();
  const [, hasty] = createReleaseMutants(releaseProductRules).find(
    ([what]) => what === 'one confirmation too few is enough',
  )!;
  const world = createReleaseModel();
  const system = new ReleaseSystem(app.ctx, world, 1);
  await system.begin(world);
  const history: ReleaseCommand[] = [
    { do: 'submit', by: 0 },
    { do: 'work' },
    { do: 'confirm', by: 1 },
    { do: 'time', passes: 25 * 3_600_000 },
    { do: 'work' },
  ];
  for (const command of history) {
    applyReleaseCommand(hasty, world, command);
    await system.apply(command);
  }
  expect(observeModel(world).status).toBe('released');
  expect((await system.observe()).status).toBe('pending');
});
