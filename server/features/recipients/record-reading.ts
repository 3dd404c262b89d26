import type { Context } from '../../context.ts';
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
  const readings = opened.map(({ row }) => `opened/${row.id}`);
  const unknown = new Set(filterUnrecordedReadings(ctx, sessionId, readings));
  if (unknown.size === 0) return;
  const byOwner = new Map<number, Opened[]>();
  for (const one of opened) {
    const { id, userId } = one.row;
    if (unknown.has(`opened/${id}`)) byOwner.set(userId, [...(byOwner.get(userId) ?? []), one]);
  }
  const activities = [...byOwner].map(([userId, theirs]): Activity => ({
    userId,
    kind: 'leavebits-opened',
    subject: email,
    detail: formatHeadlines(theirs),
    once: `${sessionId}/${theirs.map(({ row }) => row.id).join(',')}`,
  }));
  await ctx.db.transaction((tx) => recordActivities(ctx, tx, activities));
  rememberReadings(ctx, sessionId, readings);
}

/** Logs a recipient's download or preview, once per session, in the transaction that allows it. */
export function recordDownloadOrPreview(
  ctx: Context,
  tx: Database,
  { id: sessionId, email }: EmailSession,
  { row, description }: Opened,
  granted: DownloadGrant,
): Promise<void> {
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
  await ctx.db.transaction((tx) => recordActivities(ctx, tx, activities));
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
