import { Logger as QueueLogger, parseCronItems, run, type TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { JobPayloads } from '../adapters/queue.ts';
import type { Context } from '../context.ts';
import { withoutValues } from '../http/safe-error.ts';
import { sendPasswordReset } from '../features/accounts/send-password-reset.ts';
import { sendAccessCode } from '../features/recipients/send-access-code.ts';
import { advanceReport } from '../features/release/advance-report.ts';
import { announceOpenings } from '../features/release/announce-openings.ts';
import { announceClosings } from '../features/release/closing/announce-closings.ts';
import { askReporters } from '../features/release/lapse/ask-reporters.ts';
import { watchReports } from '../features/release/watch-reports.ts';
import { advanceReports } from './advance-reports.ts';
import { applyNotification } from '../features/subscriptions/apply-notification.ts';
import { cancelAtPayfast } from '../features/subscriptions/cancel-at-payfast.ts';
import { refreshExchangeRate } from '../features/subscriptions/exchange-rate.ts';
import { reconcilePayments } from '../features/subscriptions/reconcile-payments.ts';
import { rescuePayments } from '../features/subscriptions/rescue-payments.ts';
import { sendReminders } from '../features/subscriptions/send-reminders.ts';
import { stopCharging } from '../features/subscriptions/stop-charging.ts';
import { finishUploads } from './finish-uploads.ts';
import { removeAbandonedFiles } from './remove-abandoned-files.ts';
import { removeExpired } from './remove-expired.ts';
import { rescueMails } from './rescue-mails.ts';
import { sendMail } from './send-mail.ts';

const payloads = {
  'send-mail': z.object({ mailId: z.uuid() }),
  'request-password-reset': z.object({ email: z.string() }),
  'request-access-code': z.object({ scope: z.union([z.number(), z.literal('all')]), email: z.string() }),
  'advance-report': z.object({ reportId: z.number() }),
  'announce-openings': z.object({}),
  'apply-notification': z.object({ paymentId: z.uuid() }),
  'cancel-at-payfast': z.object({ token: z.string() }),
  'stop-charging': z.object({ userId: z.number() }),
} satisfies { [Task in keyof JobPayloads]: z.ZodType<JobPayloads[Task]> };

/** What opens or destroys: it cannot be undone. Each has a sweep that does later what was not done at its time. */
const irrevocable = new Set([
  'advance-report',
  'advance-reports',
  'announce-openings',
  'announce-closings',
  'ask-reporters',
  'send-reminders',
  'remove-abandoned-files',
]);

/**
 * Every job there is, by the name it is queued under.
 * @param isClockSound whether it is certain what time it is: what is irrevocable waits until it is.
 */
export function createTaskList(ctx: Context, isClockSound = () => true): TaskList {
  return guarded(isClockSound, {
    'send-mail': (payload) => sendMail(ctx, payloads['send-mail'].parse(payload)),
    'request-password-reset': (payload) =>
      sendPasswordReset(ctx, payloads['request-password-reset'].parse(payload).email),
    'request-access-code': (payload) => sendAccessCode(ctx, payloads['request-access-code'].parse(payload)),
    'advance-report': (payload) => advanceReport(ctx, payloads['advance-report'].parse(payload).reportId),
    'advance-reports': () => advanceReports(ctx),
    'watch-reports': () => watchReports(ctx),
    'announce-openings': () => announceOpenings(ctx),
    'announce-closings': () => announceClosings(ctx),
    'ask-reporters': () => askReporters(ctx),
    'apply-notification': (payload) => applyNotification(ctx, payloads['apply-notification'].parse(payload)),
    'cancel-at-payfast': (payload) => cancelAtPayfast(ctx, payloads['cancel-at-payfast'].parse(payload)),
    'stop-charging': (payload) => stopCharging(ctx, payloads['stop-charging'].parse(payload)),
    'rescue-payments': () => rescuePayments(ctx),
    'reconcile-payments': () => reconcilePayments(ctx),
    'refresh-exchange-rate': () => refreshExchangeRate(ctx),
    'send-reminders': () => sendReminders(ctx),
    'rescue-mails': () => rescueMails(ctx),
    'finish-uploads': () => finishUploads(ctx),
    'remove-expired': () => removeExpired(ctx),
    'remove-abandoned-files': () => removeAbandonedFiles(ctx),
  });
}

/** The queue keeps the message of a job's error: it must not hold what the job was about. */
function guarded(
  isClockSound: () => boolean,
  tasks: Record<string, (payload: unknown) => Promise<void>>,
): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      async (payload: unknown) => {
        if (irrevocable.has(name) && !isClockSound()) return;
        await task(payload).catch((error: unknown) => {
          throw withoutValues(error);
        });
      },
    ]),
  );
}

/** What runs by the clock, in UTC. */
export const schedule = parseCronItems([
  // Both have jobs of their own at the very moment; this is for jobs whose process was killed or does not know the time.
  { task: 'advance-reports', match: '* * * * *', identifier: 'advance-reports' },
  { task: 'announce-openings', match: '* * * * *', identifier: 'announce-openings' },
  { task: 'announce-closings', match: '47 * * * *', identifier: 'announce-closings' },
  { task: 'ask-reporters', match: '53 */6 * * *', identifier: 'ask-reporters' },
  { task: 'watch-reports', match: '29 */6 * * *', identifier: 'watch-reports' },
  { task: 'rescue-mails', match: '*/5 * * * *', identifier: 'rescue-mails' },
  { task: 'rescue-payments', match: '*/5 * * * *', identifier: 'rescue-payments' },
  { task: 'send-reminders', match: '23 * * * *', identifier: 'send-reminders' },
  { task: 'reconcile-payments', match: '11 6 * * *', identifier: 'reconcile-payments' },
  { task: 'refresh-exchange-rate', match: '7 */6 * * *', identifier: 'refresh-exchange-rate' },
  { task: 'finish-uploads', match: '*/5 * * * *', identifier: 'finish-uploads' },
  { task: 'remove-expired', match: '17 * * * *', identifier: 'remove-expired' },
  { task: 'remove-abandoned-files', match: '41 * * * *', identifier: 'remove-abandoned-files' },
]);

export interface Worker {
  isRunning(): boolean;
  /** Takes no more jobs and lets the running ones finish. */
  stop(): Promise<void>;
}

/** Starts working off the queue. Any number of processes may. @param isClockSound see `createTaskList`. */
export async function startWorker(ctx: Context, isClockSound: () => boolean): Promise<Worker> {
  let isRunning = true;
  const runner = await run({
    pgPool: ctx.pool,
    taskList: createTaskList(ctx, isClockSound),
    parsedCronItems: schedule,
    concurrency: 4,
    pollInterval: 1000,
    noHandleSignals: true,
    logger: new QueueLogger(() => (level, message, meta) => {
      ctx.logger[pinoLevel(level)]({ err: meta?.['error'] }, message);
    }),
  });
  const ended = runner.promise
    .catch((error: unknown) => ctx.logger.fatal({ err: error }, 'job worker died'))
    .finally(() => (isRunning = false));
  return {
    isRunning: () => isRunning,
    async stop() {
      if (isRunning) await runner.stop();
      await ended;
    },
  };
}

/** The queue's chatter about every job is for debugging only. */
function pinoLevel(level: string): 'error' | 'warn' | 'debug' {
  return level === 'error' ? 'error' : level === 'warning' ? 'warn' : 'debug';
}
