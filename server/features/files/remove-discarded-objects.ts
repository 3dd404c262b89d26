import { and, asc, count, inArray, isNotNull, isNull, lt, min, sql } from 'drizzle-orm';
import { DAY_MS } from '#shared/domain/durations.ts';
import { ObjectStoreUnavailableError } from '../../adapters/object-store.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { storedObjects } from '../../db/schema/index.ts';
import { jobLimits, retentionLimits } from '../../limits.ts';
import { canActIrrevocably } from '../recovery/can-act-irrevocably.ts';
import { getObjectFolder, getObjectStore } from './object-folder.ts';

const KEYS_PER_BATCH = 200;
const REMOVALS_AT_ONCE = 10;

/**
 * The advisory lock that a backup shares from before its snapshot until its end. Objects that its snapshot names, but that are
 * discarded meanwhile, stay until then.
 */
export const OBJECT_REMOVAL_LOCK = 7305504;

const isWaiting = and(isNotNull(storedObjects.discardedAt), isNull(storedObjects.removedAt));

/**
 * Removes discarded objects from the store. Until the store has confirmed a removal, its row stays, so that a store that is away
 * only postpones it. After that, the key stays for a month and can't be added to a file by a process that stood still.
 */
export async function removeDiscardedObjects(ctx: Context): Promise<void> {
  for (;;) {
    const keys = await ctx.db.transaction(async (tx) => {
      if (!(await canActIrrevocably(ctx, tx)) || (await isBackupRunning(tx))) return [];
      const rows = await tx
        .select({ key: storedObjects.key })
        .from(storedObjects)
        .where(isWaiting)
        .orderBy(asc(storedObjects.discardedAt))
        .limit(KEYS_PER_BATCH);
      return rows.map(({ key }) => key);
    });
    if (keys.length === 0 || !(await removeAll(ctx, keys))) break;
  }
  await ctx.db.transaction(async (tx) => {
    if (!(await canActIrrevocably(ctx, tx))) return;
    const before = new Date(ctx.clock.trustedNow().getTime() - retentionLimits.removedObjectDays * DAY_MS);
    await tx.delete(storedObjects).where(lt(storedObjects.removedAt, before));
  });
}

/** A backup that begins after this transaction doesn't need the objects that it finds, because they are already discarded. */
async function isBackupRunning(tx: Database): Promise<boolean> {
  const { rows } = await tx.execute<{ isFree: boolean }>(
    sql`select pg_try_advisory_xact_lock(${OBJECT_REMOVAL_LOCK}) as "isFree"`,
  );
  return !rows[0]!.isFree;
}

/** @returns false if the store is unavailable */
async function removeAll(ctx: Context, keys: readonly string[]): Promise<boolean> {
  const folder = await getObjectFolder(ctx);
  for (let first = 0; first < keys.length; first += REMOVALS_AT_ONCE) {
    const some = keys.slice(first, first + REMOVALS_AT_ONCE);
    const results = await Promise.allSettled(some.map((key) => removeObject(ctx, folder + key)));
    await ctx.db
      .update(storedObjects)
      .set({ removedAt: ctx.clock.now() })
      .where(
        inArray(
          storedObjects.key,
          some.filter((_key, index) => results[index]!.status === 'fulfilled'),
        ),
      );
    const failure = results.find((result) => result.status === 'rejected');
    if (!failure) continue;
    if (!(failure.reason instanceof ObjectStoreUnavailableError)) throw failure.reason;
    ctx.logger.warn({ err: failure.reason }, 'discarded objects could not be removed yet');
    return false;
  }
  return true;
}

async function removeObject(ctx: Context, key: string): Promise<void> {
  await getObjectStore(ctx).remove(key);
}

/** Alerts operators, daily, to objects that should have been removed days ago. */
export async function watchDiscardedObjects({ db, clock, logger }: Context): Promise<void> {
  const before = new Date(clock.now().getTime() - jobLimits.discardedObjectAlarmDays * DAY_MS);
  const [overdue] = await db
    .select({ objects: count(), since: min(storedObjects.discardedAt) })
    .from(storedObjects)
    .where(and(isWaiting, lt(storedObjects.discardedAt, before)));
  if (overdue?.since)
    logger.error(
      { alarm: 'objects-not-removed', objects: overdue.objects, since: overdue.since },
      'deleted files are still in the object store, because it could not remove them',
    );
}
