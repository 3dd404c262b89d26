import { eq, sql } from 'drizzle-orm';
import { DAY_MS } from '#shared/domain/durations.ts';
import { findReleaseCondition, type ReleaseSetting } from '#shared/domain/release.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { matchesAnyId } from '../../db/prepared-statements.ts';
import { recipientOpenings, recipientReadings, triggerBytes, unopenedChecks } from '../../db/schema/index.ts';

/** A session that spans an opening is recorded once, before it. A reading this long before an opening therefore counts. */
export const READING_COUNTS_BEFORE_MS = DAY_MS;

/** Has the next run of `advance-unopened` look at an owner, because something may have opened for their recipients. */
export async function requestUnopenedCheck(
  { clock }: Pick<Context, 'clock'>,
  tx: Database,
  userId: number,
): Promise<void> {
  await tx
    .insert(unopenedChecks)
    .values({ userId, checkAt: clock.now() })
    .onConflictDoUpdate({
      target: unopenedChecks.userId,
      set: { checkAt: sql`least(${unopenedChecks.checkAt}, excluded.check_at)` },
    });
}

/** The same for the owner of saved LeaveBits, if any of these waits for a date. A release requests a check of its own. */
export async function requestCheckOfDated(
  ctx: Pick<Context, 'clock'>,
  tx: Database,
  saves: readonly { id: number; rules: readonly Readonly<Record<string, ReleaseSetting>>[] }[],
): Promise<void> {
  const dated = saves.find(({ rules }) => rules.some(isAnythingDated));
  if (!dated) return;
  const [leavebit] = await tx
    .select({ userId: triggerBytes.userId })
    .from(triggerBytes)
    .where(eq(triggerBytes.id, dated.id));
  if (leavebit) await requestUnopenedCheck(ctx, tx, leavebit.userId);
}

const isAnythingDated = (rules: Readonly<Record<string, ReleaseSetting>>): boolean =>
  Object.values(rules).some((setting) => findReleaseCondition(setting) === 'date');

/**
 * Counts from now on for recipients who haven't opened these LeaveBits, because they couldn't: it was in the trash, or they had
 * left it, or their address was a different one. `advance-unopened` removes what isn't open.
 * @param email only for this recipient. Undefined for all of them
 */
export async function restartUnopened(
  ctx: Pick<Context, 'clock'>,
  tx: Database,
  ids: readonly number[],
  email?: string,
): Promise<void> {
  const rows = await tx
    .select({ id: triggerBytes.id, userId: triggerBytes.userId, emails: triggerBytes.sharingEmails })
    .from(triggerBytes)
    .where(matchesAnyId(triggerBytes.id, ids));
  const openings = rows.flatMap(({ id, emails }) =>
    emails.filter((one) => email === undefined || one === email).map((one) => ({ id, email: one })),
  );
  const [first] = rows;
  if (!first || openings.length === 0) return;
  await tx.execute(sql`
    insert into ${recipientOpenings} (trigger_byte_id, email, opened_at)
    select id, email, ${ctx.clock.now().toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(openings)}::json) as given(id bigint, email text)
    on conflict (trigger_byte_id, email) do update set opened_at = excluded.opened_at, passed_on_at = null where ${isUnread}`);
  await requestUnopenedCheck(ctx, tx, first.userId);
}

/**
 * Counts from now on for everyone who hasn't opened something, because a restore may have lost that they did.
 * @param tx the transaction that ends a recovery
 */
export async function restartAllUnopened({ clock }: Pick<Context, 'clock'>, tx: Database): Promise<void> {
  const now = clock.now();
  await tx.update(recipientOpenings).set({ openedAt: now }).where(isUnread);
  await tx.update(unopenedChecks).set({ checkAt: now });
}

/** SQL condition: an opening has no reading that counts. */
const isUnread = sql`not exists (select from ${recipientReadings} as reading
  where reading.trigger_byte_id = ${recipientOpenings.triggerByteId} and reading.email = ${recipientOpenings.email}
    and reading.read_at >= ${recipientOpenings.openedAt} - interval '${sql.raw(String(READING_COUNTS_BEFORE_MS / 1000))} seconds')`;
