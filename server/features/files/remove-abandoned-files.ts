import { and, eq, lt, notExists } from 'drizzle-orm';
import { HOUR_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import type { Context } from '../../context.ts';
import { withLongStatementTimeout } from '../../db/bounded-client.ts';
import type { Database } from '../../db/database.ts';
import { storedFiles, triggerByteFiles, uploads } from '../../db/schema/index.ts';
import { canActIrrevocably } from '../recovery/can-act-irrevocably.ts';
import { removeUnownedFiles } from './store-file.ts';

/**
 * Removes bytes that never became part of a LeaveBit because their upload was interrupted or the process died. An upload's age
 * is measured from its last byte. For a completed upload, only its row is removed.
 */
export async function removeAbandonedFiles(ctx: Context): Promise<void> {
  await withLongStatementTimeout(ctx.db, async (tx) => {
    if (await canActIrrevocably(ctx, tx)) await removeAbandoned(tx, ctx.clock.trustedNow());
  });
}

async function removeAbandoned(tx: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - limits.uploadRetentionHours * HOUR_MS);
  await tx.delete(uploads).where(lt(uploads.lastActivity, before));
  const named = tx
    .select({ id: triggerByteFiles.storedFileId })
    .from(triggerByteFiles)
    .where(eq(triggerByteFiles.storedFileId, storedFiles.id));
  const arriving = tx.select({ id: uploads.id }).from(uploads).where(eq(uploads.id, storedFiles.id));
  const abandoned = await tx
    .select({ id: storedFiles.id })
    .from(storedFiles)
    .where(and(lt(storedFiles.createdAt, before), notExists(named), notExists(arriving)));
  await removeUnownedFiles(
    tx,
    abandoned.map(({ id }) => id),
  );
}
