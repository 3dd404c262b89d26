import { TestRunner } from 'vitest';
import type { RunnerTask, RunnerTestFile } from 'vitest';

/**
 * Skips the control tests, which show that a property detects a mutant. A control that fails under a mutation would count as a
 * kill although it verifies no promise of the product.
 */
export default class MutantsRunner extends TestRunner {
  onCollected(files: RunnerTestFile[]): void {
    files.forEach(skipControls);
  }
}

function skipControls(task: RunnerTask): void {
  if (/^(notices when|would show that|these properties would find)/.test(task.name)) skip(task);
  else if ('tasks' in task) task.tasks.forEach(skipControls);
}

function skip(task: RunnerTask): void {
  task.mode = 'skip';
  if ('tasks' in task) task.tasks.forEach(skip);
}
