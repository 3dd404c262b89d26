import { sql } from 'drizzle-orm';
import { HOUR_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import type { Context } from '../../context.ts';
import { storedObjects } from '../../db/schema/index.ts';
import { canActIrrevocably } from '../recovery/can-act-irrevocably.ts';
import { getObjectFolder } from './object-folder.ts';

const KEYS_AT_ONCE = 500;
const KEY = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Discards objects that no row has named for a day: the answer to their PUT was lost, or their process died before it could name
 * them. A row and this job insert the same key, so only one of them can succeed, whatever the clocks say.
 */
export async function discardOrphanedObjects(ctx: Context): Promise<void> {
  if (!ctx.objectStore) return;
  const folder = await getObjectFolder(ctx);
  const before = ctx.clock.trustedNow().getTime() - limits.uploadRetentionHours * HOUR_MS;
  let keys: string[] = [];
  for await (const { key, writtenAt } of ctx.objectStore.list(folder)) {
    const name = key.slice(folder.length);
    if (writtenAt.getTime() < before && KEY.test(name)) keys.push(name);
    if (keys.length < KEYS_AT_ONCE) continue;
    await discardUnnamed(ctx, keys);
    keys = [];
  }
  await discardUnnamed(ctx, keys);
}

async function discardUnnamed(ctx: Context, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const discarded = await ctx.db.transaction(async (tx) => {
    if (!(await canActIrrevocably(ctx, tx))) return 0;
    const { rowCount } = await tx.execute(sql`
      insert into ${storedObjects} (key, discarded_at)
      select unnest(${sql.param([...keys])}::uuid[]), ${ctx.clock.now().toISOString()}
      on conflict (key) do nothing`);
    return rowCount ?? 0;
  });
  if (discarded > 0) ctx.logger.info({ objects: discarded }, 'objects that no file names were discarded');
}
