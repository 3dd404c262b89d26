import { and, eq, isNotNull } from 'drizzle-orm';
import { matchesAnyId } from '../../db/prepared-statements.ts';
import { storedFiles } from '../../db/schema/index.ts';
import type { ObjectContext } from './object-folder.ts';
import { openChunkReader } from './read-chunks.ts';

/**
 * Rejects a download of several files, or of all files of an owner, while the object store is unavailable and the error can still
 * be shown. Reads the beginning of one of them.
 * @throws ObjectStoreUnavailableError
 */
export async function assertStoreAvailable(
  ctx: ObjectContext,
  files: { userId: number } | readonly { id: number }[],
): Promise<void> {
  const isWanted =
    'userId' in files
      ? eq(storedFiles.userId, files.userId)
      : matchesAnyId(
          storedFiles.id,
          files.map(({ id }) => id),
        );
  const [file] = await ctx.db
    .select({ id: storedFiles.id })
    .from(storedFiles)
    .where(and(isWanted, eq(storedFiles.store, 's3'), isNotNull(storedFiles.size)))
    .limit(1);
  if (file) await (await openChunkReader(ctx, file.id)).read(0, 0);
}
