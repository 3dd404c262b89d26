import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { DAY_MS } from '#shared/domain/durations.ts';
import { formatEmailDate } from '#server/adapters/mail/email-dates.ts';
import { queueMail } from '#server/adapters/mail/outbox.ts';
import { queueJob } from '#server/adapters/queue.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { sharingChanges, sharingDigests } from '#server/db/schema/index.ts';
import { sweep } from '#server/jobs/sweep.ts';
import { findReportInForce } from '../../access/report-in-force.ts';
import { loadPersonFormatter } from '../../people/load-person-names.ts';
import { lockOwner } from '../../reporters/lock-owner.ts';
import { sharingChangedEmail } from '../emails.ts';
import { findMissingContent } from './find-missing-content.ts';
import {
  getNextEditDigestTime,
  hasOnlyEdits,
  hasRemainingLosses,
  isLossSummaryEmpty,
  summarizeLosses,
} from './loss-rules.ts';
import { loadRecordedChanges } from './record-sharing-change.ts';
import {
  getNextDigestTime,
  summarizeSharingChanges,
  getDigestUndoDeadline,
  withUndos,
} from './sharing-change-rules.ts';
import { mergeSubstituteChanges } from './substitute-changes.ts';
import { warnReportersOfLosses } from './warn-reporters-of-losses.ts';

/**
 * Sends an owner one digest of all unreported changes, or schedules it. The limit of one an hour and twelve a day keeps an
 * intruder from burying the important one under many others. Runs under the owner's lock, so that two processes don't both send
 * one.
 */
export async function sendSharingDigest(ctx: Context, { userId }: { userId: number }): Promise<void> {
  await ctx.db.transaction((tx) => tell(ctx, tx, userId));
}

/** Sends the digests whose jobs were lost. */
export async function sendOverdueSharingDigests(ctx: Context): Promise<void> {
  const waiting = await ctx.db
    .selectDistinct({ id: sharingChanges.userId })
    .from(sharingChanges)
    .where(isNull(sharingChanges.newsId));
  await sweep(ctx, waiting, {
    name: 'send-late-sharing-news',
    alarm: 'sharing-untold',
    words: 'an owner could not be notified of changes to their LeaveBits',
    idName: 'userId',
    inTransaction: (tx, { id }) => tell(ctx, tx, id),
  });
}

async function tell(ctx: Context, tx: Database, userId: number): Promise<void> {
  const owner = await lockOwner(tx, userId);
  if (!owner) return;
  const all = await loadRecordedChanges(ctx, tx, owner);
  const waiting = all.filter(({ digest }) => digest === null);
  const [first] = waiting;
  if (!first) return;
  const sharing = withUndos(
    waiting.flatMap((one) => one.sharing),
    all.flatMap((one) => one.sharing),
  );
  const losses = waiting.flatMap((one) => one.losses);
  const now = ctx.clock.now();
  const missing = await findMissingContent(tx, userId, losses);
  const report = await findReportInForce(tx, userId);
  if (report?.status === 'pending') {
    const isDuringReport = ({ at }: { at: Date }) => at >= report.reportedAt;
    const during = { sharing: sharing.filter(isDuringReport), losses: losses.filter(isDuringReport) };
    if (hasRemainingLosses(during, missing, now)) await warnReportersOfLosses(ctx, tx, { owner, report });
  }
  const { opened, added, addedAndRemoved, taken } = summarizeSharingChanges(sharing, now);
  const lost = summarizeLosses(losses, missing);
  const ids = waiting.map(({ id }) => id);
  const substitutes = mergeSubstituteChanges(waiting.flatMap((one) => one.substitutes));
  const isOfPeople =
    opened.length + added.length + addedAndRemoved.length + taken.length + substitutes.length > 0;
  if (!isOfPeople && isLossSummaryEmpty(lost)) {
    await tx.delete(sharingChanges).where(inArray(sharingChanges.id, ids));
    return;
  }
  const sent = await tx
    .select({ mailedAt: sharingDigests.mailedAt, tellsOfEdits: sharingDigests.tellsOfEdits })
    .from(sharingDigests)
    .where(
      and(
        eq(sharingDigests.userId, userId),
        // Once used, a digest's link doesn't cover later removals, so it doesn't delay the next digest.
        isNull(sharingDigests.undoneAt),
        gt(sharingDigests.mailedAt, new Date(now.getTime() - DAY_MS)),
      ),
    )
    .orderBy(desc(sharingDigests.mailedAt));
  const due =
    // While a report is in force, edits don't wait a day, because the owner should have the link before the estate opens.
    !isOfPeople && hasOnlyEdits(lost) && report === null
      ? getNextEditDigestTime(sent, now)
      : getNextDigestTime(
          sent.map(({ mailedAt }) => mailedAt),
          now,
        );
  if (due > now) {
    await queueJob(tx, 'send-sharing-news', { userId }, { key: `sharing-news:${userId}`, runAt: due });
    return;
  }
  const id = ctx.random.uuid();
  const undoToken = ctx.random.token();
  await tx.insert(sharingDigests).values({
    id,
    userId,
    mailedAt: now,
    undoToken: ctx.digests.token(undoToken),
    tellsOfEdits: lost.rewritten + lost.resealed + lost.removedFiles > 0,
  });
  await tx.update(sharingChanges).set({ newsId: id }).where(inArray(sharingChanges.id, ids));
  const called = await loadPersonFormatter(ctx, tx, userId);
  const named = <Person extends { email: string }>(one: Person) => ({ ...one, person: called(one.email) });
  await queueMail(ctx, tx, {
    to: owner.email,
    kind: 'sharing-changed',
    dedupeKey: `sharing-changed/${id}`,
    giveUpAt: getDigestUndoDeadline(now),
    content: sharingChangedEmail({
      opened: opened.map(named),
      added: added.map(named),
      addedAndRemoved: addedAndRemoved.map(named),
      taken: taken.map((one) => ({
        ...named(one),
        replacedBy: one.replacedBy && called(one.replacedBy),
      })),
      substitutes: substitutes.map(({ email, before, after }) => ({
        person: called(email),
        before: before && { person: called(before.email), afterDays: before.afterDays },
        after: after && { person: called(after.email), afterDays: after.afterDays },
      })),
      lost,
      report: report?.status ?? 'none',
      since: formatEmailDate(ctx, first.changedAt, owner),
      undoLink: `${ctx.config.appOrigin}/undo-sharing/#${undoToken}`,
      signInUrl: `${ctx.config.appOrigin}/auth`,
    }),
  });
}
