import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { KeyRing } from '../../adapters/crypto/key-ring.ts';
import { ObjectStoreUnavailableError, type ObjectStore } from '../../adapters/object-store.ts';
import type { Database } from '../../db/database.ts';
import {
  serviceState,
  storedFiles,
  storedObjects,
  triggerByteFiles,
  triggerBytes,
  uploads,
} from '../../db/schema/index.ts';
import { OperatorError } from '../../operator-error.ts';
import { ENCRYPTED_CHUNK_BYTES } from '../files/chunk-batch.ts';
import { openChunk, StoredFileDamagedError } from '../files/read-stored-file.ts';
import { CHUNK_BYTES, getChunkCount } from '../files/stored-file.ts';

const FILES_PER_QUERY = 200;
/** Objects read at a time. Bounds the memory to as many times 2 MB. */
const OBJECTS_AT_ONCE = 4;

export interface CopiedChunk {
  fileId: number;
  position: number;
  /** Encrypted. */
  data: Buffer;
}

interface ObjectsContext {
  /** A transaction on the snapshot that is backed up. */
  db: Database;
  keyRing: KeyRing;
  objectStore: ObjectStore | null;
}

/**
 * The chunks of all files in the object store, each decrypted once to prove that it is intact. Omits files that belong neither to
 * a LeaveBit nor to an upload, because nobody could read them.
 * @throws OperatorError, naming the file, if the store is unavailable or has lost or altered an object
 */
export async function* copyObjects(ctx: ObjectsContext): AsyncGenerator<CopiedChunk> {
  for await (const chunks of mapAhead(listObjects(ctx.db), OBJECTS_AT_ONCE, (object) =>
    readObject(ctx, object),
  ))
    yield* chunks;
}

/**
 * Reads the first object, so that a backup fails at its beginning if the store is unavailable.
 * @throws OperatorError
 */
export async function assertObjectsReadable(ctx: ObjectsContext): Promise<void> {
  for await (const object of listObjects(ctx.db)) {
    await readObject(ctx, object);
    return;
  }
}

type FoundObject = Awaited<ReturnType<typeof listFiles>>[number] & {
  /** In the store, with the folder of its database. */
  key: string;
  position: number;
  chunks: number;
};

async function* listObjects(db: Database): AsyncGenerator<FoundObject> {
  const [state] = await db.select({ folder: serviceState.objectFolder }).from(serviceState);
  for (let files = await listFiles(db, 0); files.length > 0; files = await listFiles(db, files.at(-1)!.id)) {
    for (const file of files) {
      let next = 0;
      for (const object of await listObjectsIn(db, file.id)) {
        if (object.position !== next)
          throw damagedFileError(file.id, new StoredFileDamagedError(file.id, next));
        next += object.chunks;
        yield { ...file, ...object, key: `${state!.folder}/${object.key}` };
      }
      if (next !== file.stored) throw damagedFileError(file.id, new StoredFileDamagedError(file.id, next));
    }
  }
}

/** Files after `after` in the order of their ids, and their number of `stored` chunks. */
async function listFiles(db: Database, after: number) {
  const rows = await db
    .select({
      id: storedFiles.id,
      size: sql`coalesce(${storedFiles.size}, ${uploads.length})`.mapWith(Number),
      received: sql`coalesce(${storedFiles.size}, ${uploads.received})`.mapWith(Number),
      leavebitId: triggerBytes.id,
      dataKeyId: triggerBytes.dataKeyId,
      dataKey: triggerBytes.dataKey,
    })
    .from(storedFiles)
    .leftJoin(uploads, eq(uploads.id, storedFiles.id))
    .leftJoin(triggerByteFiles, eq(triggerByteFiles.storedFileId, storedFiles.id))
    .innerJoin(
      triggerBytes,
      eq(triggerBytes.id, sql`coalesce(${triggerByteFiles.triggerByteId}, ${uploads.triggerByteId})`),
    )
    .where(and(eq(storedFiles.store, 's3'), gt(storedFiles.id, after)))
    .orderBy(asc(storedFiles.id))
    .limit(FILES_PER_QUERY);
  return rows.map((row) => ({
    ...row,
    // The bytes after an upload's last complete chunk are in its row.
    stored: row.received === row.size ? getChunkCount(row.size) : Math.floor(row.received / CHUNK_BYTES),
  }));
}

const listObjectsIn = (db: Database, fileId: number) =>
  db
    .select({
      key: sql<string>`${storedObjects.key}`,
      position: sql`${storedObjects.position}`.mapWith(Number),
      chunks: sql`${storedObjects.chunks}`.mapWith(Number),
    })
    .from(storedObjects)
    .where(eq(storedObjects.fileId, fileId))
    .orderBy(asc(storedObjects.position));

async function readObject(
  { objectStore, keyRing }: ObjectsContext,
  object: FoundObject,
): Promise<CopiedChunk[]> {
  const { id, position, chunks, leavebitId } = object;
  if (!objectStore)
    throw new OperatorError(
      'Some files are in an object store, and a backup contains them. Set FILES_URL as for the server, and run this again.',
    );
  try {
    const bytes = await objectStore.read(object.key, { start: 0, end: chunks * ENCRYPTED_CHUNK_BYTES - 1 });
    const dataKey = keyRing.unwrapDataKey(leavebitId, object);
    return Array.from({ length: chunks }, (_, index) => {
      const start = index * ENCRYPTED_CHUNK_BYTES;
      const data = bytes?.subarray(start, start + ENCRYPTED_CHUNK_BYTES);
      openChunk(dataKey, object, position + index, data?.length ? data : undefined);
      return { fileId: id, position: position + index, data: data! };
    });
  } catch (error) {
    if (error instanceof StoredFileDamagedError) throw damagedFileError(id, error);
    if (!(error instanceof ObjectStoreUnavailableError)) throw error;
    throw new OperatorError(
      `${error.message}. File ${id} couldn’t be copied from there. Once the store works, run this again.`,
    );
  }
}

function damagedFileError(id: number, { message }: StoredFileDamagedError): OperatorError {
  return new OperatorError(
    `${message}: the object store has lost or altered it. Restore the object from a version in the bucket, or remove file ${id}. ` +
      'See docs/operating.md, "A backup names a damaged file".',
  );
}

/** The results of `work` in the order of the items. Starts it for up to `limit` items at a time. */
async function* mapAhead<Item, Result>(
  items: AsyncIterable<Item>,
  limit: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const running: Promise<Result>[] = [];
  for await (const item of items) {
    const result = work(item);
    // If an earlier one fails, nobody awaits this promise.
    result.catch(() => undefined);
    running.push(result);
    if (running.length === limit) yield await running.shift()!;
  }
  for (const result of running) yield await result;
}
