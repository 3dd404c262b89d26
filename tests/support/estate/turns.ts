import { DAY_MS } from '#shared/domain/durations.ts';
import { SUBSTITUTE_AFTER_DAYS, type EstateSystem } from './system.ts';

type What = 'death' | 'dated';

/** Since when something is open to its heir at the earliest, by the test's own knowledge. Null if it isn't. */
function openSince({ facts, now }: EstateSystem, what: What): number | null {
  const moment = what === 'dated' ? facts.datedAt : (facts.released?.releasedAt ?? null);
  if (moment === null || moment > now || facts.trashed.has(what)) return null;
  return Math.max(moment, facts.restoredAt.get(what) ?? 0, facts.recoveryEndedAt);
}

/** A reading counts from a day before the opening, because it may be of a session that spans it. */
const isRead = ({ facts }: EstateSystem, what: What, since: number): boolean =>
  (facts.readAt.get(what) ?? -Infinity) >= since - DAY_MS;

/** What has gone to the substitute since the last look, and what they have lost, which nobody took back. */
export async function observeTurns(system: EstateSystem): Promise<{ taken: What[]; lost: What[] }> {
  const { facts, ids, next, now, userId } = system;
  const rows = await system.query<{ id: string; emails: string[] }>(
    'select id, sharing_emails as emails from trigger_bytes where user_id = $1',
    userId,
  );
  const holds = (what: What) =>
    rows.some(({ id, emails }) => Number(id) === ids[what] && emails.includes(next));
  const isThere = (what: What) => rows.some(({ id }) => Number(id) === ids[what]);
  const all = ['death', 'dated'] as const;
  const lost = all.filter((what) => facts.passedOnAt.has(what) && isThere(what) && !holds(what));
  const taken = all.filter((what) => !facts.passedOnAt.has(what) && holds(what));
  for (const what of taken) facts.passedOnAt.set(what, now);
  return { taken, lost };
}

/** The promises that a turn at this moment breaks; empty if none. */
export function listTurnViolations(system: EstateSystem, what: What): string[] {
  const { facts, heirs, now } = system;
  const since = openSince(system, what);
  if (since === null) return ['it isn’t open to its heir'];
  const reminders = facts.mails.filter(
    ({ kind, to, at }) =>
      ['unopened-reminder', 'released-reminder'].includes(kind) && to === heirs[what] && at > since,
  );
  return [
    now < since + SUBSTITUTE_AFTER_DAYS * DAY_MS && 'it comes too early',
    reminders.length < 2 && 'its heir was not reminded twice',
    isRead(system, what, since) && 'its heir has opened it',
    facts.isInRecovery && 'it is in recovery',
  ].filter((why) => why !== false);
}

/** Whether what waited for a report has gone to nobody, long after its heir could have opened it. */
export function isTurnMissing(system: EstateSystem): boolean {
  const since = openSince(system, 'death');
  return (
    since !== null &&
    system.now > since + 150 * DAY_MS &&
    !isRead(system, 'death', since) &&
    !system.facts.passedOnAt.has('death')
  );
}
