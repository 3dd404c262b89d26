import { z } from 'zod';
import { defineJob, defineSweep, type PayloadsOf } from '../../jobs/define-job.ts';
import { announceClosings } from './closing/announce-closings.ts';
import { sendConfigurationNews, sendLateConfigurationNews } from './configuration/send-configuration-news.ts';
import { followUpOpenings } from './openings/follow-up-openings.ts';
import { advanceReport } from './reports/advance-report.ts';
import { advanceReports } from './reports/advance-reports.ts';
import { watchReports } from './reports/watch-reports.ts';

export const releaseJobs = {
  /** Takes the next steps of a pending report: its warnings, and the end of its window. */
  'advance-report': defineJob({
    payload: z.object({ reportId: z.number() }),
    run: (ctx, { reportId }) => advanceReport(ctx, reportId),
    lane: 'deciding',
    isIrrevocable: true,
    sweptBy: 'advance-reports',
  }),
  /** Makes up for an `advance-report` whose process was killed or did not know the time. */
  'advance-reports': defineSweep({
    run: advanceReports,
    at: '* * * * *',
    lane: 'deciding',
    isIrrevocable: true,
  }),
  /** Tells an owner of changes of their reporters and terms that had to wait. */
  'send-configuration-news': defineJob({
    payload: z.object({ userId: z.number() }),
    run: sendConfigurationNews,
    lane: 'deciding',
    sweptBy: 'send-late-configuration-news',
  }),
  'send-late-configuration-news': defineSweep({
    run: sendLateConfigurationNews,
    at: '*/5 * * * *',
    lane: 'deciding',
  }),
  'watch-reports': defineSweep({ run: watchReports, at: '29 */6 * * *', lane: 'deciding' }),
  'announce-closings': defineSweep({
    run: announceClosings,
    at: '47 * * * *',
    lane: 'upkeep',
    isIrrevocable: true,
  }),
  'follow-up-openings': defineSweep({
    run: followUpOpenings,
    at: '17 * * * *',
    lane: 'upkeep',
    isIrrevocable: true,
  }),
};

declare module '../../adapters/queue.ts' {
  interface JobPayloads extends PayloadsOf<typeof releaseJobs> {}
}
