import { retentionLimits } from '#server/limits.ts';
import { getObjectFolder } from '#server/features/files/object-folder.ts';
import { removeDiscardedObjects } from '#server/features/files/remove-discarded-objects.ts';
import type { TestApp } from '../test-app.ts';

/** Longer than any object in a test. */
const END = 9_000_000;

/** The keys of this database's objects in the store. Empty if files are in PostgreSQL. */
export async function listObjectKeys({ ctx }: Pick<TestApp, 'ctx'>): Promise<string[]> {
  const keys: string[] = [];
  if (!ctx.objectStore) return keys;
  const folder = await getObjectFolder(ctx);
  for await (const { key } of ctx.objectStore.list(folder)) keys.push(key.slice(folder.length));
  return keys.toSorted();
}

/** The objects of this database, as hexadecimal text by their keys. Empty if files are in PostgreSQL. */
export async function readObjects({ ctx }: Pick<TestApp, 'ctx'>): Promise<Map<string, string>> {
  const objects = new Map<string, string>();
  if (!ctx.objectStore) return objects;
  const folder = await getObjectFolder(ctx);
  for (const key of await listObjectKeys({ ctx }))
    objects.set(key, (await ctx.objectStore.read(folder + key, { start: 0, end: END }))!.toString('hex'));
  return objects;
}

/** Lets the store remove what was discarded, and then a month pass, after which the database has no key of it either. */
export async function removeObjectsForGood({ ctx, clock }: Pick<TestApp, 'ctx' | 'clock'>): Promise<void> {
  if (!ctx.objectStore) return;
  await removeDiscardedObjects(ctx);
  clock.advance({ days: retentionLimits.removedObjectDays + 1 });
  await removeDiscardedObjects(ctx);
}
