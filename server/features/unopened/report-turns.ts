import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { DAY_MS } from '#shared/domain/durations.ts';
import { findReleaseSetting } from '#shared/domain/release.ts';
import { queueMail } from '../../adapters/mail/outbox.ts';
import { releaseMailDeadlines } from '../../adapters/mail/release-mail-deadlines.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { matchesAnyId } from '../../db/prepared-statements.ts';
import { recipientOpenings, triggerBytes } from '../../db/schema/index.ts';
import { loadPersonFormatter } from '../people/load-person-names.ts';
import { opensWithRelease } from '../release/openings/rules.ts';
import type { SubstituteTurn, UnopenedDecision, UnopenedFacts } from './decide-unopened.ts';
import { passedOnAfterReleaseEmail, passedOnEmail, type PassedOnBy } from './emails.ts';
import type { UnopenedSituation } from './take-turns.ts';

type Turn = Omit<SubstituteTurn, 'rule'>;

/** An owner's turns that no email has told them of, and when the last email did. */
export interface UnreportedTurns {
  waiting: Turn[];
  lastReportedAt: Date | null;
}

export async function loadUnreportedTurns(tx: Database, userId: number): Promise<UnreportedTurns> {
  const rows = await tx
    .select({
      leavebitId: recipientOpenings.triggerByteId,
      from: recipientOpenings.email,
      to: recipientOpenings.passedOnTo,
      reportedAt: recipientOpenings.passedOnReportedAt,
    })
    .from(recipientOpenings)
    .innerJoin(triggerBytes, eq(triggerBytes.id, recipientOpenings.triggerByteId))
    .where(and(eq(triggerBytes.userId, userId), isNotNull(recipientOpenings.passedOnTo)));
  const reported = rows.flatMap(({ reportedAt }) => (reportedAt ? [reportedAt.getTime()] : []));
  return {
    waiting: rows.flatMap(({ leavebitId, from, to, reportedAt }) =>
      to !== null && reportedAt === null ? [{ leavebitId, from, to }] : [],
    ),
    lastReportedAt: reported.length > 0 ? new Date(Math.max(...reported)) : null,
  };
}

/**
 * Tells the owner of turns, in one email a day at most: dates of many LeaveBits may come one after another. What a substitute can no
 * longer read is left out. A revocation withdraws an email after a release.
 * @param before as of before this run, which may remove what it has
 * @returns when to tell of those that wait, or null if none do
 */
export async function reportTurns(
  ctx: Context,
  tx: Database,
  { owner, facts, news }: UnopenedSituation,
  { turns, opened, ended }: UnopenedDecision,
  before: UnreportedTurns,
): Promise<Date | null> {
  const { now } = facts;
  const waiting: Turn[] = [...before.waiting, ...turns];
  if (waiting.length === 0) return null;
  const isAboutToGo = before.waiting.some(({ leavebitId, from }) =>
    [...opened, ...ended].some((one) => one.leavebitId === leavebitId && one.email === from),
  );
  const dueAt = before.lastReportedAt && new Date(before.lastReportedAt.getTime() + DAY_MS);
  if (!isAboutToGo && dueAt && dueAt > now) return dueAt;
  const ids = [...new Set(waiting.map(({ leavebitId }) => leavebitId))];
  await tx
    .update(recipientOpenings)
    .set({ passedOnReportedAt: now })
    .where(
      and(
        matchesAnyId(recipientOpenings.triggerByteId, ids),
        isNotNull(recipientOpenings.passedOnTo),
        isNull(recipientOpenings.passedOnReportedAt),
      ),
    );
  const open = await tx
    .select({ leavebitId: recipientOpenings.triggerByteId, email: recipientOpenings.email })
    .from(recipientOpenings)
    .where(matchesAnyId(recipientOpenings.triggerByteId, ids));
  const isOpen = new Set(open.map(({ leavebitId, email }) => `${leavebitId} ${email}`));
  const known = waiting.filter(({ leavebitId, to }) => isOpen.has(`${leavebitId} ${to}`));
  if (known.length === 0) return null;
  const signInUrl = `${ctx.config.appOrigin}/auth`;
  const by = findOpeners(facts, known);
  await queueMail(ctx, tx, {
    to: owner.email,
    kind: 'passed-on',
    dedupeKey: `${news && by.release ? news.keyPrefix : `unopened/${owner.id}/`}passed-on/${now.toISOString()}`,
    giveUpAt: releaseMailDeadlines.others(now),
    content: news
      ? passedOnAfterReleaseEmail({ signInUrl, by, reportType: news.event })
      : passedOnEmail({
          turns: countTurns(known, await loadPersonFormatter(ctx, tx, owner.id)),
          signInUrl,
        }),
  });
  return null;
}

/** What had opened these: a release, a date or both. */
function findOpeners({ leavebits }: UnopenedFacts, turns: readonly Turn[]): PassedOnBy {
  const isOfRelease = ({ leavebitId, from }: Turn) =>
    opensWithRelease(
      findReleaseSetting(leavebits.find(({ id }) => id === leavebitId)?.sharingConfig ?? {}, from),
    );
  return { release: turns.some(isOfRelease), date: !turns.every(isOfRelease) };
}

function countTurns(turns: readonly Turn[], format: (email: string) => string) {
  const counts = new Map<string, { from: string; to: string; leavebits: number }>();
  for (const { from, to } of turns) {
    const key = `${from} ${to}`;
    const leavebits = (counts.get(key)?.leavebits ?? 0) + 1;
    counts.set(key, { from: format(from), to: format(to), leavebits });
  }
  return [...counts.values()];
}
