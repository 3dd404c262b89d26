import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { uploads } from '../../db/schema/index.ts';
import { sweep } from '../../jobs/sweep.ts';
import { jobLimits } from '../../limits.ts';
import { isEstateOpenError } from '../access/report-in-force.ts';
import { completeUpload } from './complete-upload.ts';
import { loadUpload } from './load-upload.ts';

/**
 * Completes uploads whose bytes have all arrived, but whose process died before attaching the file to the LeaveBit. This covers
 * owners who don't come back to finish them.
 */
export async function completeStalledUploads(ctx: Context): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - jobLimits.arrivedUploadMs);
  const arrived = await ctx.db
    .select({ id: uploads.id, userId: uploads.userId })
    .from(uploads)
    .where(
      and(
        eq(uploads.received, uploads.length),
        isNull(uploads.completedAt),
        lt(uploads.lastActivity, before),
      ),
    );
  await sweep(ctx, arrived, {
    name: 'finish-uploads',
    alarm: 'upload-unfinished',
    words: 'an upload could not be completed',
    idName: 'uploadId',
    work: async ({ id, userId }) => {
      const upload = await loadUpload(ctx, userId, id);
      await completeUpload(ctx, upload).catch((error: unknown) => {
        if (!isEstateOpenError(error)) throw error;
      });
    },
  });
}
