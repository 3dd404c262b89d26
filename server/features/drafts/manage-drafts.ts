import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { NEW_DRAFT, type Draft, type DraftContent, type DraftSummary } from '#shared/contracts/drafts.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import { limits, MEGABYTE } from '#shared/domain/limits.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { leavebitDrafts, triggerBytes, users } from '../../db/schema/index.ts';
import { DomainError, notFoundError } from '../../http/domain-error.ts';
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
};

const present = ({
  savedAt,
  ...summary
}: Omit<DraftSummary, 'savedAt'> & { savedAt: Date }): DraftSummary => ({
  ...summary,
  savedAt: savedAt.toISOString(),
});

/** An owner's drafts, newest first, except those of LeaveBits in the trash. */
export async function listDrafts({ db, clock }: Context, userId: number): Promise<DraftSummary[]> {
  const rows = await db
    .select(summaryColumns)
    .from(leavebitDrafts)
    .leftJoin(triggerBytes, eq(triggerBytes.id, leavebitDrafts.triggerByteId))
    .where(
      and(
        eq(leavebitDrafts.userId, userId),
        isNull(triggerBytes.trashedAt),
        sql`not ${draftExpiredSql(clock.now())}`,
      ),
    )
    .orderBy(sql`${leavebitDrafts.savedAt} desc`);
  return rows.map(present);
}

/**
 * A draft with its content.
 * @throws DomainError `not-found` if there is none, or if it expired
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
    .where(and(isDraft(key), sql`not ${draftExpiredSql(ctx.clock.now())}`));
  if (!row) throw notFoundError();
  const { content, dataKeyId, dataKey, ...summary } = row;
  const accountKey = unwrapAccountKey(ctx, key.userId, { dataKeyId, dataKey });
  if (!accountKey) throw new Error(`account ${key.userId} has a draft but no data key`);
  return {
    ...present(summary),
    content: JSON.parse(accountKey.decryptText(content, aad(key))) as DraftContent,
  };
}

/**
 * Stores a draft in place of the previous one of the same LeaveBit.
 * @param draft.seqno the save on which it is based
 * @throws DomainError `not-found` unless the LeaveBit is the owner's and not in the trash, `too-large` if all drafts together are
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
    // Locks the account, so that concurrent drafts see each other in the total size. Locked before the LeaveBit (`lockOwner`).
    const accountKey = await getOrCreateAccountKey(ctx, tx, key.userId);
    if (!isNew) await assertOwnsLeavebit(tx, key);
    const row = {
      seqno,
      content: accountKey.encryptText(JSON.stringify(content), aad(key)),
      savedAt: ctx.clock.now(),
    };
    const [saved] = await tx
      .insert(leavebitDrafts)
      .values({ userId: key.userId, triggerByteId: isNew ? null : Number(key.id), ...row })
      .onConflictDoUpdate({ target: [leavebitDrafts.userId, leavebitDrafts.triggerByteId], set: row })
      .returning(summaryColumns);
    if (!saved) throw new Error('the saved draft was not returned');
    await assertTotalSize(tx, key.userId);
    return present(saved);
  });
}

/** Prevents the LeaveBit from being deleted until the transaction ends. */
async function assertOwnsLeavebit(tx: Database, { userId, id }: DraftKey): Promise<void> {
  const [owned] = await tx
    .select({ id: triggerBytes.id })
    .from(triggerBytes)
    .where(
      and(eq(triggerBytes.id, Number(id)), eq(triggerBytes.userId, userId), isNull(triggerBytes.trashedAt)),
    )
    .for('key share');
  if (!owned) throw notFoundError();
}

async function assertTotalSize(tx: Database, userId: number): Promise<void> {
  const [total] = await tx
    .select({ bytes: sql<string>`sum(octet_length(${leavebitDrafts.content}))` })
    .from(leavebitDrafts)
    .where(eq(leavebitDrafts.userId, userId));
  if (Number(total?.bytes) > limits.draftBytesPerOwner)
    throw new DomainError(
      'too-large',
      `Unsaved changes can have at most ${limits.draftBytesPerOwner / MEGABYTE} MB in all. Please save or discard some.`,
    );
}

/** Deletes a draft, if there is one. A save does it in its own transaction. */
export async function deleteDraft(db: Database, key: DraftKey): Promise<void> {
  await db.delete(leavebitDrafts).where(isDraft(key));
}
