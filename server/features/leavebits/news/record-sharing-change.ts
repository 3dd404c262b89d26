import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { DataKey } from '../../../adapters/crypto/data-key.ts';
import { addJob } from '../../../adapters/queue.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { sharingChanges, users } from '../../../db/schema/index.ts';
import { accountKey, openAccountKey, type KeyColumns } from '../../names/account-key.ts';
import { changesOfSave, type SharingChange, type SharingState } from './rules.ts';

const setting = z
  .object({ releaseType: z.string(), scheduledDate: z.string().optional() })
  .transform((value) => value as NonNullable<SharingChange['people'][number]['before']>)
  .nullable();
const content = z.object({
  triggerByteId: z.number(),
  at: z.string().transform((text) => new Date(text)),
  people: z.array(z.object({ email: z.string(), before: setting, after: setting, isOpened: z.boolean() })),
});

/** The place that the seal binds a change to. A row of another owner, or of another change, does not open. */
const place = (userId: number, id: string) => `sharing_changes/${userId}/${id}/content`;

/**
 * Notes what a save has changed about the people of a LeaveBit, in the transaction of the save. The owner hears of it by a mail
 * that collects such changes. A save that opens nothing and takes nothing from anybody leaves no note.
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
  const now = ctx.clock.now();
  const people = changesOfSave(before, after, { owner: owner.email, now });
  if (people.length === 0) return;
  const id = ctx.ids.uuid();
  const dataKey = await keyOf(ctx, tx, owner.id);
  const text = JSON.stringify({ triggerByteId, at: now.toISOString(), people });
  await tx.insert(sharingChanges).values({
    id,
    userId: owner.id,
    changedAt: now,
    content: dataKey.sealText(text, place(owner.id, id)),
  });
  await addJob(tx, 'send-sharing-news', { userId: owner.id }, { key: `sharing-news:${owner.id}` });
}

/** An account has its key since it was made. Only an older one gets it here, and holds the account for that. */
async function keyOf(ctx: Context, tx: Database, userId: number): Promise<DataKey> {
  const [columns] = await tx
    .select({ dataKeyId: users.dataKeyId, dataKey: users.dataKey })
    .from(users)
    .where(eq(users.id, userId));
  return (columns && openAccountKey(ctx, userId, columns)) ?? (await accountKey(ctx, tx, userId));
}

/** Opens changes, in the order of their rows. What does not open was altered at rest, and nothing believes it. */
export function openChanges(
  ctx: Pick<Context, 'keyRing' | 'logger'>,
  owner: { id: number } & KeyColumns,
  rows: readonly Pick<typeof sharingChanges.$inferSelect, 'id' | 'content'>[],
): SharingChange[] {
  return rows.flatMap(({ id, content: sealed }) => {
    try {
      const dataKey = openAccountKey(ctx, owner.id, owner);
      if (!dataKey) return [];
      return content.parse(JSON.parse(dataKey.openText(sealed, place(owner.id, id))));
    } catch (error) {
      ctx.logger.error({ err: error, userId: owner.id }, 'a change of recipients does not open');
      return [];
    }
  });
}
