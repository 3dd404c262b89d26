import type { JobPayloads } from '../adapters/queue.ts';
import type { Context } from '../context.ts';
import { sendPasswordReset } from '../features/accounts/send-password-reset.ts';
import { sendAccessCode } from '../features/recipients/send-access-code.ts';
import { advanceReport } from '../features/release/reports/advance-report.ts';
import { announceOpenings } from '../features/notices/announce-openings.ts';
import { announceClosings } from '../features/release/closing/announce-closings.ts';
import { askReporters } from '../features/subscriptions/lapse/ask-reporters.ts';
import { watchReports } from '../features/release/reports/watch-reports.ts';
import { advanceDestruction } from '../features/subscriptions/destruction/advance-destruction.ts';
import { advanceDestructions } from '../features/subscriptions/destruction/advance-destructions.ts';
import { applyNotification } from '../features/subscriptions/notifications/apply-notification.ts';
import { cancelAtPayfast } from '../features/subscriptions/ending/cancel-at-payfast.ts';
import { refreshExchangeRate } from '../features/subscriptions/checkout/exchange-rate.ts';
import { reconcilePayments } from '../features/subscriptions/notifications/reconcile-payments.ts';
import { rescueCharging } from '../features/subscriptions/ending/rescue-charging.ts';
import { rescuePayments } from '../features/subscriptions/notifications/rescue-payments.ts';
import { sendReminders } from '../features/subscriptions/reminders/send-reminders.ts';
import { stopCharging } from '../features/subscriptions/ending/stop-charging.ts';
import { advanceReports } from './advance-reports.ts';
import { finishUploads } from './finish-uploads.ts';
import type { LaneName } from './lanes.ts';
import { removeAbandonedFiles } from './remove-abandoned-files.ts';
import { removeDeadJobs } from './remove-dead-jobs.ts';
import { removeExpired } from './remove-expired.ts';
import { rescueMails } from './rescue-mails.ts';
import { sendMail } from './send-mail.ts';

interface Job {
  lane: LaneName;
  /** It opens or destroys, which cannot be undone: it does nothing while it is not certain what time it is. */
  isIrrevocable?: boolean;
}

/** What runs by the clock, with one try: it comes again by itself. */
export interface Sweep extends Job {
  run: (ctx: Context) => Promise<unknown>;
  /** Minute, hour, day, month, weekday, in UTC. */
  at: string;
}

/** What is planned for one thing, and tried many times. */
export interface QueuedJob<Payload> extends Job {
  run: (ctx: Context, payload: Payload) => Promise<unknown>;
  /** The sweep that does its work when all its tries are used up; where there is none, a person is alarmed. */
  sweptBy: SweepName | 'alarm';
}

export const sweeps = {
  // The first two have jobs of their own at the very moment; this is for jobs whose process was killed or does not know the time.
  'advance-reports': { lane: 'deciding', run: advanceReports, at: '* * * * *', isIrrevocable: true },
  'announce-openings': { lane: 'deciding', run: announceOpenings, at: '* * * * *', isIrrevocable: true },
  'watch-reports': { lane: 'deciding', run: watchReports, at: '29 */6 * * *' },
  'announce-closings': { lane: 'upkeep', run: announceClosings, at: '47 * * * *', isIrrevocable: true },
  'ask-reporters': { lane: 'upkeep', run: askReporters, at: '53 */6 * * *', isIrrevocable: true },
  'rescue-charging': { lane: 'deciding', run: rescueCharging, at: '*/10 * * * *' },
  'rescue-mails': { lane: 'upkeep', run: rescueMails, at: '*/5 * * * *' },
  'rescue-payments': { lane: 'upkeep', run: rescuePayments, at: '*/5 * * * *' },
  'send-reminders': { lane: 'upkeep', run: sendReminders, at: '23 * * * *', isIrrevocable: true },
  'advance-destructions': {
    lane: 'payments',
    run: advanceDestructions,
    at: '33 * * * *',
    isIrrevocable: true,
  },
  'reconcile-payments': { lane: 'payments', run: reconcilePayments, at: '11 * * * *' },
  'refresh-exchange-rate': { lane: 'upkeep', run: refreshExchangeRate, at: '7 */6 * * *' },
  'finish-uploads': { lane: 'upkeep', run: finishUploads, at: '*/5 * * * *' },
  'remove-expired': { lane: 'upkeep', run: removeExpired, at: '17 * * * *' },
  'remove-dead-jobs': { lane: 'upkeep', run: removeDeadJobs, at: '37 * * * *' },
  'remove-abandoned-files': {
    lane: 'upkeep',
    run: removeAbandonedFiles,
    at: '41 * * * *',
    isIrrevocable: true,
  },
} satisfies Record<string, Sweep>;
export type SweepName = keyof typeof sweeps;

/** Every job that something plans. `announce-openings` is a sweep that is also planned for the moment of an opening. */
export const queuedJobs: { [Task in keyof JobPayloads]: QueuedJob<JobPayloads[Task]> } = {
  'advance-report': {
    lane: 'deciding',
    run: (ctx, { reportId }) => advanceReport(ctx, reportId),
    isIrrevocable: true,
    sweptBy: 'advance-reports',
  },
  'advance-destruction': {
    lane: 'upkeep',
    run: (ctx, { subscriptionId }) => advanceDestruction(ctx, subscriptionId),
    isIrrevocable: true,
    sweptBy: 'advance-destructions',
  },
  'announce-openings': { ...sweeps['announce-openings'], sweptBy: 'announce-openings' },
  'stop-charging': { lane: 'deciding', run: stopCharging, sweptBy: 'rescue-charging' },
  'apply-notification': { lane: 'payments', run: applyNotification, sweptBy: 'rescue-payments' },
  'cancel-at-payfast': { lane: 'payments', run: cancelAtPayfast, sweptBy: 'rescue-payments' },
  'send-mail': { lane: 'mail', run: sendMail, sweptBy: 'rescue-mails' },
  'request-password-reset': {
    lane: 'mail',
    run: (ctx, { email }) => sendPasswordReset(ctx, email),
    sweptBy: 'alarm',
  },
  'request-access-code': { lane: 'mail', run: sendAccessCode, sweptBy: 'alarm' },
};

/** The lane of every task there is. */
export function laneOf(task: string): LaneName | undefined {
  const all: Record<string, Job> = { ...queuedJobs, ...sweeps };
  return all[task]?.lane;
}
