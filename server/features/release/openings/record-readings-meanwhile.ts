import { and, eq, gte } from 'drizzle-orm';
import type { ReadMeanwhile } from '#shared/contracts/release.ts';
import { activityLimits } from '#shared/domain/activity.ts';
import { formatNameAndEmail } from '#shared/domain/display-names.ts';
import { formatEmailDate } from '#server/adapters/mail/email-dates.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { recipientReadings, triggerBytes } from '#server/db/schema/index.ts';
import { recordActivities, type Activity } from '../../activity/record-activity.ts';
import { listLeavebitHeadlines } from '../../leavebits/load-leavebits.ts';
import { formatActivitySubject } from '../../leavebits/record-leavebit-activity.ts';
import { loadPersonNameLookup } from '../../people/load-person-names.ts';
import type { OwnerRow, ReportRow } from '../queries.ts';
import { getReadingsStart, summarizeReadings } from './rules.ts';
import { listReleaseTurns } from './take-back-turns.ts';

/**
 * Finds what was read since a release, and records it in the owner's activity log, because later readings replace the dates.
 * @param report locked against readings that have not committed yet
 */
export async function recordReadingsMeanwhile(
  ctx: Context,
  tx: Database,
  owner: OwnerRow,
  { id, releasedAt }: Pick<ReportRow, 'id' | 'releasedAt'>,
): Promise<ReadMeanwhile> {
  if (!releasedAt) throw new Error('a release without its date');
  const readings = await tx
    .select({
      leavebitId: recipientReadings.triggerByteId,
      email: recipientReadings.email,
      readAt: recipientReadings.readAt,
      downloadedAt: recipientReadings.downloadedAt,
    })
    .from(recipientReadings)
    .innerJoin(triggerBytes, eq(triggerBytes.id, recipientReadings.triggerByteId))
    .where(
      and(eq(triggerBytes.userId, owner.id), gte(recipientReadings.readAt, getReadingsStart(releasedAt))),
    );
  const headlines = await listLeavebitHeadlines({ ...ctx, db: tx }, owner.id);
  const leavebits = headlines.map(({ row, description }) => ({ ...row, description }));
  const passedOn = await listReleaseTurns(tx, id);
  const { read, unread } = summarizeReadings({
    ownerEmail: owner.email,
    leavebits,
    readings,
    passedOn,
    releasedAt,
  });
  const nameOf = await loadPersonNameLookup(ctx, tx, owner.id);
  const meanwhile: ReadMeanwhile = {
    read: read.map(({ leavebit: { id, description }, readings: since }) => ({
      id,
      description,
      readers: since.map(({ email, readAt, downloadedAt }) => ({
        email,
        name: nameOf(email),
        readAt: readAt.toISOString(),
        downloadedAt: downloadedAt?.toISOString() ?? null,
      })),
    })),
    unread: unread.map(({ id, description }) => ({ id, description })),
  };
  await recordActivities(ctx, tx, describeForLog(ctx, owner, meanwhile));
  return meanwhile;
}

/** An entry for each LeaveBit that was read, and the headlines of the others. Long lists go on in the next entry. */
function describeForLog(ctx: Context, owner: OwnerRow, { read, unread }: ReadMeanwhile): Activity[] {
  const format = (at: string) => formatEmailDate(ctx, at, owner).text;
  const readers = ({ readers: all }: ReadMeanwhile['read'][number]) =>
    all.map(
      ({ readAt, downloadedAt, ...person }) =>
        `${formatNameAndEmail(person)}, last on ${format(readAt)}${downloadedAt ? `, downloaded on ${format(downloadedAt)}` : ''}`,
    );
  return [
    ...read.flatMap((one) =>
      joinWithin(readers(one)).map((detail): Activity => ({
        userId: owner.id,
        kind: 'read-meanwhile',
        subject: formatActivitySubject(one.description),
        detail,
      })),
    ),
    ...joinWithin(unread.map(({ description }) => formatActivitySubject(description))).map(
      (detail): Activity => ({ userId: owner.id, kind: 'unread-meanwhile', detail }),
    ),
  ];
}

/** Joins texts into as few as fit into an entry. */
function joinWithin(texts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const text of texts) {
    const last = joined.at(-1);
    const longer = `${last}; ${text}`;
    if (last === undefined || longer.length > activityLimits.detailMax) joined.push(text);
    else joined[joined.length - 1] = longer;
  }
  return joined;
}
