import { and, desc, eq, inArray, lt, type SQL } from 'drizzle-orm';
import type { ActivityEntry, ActivityPage } from '#shared/contracts/activity.ts';
import { activityLimits, describeActivity } from '#shared/domain/activity.ts';
import { formatEmail } from '#shared/domain/format-email.ts';
import type { DataKey } from '../../adapters/crypto/data-key.ts';
import type { Context } from '../../context.ts';
import { activityEntries, users } from '../../db/schema/index.ts';
import { decryptEntryContent } from './entry-content.ts';
import { openActivityKey } from './record-activity.ts';

export interface ActivityQuery {
  /** Only entries with a lower number. Null starts with the latest. */
  before: number | null;
  /** Only entries of these kinds. Null means all. */
  kinds: readonly string[] | null;
  /** Only entries that contain all of these words. Null means all entries. */
  text: string | null;
}

type EntryRow = typeof activityEntries.$inferSelect;

/**
 * A page of an owner's log, latest first. The database can't search encrypted content, so a search decrypts a limited number of
 * entries, and its page may have few or no results even though older matches exist.
 */
export async function loadActivityPage(
  ctx: Context,
  userId: number,
  { before, kinds, text }: ActivityQuery,
): Promise<ActivityPage> {
  const isOurs = and(
    eq(activityEntries.userId, userId),
    kinds ? inArray(activityEntries.kind, [...kinds]) : undefined,
  );
  const words = text === null ? [] : searched(text).split(' ');
  const most = words.length > 0 ? activityLimits.searchedPerCall : activityLimits.entriesPerPage;
  const dataKey = await loadActivityKey(ctx, userId);
  const rows = await readRows(
    ctx,
    and(isOurs, before === null ? undefined : lt(activityEntries.number, before)),
    most,
  );
  const entries: ActivityEntry[] = [];
  for (const row of rows.slice(0, most)) {
    const entry = presentActivityEntry(ctx, dataKey, row);
    if (words.length > 0 && !holds(entry, words)) continue;
    entries.push(entry);
    if (entries.length < activityLimits.entriesPerPage) continue;
    return { entries, next: row === rows.at(-1) ? null : row.number };
  }
  return { entries, next: rows.length > most ? rows[most - 1]!.number : null };
}

/** Reads one more row than requested to detect further entries. */
function readRows({ db }: Context, which: SQL | undefined, most: number): Promise<EntryRow[]> {
  return db
    .select()
    .from(activityEntries)
    .where(which)
    .orderBy(desc(activityEntries.number))
    .limit(most + 1);
}

export async function loadActivityKey(ctx: Context, userId: number): Promise<DataKey | null> {
  const [account] = await ctx.db
    .select({ dataKeyId: users.dataKeyId, dataKey: users.dataKey })
    .from(users)
    .where(eq(users.id, userId));
  return account ? openActivityKey(ctx, userId, account) : null;
}

export function presentActivityEntry(ctx: Context, dataKey: DataKey | null, row: EntryRow): ActivityEntry {
  const { number: id, at, kind } = row;
  return { id, at: at.toISOString(), kind, ...openIfSound(ctx, dataKey, row) };
}

const DAMAGED = 'This entry is damaged and can’t be shown. Please contact support.';

/** Replaces a damaged entry with a message so that the others can still be shown. */
function openIfSound({ logger }: Context, dataKey: DataKey | null, row: EntryRow) {
  try {
    if (dataKey) return decryptEntryContent(dataKey, row, row.content);
  } catch (error) {
    logger.error(
      { err: error, userId: row.userId, number: row.number },
      'an activity log entry could not be decrypted',
    );
  }
  return { subject: null, detail: DAMAGED };
}

/** Every word must occur somewhere in the entry, in any order and case. */
function holds({ kind, subject, detail }: ActivityEntry, words: readonly string[]): boolean {
  const told = searched(`${describeActivity(kind)} ${subject ?? ''} ${detail ?? ''}`);
  return words.every((word) => told.includes(word));
}

/** Owners search for an international domain as pages show it. */
const searched = (text: string) =>
  formatEmail(text.normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' '));
