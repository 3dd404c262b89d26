import { and, desc, eq, inArray, max, sql } from 'drizzle-orm';
import type { MailStatus, VerificationStatus } from '#shared/contracts/sharing.ts';
import type { MailKind } from '../../adapters/mail/mail-kinds.ts';
import { isMailNotWithdrawn } from '../../adapters/mail/outbox.ts';
import { presentMailOutcome } from '../../adapters/mail/delivery-outcome.ts';
import type { Database } from '../../db/database.ts';
import { mails, triggerBytes, viewerVerified } from '../../db/schema/index.ts';
import { isNotTrashed } from '../access/shared-with.ts';
import { noticeKinds } from './notice-allowance.ts';

/** When an owner's current recipients last verified their address for this owner's LeaveBits. Omits those who never have. */
export async function loadVerificationStatus(db: Database, userId: number): Promise<VerificationStatus> {
  const rows = await db
    .select({ email: viewerVerified.email, verifiedAt: viewerVerified.verifiedAt })
    .from(viewerVerified)
    .where(
      and(eq(viewerVerified.userId, userId), inArray(viewerVerified.email, presentRecipients(db, userId))),
    )
    .orderBy(viewerVerified.email);
  return rows.map(({ email, verifiedAt }) => ({ email, verified_at: verifiedAt.toISOString() }));
}

/**
 * The emails that tell recipients about LeaveBits shared with them. The owner sees the status of the last one. Emails to
 * reporters are tracked separately.
 */
export const shownNoticeKinds: MailKind[] = [
  'share-notice',
  'share-selection',
  'reminder',
  'opened-notice',
  'unopened-reminder',
  'released-notice',
  'released-reminder',
  'estate-closes',
  'locked-again',
];

/**
 * When an owner last reminded each recipient. Suppressed reminders count too, or the wait would reveal who has unsubscribed.
 * @param email limits the result to this address
 */
export async function loadLastReminderTimes(
  db: Database,
  userId: number,
  email?: string,
): Promise<Map<string, Date>> {
  const rows = await db
    .select({ email: mails.recipient, at: max(mails.createdAt) })
    .from(mails)
    .where(
      and(
        eq(mails.userId, userId),
        eq(mails.kind, noticeKinds.reminder),
        email === undefined ? undefined : eq(mails.recipient, email),
      ),
    )
    .groupBy(mails.recipient);
  return new Map(rows.flatMap(({ email: to, at }) => (at === null ? [] : [[to, at]])));
}

/** Whether each current recipient's last notice was delivered, and when they were last reminded. */
export async function loadMailStatus(db: Database, userId: number): Promise<MailStatus> {
  const rows = await db
    .selectDistinctOn([mails.recipient])
    .from(mails)
    .where(
      and(
        eq(mails.userId, userId),
        inArray(mails.kind, shownNoticeKinds),
        isMailNotWithdrawn,
        inArray(mails.recipient, presentRecipients(db, userId)),
      ),
    )
    .orderBy(mails.recipient, desc(mails.createdAt));
  const reminders = await loadLastReminderTimes(db, userId);
  return rows.map((mail) => ({
    email: mail.recipient,
    ...presentMailOutcome(mail),
    remindedAt: reminders.get(mail.recipient)?.toISOString() ?? null,
  }));
}

function presentRecipients(db: Database, userId: number) {
  return db
    .select({ email: sql<string>`unnest(${triggerBytes.sharingEmails})`.as('email') })
    .from(triggerBytes)
    .where(and(eq(triggerBytes.userId, userId), isNotTrashed));
}
