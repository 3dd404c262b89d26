import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { DataKey } from '#server/adapters/crypto/data-key.ts';
import { queueJob } from '#server/adapters/queue.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { sharingChanges, users } from '#server/db/schema/index.ts';
import { getOrCreateAccountKey, unwrapAccountKey, type DataKeyColumns } from '../../names/account-key.ts';
import type { ContentLoss } from './loss-rules.ts';
import type { SharingState } from '../rules.ts';
import { diffRestoredSharing, diffSharing, type SharingChange } from './sharing-change-rules.ts';

const setting = z
  .object({ releaseType: z.string(), scheduledDate: z.string().optional() })
  .transform((value) => value as NonNullable<SharingChange['people'][number]['before']>)
  .nullable();
const about = {
  triggerByteId: z.number(),
  at: z.string().transform((text) => new Date(text)),
};
const sharingChange = z.object({
  ...about,
  people: z.array(z.object({ email: z.string(), before: setting, after: setting, isOpened: z.boolean() })),
});
const loss = z.object({
  ...about,
  what: z.enum(['trashed', 'purged', 'edited']),
  fileIds: z.array(z.number()),
  isRewritten: z.boolean(),
});
const content = z.union([sharingChange, loss]);

/** The AAD of a change, which prevents decryption in the row of another owner or change. */
const place = (userId: number, id: string) => `sharing_changes/${userId}/${id}/content`;

/**
 * Records how a save changed a LeaveBit's recipients, in the same transaction. A digest notifies the owner. A save that neither
 * grants nor removes access leaves no record.
 */
export async function recordSharingChange(
  ctx: Context,
  tx: Database,
  {
    owner,
    id: triggerByteId,
    before,
    after,
  }: { owner: { id: number; email: string }; id: number; before: SharingState; after: SharingState },
): Promise<void> {
  const people = diffSharing(before, after, { owner: owner.email, now: ctx.clock.now() });
  if (people.length > 0) await note(ctx, tx, owner.id, { triggerByteId, people });
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
  if (people.length > 0) await note(ctx, tx, owner.id, { triggerByteId, people });
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
  }: { userId: number; id: number } & Pick<ContentLoss, 'what'> &
    Partial<Pick<ContentLoss, 'fileIds' | 'isRewritten'>>,
): Promise<void> {
  await note(ctx, tx, userId, { triggerByteId, what, fileIds, isRewritten });
}

async function note(
  ctx: Context,
  tx: Database,
  userId: number,
  change: Omit<SharingChange, 'at'> | Omit<ContentLoss, 'at'>,
): Promise<void> {
  const id = ctx.random.uuid();
  const now = ctx.clock.now();
  const dataKey = await keyOf(ctx, tx, userId);
  await tx.insert(sharingChanges).values({
    id,
    userId,
    changedAt: now,
    content: dataKey.encryptText(JSON.stringify({ ...change, at: now.toISOString() }), place(userId, id)),
  });
  await queueJob(tx, 'send-sharing-news', { userId }, { key: `sharing-news:${userId}` });
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

/** Decrypts changes in row order. Those that can't be decrypted were tampered with at rest and are ignored. */
export function decryptRecordedChanges(
  ctx: Pick<Context, 'keyRing' | 'logger'>,
  owner: { id: number } & DataKeyColumns,
  rows: readonly Pick<typeof sharingChanges.$inferSelect, 'id' | 'content'>[],
): { sharing: SharingChange[]; losses: ContentLoss[] } {
  const opened = rows.flatMap(({ id, content: sealed }) => {
    try {
      const dataKey = unwrapAccountKey(ctx, owner.id, owner);
      if (!dataKey) return [];
      return content.parse(JSON.parse(dataKey.decryptText(sealed, place(owner.id, id))));
    } catch (error) {
      ctx.logger.error(
        { err: error, userId: owner.id },
        'a recorded change of a LeaveBit could not be decrypted',
      );
      return [];
    }
  });
  return {
    sharing: opened.filter((change) => 'people' in change),
    losses: opened.filter((change) => 'what' in change),
  };
}
