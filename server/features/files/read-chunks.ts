import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { readByteaColumn } from '../../db/read-bytea-column.ts';
import { storedFileChunks, storedFiles, storedObjects, type FileStore } from '../../db/schema/index.ts';
import { ENCRYPTED_CHUNK_BYTES } from './chunk-batch.ts';
import { getObjectFolder, getObjectStore, type ObjectContext } from './object-folder.ts';

/** Reads the encrypted chunks of one file, wherever they are. */
export interface ChunkReader {
  store: FileStore;
  /**
   * The chunks from `first` to `last` (inclusive). If one is missing, the others may shift to wrong positions, where they can't be
   * decrypted.
   * @throws ObjectStoreUnavailableError
   */
  read(first: number, last: number): Promise<Buffer[]>;
  /** The number of chunks, from `first` on, that are in the same object. Undefined for a file in the database. */
  countInObject(first: number): number | undefined;
}

interface Location {
  store: FileStore;
  objects: { key: string; position: number; chunks: number }[];
}

/** Looks up where a file's chunks are. */
export async function openChunkReader(ctx: ObjectContext, fileId: number): Promise<ChunkReader> {
  let location = await loadLocation(ctx.db, fileId);
  return {
    store: location.store,
    async read(first, last) {
      const chunks = await readAt(ctx, fileId, location, { first, last });
      if (chunks.length > last - first) return chunks;
      // It may have been moved to the other store meanwhile.
      location = await loadLocation(ctx.db, fileId);
      return readAt(ctx, fileId, location, { first, last });
    },
    countInObject(first) {
      const object = location.objects.find(
        ({ position, chunks }) => position <= first && first < position + chunks,
      );
      return object && object.position + object.chunks - first;
    },
  };
}

async function loadLocation(db: Database, fileId: number): Promise<Location> {
  const rows = await db
    .select({
      store: storedFiles.store,
      key: storedObjects.key,
      position: storedObjects.position,
      chunks: storedObjects.chunks,
    })
    .from(storedFiles)
    .leftJoin(storedObjects, eq(storedObjects.fileId, storedFiles.id))
    .where(eq(storedFiles.id, fileId))
    .orderBy(asc(storedObjects.position));
  return {
    store: rows[0]?.store ?? 'postgres',
    objects: rows.flatMap(({ key, position, chunks }) =>
      key === null ? [] : [{ key, position: position!, chunks: chunks! }],
    ),
  };
}

interface ChunkRange {
  first: number;
  last: number;
}

async function readAt(
  ctx: ObjectContext,
  fileId: number,
  { store, objects }: Location,
  range: ChunkRange,
): Promise<Buffer[]> {
  if (store === 'postgres') return readFromDatabase(ctx.pool, fileId, range);
  const overlapping = objects.filter(
    ({ position, chunks }) => position <= range.last && position + chunks > range.first,
  );
  return (await Promise.all(overlapping.map((object) => readFromObject(ctx, object, range)))).flat();
}

function readFromDatabase(
  pool: Context['pool'],
  fileId: number,
  { first, last }: ChunkRange,
): Promise<Buffer[]> {
  const [id, from, to] = [fileId, first, last].map((number) => BigInt(number));
  return readByteaColumn(
    pool,
    `select data from stored_file_chunks where file_id = ${id} and position between ${from} and ${to} order by position`,
  );
}

async function readFromObject(
  ctx: ObjectContext,
  { key, position, chunks }: Location['objects'][number],
  range: ChunkRange,
): Promise<Buffer[]> {
  const first = Math.max(range.first, position) - position;
  const count = Math.min(range.last, position + chunks - 1) - position - first + 1;
  const bytes = await getObjectStore(ctx).read((await getObjectFolder(ctx)) + key, {
    start: first * ENCRYPTED_CHUNK_BYTES,
    end: (first + count) * ENCRYPTED_CHUNK_BYTES - 1,
  });
  if (bytes === null) return [];
  const found = Math.min(count, Math.ceil(bytes.length / ENCRYPTED_CHUNK_BYTES));
  return Array.from({ length: found }, (_, index) =>
    bytes.subarray(index * ENCRYPTED_CHUNK_BYTES, (index + 1) * ENCRYPTED_CHUNK_BYTES),
  );
}

/** The number of chunks that each file has in its store. Files without chunks are absent. */
export async function countChunks(db: Database, fileIds: readonly number[]): Promise<Map<number, number>> {
  if (fileIds.length === 0) return new Map();
  const inDatabase = db
    .select({ id: storedFileChunks.fileId, chunks: sql<number>`count(*)::int`.as('chunks') })
    .from(storedFileChunks)
    .innerJoin(storedFiles, eq(storedFiles.id, storedFileChunks.fileId))
    .where(and(inArray(storedFileChunks.fileId, [...fileIds]), eq(storedFiles.store, 'postgres')))
    .groupBy(storedFileChunks.fileId);
  const inObjects = db
    .select({
      id: sql<number>`${storedObjects.fileId}`.mapWith(Number),
      chunks: sql<number>`sum(${storedObjects.chunks})::int`.as('chunks'),
    })
    .from(storedObjects)
    .innerJoin(storedFiles, eq(storedFiles.id, storedObjects.fileId))
    .where(and(inArray(storedObjects.fileId, [...fileIds]), eq(storedFiles.store, 's3')))
    .groupBy(storedObjects.fileId);
  const rows = await inDatabase.unionAll(inObjects);
  return new Map(rows.map(({ id, chunks }) => [id, chunks]));
}
