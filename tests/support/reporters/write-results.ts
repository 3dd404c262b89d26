import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import path from 'node:path';
import type { TestModule, Vitest } from 'vitest/node';

/** Writes what a run found to a committed JSON file, with when and where it ran. @param file relative to the repository root. */
export function writeResults(file: string, results: Record<string, unknown>): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), Node ${process.version}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(
    file,
    `${JSON.stringify({ at: new Date().toISOString(), commit, machine, ...results }, null, 2)}\n`,
  );
}

/** Whether a run included every test of its configuration. Only then do its results replace the committed ones. */
export async function isCompleteRun(vitest: Vitest, modules: readonly TestModule[]): Promise<boolean> {
  if (vitest.config.project.length > 0 || vitest.config.testNamePattern) return false;
  return modules.length === (await vitest.globTestSpecifications()).length;
}
