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

/** The entry in the owner's log. Null for an email that is not logged. */
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

/** Records an email's outcome in the activity log, in the transaction that stores it. */
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
 * Stores an email's outcome and records it in the log, in a single statement with its own transaction. Most emails take this
 * path, and there may be very many at once.
 * @returns false when there is nothing to record, or the owner has no key that can be decrypted. Nothing is stored then
 * either.
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

/** The owner on whose behalf an email was sent. For an email about the reader's own account, the reader. */
async function ownerOf(db: Database, { userId, recipient, kind }: MailRow) {
  if (findMailLogLabel(kind) === null) return null;
  const isOwner = userId === null ? eq(users.email, recipient) : eq(users.id, userId);
  const [owner] = await db
    .select({ id: users.id, dataKeyId: users.dataKeyId, dataKey: users.dataKey })
    .from(users)
    .where(isOwner);
  return owner ?? null;
}
