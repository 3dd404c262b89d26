import type { UserConsoleLog } from 'vitest';
import type { Reporter, TestModule, TestRunEndReason, Vitest } from 'vitest/node';
import { writeResults, isCompleteRun } from './write-results.ts';
import { parseMeasurements } from './measurements.ts';

/** Writes the results of a complete long run to `tests/results/long.json`. */
export default class EvidenceReporter implements Reporter {
  private readonly measurements: string[] = [];
  private vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.vitest = vitest;
  }

  onUserConsoleLog({ content }: UserConsoleLog): void {
    this.measurements.push(...parseMeasurements(content));
  }

  async onTestRunEnd(
    modules: readonly TestModule[],
    _errors: readonly unknown[],
    reason: TestRunEndReason,
  ): Promise<void> {
    if (!(await isCompleteRun(this.vitest!, modules))) return;
    writeResults('tests/results/long.json', {
      outcome: reason,
      measurements: this.measurements,
      files: modules.map(summarize),
    });
  }
}

function summarize(module: TestModule) {
  const states = [...module.children.allTests()].map((test) => test.result().state);
  const count = (state: string) => states.filter((one) => one === state).length;
  return {
    file: module.relativeModuleId,
    project: module.project.name || 'long',
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped'),
    seconds: Math.round(module.diagnostic().duration / 1000),
  };
}
