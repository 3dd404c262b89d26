import { TestRunner } from 'vitest';
import type { RunnerTask, RunnerTestFile } from 'vitest';

/**
 * Skips the controls, which show that a property finds a broken rule. A control that does not find it with a mutant
 * would count as a kill, but no promise of the product would be behind it.
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
