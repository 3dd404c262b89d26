import { and, asc, eq } from 'drizzle-orm';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import { findReleaseCondition, type ReleaseSetting } from '#shared/domain/release.ts';
import { formatEmailDate } from '../../adapters/mail/email-dates.ts';
import { queueMail } from '../../adapters/mail/outbox.ts';
import { releaseMailDeadlines } from '../../adapters/mail/release-mail-deadlines.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { matchesAnyId } from '../../db/prepared-statements.ts';
import { recipientOpenings, substituteTurns, triggerBytes, type users } from '../../db/schema/index.ts';
import { isLeavebitIntact } from '../access/integrity.ts';
import { loadOwnerAccessFacts } from '../access/load-estate.ts';
import { getAnnouncedAccessEnd } from '../access/rules.ts';
import type { ReportInForce } from '../access/report-in-force.ts';
import { recordActivities } from '../activity/record-activity.ts';
import type { LeavebitRow } from '../leavebits/leavebit-encryption.ts';
import { decryptActivitySubject } from '../leavebits/record-leavebit-activity.ts';
import { saveSharing } from '../leavebits/sharing/save-sharing.ts';
import { getOwnerNames } from '../names/owner-name.ts';
import { openingNoticeEmail, type OpeningReason } from '../notices/emails.ts';
import { listRecipientsOfSealed } from '../notices/list-recipients-of-sealed.ts';
import {
  getTurnKeyPrefix,
  OPENING_KEY_PREFIX,
  type ReleaseNoticeFacts,
} from '../notices/load-release-notice-facts.ts';
import { noticeKinds } from '../notices/notice-allowance.ts';
import { buildRecipientEmailLink } from '../notices/recipient-link.ts';
import { opensWithRelease } from '../release/openings/rules.ts';
import { recordPassedOnEvent } from '../release/reports/record-report-event.ts';
import type { SubstituteTurn, UnopenedFacts } from './decide-unopened.ts';
import { upsertOpenings } from './store-openings.ts';

/** An owner under their lock, and what holds for them now. */
export interface UnopenedSituation {
  owner: typeof users.$inferSelect;
  facts: UnopenedFacts;
  report: ReportInForce | null;
  /** Undefined unless the estate is open. */
  news: ReleaseNoticeFacts | undefined;
}

/**
 * Shares LeaveBits with substitutes, as a save of each, although the estate may be open: the owner has decided it beforehand. The
 * person who hasn't opened them stays a recipient.
 */
export async function takeTurns(
  ctx: Context,
  tx: Database,
  situation: UnopenedSituation,
  turns: readonly SubstituteTurn[],
): Promise<void> {
  if (turns.length === 0) return;
  const { owner, facts, report } = situation;
  const ids = [...new Set(turns.map(({ leavebitId }) => leavebitId))];
  const rows = await tx
    .select()
    .from(triggerBytes)
    .where(matchesAnyId(triggerBytes.id, ids))
    .orderBy(asc(triggerBytes.id));
  const saves = rows
    .filter((row) => isLeavebitIntact(ctx.keyRing, row))
    .map((row) => ({
      row,
      // `lastUpdate` stays: nothing that a reader sees has changed.
      changes: turns.filter(({ leavebitId }) => leavebitId === row.id).reduce(addSubstitute, row),
    }));
  await saveSharing(ctx, tx, saves, {
    facts: await loadOwnerAccessFacts(ctx, tx, owner.id),
    isUndo: true,
  });
  for (const { leavebitId, from, to } of turns) {
    await tx
      .update(recipientOpenings)
      .set({ passedOnAt: facts.now, passedOnTo: to })
      .where(and(eq(recipientOpenings.triggerByteId, leavebitId), eq(recipientOpenings.email, from)));
    await upsertOpenings(tx, [{ triggerByteId: leavebitId, email: to, openedAt: facts.now }]);
  }
  await recordTurns(tx, situation, turns);
  const subjects = new Map(rows.map((row) => [row.id, decryptActivitySubject(ctx, row)]));
  await recordActivities(
    ctx,
    tx,
    turns.map(({ leavebitId, from, to }) => ({
      userId: owner.id,
      kind: 'passed-on',
      subject: subjects.get(leavebitId) ?? null,
      detail: `To ${to}, because ${from} hasn’t opened it`,
    })),
  );
  for (const to of [...new Set(turns.map((turn) => turn.to))].sort()) {
    await notifySubstitute(ctx, tx, situation, { to, turns: turns.filter((turn) => turn.to === to) });
    // What a date has opened has nothing to do with the report.
    if (report?.status === 'released' && turns.some((turn) => turn.to === to && opensWithRelease(turn.rule)))
      await recordPassedOnEvent(ctx, tx, { id: report.id, userId: owner.id }, to);
  }
}

/** Replaces what is known of an earlier turn, which the owner has ended since. */
async function recordTurns(
  tx: Database,
  { facts, report }: UnopenedSituation,
  turns: readonly SubstituteTurn[],
): Promise<void> {
  const released = report?.status === 'released' ? report.id : null;
  for (const { leavebitId, from, to, rule } of turns) {
    const isThis = and(
      eq(substituteTurns.triggerByteId, leavebitId),
      eq(substituteTurns.substituteEmail, to),
    );
    await tx.delete(substituteTurns).where(isThis);
    await tx.insert(substituteTurns).values({
      triggerByteId: leavebitId,
      substituteEmail: to,
      email: from,
      reportId: opensWithRelease(rule) ? released : null,
      takenAt: facts.now,
    });
  }
}

type Sharing = Pick<LeavebitRow, 'sharingEmails' | 'sharingConfig' | 'leftBy'>;

const addSubstitute = (
  { sharingEmails, sharingConfig, leftBy }: Sharing,
  { to, rule }: SubstituteTurn,
): Sharing => ({
  sharingEmails: [...sharingEmails, to],
  sharingConfig: { ...sharingConfig, [to]: rule } satisfies Record<string, ReleaseSetting>,
  leftBy,
});

/** One email about everything that has been passed on to a substitute. Doesn't say who hasn't opened it. */
async function notifySubstitute(
  ctx: Context,
  tx: Database,
  { owner, facts, report, news }: UnopenedSituation,
  { to, turns }: { to: string; turns: readonly SubstituteTurn[] },
): Promise<void> {
  const isHeir = turns.some(({ rule }) => findReleaseCondition(rule) === 'report');
  const because = getTurnReason(isHeir ? news : undefined, to);
  const sealedFor = await listRecipientsOfSealed(tx, owner.id);
  const prefix = isHeir && news ? news.keyPrefix : getQuietPrefix(report, turns);
  await queueMail(ctx, tx, {
    to,
    userId: owner.id,
    kind: news ? noticeKinds.released : noticeKinds.opened,
    dedupeKey: `${prefix}turn-${owner.id}-${facts.now.toISOString()}/${encodeLinkEmail(to)}`,
    giveUpAt: releaseMailDeadlines.others(facts.now),
    content: openingNoticeEmail({
      ...getOwnerNames(ctx, owner),
      link: buildRecipientEmailLink(ctx, to),
      because,
      readableUntil: formatReadableUntil(ctx, facts),
      hasSealed: sealedFor.has(to),
    }),
  });
}

/** The key prefix of an email that doesn't say what happened. A revocation withdraws one about what it takes back. */
const getQuietPrefix = (report: ReportInForce | null, turns: readonly SubstituteTurn[]): string =>
  report?.status === 'released' && turns.some(({ rule }) => opensWithRelease(rule))
    ? getTurnKeyPrefix(report.id)
    : OPENING_KEY_PREFIX;

/** An heir whom no email has told what happened learns it with this one. Others aren't told. */
function getTurnReason(news: ReleaseNoticeFacts | undefined, to: string): OpeningReason {
  if (!news) return { event: 'turn', after: null };
  const { event, confirmedBy, notified } = news;
  return notified.has(to) ? { event: 'turn', after: event } : { event, confirmedBy, isSubstitute: true };
}

/** Until when recipients can read, as emails announce it. Null if that isn't known. */
export function formatReadableUntil(ctx: Context, facts: UnopenedFacts) {
  const until = getAnnouncedAccessEnd(facts);
  return until && facts.now < until ? formatEmailDate(ctx, until) : null;
}
