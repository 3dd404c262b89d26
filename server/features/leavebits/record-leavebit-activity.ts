import { isDeepStrictEqual } from 'node:util';
import { findReleaseSetting } from '#shared/domain/release.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import {
  recordActivities,
  recordActivity,
  type Activity,
  type LogOwner,
} from '../activity/record-activity.ts';
import { decryptHeadline, type LeavebitRow, type DecryptedLeavebit } from './leavebit-encryption.ts';

/** How the activity log refers to a LeaveBit. Shortened, because a headline can be very long. */
export function formatActivitySubject(description: string): string {
  const words = [...description.replace(/\s+/g, ' ').trim()];
  if (words.length === 0) return 'A LeaveBit without a description';
  return words.length > 80 ? `${words.slice(0, 79).join('')}…` : words.join('');
}

/** Like `formatActivitySubject`, but for a LeaveBit that hasn't been decrypted. */
export const decryptActivitySubject = (ctx: Context, row: LeavebitRow): string =>
  formatActivitySubject(decryptHeadline(ctx, row).description);

/** Records a new LeaveBit with its files and recipients. @param owner as locked by the transaction */
export function recordLeavebitCreated(
  ctx: Context,
  tx: Database,
  created: DecryptedLeavebit,
  owner: LogOwner,
): Promise<void> {
  const activity: Activity = {
    userId: created.row.userId,
    kind: 'leavebit-created',
    subject: formatActivitySubject(created.description),
    detail: sentences([
      ['Recipients', created.row.sharingEmails],
      ['Files', created.files.map(({ name }) => name)],
    ]),
  };
  return recordActivities(ctx, tx, [activity], owner);
}

/** Records that the owner restored an earlier version. The resulting changes are recorded like those of any save. */
export function recordVersionRestored(
  ctx: Context,
  tx: Database,
  { row, description }: Pick<DecryptedLeavebit, 'row' | 'description'>,
  seqno: number,
): Promise<void> {
  return recordActivity(ctx, tx, {
    userId: row.userId,
    kind: 'version-restored',
    subject: formatActivitySubject(description),
    detail: `As of save ${seqno}.`,
  });
}

/** Records what a save changed. A save without changes leaves no entry. */
export function recordLeavebitSaved(
  ctx: Context,
  tx: Database,
  before: DecryptedLeavebit,
  after: DecryptedLeavebit,
): Promise<void> {
  const entry = { userId: after.row.userId, subject: formatActivitySubject(after.description) };
  const content = changedContent(before, after);
  const recipients = changedRecipients(before.row, after.row);
  const changes: Activity[] = [];
  if (content) changes.push({ ...entry, kind: 'leavebit-saved', detail: content });
  if (recipients) changes.push({ ...entry, kind: 'recipients-changed', detail: recipients });
  return recordActivities(ctx, tx, changes);
}

function changedContent(before: DecryptedLeavebit, after: DecryptedLeavebit): string | null {
  const texts = [
    ...(before.description === after.description ? [] : ['description']),
    ...(before.infoFields === after.infoFields ? [] : ['info']),
    ...(before.sealedNames === after.sealedNames ? [] : ['file names']),
  ];
  return sentences([
    ['Changed', texts],
    ['Files added', missingIn(before, after)],
    ['Files removed', missingIn(after, before)],
  ]);
}

/** The names of files that are missing from the first LeaveBit but present in `other`. */
function missingIn({ files }: DecryptedLeavebit, other: DecryptedLeavebit): string[] {
  const ids = new Set(files.map(({ id }) => id));
  return other.files.filter(({ id }) => !ids.has(id)).map(({ name }) => name);
}

function changedRecipients(before: LeavebitRow, after: LeavebitRow): string | null {
  const isNew = (email: string) => !before.sharingEmails.includes(email);
  return sentences([
    ['Added', after.sharingEmails.filter(isNew)],
    ['Removed', before.sharingEmails.filter((email) => !after.sharingEmails.includes(email))],
    [
      'Changed rule for',
      after.sharingEmails.filter(
        (email) =>
          !isNew(email) &&
          !isDeepStrictEqual(
            findReleaseSetting(before.sharingConfig, email),
            findReleaseSetting(after.sharingConfig, email),
          ),
      ),
    ],
  ]);
}

/** One sentence per non-empty list, or null if all lists are empty. */
function sentences(lists: readonly (readonly [string, readonly string[]])[]): string | null {
  const told = lists.flatMap(([what, items]) => (items.length > 0 ? [`${what}: ${items.join(', ')}.`] : []));
  return told.length > 0 ? told.join(' ') : null;
}
