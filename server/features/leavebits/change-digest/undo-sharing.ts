import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type {
  SharingUndoErrorReason,
  SharingUndoPreview,
  AccessLoss,
  UsedLinkDetails,
} from '#shared/contracts/undo-links.ts';
import { HOUR_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import { formatEmailDate } from '#server/adapters/mail/email-dates.ts';
import { queueMail } from '#server/adapters/mail/outbox.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { matchesAnyId } from '#server/db/prepared-statements.ts';
import { sharingChanges, sharingDigests, triggerBytes, users } from '#server/db/schema/index.ts';
import { DomainError } from '#server/http/domain-error.ts';
import { createSessionEnd } from '#server/http/live-events/session-ends.ts';
import { findReportInForce, type ReportInForce } from '../../access/report-in-force.ts';
import { loadOwnerAccessFacts } from '../../access/load-estate.ts';
import { withIntegrityCheck } from '../../access/integrity.ts';
import { endAllAccess } from '../../accounts/end-all-access.ts';
import { recordActivities } from '../../activity/record-activity.ts';
import { findDeletionDate } from '../../deletion/find-deletion-date.ts';
import { announceOpeningsNow } from '../../notices/schedule-opening-notices.ts';
import { loadPersonFormatter } from '../../people/load-person-names.ts';
import { lockOwner } from '../../reporters/lock-owner.ts';
import { sharingRestoredEmail } from '../emails.ts';
import type { LeavebitRow } from '../leavebit-encryption.ts';
import { decryptActivitySubject } from '../record-leavebit-activity.ts';
import type { SharingState } from '../rules.ts';
import { saveSharing } from '../sharing/save-sharing.ts';
import { loadRecordedChanges, recordUndo } from './record-sharing-change.ts';
import { countRestorableLosses, restoreLosses } from './restore-losses.ts';
import { countRestorableTexts, restoreTexts } from './restore-texts.ts';
import { listRestorableSubstitutes, restoreSubstitutes } from './substitute-changes.ts';
import {
  computeRestoredSharing,
  countByPerson,
  createReportedLaterCheck,
  findEffectiveRule,
  mergeSharingChanges,
  getDigestUndoDeadline,
  getSharingUndoErrorReason,
  isUndoLinkUsedUp,
  selectUndoableChanges,
  withUndos,
  type PersonCount,
  type SharingChange,
} from './sharing-change-rules.ts';

type NewsRow = typeof sharingDigests.$inferSelect;
type OwnerRow = typeof users.$inferSelect;

const sentences = {
  unknown: 'This link isn’t valid. It may not have been copied in full.',
  undone: 'This link has already been used. It restored everything it could at the time.',
  expired: 'This link has expired, so it can no longer undo the change.',
} as const satisfies Record<SharingUndoErrorReason, string>;

const refused = (reason: SharingUndoErrorReason, details: Partial<UsedLinkDetails> = {}) =>
  new DomainError('not-found', sentences[reason], { details: { reason, ...details } });

/** @throws DomainError `not-found`, with the `reason` why the link can't be used */
async function findNews(ctx: Context, db: Database, token: string): Promise<NewsRow> {
  const [news] = await db
    .select()
    .from(sharingDigests)
    .where(eq(sharingDigests.undoToken, ctx.digests.token(token)));
  if (!news) throw refused('unknown');
  const refusal = getSharingUndoErrorReason(news, ctx.clock.now());
  if (refusal === 'undone') throw refused(refusal, await loadUsedLinkDetails(ctx, db, news));
  if (refusal) throw refused(refusal);
  return news;
}

async function loadUsedLinkDetails(
  ctx: Context,
  db: Database,
  { userId, undoneAt }: NewsRow,
): Promise<UsedLinkDetails> {
  const oldest = new Date(ctx.clock.now().getTime() - limits.undoHours * HOUR_MS);
  const newer = await db.$count(
    sharingDigests,
    and(
      eq(sharingDigests.userId, userId),
      gt(sharingDigests.mailedAt, undoneAt!),
      gt(sharingDigests.mailedAt, oldest),
      isNull(sharingDigests.undoneAt),
    ),
  );
  const waiting = await db.$count(
    sharingChanges,
    and(eq(sharingChanges.userId, userId), isNull(sharingChanges.newsId)),
  );
  return { hasNewerChanges: newer + waiting > 0, ...(await loadPendingDeletion(db, userId)) };
}

const loadPendingDeletion = async (db: Database, userId: number) => ({
  deletesAt: (await findDeletionDate(db, userId))?.toISOString() ?? null,
});

interface Undoing {
  owner: OwnerRow;
  news: NewsRow;
  report: ReportInForce | null;
}

/**
 * The changes that a digest's link undoes: those reported in it, and later ones that no digest has reported yet. Every removal
 * is therefore covered by a link that has already been sent.
 */
async function readChanges(ctx: Context, tx: Database, { owner, news, report }: Undoing) {
  const all = await loadRecordedChanges(ctx, tx, owner);
  const isReportedLater = createReportedLaterCheck(
    all
      .filter(({ digest }) => digest && digest.mailedAt > news.mailedAt && digest.undoneAt === null)
      .flatMap(({ sharing }) => sharing),
  );
  const dated = all.map((one) => ({ ...one, at: one.changedAt }));
  const covered = selectUndoableChanges(dated, report).filter(({ digest, sharing }) =>
    digest ? digest.id === news.id : !sharing.some(isReportedLater),
  );
  return {
    isLinkUsedUp: isUndoLinkUsedUp(
      dated.filter(({ digest }) => digest?.id === news.id),
      report,
    ),
    all: all.flatMap(({ sharing }) => sharing),
    ids: covered.map(({ id }) => id),
    // Filters again by the encrypted times, which can't have been altered in the database.
    sharing: selectUndoableChanges(
      covered.flatMap(({ sharing }) => sharing),
      report,
    ),
    losses: selectUndoableChanges(
      covered.flatMap(({ losses }) => losses),
      report,
    ),
    substitutes: selectUndoableChanges(
      covered.flatMap(({ substitutes }) => substitutes),
      report,
    ),
  };
}

/**
 * The people who were added recently, and who are recipients after an undo, which removes nobody. Includes those whom other
 * digests report: somebody may have replaced an heir by one address, and later by another. Also includes those who have left,
 * because the link in their mail brings them back.
 * @param all everything recorded
 * @param restored the sharing settings that the undo is about to save, by LeaveBit
 */
async function listAdded(
  tx: Database,
  userId: number,
  all: readonly SharingChange[],
  restored: ReadonlyMap<number, SharingState> = new Map(),
): Promise<PersonCount[]> {
  const saves = all.map((change) => ({
    ...change,
    people: change.people.filter(({ undoneSince }) => !undoneSince),
  }));
  const added = mergeSharingChanges(saves).filter(({ before }) => before === null);
  const rows = new Map((await loadLeavebits(tx, userId, added)).map((row) => [row.id, row]));
  return countByPerson(
    added.filter(({ triggerByteId, email }) => {
      const row = restored.get(triggerByteId) ?? rows.get(triggerByteId);
      return row?.sharingEmails.includes(email);
    }),
  );
}

/** Locks all LeaveBits affected by an undo, in a fixed order to avoid deadlocks with other transactions that lock several. */
async function lockLeavebits(
  tx: Database,
  userId: number,
  changes: readonly { triggerByteId: number }[],
): Promise<void> {
  await tx
    .select({ id: triggerBytes.id })
    .from(triggerBytes)
    .where(and(eq(triggerBytes.userId, userId), matchesAnyId(triggerBytes.id, listIds(changes))))
    .orderBy(asc(triggerBytes.id))
    .for('update');
}

/** The LeaveBits that a link's changes affect, each with these and with what to restore, or null if nothing is missing. */
async function readAffected(
  ctx: Context,
  tx: Database,
  { owner, report }: Undoing,
  { sharing, all }: Pick<Awaited<ReturnType<typeof readChanges>>, 'sharing' | 'all'>,
) {
  const net = mergeSharingChanges(withUndos(sharing, all));
  const wanted = new Map<number, typeof net>(net.map(({ triggerByteId }) => [triggerByteId, []]));
  for (const one of net) wanted.get(one.triggerByteId)?.push(one);
  const estate = { isEstateOpen: report?.status === 'released' };
  return (await loadLeavebits(tx, owner.id, net)).flatMap((row) => {
    if (withIntegrityCheck(ctx, row).isDamaged) return [];
    const covered = wanted.get(row.id) ?? [];
    return [{ row, covered, back: computeRestoredSharing(row, covered, ctx.clock.now(), estate) }];
  });
}

/** Those of which something is to be restored. */
const selectTaken = (affected: Awaited<ReturnType<typeof readAffected>>) =>
  affected.flatMap(({ row, back }) => (back ? [{ row, ...back }] : []));

const loadLeavebits = (
  tx: Database,
  userId: number,
  changes: readonly { triggerByteId: number }[],
): Promise<LeavebitRow[]> =>
  tx
    .select()
    .from(triggerBytes)
    .where(and(eq(triggerBytes.userId, userId), matchesAnyId(triggerBytes.id, listIds(changes))))
    .orderBy(asc(triggerBytes.id));

const listIds = (changes: readonly { triggerByteId: number }[]) => [
  ...new Set(changes.map(({ triggerByteId }) => triggerByteId)),
];

/** Previews what an undo link would restore. Read-only, because mail scanners open links. */
export async function previewSharingUndo(ctx: Context, token: string): Promise<SharingUndoPreview> {
  const news = await findNews(ctx, ctx.db, token);
  const [owner] = await ctx.db.select().from(users).where(eq(users.id, news.userId));
  if (!owner) throw refused('unknown');
  const report = await findReportInForce(ctx.db, owner.id);
  const undoing = { owner, news, report };
  const changes = await readChanges(ctx, ctx.db, undoing);
  const { losses } = changes;
  const counts = new Map<string, AccessLoss>();
  const back = selectTaken(await readAffected(ctx, ctx.db, undoing, changes));
  for (const { row, emails } of back) {
    for (const email of emails) {
      const what = findEffectiveRule(row, email) ? 'later' : 'removed';
      const key = `${what} ${email}`;
      counts.set(key, { email, what, leavebits: (counts.get(key)?.leavebits ?? 0) + 1 });
    }
  }
  return {
    mailedAt: news.mailedAt.toISOString(),
    expiresAt: getDigestUndoDeadline(news.mailedAt).toISOString(),
    taken: [...counts.values()],
    added: await listAdded(
      ctx.db,
      owner.id,
      changes.all,
      new Map(back.map(({ row, sharing }) => [row.id, sharing])),
    ),
    lost: {
      ...(await countRestorableLosses(ctx.db, owner.id, losses)),
      ...(await countRestorableTexts(ctx, ctx.db, { userId: owner.id, losses, report })),
    },
    substitutes: await listRestorableSubstitutes(ctx, ctx.db, owner.id, changes.substitutes),
    openSinceReportAt: report?.status === 'released' ? report.reportedAt.toISOString() : null,
    ...(await loadPendingDeletion(ctx.db, owner.id)),
  };
}

/**
 * Restores the access and content that a digest reported as lost, using the link in the digest. Signs out all sessions, because
 * one of them may be the intruder's. Works regardless of subscription and quota, because a thief may have filled the account.
 * In an open estate, it restores what was removed since the report was submitted, and notifies each heir once of whatever opens
 * for them.
 * @throws DomainError `not-found` with the `reason` why the link can't be used, `conflict` if there is nothing to restore
 */
export async function undoSharingChanges(ctx: Context, token: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const known = await findNews(ctx, tx, token);
    const owner = await lockOwner(tx, known.userId);
    // Read again under the lock, because a concurrent click may have come first.
    const news = await findNews(ctx, tx, token);
    if (!owner) throw refused('unknown');
    // Locked so that a release or revocation happens strictly before or after the undo. A release after it notifies the heirs
    // of what was restored, and a revocation after it tells them that it is locked again.
    const report = await findReportInForce(tx, owner.id, { lock: true });
    const now = ctx.clock.now();
    const undoing = { owner, news, report };
    const changes = await readChanges(ctx, tx, undoing);
    const { ids, sharing, losses } = changes;
    await lockLeavebits(tx, owner.id, [...sharing, ...losses]);
    const lost = await restoreLosses(ctx, tx, owner, { losses, at: now });
    const given = await giveBack(ctx, tx, undoing, { changes, at: now });
    const { texts, areAllSealed, ...rewritten } = await restoreTexts(ctx, tx, {
      userId: owner.id,
      losses,
      report,
    });
    const substitutesOf = await restoreSubstitutes(ctx, tx, owner.id, changes.substitutes);
    const returned = { ...lost, texts, areAllSealed };
    const restored = given.people.length + substitutesOf.length + lost.leavebits + lost.files + texts;
    if (restored === 0) throw nothingTaken(report);
    if (changes.isLinkUsedUp)
      await tx.update(sharingDigests).set({ undoneAt: now }).where(eq(sharingDigests.id, news.id));
    // Only the changes this undo covered, because any others still have to be reported.
    await tx.update(sharingChanges).set({ newsId: news.id }).where(inArray(sharingChanges.id, ids));
    await endAllAccess(tx, owner.id, createSessionEnd('endedByUndoneSharing'));
    const called = await loadPersonFormatter(ctx, tx, owner.id);
    const added = await listAdded(tx, owner.id, changes.all);
    await queueMail(ctx, tx, {
      to: owner.email,
      kind: 'sharing-restored',
      dedupeKey: `sharing-restored/${news.id}/${now.toISOString()}`,
      content: sharingRestoredEmail({
        people: given.people.map(called),
        added: added.map(({ email, leavebits }) => ({ person: called(email), leavebits })),
        substitutesOf: substitutesOf.map(called),
        returned,
        isInTrash: given.isInTrash || rewritten.isInTrash,
        isEstateOpen: report?.status === 'released',
        at: formatEmailDate(ctx, now, owner),
        resetUrl: `${ctx.config.appOrigin}/auth?mode=reset`,
      }),
    });
  });
}

/**
 * Restores recipients' access.
 * @returns the recipients, and whether any of their LeaveBits are in the trash
 */
async function giveBack(
  ctx: Context,
  tx: Database,
  undoing: Undoing,
  { changes, at }: { changes: Awaited<ReturnType<typeof readChanges>>; at: Date },
) {
  const { owner, report } = undoing;
  const affected = await readAffected(ctx, tx, undoing, changes);
  const taken = selectTaken(affected);
  const lastUpdate = ctx.clock.now();
  const saved = await saveSharing(
    ctx,
    tx,
    taken.map(({ row, sharing }) => ({ row, changes: { ...sharing, lastUpdate } })),
    // The scheduled openings of a trashed LeaveBit stay unchanged until it is restored.
    { facts: await loadOwnerAccessFacts(ctx, tx, owner.id), isUndo: true },
  );
  const visible = taken.filter(({ row }) => row.trashedAt === null);
  // The restored recipients missed the release notice, because they had been removed at the time.
  if (report?.status === 'released' && visible.length > 0)
    await announceOpeningsNow(ctx, tx, {
      leavebits: visible.map(({ row: { id }, emails }) => ({ id, emails })),
      returnedAt: at,
    });
  await recordUndo(ctx, tx, {
    userId: owner.id,
    settled: affected.map(({ row, covered, back }) => ({ id: row.id, after: back?.sharing ?? row, covered })),
  });
  await recordActivities(
    ctx,
    tx,
    taken.map(({ emails }, index) => ({
      userId: owner.id,
      kind: 'recipients-given-back',
      subject: decryptActivitySubject(ctx, saved[index]!),
      detail: emails.join(', '),
    })),
  );
  return {
    people: [...new Set(taken.flatMap(({ emails }) => emails))],
    isInTrash: taken.some(({ row }) => row.trashedAt !== null),
  };
}

const nothingTaken = (report: ReportInForce | null) =>
  new DomainError(
    'conflict',
    report?.status === 'released'
      ? 'These LeaveBits have been released because of a report, and nothing that was removed since that report is still missing. Earlier changes stay as they are.'
      : 'There’s nothing to restore. The link still works if something is deleted or removed later.',
  );
