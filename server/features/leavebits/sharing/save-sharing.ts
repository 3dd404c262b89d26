import type { ReleaseSetting } from '#shared/domain/release.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { databasePageLimits } from '#server/limits.ts';
import { updateSharing, type SharingUpdate } from '../../access/integrity.ts';
import type { OwnerAccessFacts } from '../../access/rules.ts';
import { scheduleSavedOpenings } from '../../notices/schedule-opening-notices.ts';
import type { LeavebitRow } from '../leavebit-encryption.ts';
import { storeReplacedVersions } from '../versions/store-replaced-version.ts';

/** New sharing settings of a LeaveBit. */
export interface SharingSave {
  row: LeavebitRow;
  changes: Omit<SharingUpdate, 'seqno'>;
  /** The rules that count as those before the save, for opening notices. */
  rulesBefore?: Record<string, ReleaseSetting>;
}

/**
 * Saves new sharing settings of several of an owner's LeaveBits. The number of statements hardly depends on how many there are,
 * because the owner stays locked meanwhile. Replaced states become versions, and opening notices are scheduled, except for what
 * is in the trash. The caller holds the locks on the owner and the rows, and checks for room afterwards.
 * @returns the saved rows, in the same order
 */
export async function saveSharing(
  ctx: Context,
  tx: Database,
  saves: readonly SharingSave[],
  { facts, isUndo = false }: { facts: OwnerAccessFacts; isUndo?: boolean },
): Promise<LeavebitRow[]> {
  const all: LeavebitRow[] = [];
  for (let at = 0; at < saves.length; at += databasePageLimits.rows) {
    const page = saves.slice(at, at + databasePageLimits.rows);
    const saved = await updateSharing(
      ctx,
      tx,
      page.map(({ row, changes }) => ({ row, changes: { ...changes, seqno: row.seqno + 1 } })),
    );
    const pairs = page.map((save, index) => ({ ...save, saved: saved[index]! }));
    await storeReplacedVersions(
      ctx,
      tx,
      pairs.map(({ row, saved: after }) => ({ before: row, saved: after })),
      { isUndo },
    );
    await scheduleSavedOpenings(
      ctx,
      tx,
      pairs
        .filter(({ row }) => row.trashedAt === null)
        .map(({ row, saved: after, rulesBefore }) => ({
          saved: after,
          before: rulesBefore ?? row.sharingConfig,
        })),
      facts,
    );
    all.push(...saved);
  }
  return all;
}
