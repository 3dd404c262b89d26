import { eq } from 'drizzle-orm';
import { DAY_MS } from '#shared/domain/durations.ts';
import { deletionLimits } from '#shared/domain/limits.ts';
import { formatEmailDate } from '../../adapters/mail/email-dates.ts';
import { queueMail, withdrawMails } from '../../adapters/mail/outbox.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { accountDeletions, users } from '../../db/schema/index.ts';
import { releaseMailDeadlines } from '../../adapters/mail/release-mail-deadlines.ts';
import { getOwnerNames } from '../names/owner-name.ts';
import { createReporterLinks } from '../reporters/create-reporter-links.ts';
import {
  deletionNoticeEmail,
  deletionReminderEmail,
  deletionRequestedEmail,
  deletionStoppedEmail,
  deletionTakenBackEmail,
  type DeletionStopReason,
} from './emails.ts';
import type { OwnerRow } from './queries.ts';
import { findLastDeletionMails } from './load-deletion-facts.ts';

/** The owner fields that their emails need. */
interface Addressee {
  id: number;
  email: string;
}

/** The key prefix of an owner's deletion emails. */
export const getDeletionMailKeyPrefix = (userId: number) => `deletion/${userId}/`;

/** The key prefix of the notices to reporters. They remain true when an email to the owner is sent again. */
const noticeKeysOf = (userId: number) => `deletion-notice/${userId}/`;

/** Cancels unsent deletion emails that are no longer true. */
export async function withdrawDeletionEmails(tx: Database, userId: number): Promise<void> {
  await withdrawMails(tx, getDeletionMailKeyPrefix(userId));
  await withdrawMails(tx, noticeKeysOf(userId));
}

/**
 * Notifies every reporter, whatever their response, each with their own links: if the owner has died, someone else requested
 * this. Skips reporters notified within the last day, unless told since that the account stays, so that repeated requests
 * and cancellations flood nobody.
 * @param owner locked
 */
export async function notifyReportersOfDeletion(
  ctx: Context,
  tx: Database,
  owner: OwnerRow,
  { deletesAt }: { deletesAt: Date },
): Promise<void> {
  const now = ctx.clock.now();
  const told = await findLastDeletionMails(tx, { ...owner, userId: owner.id }, daysBefore(now));
  const untold = owner.designatedReporters.filter((email) => told.get(email) !== 'deletion-notice');
  for (const email of untold) {
    const { deathLink, incapacitationLink } = await createReporterLinks(ctx, tx, owner.id, email);
    await queueMail(ctx, tx, {
      to: email,
      userId: owner.id,
      kind: 'deletion-notice',
      dedupeKey: `${noticeKeysOf(owner.id)}${ctx.ids.uuid()}`,
      giveUpAt: releaseMailDeadlines.others(now),
      letter: deletionNoticeEmail({
        ...getOwnerNames(ctx, owner),
        deletesAt: formatEmailDate(ctx, deletesAt),
        deathLink,
        incapacitationLink,
      }),
    });
  }
  await tx
    .update(accountDeletions)
    .set({ deletesAt, reportersToldAt: now })
    .where(eq(accountDeletions.userId, owner.id));
}

/** Notifies the owner that the account will be deleted. A reminder of an earlier date no longer counts. */
export async function announceDeletion(
  ctx: Context,
  tx: Database,
  owner: OwnerRow,
  { deletesAt, tellsPeople }: { deletesAt: Date; tellsPeople: boolean },
): Promise<void> {
  await withdrawMails(tx, getDeletionMailKeyPrefix(owner.id));
  const letter = deletionRequestedEmail({
    ...wordsOf(ctx, deletesAt),
    days: Math.round((deletesAt.getTime() - ctx.clock.now().getTime()) / DAY_MS),
    reporters: owner.designatedReporters.length,
    tellsPeople,
  });
  const firstMailId = await write(ctx, tx, owner, { kind: 'deletion-requested', letter });
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
  const letter = deletionReminderEmail({ ...wordsOf(ctx, deletesAt), tellsPeople });
  const reminderMailId = await write(ctx, tx, owner, { kind: 'deletion-reminder', letter });
  await tx
    .update(accountDeletions)
    .set({ deletesAt, reminderMailId })
    .where(eq(accountDeletions.userId, owner.id));
}

/** Notifies the owner that the account stays. Unsent emails about its deletion are no longer true. */
export async function notifyOwnerOfStop(
  ctx: Context,
  tx: Database,
  owner: Addressee,
  reason: DeletionStopReason,
): Promise<void> {
  await withdrawDeletionEmails(tx, owner.id);
  const letter = deletionStoppedEmail({ reason, accountUrl: accountUrl(ctx) });
  await write(ctx, tx, owner, { kind: 'deletion-stopped', letter });
}

/**
 * Notifies the reporters whose latest email announced the deletion that the account stays. At most once a day: a reporter
 * who misses a cancellation believes that the deletion is still planned, which is the safe side.
 */
export async function notifyReportersOfStop(
  ctx: Context,
  tx: Database,
  userId: number,
  requestedAt: Date,
): Promise<void> {
  const [owner] = await tx.select().from(users).where(eq(users.id, userId));
  if (!owner) return;
  const now = ctx.clock.now();
  const lastWords = await findLastDeletionMails(tx, { ...owner, userId }, daysBefore(requestedAt));
  const toldToday = await findLastDeletionMails(tx, { ...owner, userId }, daysBefore(now), [
    'deletion-taken-back',
  ]);
  for (const [to, kind] of lastWords) {
    if (kind !== 'deletion-notice' || toldToday.has(to)) continue;
    await queueMail(ctx, tx, {
      to,
      userId,
      kind: 'deletion-taken-back',
      dedupeKey: `deletion-taken-back/${ctx.ids.uuid()}`,
      giveUpAt: releaseMailDeadlines.others(now),
      letter: deletionTakenBackEmail(getOwnerNames(ctx, owner)),
    });
  }
}

const daysBefore = (at: Date) => new Date(at.getTime() - deletionLimits.reportersToldAgainDays * DAY_MS);

const accountUrl = ({ config }: Context) => `${config.appOrigin}/account/your-data`;

const wordsOf = (ctx: Context, deletesAt: Date) => ({
  deletesAt: formatEmailDate(ctx, deletesAt),
  accountUrl: accountUrl(ctx),
});

async function write(
  ctx: Context,
  tx: Database,
  { id, email }: Addressee,
  mail: Pick<Parameters<typeof queueMail>[2], 'kind' | 'letter'>,
): Promise<string | null> {
  return queueMail(ctx, tx, {
    ...mail,
    to: email,
    dedupeKey: `${getDeletionMailKeyPrefix(id)}${ctx.ids.uuid()}`,
  });
}
