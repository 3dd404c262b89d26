import { vi } from 'vitest';
import * as chunks from '#server/features/files/read-chunks.ts';
import { ENCRYPTED_CHUNK_BYTES } from '#server/features/files/chunk-batch.ts';
import { getObjectFolder } from '#server/features/files/object-folder.ts';
import type { TestApp } from '../test-app.ts';

/** `altered`: one bit of it is flipped. `swapped`: it holds the file's first chunk. `gone`: the database no longer names it. */
export type ChunkDamage = 'altered' | 'swapped' | 'gone';

/** The ids of the stored files in a LeaveBit. */
export async function listFileIds(app: TestApp, leavebitId: number): Promise<number[]> {
  const { rows } = await app.ctx.pool.query(
    'select stored_file_id as id from trigger_byte_files where trigger_byte_id = $1 order by file_counter',
    [leavebitId],
  );
  return rows.map(({ id }) => Number(id));
}

/** How many chunks of all files are stored. */
export async function countAllChunks(app: TestApp): Promise<number> {
  const { rows } = await app.ctx.pool.query('select id from stored_files');
  const counts = await chunks.countChunks(
    app.ctx.db,
    rows.map(({ id }) => Number(id)),
  );
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

/** Calls `before` with the number of each read of stored chunks, right before it. The caller restores the mocks. */
export function interceptChunkReads(before: (read: number) => unknown): void {
  const original = chunks.openChunkReader;
  let reads = 0;
  vi.spyOn(chunks, 'openChunkReader').mockImplementation(async (...args) => {
    const reader = await original(...args);
    return {
      ...reader,
      async read(...range) {
        reads += 1;
        await before(reads);
        return reader.read(...range);
      },
    };
  });
}

/** Damages a stored chunk of a file, wherever the app keeps its files. @returns false if the file is shorter */
export async function damageChunk(
  app: TestApp,
  { fileId, position }: { fileId: number; position: number },
  damage: ChunkDamage,
): Promise<boolean> {
  const { rowCount } = app.ctx.objectStore
    ? await damageInObject(app, { fileId, position }, damage)
    : await app.ctx.pool.query(inDatabase[damage], [fileId, position]);
  return rowCount === 1;
}

const inDatabase: Record<ChunkDamage, string> = {
  altered:
    'update stored_file_chunks set data = set_byte(data, 100, get_byte(data, 100) # 1) where file_id = $1 and position = $2',
  swapped: `update stored_file_chunks set data = (select data from stored_file_chunks where file_id = $1 and position = 0)
    where file_id = $1 and position = $2`,
  gone: 'delete from stored_file_chunks where file_id = $1 and position = $2',
};

async function damageInObject(
  { ctx }: TestApp,
  { fileId, position }: { fileId: number; position: number },
  damage: ChunkDamage,
): Promise<{ rowCount: number | null }> {
  const found = await ctx.pool.query(
    `${damage === 'gone' ? 'delete from' : 'select * from'} stored_objects
     where file_id = $1 and $2 between position and position + chunks - 1 ${damage === 'gone' ? 'returning *' : ''}`,
    [fileId, position],
  );
  const [object] = found.rows;
  if (damage === 'gone' || !object) return found;
  const folder = await getObjectFolder(ctx);
  const read = (key: string) => ctx.objectStore!.read(folder + key, { start: 0, end: 8_000_000 });
  const bytes = (await read(object.key as string))!;
  const start = (position - Number(object.position)) * ENCRYPTED_CHUNK_BYTES;
  if (damage === 'altered') bytes[start + 100]! ^= 1;
  else {
    const first = await ctx.pool.query('select key from stored_objects where file_id = $1 and position = 0', [
      fileId,
    ]);
    (await read(first.rows[0].key as string))!.copy(bytes, start, 0, ENCRYPTED_CHUNK_BYTES);
  }
  await ctx.objectStore!.put(folder + (object.key as string), bytes);
  return found;
}
