import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { PROJECT } from '../../project.ts';

/** Work on untrusted input that leaves the event loop, one piece at a time. */
export interface ThreadTask<Input, Output> {
  /**
   * @throws ThreadLimitError when the work needs too much time or memory; its thread has then ended.
   * @throws ThreadBusyError when too many wait, or the wait took too long.
   */
  run(input: Input): Promise<Output>;
  /** Ends the thread. Work under way fails. */
  stop(): Promise<void>;
}

export interface ThreadLimits {
  maxMs: number;
  maxMemoryMb: number;
  /** How many may wait for the one that runs, and for how long. */
  maxWaiting: number;
  maxWaitMs: number;
  /** How long an idle thread stays for the next piece of work. 0: each piece has a thread of its own. */
  idleMs: number;
}

export class ThreadLimitError extends Error {
  override name = 'ThreadLimitError';
}
export class ThreadBusyError extends Error {
  override name = 'ThreadBusyError';
}

/** What a thread posts for each piece of work. */
export type ThreadAnswer<Output> = { output: Output } | { error: string };

/** @param source the thread's file, from the project's root. `vite.server.config.ts` builds it as an entry. */
export function createThreadTask<Input, Output>(
  source: `server/${string}.ts`,
  limits: ThreadLimits,
): ThreadTask<Input, Output> {
  const queue = createQueue(limits);
  let idle: { worker: Worker; timer: NodeJS.Timeout } | null = null;

  function takeWorker(): Worker {
    if (idle === null) return startWorker(source, limits.maxMemoryMb);
    clearTimeout(idle.timer);
    const { worker } = idle;
    idle = null;
    return worker;
  }

  async function park(worker: Worker): Promise<void> {
    if (limits.idleMs === 0) return void (await worker.terminate());
    const timer = setTimeout(() => void stop(), limits.idleMs);
    timer.unref();
    worker.once('exit', () => {
      if (idle?.worker === worker) idle = null;
    });
    idle = { worker, timer };
  }

  async function stop(): Promise<void> {
    if (idle === null) return;
    clearTimeout(idle.timer);
    const { worker } = idle;
    idle = null;
    await worker.terminate();
  }

  return {
    stop,
    async run(input) {
      await queue.enter();
      try {
        const worker = takeWorker();
        try {
          const answer = await answerOf<Output>(worker, input, limits.maxMs);
          await park(worker);
          if ('error' in answer) throw new Error(`a thread failed: ${answer.error}`);
          return answer.output;
        } catch (error) {
          await worker.terminate();
          throw error;
        }
      } finally {
        queue.leave();
      }
    },
  };
}

/** A thread knows no settings and no secrets. */
function startWorker(source: string, maxMemoryMb: number): Worker {
  const options = {
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb, maxYoungGenerationSizeMb: 32 },
  };
  const isBuilt = import.meta.url.endsWith('.js');
  const worker = isBuilt
    ? new Worker(join(PROJECT, 'dist/server', basename(source).replace('.ts', '.js')), options)
    : new Worker(join(PROJECT, 'server/adapters/threads/source-thread.js'), {
        ...options,
        workerData: pathToFileURL(join(PROJECT, source)).href,
      });
  // A thread does not keep a process alive that has nothing else to do.
  worker.unref();
  return worker;
}

function answerOf<Output>(worker: Worker, input: unknown, maxMs: number): Promise<ThreadAnswer<Output>> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(timer);
      worker.removeAllListeners('message').removeAllListeners('error').removeAllListeners('exit');
      // An end that is on its way must not become an uncaught error.
      worker.on('error', () => undefined);
      act();
    };
    const timer = setTimeout(
      () => settle(() => reject(new ThreadLimitError(`no answer within ${maxMs} ms`))),
      maxMs,
    );
    worker.once('message', (answer: ThreadAnswer<Output>) => settle(() => resolve(answer)));
    worker.once('error', (error: NodeJS.ErrnoException) =>
      settle(() =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadLimitError(error.message) : error),
      ),
    );
    worker.once('exit', (code) =>
      settle(() => reject(new ThreadLimitError(`the thread ended with code ${code}`))),
    );
    worker.postMessage(input);
  });
}

/** Lets one in at a time. */
function createQueue({ maxWaiting, maxWaitMs }: ThreadLimits) {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  return {
    async enter(): Promise<void> {
      if (!isTaken) {
        isTaken = true;
        return;
      }
      if (waiting.length >= maxWaiting) throw new ThreadBusyError('too many wait');
      await new Promise<void>((resolve, reject) => {
        const go = () => {
          clearTimeout(timer);
          resolve();
        };
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(go), 1);
          reject(new ThreadBusyError('the wait took too long'));
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
