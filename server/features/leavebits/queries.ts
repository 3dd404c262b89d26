import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { defineHotQuery } from '../../db/hot-query.ts';
import { storedFiles, triggerByteFiles, triggerBytes, uploads } from '../../db/schema/index.ts';
import { databasePageLimits } from '../../limits.ts';
import { isNotTrashed } from '../access/shared-with.ts';
import type { LeavebitFileRow, LeavebitHeadlineRow, LeavebitRow } from './leavebit-encryption.ts';

const inOrder: [SQL, SQL] = [desc(triggerBytes.lastUpdate), desc(triggerBytes.id)];
/** Approximate size of a row in memory. PostgreSQL may have compressed everything except the texts. */
const rowBytes = sql<number>`(octet_length(${triggerBytes.description}) + octet_length(${triggerBytes.infoFields}))`;

/** The first page of an owner's LeaveBits plus their total number. */
const firstQuery = defineHotQuery('leavebits-of-owner', (db) => {
  const all = db
    .select({
      ...getTableColumns(triggerBytes),
      total: sql<number>`(count(*) over ())::int`.as('total'),
      place: sql<number>`row_number() over (order by ${inOrder[0]}, ${inOrder[1]})`.as('place'),
      held: sql<number>`sum(${rowBytes}) over (order by ${inOrder[0]}, ${inOrder[1]})`.as('held'),
    })
    .from(triggerBytes)
    .where(and(eq(triggerBytes.userId, sql.placeholder('userId')), isNotTrashed))
    .as('ordered');
  return db
    .select()
    .from(all)
    .where(
      or(
        eq(all.place, 1),
        and(
          sql`${all.place} <= ${sql.placeholder('rows')}::int`,
          sql`${all.held} <= ${sql.placeholder('bytes')}::int`,
        ),
      ),
    )
    .orderBy(all.place);
});

/**
 * An owner's LeaveBits outside the trash, most recently saved first, in pages of bounded size. Tolerates concurrent saves and
 * deletions: each LeaveBit is yielded at most once, as it was when its page was read.
 */
export async function* streamOwnedLeavebitPages(db: Database, userId: number): AsyncGenerator<LeavebitRow[]> {
  const first = await firstQuery(db, { userId, ...databasePageLimits });
  const total = first[0]?.total ?? 0;
  if (total === first.length) {
    yield first;
    return;
  }
  // Read before the first page is yielded, so that a concurrent save can't move a LeaveBit to a position that has already been
  // passed.
  const where = and(eq(triggerBytes.userId, userId), isNotTrashed);
  const sizes = await listSizes(db, { where, order: inOrder });
  const given = new Set(first.map(({ id }) => id));
  yield first;
  yield* pagesOfSizes(
    db,
    where,
    sizes.filter(({ id }) => !given.has(id)),
  );
}

export interface LeavebitPageQuery {
  where: SQL | undefined;
  order: SQL[];
  /** Bytes to count per row in addition to its own texts. */
  moreBytes?: SQL<number>;
}

export async function* streamLeavebitPages(
  db: Database,
  wanted: LeavebitPageQuery,
): AsyncGenerator<LeavebitRow[]> {
  yield* pagesOfSizes(db, wanted.where, await listSizes(db, wanted));
}

const listSizes = (db: Database, { where, order, moreBytes = sql<number>`0` }: LeavebitPageQuery) =>
  db
    .select({ id: triggerBytes.id, bytes: sql<number>`(${rowBytes} + ${moreBytes})::int` })
    .from(triggerBytes)
    .where(where)
    .orderBy(...order);

/** Skips rows that no longer match `where` by the time their page is read. */
async function* pagesOfSizes(
  db: Database,
  where: SQL | undefined,
  sizes: readonly { id: number; bytes: number }[],
): AsyncGenerator<LeavebitRow[]> {
  for (const ids of inPages(sizes)) {
    const rows = await db
      .select()
      .from(triggerBytes)
      .where(and(inArray(triggerBytes.id, ids), where));
    const byId = new Map(rows.map((row) => [row.id, row]));
    yield ids.flatMap((id) => byId.get(id) ?? []);
  }
}

function inPages(sizes: readonly { id: number; bytes: number }[]): number[][] {
  const pages: number[][] = [];
  let held = Infinity;
  for (const { id, bytes } of sizes) {
    const page = pages.at(-1);
    if (page && page.length < databasePageLimits.rows && held + bytes <= databasePageLimits.bytes) {
      page.push(id);
      held += bytes;
    } else {
      pages.push([id]);
      held = bytes;
    }
  }
  return pages;
}

/** The headlines of an owner's LeaveBits, without their texts, which can take up 10 MB. */
export function listOwnedLeavebitHeadlineRows(db: Database, userId: number): Promise<LeavebitHeadlineRow[]> {
  const { infoFields: _, ...columns } = getTableColumns(triggerBytes);
  return db
    .select(columns)
    .from(triggerBytes)
    .where(and(eq(triggerBytes.userId, userId), isNotTrashed))
    .orderBy(...inOrder);
}

/** One of an owner's LeaveBits, unless it is in the trash. `lock` blocks other saves until the transaction ends. */
export async function findOwnedLeavebit(
  db: Database,
  userId: number,
  id: number,
  { lock = false } = {},
): Promise<LeavebitRow | null> {
  const query = db
    .select()
    .from(triggerBytes)
    .where(and(eq(triggerBytes.id, id), eq(triggerBytes.userId, userId), isNotTrashed));
  const [row] = await (lock ? query.for('update') : query);
  return row ?? null;
}

const filesQuery = defineHotQuery('files-of-leavebits', (db) =>
  db
    .select({ file: triggerByteFiles, stored: storedFiles })
    .from(triggerByteFiles)
    .innerJoin(storedFiles, eq(storedFiles.id, triggerByteFiles.storedFileId))
    .where(
      and(
        sql`${triggerByteFiles.triggerByteId} = any(${sql.placeholder('leavebitIds')}::bigint[])`,
        isNotNull(storedFiles.size),
        isNull(triggerByteFiles.trashedAt),
      ),
    )
    .orderBy(asc(triggerByteFiles.triggerByteId), asc(triggerByteFiles.fileCounter)),
);

/**
 * The files of the given LeaveBits that aren't in the trash, by LeaveBit, oldest first. Skips LeaveBits that have never had a
 * file.
 */
export async function listFilesByLeavebit(
  db: Database,
  leavebits: readonly Pick<LeavebitRow, 'id' | 'lastFileCounter'>[],
): Promise<Map<number, LeavebitFileRow[]>> {
  const byLeavebit = new Map<number, LeavebitFileRow[]>(leavebits.map(({ id }) => [id, []]));
  const leavebitIds = leavebits.filter(({ lastFileCounter }) => lastFileCounter > 0).map(({ id }) => id);
  if (leavebitIds.length === 0) return byLeavebit;
  const rows = await filesQuery(db, { leavebitIds });
  for (const { file, stored } of rows) {
    if (stored.size === null || stored.sha256 === null) continue;
    byLeavebit
      .get(file.triggerByteId)
      ?.push({ ...file, id: stored.id, size: stored.size, sha256: stored.sha256 });
  }
  return byLeavebit;
}

/**
 * Finds a LeaveBit's incomplete stored files and locks their uploads until the transaction ends. Upload requests use the same
 * lock order: the upload, then the file.
 */
export async function lockIncompleteUploads(tx: Database, leavebitId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.triggerByteId, leavebitId), isNull(uploads.completedAt)))
    .for('update');
  return rows.map(({ id }) => id);
}
