import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type {
  SharingUndoErrorReason,
  SharingUndoResponse,
  AccessLoss,
} from '#shared/contracts/sharing-undo.ts';
import { formatEmailDate } from '#server/adapters/mail/email-dates.ts';
import { queueMail } from '#server/adapters/mail/outbox.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { matchesAnyId } from '#server/db/matches-any-id.ts';
import { sharingChanges, sharingNews, triggerBytes, users } from '#server/db/schema/index.ts';
import { DomainError } from '#server/http/domain-error.ts';
import { estateOpenError, findReportInForce } from '../../access/report-in-force.ts';
import { loadOwnerAccessFacts } from '../../access/load-estate.ts';
import { updateLeavebitRow, withIntegrityCheck } from '../../access/integrity.ts';
import { endAllAccess } from '../../accounts/end-all-access.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import { scheduleOpenings } from '../../notices/schedule-openings.ts';
import { loadPersonFormatter } from '../../people/load-person-names.ts';
import { lockOwner } from '../../reporters/lock-owner.ts';
import { sharingRestoredEmail } from '../emails.ts';
import { decryptActivitySubject } from '../record-leavebit-activity.ts';
import { storeReplacedVersion } from '../versions/store-replaced-version.ts';
import { decryptRecordedChanges } from './record-sharing-change.ts';
import { countRestorableLosses, restoreLosses } from './restore-losses.ts';
import {
  computeRestoredSharing,
  mergeSharingChanges,
  getDigestUndoDeadline,
  getSharingUndoErrorReason,
  type SharingChange,
} from './rules.ts';

type NewsRow = typeof sharingNews.$inferSelect;
type OwnerRow = typeof users.$inferSelect;

const sentences = {
  unknown: 'This link is not valid. It may have been copied incompletely.',
  undone: 'This link was used already, and everything is back.',
  expired: 'The time in which this link could undo the change is over.',
} as const satisfies Record<SharingUndoErrorReason, string>;

const refused = (reason: SharingUndoErrorReason) =>
  new DomainError('not-found', sentences[reason], { details: { reason } });

/** @throws DomainError `not-found` with the `reason` why the link can't be used */
async function findNews(ctx: Context, db: Database, token: string): Promise<NewsRow> {
  const [news] = await db
    .select()
    .from(sharingNews)
    .where(eq(sharingNews.undoToken, ctx.digests.token(token)));
  if (!news) throw refused('unknown');
  const refusal = getSharingUndoErrorReason(news, ctx.clock.now());
  if (refusal) throw refused(refusal);
  return news;
}

/**
 * The changes that a digest's link undoes: those reported in it, and those since that no digest has reported yet. Every removal
 * is thus covered by a link that has already been sent.
 */
async function readChanges(ctx: Context, tx: Database, { owner, news }: { owner: OwnerRow; news: NewsRow }) {
  const isWaiting = and(eq(sharingChanges.userId, owner.id), isNull(sharingChanges.newsId));
  const rows = await tx
    .select()
    .from(sharingChanges)
    .where(or(eq(sharingChanges.newsId, news.id), isWaiting))
    .orderBy(asc(sharingChanges.changedAt), asc(sharingChanges.id));
  return { ids: rows.map(({ id }) => id), ...decryptRecordedChanges(ctx, owner, rows) };
}

/**
 * The access removed from people, per LeaveBit.
 * @param isLocked locks the LeaveBits, in a fixed order so that concurrent undos can't deadlock.
 */
async function readTaken(
  ctx: Context,
  tx: Database,
  owner: OwnerRow,
  changes: readonly SharingChange[],
  { isLocked = false } = {},
) {
  const net = mergeSharingChanges(changes);
  const query = tx
    .select()
    .from(triggerBytes)
    .where(
      and(
        eq(triggerBytes.userId, owner.id),
        matchesAnyId(triggerBytes.id, [...new Set(net.map(({ triggerByteId }) => triggerByteId))]),
      ),
    )
    .orderBy(asc(triggerBytes.id));
  const rows = await (isLocked ? query.for('update') : query);
  return rows.flatMap((row) => {
    if (withIntegrityCheck(ctx, row).isDamaged) return [];
    const wanted = net.filter(({ triggerByteId }) => triggerByteId === row.id);
    const back = computeRestoredSharing(row, wanted, ctx.clock.now());
    return back ? [{ row, ...back }] : [];
  });
}

/** Previews what an undo link would restore. Read-only, because mail scanners open links. */
export async function previewSharingUndo(ctx: Context, token: string): Promise<SharingUndoResponse> {
  const news = await findNews(ctx, ctx.db, token);
  const [owner] = await ctx.db.select().from(users).where(eq(users.id, news.userId));
  if (!owner) throw refused('unknown');
  const { sharing, losses } = await readChanges(ctx, ctx.db, { owner, news });
  const counts = new Map<string, AccessLoss>();
  for (const { row, emails } of await readTaken(ctx, ctx.db, owner, sharing)) {
    for (const email of emails) {
      const what = row.sharingEmails.includes(email) ? 'later' : 'removed';
      const key = `${what} ${email}`;
      counts.set(key, { email, what, leavebits: (counts.get(key)?.leavebits ?? 0) + 1 });
    }
  }
  return {
    mailedAt: news.mailedAt.toISOString(),
    expiresAt: getDigestUndoDeadline(news.mailedAt).toISOString(),
    taken: [...counts.values()],
    lost: await countRestorableLosses(ctx.db, owner.id, losses),
  };
}

/**
 * Restores the access and content reported lost in a digest, by its link. Signs out all sessions, because one of them may be
 * the intruder's. Works regardless of subscription and quota: a thief may have filled the account.
 * @throws DomainError `not-found` with the `reason` why the link can't be used, `conflict` if there is nothing to restore,
 * `estate-open`
 */
export async function undoSharingChanges(ctx: Context, token: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const known = await findNews(ctx, tx, token);
    const owner = await lockOwner(tx, known.userId);
    // Read again under the lock: a concurrent click may have come first.
    const news = await findNews(ctx, tx, token);
    if (!owner) throw refused('unknown');
    // Locked, so that a release happens strictly before or after the undo.
    const report = await findReportInForce(tx, owner.id, { lock: true });
    if (report?.status === 'released') throw estateOpenError();
    const { ids, sharing, losses } = await readChanges(ctx, tx, { owner, news });
    const returned = await restoreLosses(ctx, tx, owner, losses);
    const emails = await giveBack(ctx, tx, owner, sharing);
    if (emails.people.length === 0 && returned.leavebits + returned.files === 0) throw nothingTaken();
    const now = ctx.clock.now();
    await tx.update(sharingNews).set({ undoneAt: now }).where(eq(sharingNews.id, news.id));
    // Only what this undo covered: anything else still has to be reported.
    await tx.update(sharingChanges).set({ newsId: news.id }).where(inArray(sharingChanges.id, ids));
    await endAllAccess(tx, owner.id, {
      type: 'session_logout',
      message:
        'A change of your LeaveBits was undone, so everyone was signed out. Please choose a new password.',
    });
    const called = await loadPersonFormatter(ctx, tx, owner.id);
    await queueMail(ctx, tx, {
      to: owner.email,
      kind: 'sharing-restored',
      dedupeKey: `sharing-restored/${news.id}`,
      letter: sharingRestoredEmail({
        people: emails.people.map(called),
        returned,
        isInTrash: emails.isInTrash,
        at: formatEmailDate(ctx, now),
        resetUrl: `${ctx.config.appOrigin}/auth?mode=reset`,
      }),
    });
  });
}

/**
 * Restores the access removed from people.
 * @returns who they are, and whether some of it is in the trash.
 */
async function giveBack(ctx: Context, tx: Database, owner: OwnerRow, changes: readonly SharingChange[]) {
  const facts = await loadOwnerAccessFacts(ctx, tx, owner.id);
  const taken = await readTaken(ctx, tx, owner, changes, { isLocked: true });
  for (const { row, sharing, emails } of taken) {
    const saved = await updateLeavebitRow(ctx, tx, row, {
      ...sharing,
      seqno: row.seqno + 1,
      lastUpdate: ctx.clock.now(),
    });
    await storeReplacedVersion(ctx, tx, { before: row, saved, isOutsideSession: true });
    // The scheduled openings of a trashed LeaveBit are left unchanged, for its restoration.
    if (saved.trashedAt === null) await scheduleOpenings(ctx, tx, saved, row.sharingConfig, facts);
    await recordActivity(ctx, tx, {
      userId: owner.id,
      kind: 'recipients-given-back',
      subject: decryptActivitySubject(ctx, saved),
      detail: emails.join(', '),
    });
  }
  return {
    people: [...new Set(taken.flatMap(({ emails }) => emails))],
    isInTrash: taken.some(({ row }) => row.trashedAt !== null),
  };
}

const nothingTaken = () =>
  new DomainError(
    'conflict',
    'Nothing is missing that was there before. The link still works if something is deleted or taken away later.',
  );
