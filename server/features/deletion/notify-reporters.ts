import { eq } from 'drizzle-orm';
import { formatEmailDate } from '../../adapters/mail/email-dates.ts';
import type { EmailContent } from '../../adapters/mail/email-layout.ts';
import { queueMail, withdrawMails } from '../../adapters/mail/outbox.ts';
import { releaseMailDeadlines } from '../../adapters/mail/release-mail-deadlines.ts';
import { queueJob } from '../../adapters/queue.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { accountDeletions } from '../../db/schema/index.ts';
import { getOwnerNames } from '../names/owner-name.ts';
import { createReporterLinks } from '../reporters/create-reporter-links.ts';
import { deletionNoticeEmail, reporterDeletionCancelledEmail } from './emails.ts';
import { loadReporterMails } from './load-deletion-facts.ts';
import type { DeletionRow, OwnerRow } from './queries.ts';
import { findReporterMailDate, type ReportedState } from './reporter-rules.ts';

const mailKinds = { closing: 'deletion-notice', staying: 'deletion-taken-back' } as const;

/** The key prefix of an owner's emails to reporters. They stay valid when an email to the owner has to be sent again. */
const getKeyPrefix = (userId: number, says: ReportedState['is']) => `${mailKinds[says]}/${userId}/`;

export async function withdrawDeletionNotices(tx: Database, userId: number): Promise<void> {
  await withdrawMails(tx, getKeyPrefix(userId, 'closing'));
}

/**
 * Notifies every reporter who doesn't know about this deletion, whatever they have reported, each with their own links. If the
 * owner has died, someone else requested it.
 * @param owner locked
 */
export async function notifyReportersOfDeletion(
  ctx: Context,
  tx: Database,
  owner: OwnerRow,
  {
    deletesAt,
    requestedAt,
    refutedAt,
  }: Pick<DeletionRow, 'deletesAt' | 'requestedAt'> & { refutedAt: Date | null },
): Promise<void> {
  const now = ctx.clock.now();
  const state = { is: 'closing', requestedAt, refutedAt } as const;
  const nextAt = await mailReporters(ctx, tx, owner, state, async (email) => {
    const { deathLink, incapacitationLink } = await createReporterLinks(ctx, tx, owner.id, email);
    return deletionNoticeEmail({
      ...getOwnerNames(ctx, owner),
      deletesAt: formatEmailDate(ctx, deletesAt),
      deathLink,
      incapacitationLink,
    });
  });
  if (nextAt) await queueDeletionStep(tx, owner.id, nextAt);
  await tx
    .update(accountDeletions)
    .set({ deletesAt, reportersToldAt: now })
    .where(eq(accountDeletions.userId, owner.id));
}

/**
 * Tells every reporter whose last email announced a deletion that the account stays.
 * @param owner without a pending deletion
 */
export async function notifyReportersOfStop(ctx: Context, tx: Database, owner: OwnerRow): Promise<void> {
  const letter = reporterDeletionCancelledEmail(getOwnerNames(ctx, owner));
  const nextAt = await mailReporters(ctx, tx, owner, { is: 'staying' }, async () => letter);
  if (!nextAt) return;
  const key = `deletion-stopped:${owner.id}`;
  await queueJob(tx, 'notify-reporters-of-stop', { userId: owner.id }, { key, runAt: nextAt });
}

/** Queues a job that takes the deletion steps due at the given time. */
export async function queueDeletionStep(tx: Database, userId: number, runAt?: Date): Promise<void> {
  await queueJob(tx, 'advance-deletion', { userId }, { key: `deletion:${userId}`, runAt });
}

/**
 * Brings every reporter up to date if their last email no longer holds, and withdraws emails that contradict the current state.
 * @returns when the next reporter may be emailed. Null: all of them are up to date.
 */
async function mailReporters(
  ctx: Context,
  tx: Database,
  owner: OwnerRow,
  state: ReportedState,
  writeLetter: (email: string) => Promise<EmailContent>,
): Promise<Date | null> {
  const now = ctx.clock.now();
  await withdrawMails(tx, getKeyPrefix(owner.id, state.is === 'closing' ? 'staying' : 'closing'));
  const mailed = await loadReporterMails(tx, owner);
  const postponed: number[] = [];
  for (const email of owner.designatedReporters) {
    const sent = mailed.filter(({ to }) => to === email);
    const dueAt = findReporterMailDate(state, sent, now);
    if (dueAt === null) continue;
    if (dueAt > now) {
      postponed.push(dueAt.getTime());
      continue;
    }
    // A notice written before a refutation has the wrong date.
    await withdrawMails(tx, getKeyPrefix(owner.id, state.is), email);
    await queueMail(ctx, tx, {
      to: email,
      userId: owner.id,
      kind: mailKinds[state.is],
      dedupeKey: `${getKeyPrefix(owner.id, state.is)}${ctx.random.uuid()}`,
      giveUpAt: releaseMailDeadlines.others(now),
      content: await writeLetter(email),
    });
  }
  return postponed.length > 0 ? new Date(Math.min(...postponed)) : null;
}
