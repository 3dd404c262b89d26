import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { checkupIntervals, checkupMonths } from '#shared/contracts/checkups.ts';
import { addMonths } from '#shared/domain/dates.ts';
import { queueMail } from '../../adapters/mail/outbox.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/index.ts';
import { sweep } from '../../jobs/sweep.ts';
import { loadOwnerAccessFacts } from '../access/load-estate.ts';
import { isSubscriptionBlocked } from '#shared/domain/subscription.ts';
import { checkupDueEmail } from './emails.ts';
import { getCheckupFacts } from './manage-checkup.ts';
import { findDeletionDate } from '../deletion/find-deletion-date.ts';
import { canActIrrevocably } from '../recovery/can-act-irrevocably.ts';
import { isCheckupRequestDue } from './rules.ts';

/** The shortest interval, and therefore the minimum time since the last email about a check-up. */
const LEAST_MONTHS = 6;

/** Whether the last check-up, or the sign-up, is this long ago. In UTC, like `addMonths`. */
const isIntervalOver = (months: number, now: Date) =>
  sql`(coalesce(${users.checkedUpAt}, ${users.createdAt}) at time zone 'UTC') + make_interval(months => ${months}) <= ${now}::timestamptz at time zone 'UTC'`;

export async function sendCheckupRequests(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const longAgo = addMonths(now, -LEAST_MONTHS);
  const rows = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        or(
          ...checkupIntervals.flatMap((every) => {
            const months = checkupMonths[every];
            return months === null ? [] : [and(eq(users.checkupEvery, every), isIntervalOver(months, now))];
          }),
        ),
        or(isNull(users.checkupAskedAt), lte(users.checkupAskedAt, longAgo)),
      ),
    );
  await sweep(ctx, rows, {
    name: 'ask-checkups',
    alarm: 'checkups',
    words: 'a check-up request could not be queued',
    idName: 'userId',
    inTransaction: (tx, { id }) => askOwner(ctx, tx, id),
  });
}

/**
 * Sends nothing during a recovery, while the service is blocked, once the account is scheduled for deletion, or while a report
 * of the owner's death is pending or released.
 */
async function askOwner(ctx: Context, tx: Database, id: number): Promise<void> {
  const [owner] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  const now = ctx.clock.now();
  if (!owner || owner.checkupEvery === 'never' || !isCheckupRequestDue(getCheckupFacts(owner), now)) return;
  const { estate, subscription } = await loadOwnerAccessFacts(ctx, tx, id);
  if (estate.report !== 'none' || !subscription || isSubscriptionBlocked(subscription, now)) return;
  if ((await findDeletionDate(tx, id)) || !(await canActIrrevocably(ctx, tx))) return;
  await tx.update(users).set({ checkupAskedAt: now }).where(eq(users.id, id));
  await queueMail(ctx, tx, {
    to: owner.email,
    kind: 'check-up',
    dedupeKey: `check-up/${id}/${now.toISOString().slice(0, 10)}`,
    content: checkupDueEmail({ url: `${ctx.config.appOrigin}/account/check-up`, every: owner.checkupEvery }),
  });
}
