import { and, eq, inArray, isNull, like, ne, or, sql } from 'drizzle-orm';
import { removeJobsByPayloadValue } from '../../adapters/queue.ts';
import type { Context } from '../../context.ts';
import { withLongStatementTimeout } from '../../db/bounded-client.ts';
import type { Database } from '../../db/database.ts';
import { accountDeletions, failingRows, mails, triggerBytes, users } from '../../db/schema/index.ts';
import { createSessionEnd } from '../../http/live-events/session-ends.ts';
import { endOwnerSessions } from '../events/end-sessions.ts';
import { anonymizeOwnerPayments } from '../subscriptions/anonymize-payments.ts';
import { clearRecipientSessionNotes, matchesAnyText, listAccountIdentifiers } from './account-identifiers.ts';
import type { LockedDeletion } from './load-deletion-facts.ts';
import { createFarewells, queueFarewells } from './queue-farewells.ts';
import { getDeletionMailKeyPrefix } from './queue-emails.ts';

/**
 * Deletes an account and everything that identifies its owner. The ledger retains amounts and dates. Runs in one transaction,
 * so a crash leaves either the whole account or nothing.
 * @param tx holds the locks on the rows. The caller has decided by `nextDeletionStep`.
 */
export async function eraseAccount(
  ctx: Context,
  tx: Database,
  locked: LockedDeletion,
  now: Date,
): Promise<void> {
  const { deletion, owner, subscription } = locked;
  // Comes first, because the database itself checks that all conditions are met.
  await tx.update(accountDeletions).set({ deletedAt: now }).where(eq(accountDeletions.userId, owner.id));
  // From here on, inserts that reference the owner wait, then fail because the row is gone.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, owner.id)).for('update');
  const farewells = await createFarewells(ctx, tx, { owner, tellsPeople: deletion.tellsPeople });
  const numbers = await listAccountIdentifiers(tx, { owner, subscription });

  await endOwnerSessions(tx, owner.id, createSessionEnd('endedByDeletion'));
  await removeJobsByPayloadValue(tx, numbers);
  await tx.delete(failingRows).where(matchesAnyText(failingRows.subject, numbers));
  await clearRecipientSessionNotes(tx, owner.id);
  if (subscription) await anonymizeOwnerPayments(tx, subscription.id);
  await forgetMails(tx, owner);
  // Deletes every row of the account by cascade, including its keys.
  await withLongStatementTimeout(tx, (slow) => slow.delete(users).where(eq(users.id, owner.id)));
  ctx.keyRing.clearDataKeyCache();

  await queueFarewells(ctx, tx, farewells);
  ctx.logger.info({ userId: owner.id }, 'an account was deleted at its owner’s request');
}

/** Deletes the emails not filed under the owner: those about the account itself, and codes sent to the owner's recipients. */
async function forgetMails(tx: Database, { id, email }: LockedDeletion['owner']): Promise<void> {
  const recipients = tx
    .select({ email: sql`unnest(${triggerBytes.sharingEmails})` })
    .from(triggerBytes)
    .where(eq(triggerBytes.userId, id));
  const isOldCode = and(
    eq(mails.kind, 'access-code'),
    ne(mails.state, 'queued'),
    inArray(mails.recipient, recipients),
  );
  const isOwn = or(eq(mails.recipient, email), like(mails.dedupeKey, `${getDeletionMailKeyPrefix(id)}%`));
  await tx.delete(mails).where(and(isNull(mails.userId), or(isOwn, isOldCode)));
}
