import { createHash } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { type ActivityKind, activityLimits } from '#shared/domain/activity.ts';
import type { DataKey } from '../../adapters/crypto/data-key.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { activityWaiting, users } from '../../db/schema/index.ts';
import { getOrCreateAccountKey, unwrapAccountKey, type DataKeyColumns } from '../names/account-key.ts';
import { encryptEntryContent } from './entry-content.ts';

/** An event shown in an owner's activity log. */
export interface Activity {
  userId: number;
  kind: ActivityKind;
  /** Whom or what the event concerns, such as an address or a headline. */
  subject?: string | null;
  detail?: string | null;
  /** Identifies an event that is recorded only once per owner, no matter how often it occurs. May contain addresses. */
  once?: string;
}

type WaitingRow = typeof activityWaiting.$inferInsert;

/**
 * Records an event in an owner's activity log, atomically with the change that caused it. Safe anywhere in the transaction,
 * because it takes no locks: the log is locked only during commit.
 */
export function recordActivity(ctx: Context, tx: Database, activity: Activity): Promise<void> {
  return recordActivities(ctx, tx, [activity]);
}

/** An owner's row with the columns that have the key of their log. */
export type LogOwner = { id: number } & DataKeyColumns;

/**
 * Records several events, possibly for different owners. Owners who no longer exist have no log and are skipped.
 * @param locked the owner whom the transaction has locked, whose key needn't be read again
 */
export async function recordActivities(
  ctx: Context,
  tx: Database,
  activities: readonly Activity[],
  locked?: LogOwner,
): Promise<void> {
  if (activities.length === 0) return;
  const keys = await keysOf(ctx, tx, [...new Set(activities.map(({ userId }) => userId))], locked);
  const rows = activities.flatMap((activity) => {
    const dataKey = keys.get(activity.userId);
    return dataKey === undefined ? [] : [createPendingActivityRow(ctx, dataKey, activity)];
  });
  if (rows.length > 0) await tx.insert(activityWaiting).values(rows);
}

/** The encrypted row of an activity. Inserting it records the activity. */
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
    // Hashed so that no address is stored, yet long enough to rule out collisions.
    once:
      once === undefined ? null : createHash('sha256').update(`${kind}\0${once}`).digest().subarray(0, 16),
  };
}

async function keysOf(
  ctx: Context,
  tx: Database,
  userIds: number[],
  locked?: LogOwner,
): Promise<Map<number, DataKey | null>> {
  const isKnown = userIds.every((id) => id === locked?.id);
  const accounts = locked && isKnown ? [locked] : await listLogOwners(tx, userIds);
  const keys = new Map<number, DataKey | null>();
  for (const { id, ...columns } of accounts) {
    // An account that predates the log, or whose log was destroyed, gets its key with its next entry. The account is locked
    // only in that case.
    keys.set(
      id,
      columns.dataKey ? openActivityKey(ctx, id, columns) : await getOrCreateAccountKey(ctx, tx, id),
    );
  }
  return keys;
}

const listLogOwners = (tx: Database, ids: number[]): Promise<LogOwner[]> =>
  tx
    .select({ id: users.id, dataKeyId: users.dataKeyId, dataKey: users.dataKey })
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(users.id);

/**
 * The key of an account's log, or null if it was damaged at rest. A release, for example, must not fail because of that: its
 * entry then stores only its kind, and `activity:verify` reports it.
 */
export function openActivityKey(ctx: Context, userId: number, columns: DataKeyColumns): DataKey | null {
  try {
    return unwrapAccountKey(ctx, userId, columns);
  } catch (error) {
    ctx.logger.error(
      { alarm: 'activity-unsealed', err: error, userId },
      'the key of an activity log could not be decrypted',
    );
    return null;
  }
}

/** Truncates between characters and adds an ellipsis. */
function shortened(text: string | null, most: number): string | null {
  if (text === null || text.length <= most) return text;
  return `${[...text].slice(0, most - 1).join('')}…`;
}
