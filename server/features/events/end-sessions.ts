import { sql, type SQL } from 'drizzle-orm';
import type { SessionEndEvent } from '#shared/contracts/live-events.ts';
import type { Database } from '../../db/database.ts';
import { session } from '../../db/schema/index.ts';
import { isOwnerSession, createSessionNoticeSql } from './notify-pages.ts';

/** Ends all sessions of an owner. Notifies their open pages, in every process, when the transaction commits. */
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
