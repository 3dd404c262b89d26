import { sql, type SQL } from 'drizzle-orm';
import type { SessionEndEvent } from '#shared/contracts/live-events.ts';
import type { Database } from '../../db/database.ts';
import { session } from '../../db/schema/index.ts';
import { isOwnerSession, createSessionNoticeSql } from './notify-pages.ts';

/** Ends all of an owner's sessions. When the transaction commits, their open pages are notified in every process. */
export function endOwnerSessions(db: Database, userId: number, end: SessionEndEvent): Promise<void> {
  return endWhere(db, isOwnerSession(userId), end);
}

/** Ends one session. Idempotent. */
export function endSession(db: Database, sessionId: string, end: SessionEndEvent): Promise<void> {
  return endWhere(db, sql`${session.sid} = ${sessionId}`, end);
}

async function endWhere(db: Database, isMeant: SQL, end: SessionEndEvent): Promise<void> {
  await db.execute(sql`
    with ended as (delete from ${session} where ${isMeant} returning sid)
    select ${createSessionNoticeSql(end)} from ended`);
}
