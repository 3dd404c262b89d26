import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';
import { ensureBuilt } from '#server/launch/builds.js';
import { findChromium } from './chromium.ts';

let preparing: Promise<boolean> | undefined;

/**
 * Runs the journeys after all other tests: a browser on a busy machine is slow, and its timeouts would mean nothing. Before any
 * test of a run with journeys, it rebuilds a stale client and finds or installs a browser. Without a browser it throws on CI;
 * elsewhere the journeys are skipped.
 */
export class JourneysLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const journeys = sorted.filter(isJourney);
    if (journeys.length > 0) {
      const hasBrowser = await (preparing ??= ensureBuilt(['client']).then(findBrowser));
      for (const { project } of journeys) project.provide('hasBrowser', hasBrowser);
    }
    return [...sorted.filter((file) => !isJourney(file)), ...journeys];
  }
}

const isJourney = ({ moduleId }: TestSpecification) => moduleId.endsWith('.journey.ts');

async function findBrowser(): Promise<boolean> {
  if ((await findChromium()) !== null) return true;
  const sentence =
    'NO CHROMIUM WAS FOUND OR COULD BE INSTALLED, SO NO JOURNEY RUNS: set CHROMIUM_PATH to a Chromium or Chrome.';
  if (process.env.CI === 'true') throw new Error(sentence);
  process.stderr.write(`\n${sentence}\n\n`);
  return false;
}
