import { and, count, eq, gt, inArray, sql } from 'drizzle-orm';
import { DAY_MS } from '#shared/domain/durations.ts';
import type { MailKind } from '../../adapters/mail/mail-kinds.ts';
import type { Database } from '../../db/database.ts';
import { defineHotQuery } from '../../db/hot-query.ts';
import { mails } from '../../db/schema/index.ts';
import { mailLimits } from '../../limits.ts';

/** The kinds of notices subject to a daily limit. `released` notices follow a report, and recipients can't opt out of them. */
export const noticeKinds = {
  shared: 'share-notice',
  opened: 'opened-notice',
  released: 'released-notice',
  selection: 'share-selection',
  reminder: 'reminder',
} as const;

const sentQuery = defineHotQuery('notices-of-day', (db) =>
  db
    .select({ email: mails.recipient, count: count() })
    .from(mails)
    .where(
      and(
        eq(mails.userId, sql.placeholder('userId')),
        sql`${mails.recipient} = any(${sql.placeholder('emails')}::text[])`,
        sql`${mails.kind} = any(${sql.placeholder('kinds')}::text[])`,
        gt(mails.createdAt, sql.placeholder('since')),
      ),
    )
    .groupBy(mails.recipient),
);

/**
 * Filters the addresses to which an owner can send another notice today.
 * @param kinds the kinds that count
 */
export async function filterNotifiableEmails(
  tx: Database,
  userId: number,
  emails: string[],
  now: Date,
  kinds: readonly MailKind[] = Object.values(noticeKinds),
): Promise<Set<string>> {
  const allowed = new Set(emails);
  if (emails.length === 0) return allowed;
  const since = new Date(now.getTime() - DAY_MS);
  const sent = await sentQuery(tx, { userId, emails, kinds, since });
  for (const { email, count: notices } of sent) {
    if (notices >= mailLimits.noticesPerDay) allowed.delete(email);
  }
  return allowed;
}

/** Whether an owner can send another notice to an address today. */
export async function canSendNotice(
  tx: Database,
  userId: number,
  email: string,
  now: Date,
): Promise<boolean> {
  return (await filterNotifiableEmails(tx, userId, [email], now)).has(email);
}

/**
 * Whether an owner's account can tell an address today that another one has replaced it. Counted separately, so that other
 * notices can't use up the one that may reveal a theft.
 */
export async function canSendMovedNotice(
  tx: Database,
  userId: number,
  email: string,
  now: Date,
): Promise<boolean> {
  return (await filterNotifiableEmails(tx, userId, [email], now, ['recipient-moved'])).has(email);
}

/** The notices left today for each pair of owner and address. */
interface Allowances {
  /** Consumes one of a pair's notices, if any are left. */
  take(userId: number, email: string): boolean;
}

/** Loads how many notices each pair has left today. */
export async function loadNoticeAllowances(
  tx: Database,
  pairs: { userId: number; email: string }[],
  now: Date,
): Promise<Allowances> {
  const keyOf = (userId: number, email: string) => `${userId} ${email}`;
  const sent = new Map<string, number>();
  if (pairs.length > 0) {
    const since = new Date(now.getTime() - DAY_MS).toISOString();
    // One index lookup per pair, because a join might read all of the day's emails.
    const { rows } = await tx.execute<{ userId: string; email: string; count: number }>(sql`
      select "userId", email, count
      from (select distinct "userId", email from json_to_recordset(${JSON.stringify(pairs)}::json)
        as given("userId" bigint, email text)) as pair
      cross join lateral (select count(*)::int as count from ${mails}
        where ${mails.userId} = "userId" and ${mails.recipient} = email
          and ${inArray(mails.kind, Object.values(noticeKinds))} and ${mails.createdAt} > ${since}::timestamptz
      ) as sent
      where count > 0`);
    for (const { userId, email, count: notices } of rows) sent.set(keyOf(Number(userId), email), notices);
  }
  return {
    take(userId, email) {
      const key = keyOf(userId, email);
      const notices = sent.get(key) ?? 0;
      if (notices >= mailLimits.noticesPerDay) return false;
      sent.set(key, notices + 1);
      return true;
    },
  };
}
