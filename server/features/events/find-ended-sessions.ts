import { inArray, sql } from 'drizzle-orm';
import type { SessionEnd } from '#shared/contracts/events.ts';
import { limits } from '#shared/domain/limits.ts';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../db/database.ts';
import { session } from '../../db/schema/index.ts';

const RAN_OUT: SessionEnd = {
  type: 'session_logout',
  message: 'Your session has ended. Please log in again.',
};
const TAB_CLOSED: SessionEnd = {
  type: 'manual_logout',
  message: 'You left LeaveBits in another tab, and were signed out.',
};

/** Which of these sessions are over: gone, run out, or left and not returned to in time. */
export async function findEndedSessions(
  db: Database,
  clock: Clock,
  sessionIds: string[],
): Promise<Map<string, SessionEnd>> {
  const rows = await db
    .select({
      sid: session.sid,
      isInTime: sql<boolean>`${session.expire} > now()::timestamp`,
      leftAt: sql<string | null>`${session.sess} #>> '{left,at}'`,
    })
    .from(session)
    .where(inArray(session.sid, sessionIds));
  const lastReturn = clock.now().getTime() - limits.ownerReturnSeconds * 1000;
  const ended = new Map(sessionIds.map((sessionId) => [sessionId, RAN_OUT]));
  for (const { sid, isInTime, leftAt } of rows) {
    if (leftAt !== null && Number(leftAt) < lastReturn) ended.set(sid, TAB_CLOSED);
    else if (isInTime) ended.delete(sid);
  }
  return ended;
}
