import { and, desc, eq } from 'drizzle-orm';
import type { LeavebitVersion } from '#shared/contracts/versions.ts';
import type { Context } from '../../../context.ts';
import { triggerByteVersions as versions } from '../../../db/schema/index.ts';
import { notFound } from '../../../http/domain-error.ts';
import { openSealedKey } from '../../access/seal.ts';
import { findOwned } from '../queries.ts';
import { openVersion } from './content.ts';

/** The kept versions of an owner's LeaveBit, the newest first. Throws `not-found`. A damaged one is left out. */
export async function readVersions(ctx: Context, userId: number, id: number): Promise<LeavebitVersion[]> {
  const leavebit = await findOwned(ctx.db, userId, id);
  if (!leavebit) throw notFound();
  const dataKey = openSealedKey(ctx.keyRing, leavebit);
  const rows = await ctx.db
    .select()
    .from(versions)
    .where(eq(versions.triggerByteId, id))
    .orderBy(desc(versions.seqno));
  return rows.flatMap((row) => {
    try {
      return [openVersion(dataKey, row)];
    } catch (error) {
      ctx.logger.error({ err: error, leavebitId: id }, 'a version of a LeaveBit does not open');
      return [];
    }
  });
}

/** One of them. Throws `not-found`, also when later saves have replaced it. */
export async function readVersion(
  ctx: Context,
  { userId, id, seqno }: { userId: number; id: number; seqno: number },
): Promise<LeavebitVersion> {
  const leavebit = await findOwned(ctx.db, userId, id);
  const [row] = await ctx.db
    .select()
    .from(versions)
    .where(and(eq(versions.triggerByteId, id), eq(versions.seqno, seqno)));
  if (!leavebit || !row) throw notFound();
  return openVersion(openSealedKey(ctx.keyRing, leavebit), row);
}
