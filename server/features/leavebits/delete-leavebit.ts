import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { patiently } from '../../db/bounded-client.ts';
import { triggerBytes } from '../../db/schema/index.ts';
import { notFound } from '../../http/domain-error.ts';
import { removeUploadsTo } from '../files/remove-uploads.ts';
import { removeStoredFiles } from '../files/store-file.ts';
import { filesOf, findOwned } from './queries.ts';

/** Removes a LeaveBit and its files for good. Throws `not-found` when the owner has none such. */
export async function deleteLeavebit(
  ctx: Context,
  { userId, id }: { userId: number; id: number },
): Promise<void> {
  await patiently(ctx.db, async (tx) => {
    const row = await findOwned(tx, userId, id, { lock: true });
    if (!row) throw notFound();
    await removeUploadsTo(tx, id);
    const files = (await filesOf(tx, [id])).get(id) ?? [];
    await removeStoredFiles(
      tx,
      files.map((file) => file.id),
    );
    await tx.delete(triggerBytes).where(eq(triggerBytes.id, id));
  });
}
