import { and, asc, eq, gte } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { triggerByteVersions as versions } from '#server/db/schema/index.ts';
import type { DecryptedLeavebit } from '../leavebit-encryption.ts';
import { decryptVersion } from '../versions/version-encryption.ts';
import { getEditBaselineTime, isMostlyRewritten, shouldNotifyOfEdits } from './edit-rules.ts';
import { recordContentLoss } from './record-sharing-change.ts';

/**
 * Records for the owner's digest that a save removed files, or that less than half of the text from three days ago survives. Of a
 * sealed one, that its text or the names of its files were replaced.
 * Must run after the replaced text has been stored as a version.
 */
export async function recordLossyEdit(
  ctx: Context,
  tx: Database,
  {
    owner,
    before,
    after,
    removedFileIds,
  }: {
    owner: { email: string };
    before: DecryptedLeavebit;
    after: DecryptedLeavebit;
    removedFileIds: number[];
  },
): Promise<void> {
  const now = ctx.clock.now();
  const { id, userId } = after.row;
  if (!shouldNotifyOfEdits(before.row, { owner: owner.email, now })) return;
  const isChanged =
    before.infoFields !== after.infoFields ||
    before.sealedNames !== after.sealedNames ||
    before.description !== after.description;
  const isLost =
    isChanged && isMostlyRewritten(await textsBefore(tx, after, getEditBaselineTime(now)), after);
  if (!isLost && removedFileIds.length === 0) return;
  await recordContentLoss(ctx, tx, {
    userId,
    id,
    what: 'edited',
    fileIds: removedFileIds,
    isRewritten: isLost,
    isSealed: after.row.sealed,
  });
}

/** The texts as of a given time, which are those of the first version replaced since then. */
async function textsBefore(tx: Database, leavebit: DecryptedLeavebit, since: Date) {
  const [version] = await tx
    .select()
    .from(versions)
    .where(and(eq(versions.triggerByteId, leavebit.row.id), gte(versions.replacedAt, since)))
    .orderBy(asc(versions.seqno))
    .limit(1);
  return version ? decryptVersion(leavebit.dataKey, version) : leavebit;
}
