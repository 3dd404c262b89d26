import { setImmediate } from 'node:timers/promises';
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import { findReleaseCondition } from '#shared/domain/release.ts';
import { formatEmailDate } from '../../adapters/mail/email-dates.ts';
import { queueMails, type NewMail } from '../../adapters/mail/outbox.ts';
import { releaseMailDeadlines } from '../../adapters/mail/release-mail-deadlines.ts';
import { queueJob } from '../../adapters/queue.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { matchesAnyId } from '../../db/prepared-statements.ts';
import { scheduledOpenings, triggerBytes, users } from '../../db/schema/index.ts';
import { createRedactedError } from '../../http/log/redact-error.ts';
import { sweep } from '../../jobs/sweep.ts';
import { jobLimits } from '../../limits.ts';
import { loadAccessFactsByOwner } from '../access/load-estate.ts';
import { decideAccess, getAnnouncedAccessEnd, getRecipientFacts, getAccessEnd } from '../access/rules.ts';
import { isLeavebitIntact, integrityColumns } from '../access/integrity.ts';
import { isNotTrashed } from '../access/shared-with.ts';
import { runAheadOfMails } from '../mail/send-due-mails.ts';
import { namedOwnerColumns, getOwnerNames } from '../names/owner-name.ts';
import { canActIrrevocably } from '../recovery/can-act-irrevocably.ts';
import { openingNoticeEmail, type OpeningReason } from './emails.ts';
import {
  loadReleaseNoticeFacts,
  OPENING_KEY_PREFIX,
  type ReleaseNoticeFacts,
} from './load-release-notice-facts.ts';
import { noticeKinds, loadNoticeAllowances } from './notice-allowance.ts';
import { buildRecipientEmailLink } from './recipient-link.ts';

/**
 * Notifies each recipient once when a locked LeaveBit opens for them, whether on its date or because of a save, and once of all
 * that is restored to an open estate at one time. Safe to run in several processes. Decides each batch of LeaveBits under their
 * locks in one transaction, by the same rule as reading. If a batch fails, its LeaveBits are processed one by one, so a failing
 * one doesn't delay the others.
 */
export async function announceOpenings(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const due = await ctx.db
    .selectDistinct({ id: scheduledOpenings.triggerByteId })
    .from(scheduledOpenings)
    // Trashed LeaveBits stay on the list in case they are restored.
    .innerJoin(triggerBytes, and(eq(triggerBytes.id, scheduledOpenings.triggerByteId), isNotTrashed))
    .where(lte(scheduledOpenings.opensAt, now))
    .orderBy(asc(scheduledOpenings.triggerByteId));
  const failed: typeof due = [];
  const announceAll = async () => {
    for (let first = 0; first < due.length; first += jobLimits.openingsAtOnce) {
      const some = due.slice(first, first + jobLimits.openingsAtOnce);
      const left = await ctx.db
        .transaction((tx) =>
          announce(
            ctx,
            tx,
            some.map(({ id }) => id),
          ),
        )
        .catch((error: unknown) => {
          ctx.logger.warn(
            { err: createRedactedError(error) },
            'a batch of openings failed and will be retried one by one',
          );
          return some;
        });
      failed.push(...left);
    }
  };
  await (due.length > jobLimits.openingsAtOnce ? runAheadOfMails(ctx, announceAll) : announceAll());
  await sweep(ctx, failed, {
    name: 'announce-openings',
    alarm: 'opening-untold',
    words: 'recipients could not be notified of an opening',
    idName: 'leavebitId',
    inTransaction: async (tx, { id }) => {
      const [damaged] = await announce(ctx, tx, [id]);
      if (damaged) throw new Error(`LeaveBit ${id} is damaged, so nobody is notified of it`);
    },
  });
  await planNextMoments(ctx.db, now);
}

/** Schedules a run for each second in which something opens before the next sweep. */
async function planNextMoments(db: Database, now: Date): Promise<void> {
  const second = sql<string>`date_trunc('second', ${scheduledOpenings.opensAt}) + interval '1 second'`;
  const soon = await db
    .selectDistinct({ at: second.as('at') })
    .from(scheduledOpenings)
    .where(
      and(
        gt(scheduledOpenings.opensAt, now),
        lte(scheduledOpenings.opensAt, new Date(now.getTime() + jobLimits.openingPlannedAheadMs)),
      ),
    );
  for (const { at } of soon) {
    const runAt = new Date(at);
    await queueJob(db, 'announce-openings', {}, { key: `openings/${runAt.toISOString()}`, runAt });
  }
}

/** @returns the damaged LeaveBits, which stay on the list without anyone being notified */
async function announce(ctx: Context, tx: Database, ids: number[]): Promise<{ id: number }[]> {
  const now = ctx.clock.trustedNow();
  const locked = await tx
    .select({
      ...integrityColumns,
      owner: namedOwnerColumns,
    })
    .from(triggerBytes)
    .innerJoin(users, eq(users.id, triggerBytes.userId))
    .where(and(matchesAnyId(triggerBytes.id, ids), isNotTrashed))
    .orderBy(asc(triggerBytes.id))
    .for('update', { of: triggerBytes });
  if (locked.length === 0 || !(await canActIrrevocably(ctx, tx))) return [];
  const leavebits = new Map(locked.map((row) => [row.id, row]));
  const owners = await loadAccessFactsByOwner(ctx, tx, [...new Set(locked.map(({ userId }) => userId))]);
  const isReleased = ({ userId }: { userId: number }) => owners.get(userId)!.estate.report === 'released';
  // Restricted to the given LeaveBits. With `opensAt` in the query, PostgreSQL might read everything that is due.
  const listed = await tx
    .select()
    .from(scheduledOpenings)
    .where(matchesAnyId(scheduledOpenings.triggerByteId, ids));
  const due = listed.flatMap(({ triggerByteId, email, opensAt, returnedAt }) => {
    const leavebit = leavebits.get(triggerByteId);
    if (!leavebit || opensAt > now) return [];
    return [{ leavebit, email, returnedAt: isReleased(leavebit) ? returnedAt : null }];
  });
  const allowances = await loadNoticeAllowances(
    tx,
    due.map(({ leavebit, email }) => ({ userId: leavebit.userId, email })),
    now,
  );
  const releaseNews = await loadReleaseNoticeFacts(tx, [
    ...new Set(due.flatMap(({ leavebit }) => (isReleased(leavebit) ? [leavebit.userId] : []))),
  ]);
  const returns = new Map<string, Return<(typeof locked)[number]>>();
  const damaged = new Set<(typeof locked)[number]>();
  const over: Opening[] = [];
  const later: Opening[] = [];
  for (const part of partsOf(due)) {
    const owed: NewMail[] = [];
    for (const { leavebit, email, returnedAt } of part) {
      if (!isLeavebitIntact(ctx.keyRing, leavebit)) {
        damaged.add(leavebit);
        continue;
      }
      const opening = { triggerByteId: leavebit.id, email };
      const owner = owners.get(leavebit.userId)!;
      // Access has ended for everyone, so there's no opening to announce.
      if (now >= getAccessEnd(owner)) {
        later.push(opening);
        continue;
      }
      const person = getRecipientFacts({ ...leavebit, isDamaged: false }, email);
      const isOpen = person.setting && decideAccess({ ...person, ...owner }, now).kind === 'open';
      if (!isOpen) {
        over.push(opening);
        continue;
      }
      const condition = findReleaseCondition(person.setting);
      const returnKey = returnedAt && `return/${leavebit.userId}/${returnedAt.toISOString()}/${email}`;
      const known = returnKey === null ? undefined : returns.get(returnKey);
      if (known) {
        known.isHeir ||= condition === 'report';
        known.hasSealed ||= leavebit.sealed;
        over.push(opening);
        continue;
      }
      if (!allowances.take(leavebit.userId, email)) {
        later.push(opening);
        continue;
      }
      over.push(opening);
      if (returnKey !== null) {
        returns.set(returnKey, {
          leavebit,
          email,
          isHeir: condition === 'report',
          hasSealed: leavebit.sealed,
        });
        continue;
      }
      const until = getAnnouncedAccessEnd(owner);
      owed.push({
        to: email,
        userId: leavebit.userId,
        kind: owner.estate.report === 'released' ? noticeKinds.released : noticeKinds.opened,
        // A save opens a LeaveBit for a recipient at most once, whether immediately or on a date.
        dedupeKey: `${OPENING_KEY_PREFIX}${leavebit.id}/save-${leavebit.seqno}/${email}`,
        giveUpAt: releaseMailDeadlines.others(now),
        content: openingNoticeEmail({
          ...getOwnerNames(ctx, leavebit.owner),
          link: buildRecipientEmailLink(ctx, email),
          because:
            condition === 'date'
              ? getDateReason(releaseNews.get(leavebit.userId), email)
              : { event: 'owner' },
          readableUntil: until && now < until ? formatEmailDate(ctx, until) : null,
          hasSealed: leavebit.sealed,
        }),
      });
    }
    await queueMails(ctx, tx, owed);
    await setImmediate();
  }
  for (const part of partsOf([...returns])) {
    const owed = part.map(([key, { leavebit, email, isHeir, hasSealed }]): NewMail => {
      const news = isHeir ? releaseNews.get(leavebit.userId) : undefined;
      const because = getReturnReason(news, email);
      const until = because.event === 'return' ? null : getAnnouncedAccessEnd(owners.get(leavebit.userId)!);
      return {
        to: email,
        userId: leavebit.userId,
        kind: noticeKinds.released,
        dedupeKey: `${news?.keyPrefix ?? OPENING_KEY_PREFIX}${key}`,
        giveUpAt: releaseMailDeadlines.others(now),
        content: openingNoticeEmail({
          ...getOwnerNames(ctx, leavebit.owner),
          link: buildRecipientEmailLink(ctx, email),
          because,
          readableUntil: until && now < until ? formatEmailDate(ctx, until) : null,
          hasSealed,
        }),
      };
    });
    await queueMails(ctx, tx, owed);
    await setImmediate();
  }
  const opensAt = new Date(now.getTime() + jobLimits.openingLookAgainMs);
  if (later.length > 0) await tx.update(scheduledOpenings).set({ opensAt }).where(areAmong(later));
  if (over.length > 0) await tx.delete(scheduledOpenings).where(areAmong(over));
  return [...damaged];
}

/** Everything restored to an open estate at one time that has opened for a recipient. */
interface Return<Leavebit> {
  leavebit: Leavebit;
  email: string;
  /** Whether any of it waited for the report. */
  isHeir: boolean;
  hasSealed: boolean;
}

/**
 * An heir whom no email has told what happened gets the same email as at the release, because they may have been removed before
 * it. No end date is repeated to the others, because it may have moved since.
 * @param news undefined for someone who isn't an heir
 */
function getReturnReason(news: ReleaseNoticeFacts | undefined, email: string): OpeningReason {
  if (!news) return { event: 'return', after: null };
  const { event, confirmedBy, notified } = news;
  return notified.has(email) ? { event: 'return', after: event } : { event, confirmedBy, isReturned: true };
}

/** Who waited only for a date isn't told by us what happened. @param news undefined unless the estate is released */
function getDateReason(news: ReleaseNoticeFacts | undefined, email: string): OpeningReason {
  return news?.notified.has(email) ? { event: 'date', after: news.event } : { event: 'date' };
}

/** Splits the work into chunks small enough for requests to be handled in between. */
function partsOf<Item>(items: readonly Item[]): Item[][] {
  const { openingsBetweenRequests: size } = jobLimits;
  return Array.from({ length: Math.ceil(items.length / size) }, (_, n) =>
    items.slice(n * size, (n + 1) * size),
  );
}

interface Opening {
  triggerByteId: number;
  email: string;
}

/** Also filters by LeaveBit. Otherwise, PostgreSQL might scan the whole list. */
function areAmong(openings: Opening[]) {
  const list = JSON.stringify(openings);
  const ofLeavebits = matchesAnyId(
    scheduledOpenings.triggerByteId,
    openings.map(({ triggerByteId }) => triggerByteId),
  );
  return sql`${ofLeavebits} and (${scheduledOpenings.triggerByteId}, ${scheduledOpenings.email}) in (
    select "triggerByteId", email from json_to_recordset(${list}::json) as given("triggerByteId" bigint, email text))`;
}
