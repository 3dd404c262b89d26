import { and, eq, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { NEW_DRAFT, type Draft, type DraftContent, type DraftSummary } from '#shared/contracts/drafts.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import { limits, MEGABYTE } from '#shared/domain/limits.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { leavebitDrafts, triggerBytes, users } from '../../db/schema/index.ts';
import { DomainError, notFoundError } from '../../http/domain-error.ts';
import { assertDraftSealed } from '../sealing/assert-sealed.ts';
import { getOrCreateAccountKey, unwrapAccountKey } from '../names/account-key.ts';

/** Identifies a draft: its owner, and its LeaveBit or `NEW_DRAFT`. */
export interface DraftKey {
  userId: number;
  id: number | typeof NEW_DRAFT;
}

const isDraft = ({ userId, id }: DraftKey) =>
  and(
    eq(leavebitDrafts.userId, userId),
    id === NEW_DRAFT ? isNull(leavebitDrafts.triggerByteId) : eq(leavebitDrafts.triggerByteId, id),
  );

/** Whether a draft is older than its retention period. The hourly cleanup may not have removed it yet. */
export const draftExpiredSql = (now: Date) =>
  lt(leavebitDrafts.savedAt, new Date(now.getTime() - limits.draftDays * DAY_MS));

/** The AAD of a draft's content. */
const aad = ({ userId, id }: DraftKey) => `leavebit_drafts/${userId}/${id}/content`;

const summaryColumns = {
  leavebitId: leavebitDrafts.triggerByteId,
  seqno: leavebitDrafts.seqno,
  savedAt: leavebitDrafts.savedAt,
  needsReview: leavebitDrafts.needsReview,
};

const present = ({
  savedAt,
  ...summary
}: Omit<DraftSummary, 'savedAt'> & { savedAt: Date }): DraftSummary => ({
  ...summary,
  savedAt: savedAt.toISOString(),
});

/** Whether the draft, joined with its LeaveBit, can be continued: its LeaveBit is not in the trash, and it has not expired. */
const isUsable = (now: Date) => and(isNull(triggerBytes.trashedAt), sql`not ${draftExpiredSql(now)}`);
const isOfLeavebit = eq(triggerBytes.id, leavebitDrafts.triggerByteId);

/** An owner's drafts, newest first, except those of LeaveBits in the trash. */
export async function listDrafts({ db, clock }: Context, userId: number): Promise<DraftSummary[]> {
  const rows = await db
    .select(summaryColumns)
    .from(leavebitDrafts)
    .leftJoin(triggerBytes, isOfLeavebit)
    .where(and(eq(leavebitDrafts.userId, userId), isUsable(clock.now())))
    .orderBy(sql`${leavebitDrafts.savedAt} desc`);
  return rows.map(present);
}

/**
 * A draft with its content.
 * @throws DomainError `not-found` if there is none, if it expired, or if its LeaveBit is in the trash
 */
export async function loadDraft(ctx: Context, key: DraftKey): Promise<Draft> {
  const [row] = await ctx.db
    .select({
      ...summaryColumns,
      content: leavebitDrafts.content,
      dataKeyId: users.dataKeyId,
      dataKey: users.dataKey,
    })
    .from(leavebitDrafts)
    .innerJoin(users, eq(users.id, leavebitDrafts.userId))
    .leftJoin(triggerBytes, isOfLeavebit)
    .where(and(isDraft(key), isUsable(ctx.clock.now())));
  if (!row) throw notFoundError();
  const { content, dataKeyId, dataKey, ...summary } = row;
  const accountKey = unwrapAccountKey(ctx, key.userId, { dataKeyId, dataKey });
  if (!accountKey) throw new Error(`account ${key.userId} has a draft but no data key`);
  return {
    ...present(summary),
    content: JSON.parse(accountKey.decryptText(content, aad(key))) as DraftContent,
  };
}

/** A draft for its owner's export. */
export interface StoredDraft extends DraftSummary {
  /** Null if it is damaged. */
  content: DraftContent | null;
}

/** The number of an owner's drafts, including those of LeaveBits in the trash, and a way to read them one at a time. */
export async function loadAllDrafts(
  ctx: Context,
  userId: number,
): Promise<{ length: number; read: () => AsyncGenerator<StoredDraft> }> {
  const { db } = ctx;
  const isStored = and(eq(leavebitDrafts.userId, userId), sql`not ${draftExpiredSql(ctx.clock.now())}`);
  const summaries = await db
    .select(summaryColumns)
    .from(leavebitDrafts)
    .where(isStored)
    .orderBy(sql`${leavebitDrafts.savedAt} desc`);
  const [columns] = await db
    .select({ dataKeyId: users.dataKeyId, dataKey: users.dataKey })
    .from(users)
    .where(eq(users.id, userId));
  const accountKey = columns && summaries.length > 0 ? unwrapAccountKey(ctx, userId, columns) : null;
  return { length: summaries.length, read };

  async function* read(): AsyncGenerator<StoredDraft> {
    for (const summary of summaries) {
      const key: DraftKey = { userId, id: summary.leavebitId ?? NEW_DRAFT };
      const [row] = await db
        .select({ content: leavebitDrafts.content })
        .from(leavebitDrafts)
        .where(isDraft(key));
      if (row) yield { ...present(summary), content: decryptIfIntact(key, row.content) };
    }
  }

  function decryptIfIntact(key: DraftKey, content: Buffer): DraftContent | null {
    try {
      return JSON.parse(accountKey!.decryptText(content, aad(key))) as DraftContent;
    } catch (error) {
      ctx.logger.error({ err: error, userId }, 'a draft could not be decrypted for an export');
      return null;
    }
  }
}

/**
 * Stores a draft in place of the previous one of the same LeaveBit.
 * @param draft.seqno the save on which it is based
 * @throws DomainError `not-sealed` if a draft of a sealed LeaveBit isn't sealed, `not-found` unless the LeaveBit is the owner's and not in the trash, `conflict` if it was saved after
 * `seqno`, `too-large` if all drafts together are
 */
export async function saveDraft(
  ctx: Context,
  key: DraftKey,
  { seqno, content }: { seqno: number | null; content: DraftContent },
): Promise<DraftSummary> {
  const isNew = key.id === NEW_DRAFT;
  if (isNew !== (seqno === null))
    throw new DomainError('invalid', 'A draft of a saved LeaveBit needs the seqno that it is based on.');
  return ctx.db.transaction(async (tx) => {
    // Locks the account, so that concurrent drafts see each other, also in the total size. Locked before the LeaveBit (`lockOwner`).
    const accountKey = await getOrCreateAccountKey(ctx, tx, key.userId);
    const saved = isNew ? null : await loadSavedState(tx, key);
    assertDraftSealed(saved?.sealed ?? content.sealed, content);
    const savedSeqno = saved?.seqno ?? null;
    if (seqno !== savedSeqno) await assertContinuesDraft(tx, key, seqno);
    // `needsReview` stays, because the draft still contains what was typed before.
    const row = {
      seqno,
      content: accountKey.encryptText(JSON.stringify(content), aad(key)),
      savedAt: ctx.clock.now(),
    };
    const [stored] = await tx
      .insert(leavebitDrafts)
      .values({ userId: key.userId, triggerByteId: isNew ? null : Number(key.id), ...row })
      .onConflictDoUpdate({ target: [leavebitDrafts.userId, leavebitDrafts.triggerByteId], set: row })
      .returning(summaryColumns);
    if (!stored) throw new Error('the saved draft was not returned');
    await assertTotalSize(tx, key.userId, row.savedAt);
    return present(stored);
  });
}

/**
 * The latest save of an owner's LeaveBit, and whether it is sealed. Neither a save nor its deletion can happen until the
 * transaction ends.
 */
async function loadSavedState(tx: Database, { userId, id }: DraftKey) {
  const [owned] = await tx
    .select({ seqno: triggerBytes.seqno, sealed: triggerBytes.sealed })
    .from(triggerBytes)
    .where(
      and(eq(triggerBytes.id, Number(id)), eq(triggerBytes.userId, userId), isNull(triggerBytes.trashedAt)),
    )
    .for('key share');
  if (!owned) throw notFoundError();
  return owned;
}

/**
 * Rejects a draft that is based on an earlier save, unless it continues the stored one. Otherwise a request that arrives after
 * the save that contains it, or an outdated form in another tab, would bring back what that save replaced.
 */
async function assertContinuesDraft(tx: Database, key: DraftKey, seqno: number | null): Promise<void> {
  const [stored] = await tx.select({ seqno: leavebitDrafts.seqno }).from(leavebitDrafts).where(isDraft(key));
  if (stored?.seqno !== seqno)
    throw new DomainError(
      'conflict',
      'This LeaveBit was saved somewhere else after you opened it. Your unsaved changes aren’t stored.',
    );
}

/**
 * Limits the total size of the drafts that an owner can see. Those of LeaveBits in the trash have an equally large allowance, so
 * that moving LeaveBits to the trash can't be used to fill the database.
 */
async function assertTotalSize(tx: Database, userId: number, now: Date): Promise<void> {
  const bytes = (where: SQL | undefined) =>
    sql<string>`coalesce(sum(octet_length(${leavebitDrafts.content})) filter (where ${where}), 0)`;
  const [total] = await tx
    .select({ listed: bytes(isUsable(now)), trashed: bytes(isNotNull(triggerBytes.trashedAt)) })
    .from(leavebitDrafts)
    .leftJoin(triggerBytes, isOfLeavebit)
    .where(eq(leavebitDrafts.userId, userId));
  const limit = limits.draftBytesPerOwner;
  const beyondTrash = Math.max(0, Number(total?.trashed) - limit);
  if (Number(total?.listed) + beyondTrash <= limit) return;
  const orTrash = beyondTrash > 0 ? ', or delete some LeaveBits from the trash for good' : '';
  throw new DomainError(
    'too-large',
    `Unsaved changes can have at most ${limit / MEGABYTE} MB in all. Please save or discard some${orTrash}.`,
  );
}

/** Deletes a draft, if there is one. A save does it in its own transaction. */
export async function deleteDraft(db: Database, key: DraftKey): Promise<void> {
  await db.delete(leavebitDrafts).where(isDraft(key));
}
