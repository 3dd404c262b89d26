import { createHash } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { type ActivityKind, activityLimits } from '#shared/domain/activity.ts';
import type { DataKey } from '../../adapters/crypto/data-key.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { activityWaiting, users } from '../../db/schema/index.ts';
import { getOrCreateAccountKey, unwrapAccountKey, type DataKeyColumns } from '../names/account-key.ts';
import { encryptEntryContent } from './entry-content.ts';

/** Something that an owner finds in their activity log. */
export interface Activity {
  userId: number;
  kind: ActivityKind;
  /** Whom or what it is about: an address, a headline. */
  subject?: string | null;
  detail?: string | null;
  /** Names an occasion of this owner that is recorded once, however often it comes. It may hold addresses. */
  once?: string;
}

type WaitingRow = typeof activityWaiting.$inferInsert;

/**
 * Records what an owner finds in their activity log, in the transaction of the act. Both are committed, or neither. It may be
 * called at any place in the transaction, because it locks nothing: the log is locked while the transaction commits.
 */
export function recordActivity(ctx: Context, tx: Database, activity: Activity): Promise<void> {
  return recordActivities(ctx, tx, [activity]);
}

/** The same for several at once, also of several owners. An owner who is gone has no log. */
export async function recordActivities(
  ctx: Context,
  tx: Database,
  activities: readonly Activity[],
): Promise<void> {
  if (activities.length === 0) return;
  const keys = await keysOf(ctx, tx, [...new Set(activities.map(({ userId }) => userId))]);
  const rows = activities.flatMap((activity) => {
    const dataKey = keys.get(activity.userId);
    return dataKey === undefined ? [] : [createPendingActivityRow(ctx, dataKey, activity)];
  });
  if (rows.length > 0) await tx.insert(activityWaiting).values(rows);
}

/** The sealed row of an activity. Whoever inserts it records the activity. */
export function createPendingActivityRow(
  ctx: Pick<Context, 'clock'>,
  dataKey: DataKey | null,
  activity: Activity,
): WaitingRow {
  const { userId, kind, subject = null, detail = null, once } = activity;
  const row = { userId, at: ctx.clock.now(), kind };
  const content = {
    subject: shortened(subject, activityLimits.subjectMax),
    detail: shortened(detail, activityLimits.detailMax),
  };
  return {
    ...row,
    content: dataKey ? encryptEntryContent(dataKey, row, content) : Buffer.alloc(0),
    // It is long enough that nobody meets the same by chance, and keeps no address.
    once:
      once === undefined ? null : createHash('sha256').update(`${kind}\0${once}`).digest().subarray(0, 16),
  };
}

async function keysOf(ctx: Context, tx: Database, userIds: number[]): Promise<Map<number, DataKey | null>> {
  const accounts = await tx
    .select({ id: users.id, dataKeyId: users.dataKeyId, dataKey: users.dataKey })
    .from(users)
    .where(inArray(users.id, userIds))
    .orderBy(users.id);
  const keys = new Map<number, DataKey | null>();
  for (const { id, ...columns } of accounts) {
    // An account from before the log, or after a destruction, gets its key with its next entry. Only that one locks it.
    keys.set(
      id,
      columns.dataKey ? openActivityKey(ctx, id, columns) : await getOrCreateAccountKey(ctx, tx, id),
    );
  }
  return keys;
}

/**
 * The key of an account's log. Null for a key that was damaged at rest. An act, such as a release, must not fail because of that:
 * its entry then says only what kind it is, and `activity:verify` names it.
 */
export function openActivityKey(ctx: Context, userId: number, columns: DataKeyColumns): DataKey | null {
  try {
    return unwrapAccountKey(ctx, userId, columns);
  } catch (error) {
    ctx.logger.error(
      { alarm: 'activity-unsealed', err: error, userId },
      'the key of an activity log does not open',
    );
    return null;
  }
}

/** Whole characters, with a sign that more was there. */
function shortened(text: string | null, most: number): string | null {
  if (text === null || text.length <= most) return text;
  return `${[...text].slice(0, most - 1).join('')}…`;
}
