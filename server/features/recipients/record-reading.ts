import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { recordActivities, recordActivity, type Activity } from '../activity/record-activity.ts';
import type { LeavebitFile, LeavebitRow } from '../leavebits/content.ts';
import { nameInLog } from '../leavebits/record-changes.ts';
import type { EmailSession } from './email-session.ts';

/** What a recipient has before them. */
interface Opened {
  row: LeavebitRow;
  description: string;
}

/** Sessions that a process remembers. One that it has forgotten costs a statement more, and no second entry. */
const MOST_SESSIONS = 5000;
/** Headlines that an entry lists. */
const MOST_NAMED = 10;

/** By session: the LeaveBits whose opening is recorded. */
const known = new WeakMap<Context, Map<string, Set<number>>>();

/**
 * Records for each owner what a recipient has opened: each LeaveBit once in a session. It is the one thing that a GET of a
 * recipient writes, and only the first. Later ones find it in memory.
 */
export async function recordOpened(
  ctx: Context,
  { id: sessionId, email }: EmailSession,
  opened: readonly Opened[],
): Promise<void> {
  const sessions = known.get(ctx) ?? new Map<string, Set<number>>();
  known.set(ctx, sessions);
  const before = sessions.get(sessionId);
  const fresh = opened.filter(({ row }) => !before?.has(row.id));
  if (fresh.length === 0) return;
  const byOwner = new Map<number, Opened[]>();
  for (const one of fresh) byOwner.set(one.row.userId, [...(byOwner.get(one.row.userId) ?? []), one]);
  const activities = [...byOwner].map(([userId, theirs]): Activity => ({
    userId,
    kind: 'leavebits-opened',
    subject: email,
    detail: namesOf(theirs),
    once: `${sessionId}/${theirs.map(({ row }) => row.id).join(',')}`,
  }));
  await ctx.db.transaction((tx) => recordActivities(ctx, tx, activities));
  sessions.delete(sessionId);
  sessions.set(sessionId, new Set([...(before ?? []), ...fresh.map(({ row }) => row.id)]));
  for (const oldest of sessions.keys()) {
    if (sessions.size <= MOST_SESSIONS) break;
    sessions.delete(oldest);
  }
}

/** Records that a recipient takes or looks at a file, or takes a whole LeaveBit: each once in a session. */
export async function recordTaken(
  ctx: Context,
  tx: Database,
  { id: sessionId, email }: EmailSession,
  { row, description }: Opened,
  what: { purpose: 'zip' } | { purpose: 'download' | 'preview'; file: LeavebitFile },
): Promise<void> {
  const entry = { userId: row.userId, subject: email };
  const name = nameInLog(description);
  if (what.purpose === 'zip') {
    const once = `${sessionId}/${row.id}/${row.seqno}`;
    return recordActivity(ctx, tx, { ...entry, kind: 'leavebit-downloaded', detail: name, once });
  }
  return recordActivity(ctx, tx, {
    ...entry,
    kind: what.purpose === 'preview' ? 'file-previewed' : 'file-downloaded',
    detail: `${what.file.name}, in ${name}`,
    once: `${sessionId}/${what.file.id}`,
  });
}

function namesOf(opened: readonly Opened[]): string {
  const names = opened.slice(0, MOST_NAMED).map(({ description }) => nameInLog(description));
  const more = opened.length - names.length;
  return more > 0 ? `${names.join(', ')}, and ${more} more` : names.join(', ');
}
