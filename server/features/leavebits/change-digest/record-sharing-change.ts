import { and, desc, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { DataKey } from '#server/adapters/crypto/data-key.ts';
import { queueJob } from '#server/adapters/queue.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { sharingChanges, sharingDigests, users } from '#server/db/schema/index.ts';
import { getOrCreateAccountKey, unwrapAccountKey, type DataKeyColumns } from '../../names/account-key.ts';
import type { ContentLoss } from './loss-rules.ts';
import type { SharingState } from '../rules.ts';
import type { SubstituteChange } from './substitute-changes.ts';
import {
  diffRestoredSharing,
  diffSharing,
  diffUndo,
  type Net,
  type SharingChange,
} from './sharing-change-rules.ts';

const setting = z
  .object({ releaseType: z.string(), scheduledDate: z.string().optional() })
  .transform((value) => value as NonNullable<SharingChange['people'][number]['before']>)
  .nullable();
const at = z.string().transform((text) => new Date(text));
const leavebitChange = z.object({
  triggerByteId: z.number(),
  people: z.array(
    z.object({
      email: z.string(),
      before: setting,
      after: setting,
      isOpened: z.boolean(),
      replacedBy: z.string().nullable().default(null),
      undoneSince: at.optional(),
    }),
  ),
});
/** The changes of one action to the recipients of one or more LeaveBits. */
const sharingChange = z
  .object({ at, changes: z.array(leavebitChange) })
  .transform(({ changes, ...when }): SharingChange[] => changes.map((change) => ({ ...when, ...change })));
/** As recorded by earlier versions, for a single LeaveBit. */
const singleSharingChange = leavebitChange.extend({ at }).transform((change): SharingChange[] => [change]);
const loss = z.object({
  triggerByteId: z.number(),
  at,
  what: z.enum(['trashed', 'purged', 'edited']),
  fileIds: z.array(z.number()),
  isRewritten: z.boolean(),
  isSealed: z.boolean().default(false),
});
const substituteOf = z.object({ email: z.string(), afterDays: z.number() }).nullable();
const substituteChange = z.object({
  at,
  substitutes: z.array(z.object({ email: z.string(), before: substituteOf, after: substituteOf })),
});
const content = z.union([sharingChange, singleSharingChange, loss, substituteChange]);

/** The AAD of a change, which prevents decryption in the row of another owner or change. */
const place = (userId: number, id: string) => `sharing_changes/${userId}/${id}/content`;

/** An action's changes to recipients, and what it removed. */
interface Recorded {
  sharing: SharingChange[];
  losses: ContentLoss[];
  substitutes: (SubstituteChange & { at: Date })[];
}

/** A LeaveBit's sharing settings before and after a save. */
export interface SharingSave {
  id: number;
  before: SharingState;
  after: SharingState;
}

/**
 * Records how a save changed the recipients of one or more LeaveBits, in the same transaction. A digest notifies the owner. A
 * save that adds nobody, and neither grants nor removes access, leaves no record.
 * @param move the change of address that the save is part of
 */
export async function recordSharingChanges(
  ctx: Context,
  tx: Database,
  {
    owner,
    saves,
    move,
  }: {
    owner: { id: number; email: string };
    saves: readonly SharingSave[];
    move?: { from: string; to: string };
  },
): Promise<void> {
  const by = { owner: owner.email, now: ctx.clock.now(), move };
  const changes = saves.map(({ id, before, after }) => ({
    triggerByteId: id,
    people: diffSharing(before, after, by),
  }));
  await noteSharing(ctx, tx, owner.id, changes);
}

/** Records who can read a LeaveBit again now that its owner has restored it. */
export async function recordRestoredSharing(
  ctx: Context,
  tx: Database,
  {
    owner,
    id: triggerByteId,
    sharing,
  }: { owner: { id: number; email: string }; id: number; sharing: SharingState },
): Promise<void> {
  const people = diffRestoredSharing(sharing, { owner: owner.email, now: ctx.clock.now() });
  await noteSharing(ctx, tx, owner.id, [{ triggerByteId, people }]);
}

/**
 * Records what an undo settled, along with the changes in the latest digest, so that it is retained as long as any link that may
 * need it.
 * @param settled per LeaveBit, the sharing settings after the undo, and the changes that its link covers
 */
export async function recordUndo(
  ctx: Context,
  tx: Database,
  {
    userId,
    settled,
  }: {
    userId: number;
    settled: readonly { id: number; after: SharingState; covered: readonly Net[] }[];
  },
): Promise<void> {
  const now = ctx.clock.now();
  const changes = settled
    .map(({ id, after, covered }) => ({ triggerByteId: id, people: diffUndo(after, covered, now) }))
    .filter(({ people }) => people.length > 0);
  if (changes.length === 0) return;
  const [latest] = await tx
    .select({ id: sharingDigests.id })
    .from(sharingDigests)
    .where(eq(sharingDigests.userId, userId))
    .orderBy(desc(sharingDigests.mailedAt))
    .limit(1);
  await insertChange(ctx, tx, userId, { changes }, latest!.id);
}

async function noteSharing(
  ctx: Context,
  tx: Database,
  userId: number,
  all: readonly Omit<SharingChange, 'at'>[],
): Promise<void> {
  const changes = all.filter(({ people }) => people.length > 0);
  if (changes.length > 0) await note(ctx, tx, userId, { changes });
}

/** Records what an action removed from a LeaveBit, in the same transaction. Reported in the same digest. */
export async function recordContentLoss(
  ctx: Context,
  tx: Database,
  {
    userId,
    id: triggerByteId,
    what,
    fileIds = [],
    isRewritten = false,
    isSealed = false,
  }: { userId: number; id: number } & Pick<ContentLoss, 'what'> &
    Partial<Pick<ContentLoss, 'fileIds' | 'isRewritten' | 'isSealed'>>,
): Promise<void> {
  await note(ctx, tx, userId, { triggerByteId, what, fileIds, isRewritten, isSealed });
}

/** Records who receives what a recipient doesn't open, in the same transaction. Reported in the same digest. */
export async function recordSubstituteChanges(
  ctx: Context,
  tx: Database,
  userId: number,
  substitutes: readonly SubstituteChange[],
): Promise<void> {
  if (substitutes.length > 0) await note(ctx, tx, userId, { substitutes });
}

type NewChange =
  | { changes: Omit<SharingChange, 'at'>[] }
  | Omit<ContentLoss, 'at'>
  | { substitutes: readonly SubstituteChange[] };

async function note(ctx: Context, tx: Database, userId: number, change: NewChange): Promise<void> {
  await insertChange(ctx, tx, userId, change, null);
  await queueJob(tx, 'send-sharing-news', { userId }, { key: `sharing-news:${userId}` });
}

async function insertChange(
  ctx: Context,
  tx: Database,
  userId: number,
  change: NewChange,
  newsId: string | null,
): Promise<void> {
  const id = ctx.random.uuid();
  const now = ctx.clock.now();
  const dataKey = await keyOf(ctx, tx, userId);
  await tx.insert(sharingChanges).values({
    id,
    userId,
    newsId,
    changedAt: now,
    content: dataKey.encryptText(JSON.stringify({ ...change, at: now.toISOString() }), place(userId, id)),
  });
}

/** New accounts get their key when they are created. Older ones get it here, under a lock on the account. */
async function keyOf(ctx: Context, tx: Database, userId: number): Promise<DataKey> {
  const [columns] = await tx
    .select({ dataKeyId: users.dataKeyId, dataKey: users.dataKey })
    .from(users)
    .where(eq(users.id, userId));
  return (
    (columns && unwrapAccountKey(ctx, userId, columns)) ?? (await getOrCreateAccountKey(ctx, tx, userId))
  );
}

/** What one action changed, decrypted. */
export interface RecordedChange extends Recorded {
  id: string;
  changedAt: Date;
  /** The digest that reports it, or null if none does so far. */
  digest: { id: string; mailedAt: Date; undoneAt: Date | null } | null;
}

/** Loads what is recorded about an owner's LeaveBits, oldest first: what can still be undone, and what no digest reports yet. */
export async function loadRecordedChanges(
  ctx: Pick<Context, 'keyRing' | 'logger'>,
  tx: Database,
  owner: { id: number } & DataKeyColumns,
): Promise<RecordedChange[]> {
  const columns = {
    id: sharingChanges.id,
    changedAt: sharingChanges.changedAt,
    content: sharingChanges.content,
  };
  const { id, mailedAt, undoneAt } = sharingDigests;
  const reported = await tx
    .select({ ...columns, digest: { id, mailedAt, undoneAt } })
    .from(sharingChanges)
    .innerJoin(sharingDigests, eq(id, sharingChanges.newsId))
    .where(eq(sharingDigests.userId, owner.id));
  const waiting = await tx
    .select(columns)
    .from(sharingChanges)
    .where(and(eq(sharingChanges.userId, owner.id), isNull(sharingChanges.newsId)));
  return [...reported, ...waiting.map((row) => ({ ...row, digest: null }))]
    .sort((one, other) => one.changedAt.getTime() - other.changedAt.getTime() || (one.id < other.id ? -1 : 1))
    .map(({ content: sealed, ...row }) => ({ ...row, ...decryptChange(ctx, owner, { ...row, sealed }) }));
}

/** Decrypts a change. One that can't be decrypted was tampered with at rest and is ignored. */
function decryptChange(
  ctx: Pick<Context, 'keyRing' | 'logger'>,
  owner: { id: number } & DataKeyColumns,
  { id, sealed }: { id: string; sealed: Buffer },
): Recorded {
  const nothing: Recorded = { sharing: [], losses: [], substitutes: [] };
  try {
    const dataKey = unwrapAccountKey(ctx, owner.id, owner);
    if (!dataKey) return nothing;
    const recorded = content.parse(JSON.parse(dataKey.decryptText(sealed, place(owner.id, id))));
    if (Array.isArray(recorded)) return { ...nothing, sharing: recorded };
    if ('substitutes' in recorded)
      return {
        ...nothing,
        substitutes: recorded.substitutes.map((change) => ({ ...change, at: recorded.at })),
      };
    return { ...nothing, losses: [recorded] };
  } catch (error) {
    ctx.logger.error(
      { err: error, userId: owner.id },
      'a recorded change of a LeaveBit could not be decrypted',
    );
    return nothing;
  }
}
