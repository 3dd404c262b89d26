import { eq, isNotNull, not, sql, type SQL } from 'drizzle-orm';
import { limits, listLimits, MEGABYTE } from '#shared/domain/limits.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { subscriptions, triggerBytes } from '#server/db/schema/index.ts';
import { DomainError } from '#server/http/domain-error.ts';
import { isNotTrashed } from '../../access/shared-with.ts';

/**
 * Refuses a save that takes an owner over the limit for one account. It runs after the write, in the same transaction.
 * Another save of the owner waits here until this one is done, so saves at one moment see each other.
 * The limit for one address is each owner's own, so no other owner can use it up. The trash, and what left it for good and is not
 * erased yet, count only beyond a limit of the same size each, so that deleting makes room at once, and nobody fills the database with what they delete.
 * @param given the addresses of others that became recipients.
 * @throws DomainError `too-large`
 */
export async function assertAccountLimits(
  { config }: Pick<Context, 'config'>,
  tx: Database,
  userId: number,
  { given = [] }: { given?: readonly string[] } = {},
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('room/' || ${userId}::text, 0))`);
  const [held] = await tx
    .select({
      count: beyondTrash(sql`1`, limits.leavebitsPerOwner),
      textBytes: beyondTrash(
        sql`octet_length(${triggerBytes.description}) + octet_length(${triggerBytes.infoFields})`,
        limits.textBytesPerOwner,
      ),
      // The limit is against strangers who try the service. Where nothing is to be paid, people know one another.
      mostGiven: given.length === 0 || !config.takesPayments ? sql<string>`0` : mostGivenTo(userId, given),
    })
    .from(triggerBytes)
    .where(eq(triggerBytes.userId, userId));
  if (Number(held?.count) > limits.leavebitsPerOwner) {
    throw new DomainError('too-large', `An account can have at most ${limits.leavebitsPerOwner} LeaveBits.`);
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
      `You can share at most ${listLimits.fromOneUnpaidOwner} LeaveBits with one address until you set up a subscription.`,
    );
  }
}

/** The sum over the LeaveBits that are not in the trash, and over what the trash and what left it for good have beyond the limit. */
function beyondTrash(amount: SQL, limit: number) {
  const sum = (condition: SQL) => sql`coalesce(sum(${amount}) filter (where ${condition}), 0)`;
  const beyond = (condition: SQL) => sql`greatest(${sum(condition)} - ${limit}, 0)`;
  const isPurged = isNotNull(triggerBytes.purgedAt);
  const isInTrash = sql`(${not(isNotTrashed)} and ${not(isPurged)})`;
  return sql<string>`${sum(isNotTrashed)} + ${beyond(isInTrash)} + ${beyond(isPurged)}`;
}

/** The most LeaveBits that one of these addresses has from an owner. None once the owner has set up a subscription. */
function mostGivenTo(userId: number, given: readonly string[]) {
  return sql<string>`(
    select count(*) from unnest(${sql.param(given)}::text[]) as given(email)
    join trigger_bytes as one on one.user_id = ${userId} and one.sharing_emails @> array[given.email] and one.trashed_at is null
    where exists (select from ${subscriptions} where ${subscriptions.userId} = ${userId}
      and ${subscriptions.subStatus} = 'Trial')
    group by given.email order by 1 desc limit 1)`;
}
