import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { writeResults, isCompleteRun } from './write-results.ts';

const SHOWN = 40;

/** Prints the slowest files and where their time went. A complete run also writes `tests/results/costs.json`. */
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
      writeResults('tests/results/costs.json', { totals, slowest });
    }
  }
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
