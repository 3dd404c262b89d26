import { and, desc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import { isMailNotWithdrawn } from '../../adapters/mail/outbox.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { agreements, deathIncapacitationReports as reports, mails } from '../../db/schema/index.ts';
import { loadEstateState } from '../access/load-estate.ts';
import { canActIrrevocably } from '../recovery/can-act-irrevocably.ts';
import { loadPaymentClearance } from '../subscriptions/destruction/load-payment-clearance.ts';
import type { DeletionRow, OwnerRow, SubscriptionRow } from './queries.ts';
import { findReporterMailDate, type ReporterMail } from './reporter-rules.ts';
import type { DeletionFacts, DeletionEmail, ReporterNotices } from './rules.ts';

/**
 * All facts that determine the next step.
 * @param tx holds the locks on the subscription, the owner and the deletion
 */
export async function loadDeletionFacts(
  ctx: Context,
  tx: Database,
  { deletion, owner, subscription }: LockedDeletion,
  now: Date,
): Promise<DeletionFacts> {
  const ends = await loadReportEnds(tx, owner.id);
  return {
    mayAct: await canActIrrevocably(ctx, tx),
    report: (await loadEstateState(ctx, tx, owner.id)).report,
    ...ends,
    reporters: await readNotices(tx, { deletion, owner }, { ...ends, now }),
    deletesAt: deletion.deletesAt,
    first: await readLetter(tx, deletion.firstMailId, owner.email),
    reminder: await readLetter(tx, deletion.reminderMailId, owner.email),
    charging: subscription ? await readCharging(tx, subscription.id) : 'ended',
    books: subscription ? await loadPaymentClearance(ctx, tx, subscription.id, now) : 'clear',
  };
}

/** The locked rows of a deletion. */
export interface LockedDeletion {
  deletion: DeletionRow;
  owner: OwnerRow;
  subscription: SubscriptionRow | null;
}

/** When reports about an owner were last refuted, revoked, or ended in any way. */
export async function loadReportEnds(
  tx: Database,
  userId: number,
): Promise<Pick<DeletionFacts, 'lastReportEndedAt' | 'refutedAt' | 'revokedAt'>> {
  const [last] = await tx
    .select({
      ended: sql<
        string | null
      >`max(greatest(${reports.refutedAt}, ${reports.expiredAt}, ${reports.revokedAt}))`,
      refuted: sql<
        string | null
      >`max(${reports.refutedAt}) filter (where ${ne(reports.refutedBy, 'reporter')})`,
      revoked: sql<string | null>`max(${reports.revokedAt})`,
    })
    .from(reports)
    .where(eq(reports.userId, userId));
  const moment = (text: string | null | undefined) => (text ? new Date(text) : null);
  return {
    lastReportEndedAt: moment(last?.ended),
    refutedAt: moment(last?.refuted),
    revokedAt: moment(last?.revoked),
  };
}

/** The notices sent to the owner's current reporters, and when those who still need one may be notified. */
async function readNotices(
  tx: Database,
  { deletion, owner }: Pick<LockedDeletion, 'deletion' | 'owner'>,
  { refutedAt, now }: { refutedAt: Date | null; now: Date },
): Promise<ReporterNotices> {
  const { requestedAt, reportersToldAt: toldAt } = deletion;
  const mailed = await loadReporterMails(tx, owner);
  const reporters = owner.designatedReporters.map((email) => {
    const sent = mailed.filter(({ to }) => to === email);
    return { sent, dueAt: findReporterMailDate({ is: 'closing', requestedAt, refutedAt }, sent, now) };
  });
  return {
    toldAt,
    untold: reporters.flatMap(({ dueAt }) => dueAt ?? []),
    fates: reporters.flatMap(({ sent: [last], dueAt }) => (last && !dueAt ? [last.fate] : [])),
  };
}

/**
 * The emails about a deletion that the owner's reporters have received or may have received, newest first. A withdrawn email is
 * included if a sender had already claimed it, because it may have been sent.
 */
export async function loadReporterMails(
  tx: Database,
  owner: Pick<OwnerRow, 'id' | 'designatedReporters'>,
): Promise<SentReporterMail[]> {
  const rows = await tx
    .select({ mail: mails, isSent: sql<boolean>`${isMailNotWithdrawn}` })
    .from(mails)
    .where(
      and(
        eq(mails.userId, owner.id),
        inArray(mails.recipient, owner.designatedReporters),
        inArray(mails.kind, ['deletion-notice', 'deletion-taken-back']),
        or(isMailNotWithdrawn, gt(mails.nextTryAt, mails.createdAt)),
      ),
    )
    .orderBy(desc(mails.createdAt), desc(isMailNotWithdrawn));
  return rows.map(({ mail, isSent }) => ({
    to: mail.recipient,
    says: mail.kind === 'deletion-notice' ? 'closing' : 'staying',
    writtenAt: mail.createdAt,
    mayArriveUntil: isSent ? null : mail.nextTryAt,
    fate: fateOf(mail),
  }));
}

interface SentReporterMail extends ReporterMail, Pick<DeletionEmail, 'fate'> {
  to: string;
}

/** An email to an address that is no longer the owner's doesn't count. */
async function readLetter(
  tx: Database,
  mailId: string | null,
  address: string,
): Promise<DeletionEmail | null> {
  if (mailId === null) return null;
  const [mail] = await tx.select().from(mails).where(eq(mails.id, mailId));
  if (mail?.recipient !== address) return null;
  return { writtenAt: mail.createdAt, fate: fateOf(mail) };
}

function fateOf({
  state,
  acceptedAt,
  refusedAt,
}: Pick<typeof mails.$inferSelect, 'state' | 'acceptedAt' | 'refusedAt'>): DeletionEmail['fate'] {
  if (acceptedAt) return { kind: 'accepted', at: acceptedAt };
  if (refusedAt) return { kind: 'refused', at: refusedAt };
  return { kind: state === 'queued' ? 'waits' : 'lost' };
}

async function readCharging(tx: Database, subscriptionId: number): Promise<DeletionFacts['charging']> {
  const open = (
    await tx.select().from(agreements).where(eq(agreements.subscriptionId, subscriptionId))
  ).filter(({ cancelledAt }) => cancelledAt === null);
  if (open.length === 0) return 'ended';
  return open.some(({ cancelWantedAt }) => cancelWantedAt === null) ? 'running' : 'ending';
}
