import { eq, isNotNull, not, sql, type SQL } from 'drizzle-orm';
import { limits, listLimits, MEGABYTE } from '#shared/domain/limits.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { defineHotQuery } from '#server/db/hot-query.ts';
import { subscriptions, triggerBytes } from '#server/db/schema/index.ts';
import { DomainError } from '#server/http/domain-error.ts';
import { isNotTrashed } from '../../access/shared-with.ts';

/**
 * The largest number of LeaveBits that an owner has shared with any one of the given addresses. Null without addresses, and once the
 * owner has set up a subscription.
 */
const mostGiven = sql<string | null>`(
  select count(*) from unnest(${sql.placeholder('given')}::text[]) as given(email)
  join trigger_bytes as one on one.user_id = ${sql.placeholder('userId')} and one.sharing_emails @> array[given.email]
    and one.trashed_at is null
  where exists (select from ${subscriptions} where ${subscriptions.userId} = ${sql.placeholder('userId')}
    and ${subscriptions.subStatus} = 'Trial')
  group by given.email order by 1 desc limit 1)`;

const heldQuery = defineHotQuery('held-by-owner', (db) =>
  db
    .select({
      count: beyondTrash(sql`1`, limits.leavebitsPerOwner),
      textBytes: beyondTrash(
        sql`octet_length(${triggerBytes.description}) + octet_length(${triggerBytes.infoFields})`,
        limits.textBytesPerOwner,
      ),
      mostGiven,
    })
    .from(triggerBytes)
    .where(eq(triggerBytes.userId, sql.placeholder('userId'))),
);

/**
 * Rejects a save that exceeds the owner's account limits. Runs after the write, in the same transaction, under the lock on the
 * owner. The limit per address applies per owner, so other owners can't use it
 * up. Content in the trash, and content permanently deleted but not erased yet, each have an equally large allowance, and only
 * the excess counts. Deleting therefore frees up room immediately, but can't be used to fill the database.
 * @param given addresses of others that have become recipients
 * @throws DomainError `too-large`
 */
export async function assertAccountLimits(
  { config }: Pick<Context, 'config'>,
  tx: Database,
  userId: number,
  { given = [] }: { given?: readonly string[] } = {},
): Promise<void> {
  // The limit guards against spam from strangers on a trial. On a service without payments, people know each other.
  const limited = config.takesPayments ? given : [];
  const [held] = await heldQuery(tx, { userId, given: limited });
  if (Number(held?.count) > limits.leavebitsPerOwner) {
    throw new DomainError('too-large', `An account can have up to ${limits.leavebitsPerOwner} LeaveBits.`);
  }
  if (Number(held?.textBytes) > limits.textBytesPerOwner) {
    throw new DomainError(
      'too-large',
      `All texts of an account can have at most ${limits.textBytesPerOwner / MEGABYTE} MB. Please add long texts as files.`,
    );
  }
  if (Number(held?.mostGiven) > listLimits.fromOneUnpaidOwner) {
    throw new DomainError(
      'too-large',
      `You can share up to ${listLimits.fromOneUnpaidOwner} LeaveBits with one address until you set up a subscription.`,
    );
  }
}

/**
 * The total of the LeaveBits outside the trash, plus whatever exceeds the limit in the trash and among the permanently deleted.
 */
function beyondTrash(amount: SQL, limit: number) {
  const sum = (condition: SQL) => sql`coalesce(sum(${amount}) filter (where ${condition}), 0)`;
  const beyond = (condition: SQL) => sql`greatest(${sum(condition)} - ${limit}, 0)`;
  const isPurged = isNotNull(triggerBytes.purgedAt);
  const isInTrash = sql`(${not(isNotTrashed)} and ${not(isPurged)})`;
  return sql<string>`${sum(isNotTrashed)} + ${beyond(isInTrash)} + ${beyond(isPurged)}`;
}
