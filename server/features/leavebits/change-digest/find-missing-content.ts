import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { matchesAnyId } from '#server/db/prepared-statements.ts';
import { triggerByteFiles, triggerBytes } from '#server/db/schema/index.ts';
import { collectLossIds, type ContentLoss, type MissingContent, type RemovalState } from './loss-rules.ts';

/** Finds which lost content is still missing. Erased content is treated as permanently deleted. */
export async function findMissingContent(
  db: Database,
  userId: number,
  losses: readonly ContentLoss[],
): Promise<MissingContent> {
  const { leavebitIds, fileIds } = collectLossIds(losses);
  const leavebits = await db
    .select({ id: triggerBytes.id, trashedAt: triggerBytes.trashedAt, purgedAt: triggerBytes.purgedAt })
    .from(triggerBytes)
    .where(and(eq(triggerBytes.userId, userId), matchesAnyId(triggerBytes.id, leavebitIds)));
  const files = await db
    .select({
      id: triggerByteFiles.storedFileId,
      trashedAt: triggerByteFiles.trashedAt,
      purgedAt: triggerByteFiles.purgedAt,
    })
    .from(triggerByteFiles)
    .innerJoin(triggerBytes, eq(triggerBytes.id, triggerByteFiles.triggerByteId))
    .where(and(eq(triggerBytes.userId, userId), matchesAnyId(triggerByteFiles.storedFileId, fileIds)));
  return { leavebits: whereaboutsOf(leavebitIds, leavebits), files: whereaboutsOf(fileIds, files) };
}

function whereaboutsOf(
  ids: readonly number[],
  rows: readonly { id: number; trashedAt: Date | null; purgedAt: Date | null }[],
): Map<number, RemovalState> {
  const known = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    ids.flatMap((id): [number, RemovalState][] => {
      const row = known.get(id);
      if (row?.trashedAt === null) return [];
      return [[id, row === undefined || row.purgedAt !== null ? 'purged' : 'trash']];
    }),
  );
}
