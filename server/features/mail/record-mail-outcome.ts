import { eq, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { activityWaiting, mails, users } from '../../db/schema/index.ts';
import {
  openActivityKey,
  recordActivity,
  createPendingActivityRow,
  type Activity,
} from '../activity/record-activity.ts';
import { findMailLogLabel } from './mail-log-labels.ts';

type MailRow = typeof mails.$inferSelect;
type Outcome = 'mail-accepted' | 'mail-failed' | 'mail-returned';

/** What the log of a mail's owner says about it. Null for a mail that is in no log. */
function activityOf(
  { userId, recipient, kind }: MailRow,
  owner: number | null,
  outcome: { kind: Outcome; reason?: string | null },
): Activity | null {
  const what = findMailLogLabel(kind);
  const whose = userId ?? owner;
  if (what === null || whose === null) return null;
  const detail = outcome.reason ? `${what}. ${outcome.reason}` : what;
  return { userId: whose, kind: outcome.kind, subject: recipient, detail };
}

/** Records what became of a mail, in the transaction that notes it. */
export async function recordMailOutcome(
  ctx: Context,
  tx: Database,
  mail: MailRow,
  outcome: { kind: Outcome; reason?: string | null },
): Promise<void> {
  const owner = await ownerOf(tx, mail);
  const activity = activityOf(mail, owner?.id ?? null, outcome);
  if (activity) await recordActivity(ctx, tx, activity);
}

/**
 * Notes what became of a mail, and records it, in one statement, which is a transaction of its own. Most mails take this
 * way, and there may be very many at once.
 * @returns false when nothing is to be recorded, or the owner has no key that opens. Then nothing is noted either.
 */
export async function updateMailAndRecordOutcome(
  ctx: Context,
  mail: MailRow,
  { what, where }: { what: Partial<typeof mails.$inferInsert>; where: SQL | undefined },
  outcome: { kind: Outcome; reason?: string | null },
): Promise<boolean> {
  const owner = await ownerOf(ctx.db, mail);
  const activity = owner && activityOf(mail, owner.id, outcome);
  const dataKey = activity && openActivityKey(ctx, owner.id, owner);
  if (!activity || !dataKey) return false;
  const { userId, at, kind, content } = createPendingActivityRow(ctx, dataKey, activity);
  const noted = ctx.db.update(mails).set(what).where(where).returning({ id: mails.id });
  await ctx.db.execute(sql`
    with noted as ${noted}
    insert into ${activityWaiting} (user_id, at, kind, content)
    select ${userId}::bigint, ${at.toISOString()}::timestamptz, ${kind}::text, ${content}::bytea from noted`);
  return true;
}

/** The owner in whose name a mail was written. A mail about the reader's own account is its own. */
async function ownerOf(db: Database, { userId, recipient, kind }: MailRow) {
  if (findMailLogLabel(kind) === null) return null;
  const isOwner = userId === null ? eq(users.email, recipient) : eq(users.id, userId);
  const [owner] = await db
    .select({ id: users.id, dataKeyId: users.dataKeyId, dataKey: users.dataKey })
    .from(users)
    .where(isOwner);
  return owner ?? null;
}
