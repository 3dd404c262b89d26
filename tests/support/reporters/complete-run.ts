import type { TestModule, Vitest } from 'vitest/node';

/** Whether a run included every test of its configuration. Only then do its results replace the committed ones. */
export async function isCompleteRun(vitest: Vitest, modules: readonly TestModule[]): Promise<boolean> {
  if (vitest.config.project.length > 0 || vitest.config.testNamePattern) return false;
  return modules.length === (await vitest.globTestSpecifications()).length;
}
