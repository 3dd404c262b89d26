import { createHash } from 'node:crypto';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { acceptedCosts } from './accepted-costs.ts';
import { writeResults, isCompleteRun } from './write-results.ts';

const SHOWN = 40;

/** A run may cost this much more than what was accepted last. */
const ALLOWED_GROWTH = 1.1;

/**
 * Prints the slowest files and where their time went. A complete run also writes `tests/results/costs.json`, and fails if the tests
 * cost a tenth more than the last entry of `accepted-costs.ts`.
 */
export default class CostsReporter implements Reporter {
  private vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.vitest = vitest;
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const files = modules.map(costOf).sort((one, other) => other.seconds - one.seconds);
    const sum = (pick: (file: FileCost) => number) =>
      round(files.reduce((total, file) => total + pick(file), 0));
    const totals = {
      files: files.length,
      tests: sum((file) => file.tests),
      seconds: sum((file) => file.seconds),
      importSeconds: sum((file) => file.importSeconds),
      cpuSeconds: sum((file) => file.cpuSeconds),
    };
    const slowest = files.slice(0, SHOWN);
    console.log(totals);
    console.table(slowest);
    if (await isCompleteRun(this.vitest!, modules)) {
      const cost = round(totals.cpuSeconds / measureProcessor());
      writeResults('tests/results/costs.json', { totals, cost, slowest });
      const accepted = acceptedCosts.at(-1)!;
      const growth = `The tests cost ${cost}; ${accepted.cost} was accepted on ${accepted.at}.`;
      console.log(growth);
      if (cost > accepted.cost * ALLOWED_GROWTH) {
        console.error(
          'That is too much. Make them cheaper, or add an entry to accepted-costs.ts that says why.',
        );
        process.exitCode = 1;
      }
    }
  }
}

/** Seconds of processor time for a fixed amount of work, so that costs on different machines can be compared. */
function measureProcessor(): number {
  const before = process.cpuUsage();
  let digest = Buffer.alloc(64 * 1024);
  for (let round = 0; round < 4000; round += 1) {
    const hash = createHash('sha256').update(digest).digest('hex');
    digest = Buffer.from(JSON.stringify(Array.from({ length: 1000 }, (_, n) => `${hash}${n}`)));
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

interface FileCost {
  file: string;
  tests: number;
  seconds: number;
  importSeconds: number;
  cpuSeconds: number;
  /** What the file waited for, with seconds and count, longest first. */
  waits: string;
}

const round = (value: number) => Math.round(value * 10) / 10;

function costOf(module: TestModule): FileCost {
  const { duration, collectDuration } = module.diagnostic();
  const { costs = {}, cpuSeconds = 0 } = module.meta();
  const waits = Object.entries(costs)
    .sort(([, one], [, other]) => other.ms - one.ms)
    .map(([kind, { times, ms }]) => `${kind} ${round(ms / 1000)} (${times})`);
  return {
    file: module.relativeModuleId,
    tests: [...module.children.allTests()].length,
    seconds: round((duration + collectDuration) / 1000),
    importSeconds: round(collectDuration / 1000),
    cpuSeconds: round(cpuSeconds),
    waits: waits.join(', '),
  };
}
