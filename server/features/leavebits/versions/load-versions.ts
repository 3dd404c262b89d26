import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { LeavebitVersion } from '#shared/contracts/versions.ts';
import { limits, listLimits } from '#shared/domain/limits.ts';
import type { DataKey } from '#server/adapters/crypto/data-key.ts';
import type { Context } from '#server/context.ts';
import { triggerByteVersions as versions } from '#server/db/schema/index.ts';
import { notFoundError } from '#server/http/domain-error.ts';
import { unwrapVerifiedDataKey } from '../../access/integrity.ts';
import { findOwnedLeavebit } from '../queries.ts';
import { decryptVersion, type LeavebitVersionRow, type StoredLeavebitVersion } from './version-encryption.ts';

interface Page {
  versions: LeavebitVersion[];
  /** The cursor of the next page, if any. */
  next: number | null;
}

/**
 * A page of the versions of an owner's LeaveBit that precede a given save, newest first. Skips damaged versions.
 * @throws DomainError `not-found`
 */
export async function loadVersionPage(
  ctx: Context,
  { userId, id, before }: { userId: number; id: number; before: number | undefined },
): Promise<Page> {
  const leavebit = await findOwnedLeavebit(ctx.db, userId, id);
  if (!leavebit) throw notFoundError();
  const dataKey = unwrapVerifiedDataKey(ctx.keyRing, leavebit);
  const older = and(
    eq(versions.triggerByteId, id),
    before === undefined ? undefined : lt(versions.seqno, before),
  );
  const sizes = await ctx.db
    .select({ seqno: versions.seqno, bytes: sql<number>`octet_length(${versions.content})` })
    .from(versions)
    .where(older)
    .orderBy(desc(versions.seqno))
    .limit(limits.versionsPerPage + 1);
  const last = lastOfPage(sizes);
  if (last === null) return { versions: [], next: null };
  const rows = await ctx.db
    .select()
    .from(versions)
    .where(and(older, gte(versions.seqno, last)))
    .orderBy(desc(versions.seqno));
  const isAll = last === sizes.at(-1)?.seqno;
  const page = decryptIntactVersions(ctx, dataKey, rows).map(
    ({ lastFileCounter: _, ...version }): LeavebitVersion => version,
  );
  return { versions: page, next: isAll ? null : last };
}

/** The last version on a page. Pages are bounded in bytes but always contain at least one version. */
function lastOfPage(sizes: readonly { seqno: number; bytes: number }[]): number | null {
  let held = 0;
  const fits = sizes.slice(0, limits.versionsPerPage).filter(({ bytes }, index) => {
    held += bytes;
    return index === 0 || held <= listLimits.textBytesPerPage;
  });
  return fits.at(-1)?.seqno ?? null;
}

/** Decrypts versions, skipping damaged ones. */
export function decryptIntactVersions(
  ctx: Context,
  dataKey: DataKey,
  rows: readonly LeavebitVersionRow[],
): StoredLeavebitVersion[] {
  return rows.flatMap((row) => {
    try {
      return [decryptVersion(dataKey, row)];
    } catch (error) {
      ctx.logger.error(
        { err: error, leavebitId: row.triggerByteId },
        'a version of a LeaveBit could not be decrypted',
      );
      return [];
    }
  });
}

/**
 * Loads one version.
 * @throws DomainError `not-found`, also if it has been pruned
 */
export async function loadVersion(
  ctx: Context,
  { userId, id, seqno }: { userId: number; id: number; seqno: number },
): Promise<StoredLeavebitVersion> {
  const leavebit = await findOwnedLeavebit(ctx.db, userId, id);
  const [row] = await ctx.db
    .select()
    .from(versions)
    .where(and(eq(versions.triggerByteId, id), eq(versions.seqno, seqno)));
  if (!leavebit || !row) throw notFoundError();
  return decryptVersion(unwrapVerifiedDataKey(ctx.keyRing, leavebit), row);
}
