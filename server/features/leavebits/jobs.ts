import { z } from 'zod';
import { defineJob, defineSweep, type PayloadsByJob } from '../../jobs/define-job.ts';
import { sendOverdueSharingDigests, sendSharingDigest } from './change-digest/send-sharing-digest.ts';
import { warnReportersOfTrashing } from './change-digest/warn-reporters-of-trashing.ts';
import { purgeExpiredTrash } from './trash/purge-trash.ts';
import { pruneOldVersions } from './versions/prune-old-versions.ts';

export const leavebitsJobs = {
  /** Permanently deletes items that have been in the trash for 30 days. */
  'purge-trash': defineSweep({
    run: purgeExpiredTrash,
    at: '41 * * * *',
    lane: 'upkeep',
    isIrrevocable: true,
  }),
  /** Prunes old versions of LeaveBits that are no longer being saved. */
  'thin-versions': defineSweep({
    run: pruneOldVersions,
    at: '11 * * * *',
    lane: 'upkeep',
    isIrrevocable: true,
  }),
  /** Notifies an owner of changes to their recipients. */
  'send-sharing-news': defineJob({
    payload: z.object({ userId: z.number() }),
    run: sendSharingDigest,
    lane: 'deciding',
    sweptBy: 'send-late-sharing-news',
  }),
  'warn-reporters-of-trashing': defineJob({
    payload: z.object({ userId: z.number(), filledAt: z.iso.datetime() }),
    run: warnReportersOfTrashing,
    lane: 'deciding',
    sweptBy: 'alarm',
  }),
  'send-late-sharing-news': defineSweep({
    run: sendOverdueSharingDigests,
    at: '*/5 * * * *',
    lane: 'deciding',
  }),
};

declare module '../../adapters/queue.ts' {
  interface JobPayloads extends PayloadsByJob<typeof leavebitsJobs> {}
}
