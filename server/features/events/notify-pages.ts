import { sql, type SQL } from 'drizzle-orm';
import type { LiveEvent } from '#shared/contracts/live-events.ts';
import type { Database } from '../../db/database.ts';
import { session } from '../../db/schema/index.ts';
import { SESSION_CHANNEL } from '../../http/live-events/session-channel.ts';

export function isOwnerSession(userId: number): SQL {
  return sql`${session.sess} ->> 'userId' = ${String(userId)}`;
}

/** Notifies an owner's open pages in every process when the transaction commits. */
export async function notifyOwnerPages(db: Database, userId: number, event: LiveEvent): Promise<void> {
  await db.execute(
    sql`select ${createSessionNoticeSql(event)} from ${session} where ${isOwnerSession(userId)}`,
  );
}

/**
 * For a query over sessions: sends one notification per session to its open pages. Identifies the session by its digest,
 * because anyone allowed to LISTEN on the database sees the notification.
 */
export function createSessionNoticeSql({ type, message, reason }: LiveEvent): SQL {
  return sql`pg_notify(${SESSION_CHANNEL}, json_strip_nulls(json_build_object(
    'session', encode(sha256(convert_to(sid, 'UTF8')), 'hex'),
    'type', ${type}::text,
    'message', ${message}::text,
    'reason', ${reason ?? null}::text
  ))::text)`;
}
