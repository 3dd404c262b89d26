import { createServer } from 'node:http';
import { Router } from 'express';
import { createApp } from '#server/app.ts';
import type { MailTransport } from '#server/adapters/mail/transport.ts';
import { createContext, type Context } from '#server/context.ts';
import { startWorker, type Worker, type WorkerOptions } from '#server/jobs/start-worker.ts';
import type { TestApp } from '../test-app.ts';

export interface WorkingProcess extends AsyncDisposable {
  ctx: Context;
  worker: Worker;
  /** For supertest. */
  server: ReturnType<typeof createServer>;
  /** Whether it has asked its supervisor for a restart. */
  hasExited(): boolean;
}

/** Holds back emails: each one waits until the gate opens. */
export interface MailGate {
  transport: MailTransport;
  waiting: () => number;
  open: () => void;
}

export function createMailGate(): MailGate {
  let waiting = 0;
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return {
    transport: {
      async send() {
        waiting += 1;
        await opened;
        waiting -= 1;
      },
      close: async () => undefined,
    },
    waiting: () => waiting,
    open: () => open(),
  };
}

/** A process with a running worker alongside the test's app, on the same database or a proxied connection to it. */
export async function startWorkingProcess(
  app: TestApp,
  {
    databaseUrl = app.ctx.pool.options.connectionString!,
    transport,
    ...options
  }: { databaseUrl?: string; transport?: MailTransport } & Partial<WorkerOptions> = {},
): Promise<WorkingProcess> {
  let hasExited = false;
  const ctx = createContext({
    config: app.ctx.config,
    logger: app.ctx.logger,
    databaseUrl,
    clock: app.clock,
    createMailTransport: () => transport ?? app.ctx.mailTransport,
  });
  const worker = await startWorker(ctx, { databaseUrl, exit: () => (hasExited = true), ...options });
  const server = createServer(createApp(ctx, { worker, client: Router() }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    ctx,
    worker,
    server,
    hasExited: () => hasExited,
    async [Symbol.asyncDispose]() {
      await worker.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await ctx.liveEvents.close();
      await ctx.pool.end();
    },
  };
}

/** A tiny job for each lane. */
const SMALL_JOBS = [
  ['advance-report', { reportId: 0 }],
  ['apply-notification', { paymentId: '00000000-0000-4000-8000-000000000000' }],
  ['send-mail', {}],
  ['finish-uploads', {}],
] as const;

/** Queues a small job in each lane, `times` over. */
export async function queueSmallJobs({ ctx }: Pick<TestApp, 'ctx'>, times = 1): Promise<void> {
  await ctx.pool.query(
    `select graphile_worker.add_job(j->>0, payload := j->1) from json_array_elements($1) j, generate_series(1, $2)`,
    [JSON.stringify(SMALL_JOBS), times],
  );
}

/** How many jobs are waiting, running or permanently failed, by task. Lane probes do not count. */
export async function countJobsLeft({ ctx }: Pick<TestApp, 'ctx'>): Promise<Record<string, number>> {
  const { rows } = await ctx.pool.query<{ task: string; count: number }>(
    `select task_identifier as task, count(*)::int as count from graphile_worker.jobs
     where task_identifier not like 'probe/%' and key is distinct from 'sweep/' || task_identifier group by 1`,
  );
  return Object.fromEntries(rows.map(({ task, count }) => [task, count]));
}
