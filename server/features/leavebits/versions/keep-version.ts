import { sql } from 'drizzle-orm';
import { limits } from '#shared/domain/limits.ts';
import type { KeyRing } from '../../../adapters/crypto/key-ring.ts';
import type { Database } from '../../../db/database.ts';
import { triggerByteVersions as versions, triggerBytes } from '../../../db/schema/index.ts';
import { openSealedKey } from '../../access/seal.ts';
import { openTexts, type LeavebitRow } from '../content.ts';
import { isSameState, sealVersion, stateOf } from './content.ts';

/**
 * Keeps what a save has replaced, in the transaction of the save, and lets go of what is too much. A save that changes only
 * files replaces nothing. The caller holds the lock on the LeaveBit's row.
 */
export async function keepVersion(
  keyRing: KeyRing,
  tx: Database,
  { before, saved }: { before: LeavebitRow; saved: LeavebitRow },
): Promise<void> {
  const dataKey = openSealedKey(keyRing, before);
  const replaced = stateOf(before, openTexts(dataKey, before));
  if (isSameState(replaced, stateOf(saved, openTexts(dataKey, saved)))) return;
  const { id: triggerByteId, seqno, lastUpdate: savedAt } = before;
  const content = sealVersion(dataKey, { triggerByteId, seqno }, replaced);
  await tx.insert(versions).values({ triggerByteId, seqno, content, savedAt });
  await letGo(tx, before.userId);
}

/** A LeaveBit keeps its last versions. All of an owner's together have a limit, too: the oldest go first. */
async function letGo(tx: Database, userId: number): Promise<void> {
  await tx.execute(sql`
    delete from ${versions} using (
      select ${versions.triggerByteId} as id, ${versions.seqno} as seqno,
        row_number() over (partition by ${versions.triggerByteId} order by ${versions.seqno} desc) as place,
        sum(octet_length(${versions.content})) over (order by ${versions.savedAt} desc, ${versions.triggerByteId}, ${versions.seqno} desc) as held
      from ${versions} join ${triggerBytes} on ${triggerBytes.id} = ${versions.triggerByteId}
      where ${triggerBytes.userId} = ${userId}
    ) as kept
    where ${versions.triggerByteId} = kept.id and ${versions.seqno} = kept.seqno
      and (kept.place > ${limits.versionsPerLeavebit} or kept.held > ${limits.versionBytesPerOwner})`);
}
