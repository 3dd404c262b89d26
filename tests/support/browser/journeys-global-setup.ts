import type { TestProject } from 'vitest/node';
import { findChromium } from './chromium.ts';

/** Finds or installs a browser before the first journey. Without one it throws on a build machine; elsewhere the journeys are skipped. */
export default async function setup(project: TestProject): Promise<void> {
  const hasBrowser = (await findChromium()) !== null;
  project.provide('hasBrowser', hasBrowser);
  if (hasBrowser) return;
  const sentence =
    'NO CHROMIUM WAS FOUND OR COULD BE INSTALLED, SO NO JOURNEY RUNS: set CHROMIUM_PATH to a Chromium or Chrome.';
  if (process.env.CI === 'true') throw new Error(sentence);
  process.stderr.write(`\n${sentence}\n\n`);
}
