import { z } from 'zod';
import { defineJob, defineSweep, type PayloadsByJob } from '../../jobs/define-job.ts';
import { announceEstateClosings } from './closing/announce-estate-closings.ts';
import {
  sendPostponedConfigurationEmail,
  sendOverdueConfigurationEmails,
} from './configuration/send-configuration-emails.ts';
import { sendLostReporterLinks } from './configuration/send-lost-links.ts';
import { followUpOpeningMails } from './openings/follow-up-opening-mails.ts';
import { advanceReport } from './reports/advance-report.ts';
import { advancePendingReports } from './reports/advance-pending-reports.ts';
import { watchUndeliveredWarnings } from './reports/watch-undelivered-warnings.ts';

export const releaseJobs = {
  /** Takes the due steps of a pending report: its warnings and the end of its window. */
  'advance-report': defineJob({
    payload: z.object({ reportId: z.number() }),
    run: (ctx, { reportId }) => advanceReport(ctx, reportId),
    lane: 'deciding',
    isIrrevocable: true,
    sweptBy: 'advance-reports',
  }),
  /** Catches up on any `advance-report` whose process was killed or couldn't determine the time. */
  'advance-reports': defineSweep({
    run: advancePendingReports,
    at: '* * * * *',
    lane: 'deciding',
    isIrrevocable: true,
  }),
  /** Notifies an owner of changes to their reporters and terms whose email was postponed. */
  'send-configuration-news': defineJob({
    payload: z.object({ userId: z.number() }),
    run: sendPostponedConfigurationEmail,
    lane: 'deciding',
    sweptBy: 'send-late-configuration-news',
  }),
  'send-lost-reporter-links': defineJob({
    payload: z.object({ email: z.string() }),
    run: sendLostReporterLinks,
    lane: 'mail',
    sweptBy: 'alarm',
  }),
  'send-late-configuration-news': defineSweep({
    run: sendOverdueConfigurationEmails,
    at: '*/5 * * * *',
    lane: 'deciding',
  }),
  'watch-reports': defineSweep({ run: watchUndeliveredWarnings, at: '29 */6 * * *', lane: 'deciding' }),
  'announce-closings': defineSweep({
    run: announceEstateClosings,
    at: '47 * * * *',
    lane: 'upkeep',
    isIrrevocable: true,
  }),
  'follow-up-openings': defineSweep({
    run: followUpOpeningMails,
    at: '17 * * * *',
    lane: 'upkeep',
    isIrrevocable: true,
  }),
};

declare module '../../adapters/queue.ts' {
  interface JobPayloads extends PayloadsByJob<typeof releaseJobs> {}
}
