import { and, eq, inArray, isNull, like, ne, or, sql } from 'drizzle-orm';
import { removeJobsAbout } from '../../adapters/queue.ts';
import type { Context } from '../../context.ts';
import { patiently } from '../../db/bounded-client.ts';
import type { Database } from '../../db/database.ts';
import { accountDeletions, failingRows, mails, triggerBytes, users } from '../../db/schema/index.ts';
import { endSessionsOf } from '../events/end-sessions.ts';
import { forgetPayer } from '../subscriptions/forget-payer.ts';
import { forgetInRecipientSessions, isAbout, numbersOf } from './numbers-of.ts';
import type { Locked } from './read-facts.ts';
import { farewellsOf, sendFarewells } from './say-farewell.ts';
import { keysOf } from './write-letters.ts';

/**
 * Deletes an account with everything that names its owner. The books keep amounts and dates. All of it is one
 * transaction: a process that dies leaves either the whole account or nothing of it.
 * @param tx holds the locks on the rows. The caller has decided by `deletionStep`.
 */
export async function eraseAccount(ctx: Context, tx: Database, locked: Locked, now: Date): Promise<void> {
  const { deletion, owner, subscription } = locked;
  // This comes first: the database itself checks that all conditions hold.
  await tx.update(accountDeletions).set({ deletedAt: now }).where(eq(accountDeletions.userId, owner.id));
  // Rows that point to the owner wait from here on, and find nobody.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, owner.id)).for('update');
  const farewells = await farewellsOf(ctx, tx, { owner, tellsPeople: deletion.tellsPeople });
  const numbers = await numbersOf(tx, { owner, subscription });

  await endSessionsOf(tx, owner.id, {
    type: 'session_logout',
    message: 'Your account was deleted, as you asked.',
  });
  await removeJobsAbout(tx, numbers);
  await tx.delete(failingRows).where(isAbout(failingRows.subject, numbers));
  await forgetInRecipientSessions(tx, owner.id);
  if (subscription) await forgetPayer(tx, subscription.id);
  await forgetMails(tx, owner);
  // Every row that belongs to the account goes with it, and its keys do.
  await patiently(tx, (slow) => slow.delete(users).where(eq(users.id, owner.id)));
  ctx.keyRing.forgetDataKeys();

  await sendFarewells(ctx, tx, farewells);
  ctx.logger.info({ userId: owner.id }, 'an account was deleted, as its owner asked');
}

/** The mails that are not filed under the owner: those about the account itself, and the codes of the owner's recipients. */
async function forgetMails(tx: Database, { id, email }: Locked['owner']): Promise<void> {
  const recipients = tx
    .select({ email: sql`unnest(${triggerBytes.sharingEmails})` })
    .from(triggerBytes)
    .where(eq(triggerBytes.userId, id));
  const isOldCode = and(
    eq(mails.kind, 'access-code'),
    ne(mails.state, 'queued'),
    inArray(mails.recipient, recipients),
  );
  const isOwn = or(eq(mails.recipient, email), like(mails.dedupeKey, `${keysOf(id)}%`));
  await tx.delete(mails).where(and(isNull(mails.userId), or(isOwn, isOldCode)));
}
