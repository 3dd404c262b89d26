import { sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { storedFileChunks, storedObjects, type FileStore } from '../../db/schema/index.ts';
import { ENCRYPTED_CHUNK_BYTES } from './chunk-batch.ts';
import { getObjectFolder, getObjectStore, type ObjectContext } from './object-folder.ts';

/** Consecutive encrypted chunks of one file. In an object store they are already written, in PostgreSQL not yet. */
export type WrittenChunks = { count: number } & (
  { store: 'postgres'; encrypted: Buffer } | { store: 's3'; key: string }
);

/** Where the bytes of new files go. */
export const getStoreForNewFiles = ({ objectStore }: Pick<Context, 'objectStore'>): FileStore =>
  objectStore?.takesNewFiles ? 's3' : 'postgres';

/**
 * Writes chunks to the object store, before a statement with `insertChunksSql` names them. If that never commits,
 * `discardOrphanedObjects` removes the object. Must not run in a transaction. Does nothing for PostgreSQL.
 * @throws ObjectStoreUnavailableError
 */
export async function writeChunks(
  ctx: ObjectContext & Pick<Context, 'random'>,
  store: FileStore,
  { encrypted, count }: { encrypted: Buffer; count: number },
): Promise<WrittenChunks> {
  if (store === 'postgres') return { store, encrypted, count };
  const key = ctx.random.uuid();
  await getObjectStore(ctx).put((await getObjectFolder(ctx)) + key, encrypted);
  return { store, key, count };
}

/**
 * An INSERT of written chunks, which inserts nothing unless `file` has a row. Fails if the object was discarded meanwhile, because
 * its process stood still for a day.
 * @param file a relation whose only row has the file's `id`
 * @param first the position of the first chunk
 */
export function insertChunksSql(file: SQL, first: number, chunks: WrittenChunks): SQL {
  if (chunks.store === 's3')
    return sql`insert into ${storedObjects} (key, file_id, position, chunks)
      select ${chunks.key}::uuid, file.id, ${first}::int, ${chunks.count}::int from ${file} file`;
  return sql`insert into ${storedFileChunks} (file_id, position, data)
    select
      file.id, ${first}::int + n,
      substr(${chunks.encrypted}::bytea, n * ${ENCRYPTED_CHUNK_BYTES}::int + 1, ${ENCRYPTED_CHUNK_BYTES}::int)
    from ${file} file, generate_series(0, ${chunks.count}::int - 1) n`;
}
