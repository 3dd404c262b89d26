import { eq, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { defineHotQuery } from '../../db/hot-query.ts';
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

/** The entry for the owner's activity log. Null if the email isn't logged. */
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

/** Logs an email's outcome in the transaction that stores it. */
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
 * Stores and logs an email's outcome in a single statement, which is its own transaction. This is the hot path: most emails take
 * it, and there may be a great many at a time.
 * @returns false, storing nothing, if there is nothing to log or the owner has no key that can be decrypted
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

const buildOwnerQuery = (db: Database, isOwner: SQL) =>
  db.select({ id: users.id, dataKeyId: users.dataKeyId, dataKey: users.dataKey }).from(users).where(isOwner);
const ownerByIdQuery = defineHotQuery('mail-owner', (db) =>
  buildOwnerQuery(db, eq(users.id, sql.placeholder('userId'))),
);
const readerQuery = defineHotQuery('mail-reader', (db) =>
  buildOwnerQuery(db, eq(users.email, sql.placeholder('recipient'))),
);

/** The owner on whose behalf an email was sent or, for an email about the reader's own account, the reader. */
async function ownerOf(db: Database, { userId, recipient, kind }: MailRow) {
  if (findMailLogLabel(kind) === null) return null;
  const [owner] = await (userId === null ? readerQuery(db, { recipient }) : ownerByIdQuery(db, { userId }));
  return owner ?? null;
}
