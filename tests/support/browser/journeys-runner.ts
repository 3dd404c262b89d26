import { TestRunner, inject } from 'vitest';
import type { RunnerTask, RunnerTestFile } from 'vitest';

/** Skips whole files, hooks included, when there is no browser. */
export default class JourneysRunner extends TestRunner {
  onCollected(files: RunnerTestFile[]): void {
    if (!inject('hasBrowser')) files.forEach(skip);
  }
}

function skip(task: RunnerTask): void {
  task.mode = 'skip';
  if ('tasks' in task) task.tasks.forEach(skip);
}
