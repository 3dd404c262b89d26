import { fork, type ChildProcess } from 'node:child_process';
import { basename, join } from 'node:path';
import { PROJECT_DIR } from '../../project-dir.ts';

/**
 * Runs work on untrusted input in a separate process, one piece at a time. A worker thread would not do: V8 aborts the whole
 * process when a thread exceeds its memory limit during garbage collection.
 */
export interface ChildTask<Input, Output> {
  /**
   * @throws ChildLimitError if the work exceeds its time or memory limit; its child process has then been killed.
   * @throws ChildBusyError if the queue is full, or the wait took too long.
   */
  run(input: Input): Promise<Output>;
  /** Kills the idle child process. */
  stop(): void;
}

export interface ChildLimits {
  maxMs: number;
  maxMemoryMb: number;
  /** How many tasks may queue behind the running one, and for how long. */
  maxWaiting: number;
  maxWaitMs: number;
  /** How long an idle child process waits for the next task. With 0, each task gets its own process. */
  idleMs: number;
}

export class ChildLimitError extends Error {
  override name = 'ChildLimitError';
}
export class ChildBusyError extends Error {
  override name = 'ChildBusyError';
}

/** A child process's reply to one task. */
export type ChildReply<Output> = { output: Output } | { error: string };

/** Max characters of a child's stderr that an error quotes. */
const MAX_QUOTED = 2000;

/** @param source the child's file, relative to the project root. `vite.server.config.ts` builds it as an entry. */
export function createChildTask<Input, Output>(
  source: `server/${string}.ts`,
  limits: ChildLimits,
): ChildTask<Input, Output> {
  const queue = createQueue(limits);
  let idle: { child: ChildProcess; timer: NodeJS.Timeout } | null = null;

  function acquireChild(): ChildProcess {
    if (idle === null) return startChild(source, limits.maxMemoryMb);
    clearTimeout(idle.timer);
    const { child } = idle;
    idle = null;
    return child;
  }

  function park(child: ChildProcess): void {
    if (limits.idleMs === 0) return void child.kill('SIGKILL');
    const timer = setTimeout(stop, limits.idleMs);
    timer.unref();
    child.once('exit', () => {
      if (idle?.child === child) idle = null;
    });
    idle = { child, timer };
  }

  function stop(): void {
    if (idle === null) return;
    clearTimeout(idle.timer);
    idle.child.kill('SIGKILL');
    idle = null;
  }

  return {
    stop,
    async run(input) {
      await queue.enter();
      try {
        const child = acquireChild();
        try {
          const reply = await requestReply<Output>(child, input, limits.maxMs);
          park(child);
          if ('error' in reply) throw new Error(`a child process failed: ${reply.error}`);
          return reply.output;
        } catch (error) {
          child.kill('SIGKILL');
          throw error;
        }
      } finally {
        queue.leave();
      }
    },
  };
}

/** A child process receives no settings and no secrets, and exits with this process. */
function startChild(source: string, maxMemoryMb: number): ChildProcess {
  const isBuilt = import.meta.url.endsWith('.js');
  const [file, args] = isBuilt
    ? [join(PROJECT_DIR, 'dist/server', basename(source).replace('.ts', '.js')), []]
    : [join(PROJECT_DIR, 'server/adapters/child-processes/run-source.js'), [join(PROJECT_DIR, source)]];
  const child = fork(file, args, {
    env: {},
    execArgv: [`--max-old-space-size=${maxMemoryMb}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  // A child does not keep an otherwise finished process alive.
  child.unref();
  child.channel?.unref();
  return child;
}

function requestReply<Output>(
  child: ChildProcess,
  input: unknown,
  maxMs: number,
): Promise<ChildReply<Output>> {
  return new Promise((resolve, reject) => {
    let stderr = '';
    const collect = (chunk: Buffer) => (stderr = `${stderr}${chunk.toString()}`.slice(-MAX_QUOTED));
    child.stderr?.on('data', collect);
    const settle = (act: () => void) => {
      clearTimeout(timer);
      child.removeAllListeners('message').removeAllListeners('error').removeAllListeners('exit');
      child.stderr?.off('data', collect);
      // Without a listener, an error during shutdown would be an uncaught exception.
      child.on('error', () => undefined);
      act();
    };
    const timer = setTimeout(
      () => settle(() => reject(new ChildLimitError(`no reply within ${maxMs} ms`))),
      maxMs,
    );
    child.once('message', (reply) => settle(() => resolve(reply as ChildReply<Output>)));
    child.once('error', (error) => settle(() => reject(error)));
    child.once('exit', (code, signal) =>
      settle(() => reject(wasKilled(code, signal) ? killedError(code, signal) : exitError(code, stderr))),
    );
    // A failed send is followed by an exit event.
    child.send(input as object, () => undefined);
  });
}

/**
 * V8 aborts a process that exceeds its memory limit, unless the kernel kills it first. Windows reports exit codes instead of
 * signals.
 */
const wasKilled = (code: number | null, signal: NodeJS.Signals | null) =>
  signal !== null || code === 134 || (code ?? 0) >= 0x8000_0000;

const killedError = (code: number | null, signal: NodeJS.Signals | null) =>
  new ChildLimitError(`a child process was ended by ${signal ?? code}`);

const exitError = (code: number | null, stderr: string) =>
  new Error(`a child process exited with code ${code}: ${stderr}`);

/** Runs one task at a time. */
function createQueue({ maxWaiting, maxWaitMs }: ChildLimits) {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  return {
    async enter(): Promise<void> {
      if (!isTaken) {
        isTaken = true;
        return;
      }
      if (waiting.length >= maxWaiting) throw new ChildBusyError('too many wait');
      await new Promise<void>((resolve, reject) => {
        const go = () => {
          clearTimeout(timer);
          resolve();
        };
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(go), 1);
          reject(new ChildBusyError('the wait took too long'));
        }, maxWaitMs);
        waiting.push(go);
      });
    },
    leave(): void {
      const next = waiting.shift();
      if (next) next();
      else isTaken = false;
    },
  };
}
