import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { matchesAnyId } from '../../db/prepared-statements.ts';
import {
  deathIncapacitationReports as reports,
  recipientReadings,
  triggerBytes,
} from '../../db/schema/index.ts';
import { assertAccessOpen } from '../access/assert-access-open.ts';
import { recordActivities, recordActivity, type Activity } from '../activity/record-activity.ts';
import type { Database } from '../../db/database.ts';
import type { LeavebitFile, LeavebitRow } from '../leavebits/leavebit-encryption.ts';
import { formatActivitySubject } from '../leavebits/record-leavebit-activity.ts';
import type { EmailSession } from './email-session.ts';
import { rememberReadings, filterUnrecordedReadings } from './recorded-readings-cache.ts';

interface Opened {
  row: LeavebitRow;
  description: string;
}

/** What a download ticket for a LeaveBit grants: its text, all of it, or one file. */
export type DownloadGrant =
  { purpose: 'text' } | { purpose: 'zip' } | { purpose: 'download' | 'preview'; file: LeavebitFile };

/** The maximum number of headlines per log entry. */
const MOST_NAMED = 10;

/**
 * Logs for each owner what a recipient has opened, each LeaveBit once per session. This is the only write caused by a recipient's
 * GETs, and only by the first one: later ones find it in memory.
 */
export async function recordLeavebitsOpened(
  ctx: Context,
  { id: sessionId, email }: EmailSession,
  opened: readonly Opened[],
): Promise<void> {
  const keyOf = ({ row: { id, seqno } }: Opened) => `opened/${id}/${seqno}`;
  const readings = opened.map(keyOf);
  const unknown = new Set(filterUnrecordedReadings(ctx, sessionId, readings));
  if (unknown.size === 0) return;
  const byOwner = new Map<number, Opened[]>();
  for (const one of opened) {
    const { userId } = one.row;
    if (unknown.has(keyOf(one))) byOwner.set(userId, [...(byOwner.get(userId) ?? []), one]);
  }
  const activities = [...byOwner].map(([userId, theirs]): Activity => ({
    userId,
    kind: 'leavebits-opened',
    subject: email,
    detail: formatHeadlines(theirs),
    once: `${sessionId}/${theirs.map(({ row }) => row.id).join(',')}`,
  }));
  await ctx.db.transaction(async (tx) => {
    await storeReadings(
      ctx,
      tx,
      email,
      [...byOwner.values()].flat().map(({ row }) => row.id),
    );
    await recordActivities(ctx, tx, activities);
  });
  rememberReadings(ctx, sessionId, readings);
}

/**
 * Stores that a recipient reads LeaveBits' content, before it leaves the server. Waits for a substitute's turn (`unopened`), which
 * locks the LeaveBit, or makes it wait: then it finds this reading. The same goes for the end of a release.
 * @throws DomainError `locked` if a release that opened one of them has ended since access was decided
 */
async function storeReadings(
  { clock }: Context,
  tx: Database,
  email: string,
  ids: readonly number[],
  { isDownload = false } = {},
): Promise<void> {
  await assertReleasesLast(tx, email, ids);
  const now = sql`${clock.now().toISOString()}::timestamptz`;
  const read = tx
    .select({
      triggerByteId: triggerBytes.id,
      email: sql<string>`${email}::text`.as('email'),
      readAt: sql<Date>`${now}`.as('read_at'),
      downloadedAt: sql<Date | null>`${isDownload ? now : sql`null::timestamptz`}`.as('downloaded_at'),
    })
    .from(triggerBytes)
    .where(matchesAnyId(triggerBytes.id, ids))
    .orderBy(asc(triggerBytes.id))
    .for('key share');
  await tx
    .insert(recipientReadings)
    .select(read)
    .onConflictDoUpdate({
      target: [recipientReadings.triggerByteId, recipientReadings.email],
      set: {
        readAt: sql`excluded.read_at`,
        downloadedAt: sql`coalesce(excluded.downloaded_at, ${recipientReadings.downloadedAt})`,
      },
      // A reading counts for a day, so it needn't be stored again at once, unless it was before a release.
      setWhere: sql`${recipientReadings.readAt} < excluded.read_at - interval '1 hour' or excluded.downloaded_at is not null
        or ${recipientReadings.readAt} < (select r.released_at from ${reports} r join ${triggerBytes} t on t.user_id = r.user_id
          where t.id = ${recipientReadings.triggerByteId} and r.status = 'released')`,
    });
}

/**
 * Locks the reports that opened these LeaveBits, so that the end of a release comes strictly after this reading, which its owner then
 * sees, or strictly before it.
 */
async function assertReleasesLast(tx: Database, email: string, ids: readonly number[]): Promise<void> {
  const owners = tx
    .select({ id: triggerBytes.userId })
    .from(triggerBytes)
    .where(matchesAnyId(triggerBytes.id, ids));
  const released = await tx
    .select({ userId: reports.userId })
    .from(reports)
    .where(and(inArray(reports.userId, owners), eq(reports.status, 'released')))
    .orderBy(asc(reports.id))
    .for('share');
  const isRecipient = sql<boolean>`${email}::text = any(${triggerBytes.sharingEmails})`;
  const waiting = await tx
    .selectDistinct({ userId: triggerBytes.userId, isRecipient: isRecipient.as('is_recipient') })
    .from(triggerBytes)
    .where(
      and(
        matchesAnyId(triggerBytes.id, ids),
        sql`(${triggerBytes.sharingConfig} -> ${email}::text ->> 'releaseType' = 'death_incapacitation' or not ${isRecipient})`,
      ),
    );
  // The end of a release takes substitutes off.
  if (waiting.some((one) => !one.isRecipient || !released.some((report) => report.userId === one.userId)))
    assertAccessOpen({ kind: 'locked', lock: { waitsFor: 'report', opensAt: null }, isBlocked: false });
}

/** Logs a recipient's download or preview, once per session, in the transaction that allows it. */
export async function recordDownloadOrPreview(
  ctx: Context,
  tx: Database,
  { id: sessionId, email }: EmailSession,
  { row, description }: Opened,
  granted: DownloadGrant,
): Promise<void> {
  await storeReadings(ctx, tx, email, [row.id], { isDownload: granted.purpose !== 'preview' });
  const name = formatActivitySubject(description);
  const entry = { userId: row.userId, subject: email };
  if (granted.purpose === 'zip' || granted.purpose === 'text') {
    const kind = granted.purpose === 'zip' ? 'leavebit-downloaded' : 'text-downloaded';
    const once = `${sessionId}/${row.id}/${row.seqno}`;
    return recordActivity(ctx, tx, { ...entry, kind, detail: name, once });
  }
  return recordActivity(ctx, tx, {
    ...entry,
    kind: granted.purpose === 'preview' ? 'file-previewed' : 'file-downloaded',
    detail: `${granted.file.name}, in ${name}`,
    once: `${sessionId}/${granted.file.id}`,
  });
}

/** Logs for each owner what a recipient's download of everything contains, once per session unless that changes. */
export async function recordEverythingDownloaded(
  ctx: Context,
  { id: sessionId, email }: EmailSession,
  opened: readonly Downloaded[],
): Promise<void> {
  const byOwner = new Map<number, Downloaded[]>();
  for (const one of opened) byOwner.set(one.userId, [...(byOwner.get(one.userId) ?? []), one]);
  const activities = [...byOwner].map(([userId, theirs]): Activity => ({
    userId,
    kind: 'everything-downloaded',
    subject: email,
    detail: formatHeadlines(theirs),
    once: `${sessionId}/${theirs.map(({ id, seqno }) => `${id}.${seqno}`).join(',')}`,
  }));
  await ctx.db.transaction(async (tx) => {
    await storeReadings(
      ctx,
      tx,
      email,
      opened.map(({ id }) => id),
      { isDownload: true },
    );
    await recordActivities(ctx, tx, activities);
  });
}

/** A LeaveBit in a download of everything. */
export interface Downloaded {
  id: number;
  userId: number;
  seqno: number;
  description: string;
}

/** Logs, once per session, that a recipient or the signed-in owner reads a file at its plain URL. */
export async function recordFileRead(
  ctx: Context,
  reader: EmailSession | { ownerSession: string },
  opened: Opened,
  file: LeavebitFile,
): Promise<void> {
  const sessionId = 'ownerSession' in reader ? `owner/${reader.ownerSession}` : reader.id;
  const reading = `file/${file.id}`;
  if (filterUnrecordedReadings(ctx, sessionId, [reading]).length === 0) return;
  await ctx.db.transaction((tx) =>
    'ownerSession' in reader
      ? recordActivity(ctx, tx, {
          userId: opened.row.userId,
          kind: 'own-file-downloaded',
          subject: file.name,
          detail: formatActivitySubject(opened.description),
          once: `${sessionId}/${file.id}`,
        })
      : recordDownloadOrPreview(ctx, tx, reader, opened, { purpose: 'download', file }),
  );
  rememberReadings(ctx, sessionId, [reading]);
}

function formatHeadlines(opened: readonly { description: string }[]): string {
  const names = opened.slice(0, MOST_NAMED).map(({ description }) => formatActivitySubject(description));
  const more = opened.length - names.length;
  return more > 0 ? `${names.join(', ')}, and ${more} more` : names.join(', ');
}
