import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { captureLogOutput } from '../logs/log-search.ts';

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url));

/** Node's arguments for one of the server's programs, as in package.json. */
export const getProgramArguments = (name: string) => ['server/launch/run.js', name];

export interface ChildServer {
  child: ChildProcess;
  /** Resolves with the exit code once all output has been read; null if a signal ended the process. */
  ended: Promise<number | null>;
  /** Waits until a text was printed. Throws with all output if the process ends before that. */
  says: (text: string) => Promise<void>;
  output: () => string;
}

/**
 * Starts the server as `npm start` does, or another program. It inherits only PATH from the test's environment. The caller ends
 * it.
 * @param namesPeople for a program that prints an address on purpose. Its output is not searched.
 * @param cwd the folder of another version of the project.
 */
export function startChildServer(
  env: Record<string, string>,
  program = process.execPath,
  args = getProgramArguments('main'),
  { namesPeople = false, cwd = PROJECT } = {},
): ChildServer {
  const child = spawn(program, args, {
    cwd,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) =>
    child.once('close', (code) => {
      if (!namesPeople) captureLogOutput(output);
      resolve(code);
    }),
  );
  const grown = new EventTarget();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      grown.dispatchEvent(new Event('text'));
    });
  }
  const says = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (!output.includes(text)) return;
        // Otherwise each line of a long log would search all of it again.
        grown.removeEventListener('text', look);
        resolve();
      };
      grown.addEventListener('text', look);
      void ended.then(() => reject(new Error(`It ended before it said "${text}":\n${output}`)));
      look();
    });
  return { child, ended, says, output: () => output };
}
