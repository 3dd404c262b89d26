import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer } from './thread-task.ts';

/** Does a thread's work: one answer for each message. */
export function answerTasks<Input, Output>(work: (input: Input) => Promise<Output>): void {
  parentPort!.on('message', (input: Input) => {
    void work(input).then(
      (output) => parentPort!.postMessage({ output } satisfies ThreadAnswer<Output>),
      (error: unknown) =>
        parentPort!.postMessage({
          error: error instanceof Error ? (error.stack ?? error.message) : String(error),
        } satisfies ThreadAnswer<Output>),
    );
  });
}
