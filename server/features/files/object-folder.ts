import { sql } from 'drizzle-orm';
import { ObjectStoreUnavailableError, type ObjectStore } from '../../adapters/object-store.ts';
import type { Context } from '../../context.ts';
import { serviceState } from '../../db/schema/index.ts';

export type ObjectContext = Pick<Context, 'db' | 'pool' | 'objectStore'>;

/** The object store. @throws ObjectStoreUnavailableError if a file was written to one and none is configured any more. */
export function getObjectStore({ objectStore }: Pick<Context, 'objectStore'>): ObjectStore {
  if (!objectStore) throw new ObjectStoreUnavailableError('FILES_URL isn’t set');
  return objectStore;
}

const folders = new WeakMap<object, Promise<string>>();

/** The prefix of all of this database's objects, which is chosen when it is first needed. Cached for each connection to a store. */
export function getObjectFolder(ctx: Pick<Context, 'db' | 'objectStore'>): Promise<string> {
  const store = getObjectStore(ctx);
  const known = folders.get(store);
  if (known) return known;
  const folder = ctx.db
    .update(serviceState)
    .set({ objectFolder: sql`coalesce(${serviceState.objectFolder}, gen_random_uuid())` })
    .returning({ id: serviceState.objectFolder })
    .then(([state]) => `${state!.id!}/`);
  folders.set(store, folder);
  folder.catch(() => folders.delete(store));
  return folder;
}
