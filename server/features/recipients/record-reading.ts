import type { Context } from '../../context.ts';
import { recordActivities, recordActivity, type Activity } from '../activity/record-activity.ts';
import type { Database } from '../../db/database.ts';
import type { LeavebitFile, LeavebitRow } from '../leavebits/leavebit-encryption.ts';
import { formatActivitySubject } from '../leavebits/record-leavebit-activity.ts';
import type { EmailSession } from './email-session.ts';
import { rememberReadings, filterUnrecordedReadings } from './recorded-readings-cache.ts';

/** What a reader has opened. */
interface Opened {
  row: LeavebitRow;
  description: string;
}

/** What they access in it. */
type Taken = { purpose: 'zip' } | { purpose: 'download' | 'preview'; file: LeavebitFile };

/** The maximum number of headlines listed in an entry. */
const MOST_NAMED = 10;

/**
 * Records for each owner what a recipient has opened, each LeaveBit once per session. This is the only write of a
 * recipient's GET, and only of the first: later ones find it in memory.
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

/** Records once per session that a recipient downloads or previews something, in the transaction that allows it. */
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

/** Records once per session that a file is read at its plain URL, by a recipient or by whoever is signed in as the owner. */
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
