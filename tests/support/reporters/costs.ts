import type { Reporter, TestModule } from 'vitest/node';

const SHOWN = 40;

/** Prints the slowest files as a Markdown table, and where their time went. See `npm run test:costs`. */
export default class CostsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules.map(costOf).sort((one, other) => other.seconds - one.seconds);
    const sum = (pick: (file: FileCost) => number) => files.reduce((total, file) => total + pick(file), 0);
    const lines = [
      `All ${files.length} files: ${seconds(sum((file) => file.seconds))} s, of which import ${seconds(sum((file) => file.imported))} s; the workers' own processor time ${seconds(sum((file) => file.cpu))} s.`,
      '',
      '| file | tests | seconds | import | processor | waited for |',
      '| --- | --: | --: | --: | --: | --- |',
      ...files
        .slice(0, SHOWN)
        .map(
          (file) =>
            `| \`${file.name}\` | ${file.tests} | ${seconds(file.seconds)} | ${seconds(file.imported)} | ${seconds(file.cpu)} | ${file.waits} |`,
        ),
    ];
    process.stdout.write(`\n${lines.join('\n')}\n`);
  }
}

interface FileCost {
  name: string;
  tests: number;
  seconds: number;
  imported: number;
  cpu: number;
  waits: string;
}

const seconds = (count: number) => count.toFixed(1);

function costOf(module: TestModule): FileCost {
  const { duration, collectDuration } = module.diagnostic();
  const { costs = {}, cpuSeconds = 0 } = module.meta();
  const waits = Object.entries(costs)
    .sort(([, one], [, other]) => other.ms - one.ms)
    .map(([kind, { times, ms }]) => `${kind} ${seconds(ms / 1000)} (${times})`);
  return {
    name: module.relativeModuleId,
    tests: [...module.children.allTests()].length,
    seconds: (duration + collectDuration) / 1000,
    imported: collectDuration / 1000,
    cpu: cpuSeconds,
    waits: waits.join(', '),
  };
}
