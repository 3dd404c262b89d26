import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { UserConsoleLog } from 'vitest';
import type { Reporter, TestModule, TestRunEndReason, Vitest } from 'vitest/node';
import { parseMeasurements } from './measurements.ts';

const FILE = 'docs/evidence.md';
const [BEGIN, END] = [
  '<!-- The last run, written by npm run test:long. -->',
  '<!-- End of the last run. -->',
];

/**
 * Writes what a complete long run proved to `docs/evidence.md`, between its two markers. A run of some files or projects leaves
 * the page untouched.
 */
export default class EvidenceReporter implements Reporter {
  private readonly figures: string[] = [];
  private vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.vitest = vitest;
  }

  onUserConsoleLog({ content }: UserConsoleLog): void {
    this.figures.push(...parseMeasurements(content));
  }

  async onTestRunEnd(
    modules: readonly TestModule[],
    _errors: readonly unknown[],
    reason: TestRunEndReason,
  ): Promise<void> {
    if (!(await this.isWhole(modules))) return;
    const page = readFileSync(FILE, 'utf8');
    const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
    if (begin < 0 || end < begin) throw new Error(`${FILE} lacks the marks of the last run`);
    const text = [BEGIN, ...this.evidence(modules, reason)].join('\n');
    writeFileSync(FILE, `${page.slice(0, begin)}${text}\n\n${page.slice(end)}`);
  }

  private async isWhole(modules: readonly TestModule[]): Promise<boolean> {
    const vitest = this.vitest!;
    if (vitest.config.project.length > 0 || vitest.config.testNamePattern) return false;
    return modules.length === (await vitest.globTestSpecifications()).length;
  }

  private evidence(modules: readonly TestModule[], reason: TestRunEndReason): string[] {
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
    const day = new Date().toISOString().slice(0, 10);
    return [
      '',
      `On ${day}, at commit ${commit}: ${availableParallelism()} cores, Node ${process.versions.node}. The run ${reason}.`,
      '',
      ...this.figures.map((figure) => `- ${figure}`),
      '',
      '| file | project | passed | failed | skipped | seconds |',
      '| --- | --- | --: | --: | --: | --: |',
      ...modules.map(row),
    ];
  }
}

function row(module: TestModule): string {
  const states = [...module.children.allTests()].map((test) => test.result().state);
  const count = (state: string) => states.filter((one) => one === state).length;
  const name = `\`${module.relativeModuleId}\` | ${module.project.name || 'long'}`;
  const seconds = (module.diagnostic().duration / 1000).toFixed(0);
  return `| ${name} | ${count('passed')} | ${count('failed')} | ${count('skipped')} | ${seconds} |`;
}
