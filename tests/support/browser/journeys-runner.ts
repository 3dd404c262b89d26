import { TestRunner, inject } from 'vitest';
import type { RunnerTask, RunnerTestFile } from 'vitest';

/** Skips whole journeys, including their hooks, if there is no browser. */
export default class JourneysRunner extends TestRunner {
  onCollected(files: RunnerTestFile[]): void {
    if (inject('hasBrowser') === false) files.filter(isJourney).forEach(skip);
  }
}

const isJourney = ({ filepath }: RunnerTestFile) => filepath.endsWith('.journey.ts');

function skip(task: RunnerTask): void {
  task.mode = 'skip';
  if ('tasks' in task) task.tasks.forEach(skip);
}
