import { asc, eq, lte } from 'drizzle-orm';
import { formatEmailDate } from '../../adapters/mail/email-dates.ts';
import { queueMail } from '../../adapters/mail/outbox.ts';
import { releaseMailDeadlines } from '../../adapters/mail/release-mail-deadlines.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { matchesAnyId } from '../../db/prepared-statements.ts';
import { triggerBytes, unopenedChecks, unopenedReminders } from '../../db/schema/index.ts';
import { sweep } from '../../jobs/sweep.ts';
import { findReportInForce } from '../access/report-in-force.ts';
import { getOwnerNames } from '../names/owner-name.ts';
import { unopenedReminderEmail } from '../notices/emails.ts';
import { listRecipientsOfSealed } from '../notices/list-recipients-of-sealed.ts';
import { loadReleaseNoticeFacts } from '../notices/load-release-notice-facts.ts';
import { buildRecipientEmailLink } from '../notices/recipient-link.ts';
import { findEarliestDate } from '../release/reports/warning-rules.ts';
import { canActIrrevocably } from '../recovery/can-act-irrevocably.ts';
import { lockOwner } from '../reporters/lock-owner.ts';
import { decideUnopened, type SubstituteTurn, type UnopenedDecision } from './decide-unopened.ts';
import { loadUnopenedFacts, recordReminderOutcomes } from './load-facts.ts';
import { loadUnreportedTurns, reportTurns } from './report-turns.ts';
import { storeOpenings } from './store-openings.ts';
import { formatReadableUntil, takeTurns, type UnopenedSituation } from './take-turns.ts';

/**
 * Reminds recipients of what they haven't opened, and passes it on to their substitutes. Decides about each owner under their
 * lock in one transaction, so it is idempotent and safe to run in several processes. A failure for one owner doesn't delay the
 * others.
 */
export async function advanceUnopened(ctx: Context): Promise<void> {
  const due = await ctx.db
    .select({ id: unopenedChecks.userId })
    .from(unopenedChecks)
    .where(lte(unopenedChecks.checkAt, ctx.clock.trustedNow()))
    .orderBy(asc(unopenedChecks.checkAt));
  await sweep(ctx, due, {
    name: 'advance-unopened',
    alarm: 'unopened-stuck',
    words: 'recipients could not be reminded of what they have not opened',
    idName: 'userId',
    inTransaction: (tx, { id }) => advance(ctx, tx, id),
  });
}

async function advance(ctx: Context, tx: Database, userId: number): Promise<void> {
  const owner = await lockOwner(tx, userId);
  if (!owner || !(await canActIrrevocably(ctx, tx))) return;
  // A revocation comes strictly before or after this.
  const report = await findReportInForce(tx, userId, { lock: true });
  await recordReminderOutcomes(ctx, tx, userId);
  let facts = await loadUnopenedFacts(ctx, tx, owner);
  let decision = decideUnopened(facts);
  if (decision.turns.length > 0) {
    await lockLeavebits(tx, decision.turns);
    // Somebody may have opened it before the lock. Whoever reads now waits for this transaction, see `record-reading.ts`.
    facts = await loadUnopenedFacts(ctx, tx, owner);
    decision = decideUnopened(facts);
  }
  const unreported = await loadUnreportedTurns(tx, userId);
  await storeOpenings(tx, decision);
  const news = await loadReleaseNoticeFacts(tx, facts.estate.report === 'released' ? [userId] : []);
  const situation: UnopenedSituation = { owner, facts, report, news: news.get(userId) };
  for (const email of decision.reminders)
    await remind(ctx, tx, situation, { email, passingOnAt: decision.passingOn.get(email) ?? null });
  await takeTurns(ctx, tx, situation, decision.turns);
  const reportAt = await reportTurns(ctx, tx, situation, decision, unreported);
  await planNextCheck(tx, userId, decision, { now: facts.now, reportAt });
}

async function lockLeavebits(tx: Database, turns: readonly SubstituteTurn[]): Promise<void> {
  const ids = turns.map(({ leavebitId }) => leavebitId);
  await tx
    .select({ id: triggerBytes.id })
    .from(triggerBytes)
    .where(matchesAnyId(triggerBytes.id, ids))
    .orderBy(asc(triggerBytes.id))
    .for('update');
}

/** One email about everything that a recipient hasn't opened, without naming any of it. */
async function remind(
  ctx: Context,
  tx: Database,
  { owner, facts, news }: UnopenedSituation,
  { email, passingOnAt }: { email: string; passingOnAt: Date | null },
): Promise<void> {
  const { now } = facts;
  // A revocation withdraws emails with the report's prefix.
  const prefix = news ? `${news.keyPrefix}unopened/` : `unopened/${owner.id}/`;
  const mailKey = `${prefix}${now.toISOString()}/${email}`;
  const sealedFor = await listRecipientsOfSealed(tx, owner.id);
  await queueMail(ctx, tx, {
    to: email,
    userId: owner.id,
    kind: news ? 'released-reminder' : 'unopened-reminder',
    dedupeKey: mailKey,
    ...(news && { giveUpAt: releaseMailDeadlines.others(now) }),
    content: unopenedReminderEmail({
      ...getOwnerNames(ctx, owner),
      link: buildRecipientEmailLink(ctx, email),
      readableUntil: formatReadableUntil(ctx, facts),
      passingOn: passingOnAt && { from: passingOnAt > now ? formatEmailDate(ctx, passingOnAt) : null },
      hasSealed: sealedFor.has(email),
    }),
  });
  await tx.insert(unopenedReminders).values({ userId: owner.id, email, sentAt: now, mailKey });
}

/** Stores when to look next. What an owner or a report does meanwhile brings it forward. */
async function planNextCheck(
  tx: Database,
  userId: number,
  { nextCheckAt, turns }: UnopenedDecision,
  { now, reportAt }: { now: Date; reportAt: Date | null },
): Promise<void> {
  // The next run decides about what a turn has changed.
  const checkAt = turns.length > 0 ? now : findEarliestDate([nextCheckAt, reportAt]);
  await (checkAt === null
    ? tx.delete(unopenedChecks).where(eq(unopenedChecks.userId, userId))
    : tx.update(unopenedChecks).set({ checkAt }).where(eq(unopenedChecks.userId, userId)));
}
