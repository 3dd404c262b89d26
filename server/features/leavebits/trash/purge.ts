import { eq } from 'drizzle-orm';
import { DAY_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import type { Context } from '../../../context.ts';
import { patiently } from '../../../db/bounded-client.ts';
import type { Database } from '../../../db/database.ts';
import { triggerBytes } from '../../../db/schema/index.ts';
import { notFound } from '../../../http/domain-error.ts';
import { sweep } from '../../../jobs/sweep.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import { removeStoredFiles } from '../../files/store-file.ts';
import { mayAct } from '../../recovery/may-act.ts';
import { nameOfRow } from '../record-changes.ts';
import { allFilesOf, findOverdue, lockTrashed, lockTrashedFile } from './queries.ts';

/** What is deleted for good: a LeaveBit in the trash, or a removed file, by its id. */
interface Purged {
  userId: number;
  id: number;
}

/** Deletes something in an owner's trash for good. Throws `not-found` when it is not there, or no longer. */
export async function purge(ctx: Context, item: Purged): Promise<void> {
  const isPurged = await patiently(ctx.db, (tx) => purgeItem(ctx, tx, item));
  ctx.keyRing.forgetDataKeys();
  if (!isPurged) throw notFound();
}

/**
 * Deletes for good what has been in the trash for 30 days. Any number of processes may run it, and twice. In recovery, and
 * while the clock is in doubt, it deletes nothing.
 */
export async function purgeTrash(ctx: Context): Promise<void> {
  const before = new Date(ctx.clock.certain().getTime() - limits.trashDays * DAY_MS);
  await sweep(ctx, await findOverdue(ctx.db, before), {
    name: 'purge-trash',
    alarm: 'trash-not-purged',
    words: 'something that was deleted 30 days ago could not be removed',
    idName: 'trashId',
    work: (item) =>
      patiently(ctx.db, async (tx) => {
        if (await mayAct(ctx, tx)) await purgeItem(ctx, tx, item);
      }),
  });
  ctx.keyRing.forgetDataKeys();
}

/** The versions, openings, codes and tickets of a LeaveBit are deleted with its row. @returns whether it was in the trash. */
async function purgeItem(ctx: Context, tx: Database, { userId, id }: Purged): Promise<boolean> {
  const entry = { userId, kind: 'leavebit-purged' } as const;
  const row = await lockTrashed(tx, userId, id);
  if (row) {
    await recordActivity(ctx, tx, { ...entry, subject: nameOfRow(ctx, row) });
    await removeStoredFiles(tx, await allFilesOf(tx, id));
    await tx.delete(triggerBytes).where(eq(triggerBytes.id, id));
    return true;
  }
  if (!(await lockTrashedFile(tx, userId, id))) return false;
  await recordActivity(ctx, tx, { ...entry, detail: 'A file that had been removed from a LeaveBit.' });
  await removeStoredFiles(tx, [id]);
  return true;
}
