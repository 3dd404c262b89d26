import { sql, type SQL } from 'drizzle-orm';
import type { SessionEnd } from '#shared/contracts/events.ts';
import type { Database } from '../../db/database.ts';
import { session } from '../../db/schema/index.ts';
import { SESSION_CHANNEL } from './session-channel.ts';

/** Ends every session an owner has, and tells their open pages, in every process, once the transaction commits. */
export function endSessionsOf(db: Database, userId: number, end: SessionEnd): Promise<void> {
  return endWhere(db, sql`${session.sess} ->> 'userId' = ${String(userId)}`, end);
}

/** Ends one session; a second time it does nothing. */
export function endSession(db: Database, sessionId: string, end: SessionEnd): Promise<void> {
  return endWhere(db, sql`${session.sid} = ${sessionId}`, end);
}

/** Anyone who may listen on the database sees a notice: it names the session by its digest. */
async function endWhere(db: Database, isMeant: SQL, { type, message }: SessionEnd): Promise<void> {
  await db.execute(sql`
    with ended as (delete from ${session} where ${isMeant} returning sid)
    select pg_notify(${SESSION_CHANNEL}, json_build_object(
      'session', encode(sha256(convert_to(sid, 'UTF8')), 'hex'),
      'type', ${type}::text,
      'message', ${message}::text
    )::text) from ended`);
}
