import { and, eq, lt, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { storageAlarms } from '../../db/schema/index.ts';
import { loadStorageLimits } from './load-storage-limits.ts';
import { getAlarmStep, type StorageLimit } from './rules.ts';

/** Alerts an operator before storage runs out, once per step, however many processes check. */
export async function watchStorageLimits(ctx: Context): Promise<void> {
  for (const store of await loadStorageLimits(ctx)) await watch(ctx, store);
}

async function watch({ db, logger }: Context, store: StorageLimit): Promise<void> {
  const { name, usedBytes, maxBytes: mostBytes } = store;
  const ofStore = eq(storageAlarms.store, name);
  const [before] = await db.select().from(storageAlarms).where(ofStore);
  const step = getAlarmStep(store, before?.percent ?? 0);
  if (before && step < before.percent) {
    await db.update(storageAlarms).set({ percent: step }).where(ofStore);
    return;
  }
  // Only one of several processes raises the alert.
  const raised = await db
    .insert(storageAlarms)
    .values({ store: name, percent: step })
    .onConflictDoUpdate({
      target: storageAlarms.store,
      set: { percent: step },
      setWhere: and(lt(storageAlarms.percent, sql`excluded.percent`)),
    })
    .returning();
  if (raised.length === 0 || step === 0) return;
  logger.error(
    { alarm: 'storage-filling', store: name, percent: step, usedBytes, mostBytes },
    `the room for files is ${step} % used: at 100 % new files are refused`,
  );
}
