import { inArray, sql } from 'drizzle-orm';
import type { SessionEndEvent } from '#shared/contracts/live-events.ts';
import { limits } from '#shared/domain/limits.ts';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../db/database.ts';
import { session } from '../../db/schema/index.ts';
import { createSessionEnd } from './session-ends.ts';

/** The event for the pages of a session that ended for an unknown reason. */
export const UNKNOWN_SESSION_END: SessionEndEvent = createSessionEnd('ended');
const TAB_CLOSED: SessionEndEvent = { ...createSessionEnd('endedByClosedTab'), type: 'manual_logout' };

/**
 * Finds which of these sessions have ended because they were removed, expired, or not resumed in time. Expiry is not announced
 * (null): the page notices on its next request, and someone reading the terms can stay there.
 */
export async function findEndedSessions(
  db: Database,
  clock: Clock,
  sessionIds: string[],
): Promise<Map<string, SessionEndEvent | null>> {
  const rows = await db
    .select({
      sid: session.sid,
      isInTime: sql<boolean>`${session.expire} > now()::timestamp`,
      leftAt: sql<string | null>`${session.sess} #>> '{left,at}'`,
    })
    .from(session)
    .where(inArray(session.sid, sessionIds));
  const lastReturn = clock.now().getTime() - limits.ownerReturnSeconds * 1000;
  const ended = new Map<string, SessionEndEvent | null>(sessionIds.map((id) => [id, UNKNOWN_SESSION_END]));
  for (const { sid, isInTime, leftAt } of rows) {
    if (leftAt !== null && Number(leftAt) < lastReturn) ended.set(sid, TAB_CLOSED);
    else if (isInTime) ended.delete(sid);
    else ended.set(sid, null);
  }
  return ended;
}
