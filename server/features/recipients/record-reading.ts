import type { Context } from '../../context.ts';
import { recordActivities, recordActivity, type Activity } from '../activity/record-activity.ts';
import type { Database } from '../../db/database.ts';
import type { LeavebitFile, LeavebitRow } from '../leavebits/leavebit-encryption.ts';
import { formatActivitySubject } from '../leavebits/record-leavebit-activity.ts';
import type { EmailSession } from './email-session.ts';
import { rememberReadings, filterUnrecordedReadings } from './recorded-readings-cache.ts';

/** What a reader has before them. */
interface Opened {
  row: LeavebitRow;
  description: string;
}

/** What they take of it. */
type Taken = { purpose: 'zip' } | { purpose: 'download' | 'preview'; file: LeavebitFile };

/** Headlines that an entry lists. */
const MOST_NAMED = 10;

/**
 * Records for each owner what a recipient has opened: each LeaveBit once in a session. It is the one thing that a GET of a
 * reader writes, and only the first. Later ones find it in memory.
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
    detail: namesOf(theirs),
    once: `${sessionId}/${theirs.map(({ row }) => row.id).join(',')}`,
  }));
  await ctx.db.transaction((tx) => recordActivities(ctx, tx, activities));
  rememberReadings(ctx, sessionId, readings);
}

/** Records that a recipient takes or looks at something, in the transaction that lets them. Once in a session. */
export function recordDownloadOrPreview(
  ctx: Context,
  tx: Database,
  { id: sessionId, email }: EmailSession,
  { row, description }: Opened,
  taken: Taken,
): Promise<void> {
  const name = formatActivitySubject(description);
  const entry = { userId: row.userId, subject: email };
  if (taken.purpose === 'zip') {
    const once = `${sessionId}/${row.id}/${row.seqno}`;
    return recordActivity(ctx, tx, { ...entry, kind: 'leavebit-downloaded', detail: name, once });
  }
  return recordActivity(ctx, tx, {
    ...entry,
    kind: taken.purpose === 'preview' ? 'file-previewed' : 'file-downloaded',
    detail: `${taken.file.name}, in ${name}`,
    once: `${sessionId}/${taken.file.id}`,
  });
}

/** Records that somebody reads a file by its plain address: a recipient, or whoever is signed in as the owner. Once in a session. */
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

function namesOf(opened: readonly Opened[]): string {
  const names = opened.slice(0, MOST_NAMED).map(({ description }) => formatActivitySubject(description));
  const more = opened.length - names.length;
  return more > 0 ? `${names.join(', ')}, and ${more} more` : names.join(', ');
}
