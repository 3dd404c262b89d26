import { and, arrayContains, asc, eq, inArray, sql } from 'drizzle-orm';
import { formatEmailDate } from '#server/adapters/mail/email-dates.ts';
import { queueMail } from '#server/adapters/mail/outbox.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import {
  emailChanges,
  scheduledOpenings,
  subscriptions,
  triggerBytes,
  users,
} from '#server/db/schema/index.ts';
import { DomainError } from '#server/http/domain-error.ts';
import { updateLeavebitRow } from '../../access/integrity.ts';
import { replaceRecipient } from '../../access/replace-recipient.ts';
import { clearDevicesAndSignIns } from '../../accounts/end-all-access.ts';
import type { AccountRow } from '../../accounts/sign-in/lock-account-row.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import { removeOwnerCodes } from '../../codes/one-time-codes.ts';
import { stopPendingReset } from '../../accounts/reset/pending-reset.ts';
import { addressChangedEmail } from '../emails.ts';

/**
 * Changes an account's address. Links don't contain the owner's address, so all of them stay valid. Everything verified through
 * the old mailbox is invalidated, such as codes and a pending password reset, and all devices are forgotten. The caller renews
 * the owner's session.
 * @throws DomainError `conflict` if the address has got an account in the meantime
 */
export async function changeEmail(
  ctx: Context,
  tx: Database,
  user: AccountRow,
  newEmail: string,
): Promise<AccountRow> {
  const now = ctx.clock.now();
  const [taken] = await tx.select({ id: users.id }).from(users).where(eq(users.email, newEmail));
  if (taken) throw addressTakenError();
  const address = { username: newEmail, email: newEmail };
  const [changed] = await tx
    .update(users)
    .set({
      ...address,
      lastUpdate: now,
      // It becomes the first way to warn the owner.
      ...(user.secondEmail === newEmail && { secondEmail: null, secondEmailVerifiedAt: null }),
    })
    .where(eq(users.id, user.id))
    .returning();
  await tx.update(subscriptions).set({ email: newEmail }).where(eq(subscriptions.userId, user.id));
  await replaceOwnAddress(ctx, tx, user, newEmail);
  await tx.delete(emailChanges).where(eq(emailChanges.userId, user.id));
  await removeOwnerCodes(tx, user.id, ['email-change', 'password-reset', 'reauthentication']);
  await stopPendingReset(ctx, tx, user.id);
  await clearDevicesAndSignIns(tx, user.id);
  await recordActivity(ctx, tx, {
    userId: user.id,
    kind: 'email-changed',
    subject: newEmail,
    detail: `Previously ${user.email}.`,
  });
  for (const [side, to] of Object.entries({ old: user.email, new: newEmail }))
    await queueMail(ctx, tx, {
      to,
      kind: 'email-changed',
      dedupeKey: `email-changed/${side}/${ctx.random.uuid()}`,
      content: addressChangedEmail({
        newEmail,
        at: formatEmailDate(ctx, now, user),
        signInUrl: `${ctx.config.appOrigin}/auth`,
      }),
    });
  return changed!;
}

export const addressTakenError = () =>
  new DomainError('conflict', 'This address can’t be used. Please choose another one.');

/** A LeaveBit that has no recipient yet has the owner's own address as a placeholder, which has to follow the change. */
async function replaceOwnAddress(
  ctx: Context,
  tx: Database,
  { id, email: oldEmail }: AccountRow,
  newEmail: string,
): Promise<void> {
  const rows = await tx
    .select()
    .from(triggerBytes)
    .where(and(eq(triggerBytes.userId, id), arrayContains(triggerBytes.sharingEmails, [oldEmail])))
    .orderBy(asc(triggerBytes.id))
    .for('update');
  if (rows.length === 0) return;
  const affected = rows.map((row) => row.id);
  await tx
    .update(scheduledOpenings)
    .set({ email: newEmail })
    .where(
      sql`${scheduledOpenings.email} = ${oldEmail} and ${inArray(scheduledOpenings.triggerByteId, affected)}
        and not exists (select from ${scheduledOpenings} other
          where other.trigger_byte_id = ${scheduledOpenings.triggerByteId} and other.email = ${newEmail})`,
    );
  for (const row of rows) {
    await updateLeavebitRow(ctx, tx, row, {
      ...replaceRecipient(row, { from: oldEmail, to: newEmail }),
      seqno: row.seqno + 1,
    });
  }
}
