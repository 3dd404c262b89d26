import type { ChildReply } from './child-task.ts';

/** A child process's main loop: one reply per message. Exits when its parent does. */
export function serveTasks<Input, Output>(work: (input: Input) => Promise<Output>): void {
  const reply = (value: ChildReply<Output>) => process.send?.(value);
  process.on('message', (input: Input) => {
    void work(input).then(
      (output) => reply({ output }),
      (error: unknown) =>
        reply({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
  });
}
