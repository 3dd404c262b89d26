import { eq } from 'drizzle-orm';
import { DAY_MS } from '#shared/domain/durations.ts';
import { formatEmailDate } from '../../adapters/mail/email-dates.ts';
import { queueMail, withdrawMails } from '../../adapters/mail/outbox.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { accountDeletions } from '../../db/schema/index.ts';
import {
  deletionReminderEmail,
  deletionRequestedEmail,
  deletionStoppedEmail,
  type DeletionStopReason,
} from './emails.ts';
import { withdrawDeletionNotices } from './notify-reporters.ts';
import type { OwnerRow } from './queries.ts';

interface Addressee {
  id: number;
  email: string;
  timeZone: string | null;
}

export const getDeletionMailKeyPrefix = (userId: number) => `deletion/${userId}/`;

/** Cancels unsent deletion emails, which are no longer true. */
export async function withdrawDeletionEmails(tx: Database, userId: number): Promise<void> {
  await withdrawMails(tx, getDeletionMailKeyPrefix(userId));
  await withdrawDeletionNotices(tx, userId);
}

/** Notifies the owner that the account will be deleted. Any reminder of an earlier date becomes void. */
export async function announceDeletion(
  ctx: Context,
  tx: Database,
  owner: OwnerRow,
  { deletesAt, tellsPeople }: { deletesAt: Date; tellsPeople: boolean },
): Promise<void> {
  await withdrawMails(tx, getDeletionMailKeyPrefix(owner.id));
  const content = deletionRequestedEmail({
    ...wordsOf(ctx, deletesAt, owner),
    days: Math.round((deletesAt.getTime() - ctx.clock.now().getTime()) / DAY_MS),
    reporters: owner.designatedReporters.length,
    tellsPeople,
  });
  const firstMailId = await write(ctx, tx, owner, { kind: 'deletion-requested', content });
  await tx
    .update(accountDeletions)
    .set({ deletesAt, firstMailId, reminderMailId: null })
    .where(eq(accountDeletions.userId, owner.id));
}

export async function remindOwnerOfDeletion(
  ctx: Context,
  tx: Database,
  owner: Addressee,
  { deletesAt, tellsPeople }: { deletesAt: Date; tellsPeople: boolean },
): Promise<void> {
  const content = deletionReminderEmail({ ...wordsOf(ctx, deletesAt, owner), tellsPeople });
  const reminderMailId = await write(ctx, tx, owner, { kind: 'deletion-reminder', content });
  await tx
    .update(accountDeletions)
    .set({ deletesAt, reminderMailId })
    .where(eq(accountDeletions.userId, owner.id));
}

/** Notifies the owner that the account stays, and withdraws unsent emails about its deletion. */
export async function notifyOwnerOfStop(
  ctx: Context,
  tx: Database,
  owner: Pick<Addressee, 'id' | 'email'>,
  reason: DeletionStopReason,
): Promise<void> {
  await withdrawDeletionEmails(tx, owner.id);
  const content = deletionStoppedEmail({ reason, accountUrl: accountUrl(ctx) });
  await write(ctx, tx, owner, { kind: 'deletion-stopped', content });
}

const accountUrl = ({ config }: Context) => `${config.appOrigin}/account/your-data`;

const wordsOf = (ctx: Context, deletesAt: Date, owner: Addressee) => ({
  deletesAt: formatEmailDate(ctx, deletesAt, owner),
  accountUrl: accountUrl(ctx),
});

async function write(
  ctx: Context,
  tx: Database,
  { id, email }: Pick<Addressee, 'id' | 'email'>,
  mail: Pick<Parameters<typeof queueMail>[2], 'kind' | 'content'>,
): Promise<string | null> {
  return queueMail(ctx, tx, {
    ...mail,
    to: email,
    dedupeKey: `${getDeletionMailKeyPrefix(id)}${ctx.random.uuid()}`,
  });
}
