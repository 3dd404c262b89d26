import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { DAY_MS } from '#shared/domain/durations.ts';
import { deletionLimits } from '#shared/domain/limits.ts';
import type { MailKind } from '../../adapters/mail/mail-kinds.ts';
import { isMailNotWithdrawn } from '../../adapters/mail/outbox.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { agreements, deathIncapacitationReports as reports, mails } from '../../db/schema/index.ts';
import { loadEstateState } from '../access/load-estate.ts';
import { canActIrrevocably } from '../recovery/can-act-irrevocably.ts';
import { loadPaymentClearance } from '../subscriptions/destruction/load-payment-clearance.ts';
import type { DeletionRow, OwnerRow, SubscriptionRow } from './queries.ts';
import type { DeletionFacts, DeletionEmail, ReporterNotices } from './rules.ts';

/** All facts that decide the next step. @param tx holds the locks on the subscription, the owner and the deletion. */
export async function loadDeletionFacts(
  ctx: Context,
  tx: Database,
  { deletion, owner, subscription }: LockedDeletion,
  now: Date,
): Promise<DeletionFacts> {
  return {
    mayAct: await canActIrrevocably(ctx, tx),
    report: (await loadEstateState(ctx, tx, owner.id)).report,
    ...(await loadReportEnds(tx, owner.id)),
    reporters: await readNotices(tx, { deletion, owner }),
    deletesAt: deletion.deletesAt,
    first: await readLetter(tx, deletion.firstMailId, owner.email),
    reminder: await readLetter(tx, deletion.reminderMailId, owner.email),
    charging: subscription ? await readCharging(tx, subscription.id) : 'ended',
    books: subscription ? await loadPaymentClearance(ctx, tx, subscription.id, now) : 'clear',
  };
}

/** The rows of a deletion, locked. */
export interface LockedDeletion {
  deletion: DeletionRow;
  owner: OwnerRow;
  subscription: SubscriptionRow | null;
}

/** When reports about an owner last ended. */
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

/** The latest notice to each of the owner's current reporters. Cancelled notices do not count. */
async function readNotices(
  tx: Database,
  {
    deletion: { userId, reportersToldAt: toldAt },
    owner: { designatedReporters },
  }: Pick<LockedDeletion, 'deletion' | 'owner'>,
): Promise<ReporterNotices> {
  const told = toldAt === null ? [] : await listDeletionNotices(tx, { userId, designatedReporters }, toldAt);
  return {
    toldAt,
    untold: designatedReporters.length - told.length,
    fates: told.map(fateOf),
  };
}

/** The notices that count at a given time: a reporter notified shortly before is not notified again. */
function listDeletionNotices(
  tx: Database,
  { userId, designatedReporters }: { userId: number; designatedReporters: string[] },
  toldAt: Date,
) {
  const since = new Date(toldAt.getTime() - deletionLimits.reportersToldAgainDays * DAY_MS);
  return tx
    .selectDistinctOn([mails.recipient])
    .from(mails)
    .where(
      and(
        eq(mails.userId, userId),
        inArray(mails.recipient, designatedReporters),
        eq(mails.kind, 'deletion-notice'),
        gt(mails.createdAt, since),
        isMailNotWithdrawn,
      ),
    )
    .orderBy(mails.recipient, desc(mails.createdAt));
}

/** The last deletion email to each of an owner's reporters since a given time. Cancelled emails do not count. */
export async function findLastDeletionMails(
  tx: Database,
  { userId, designatedReporters }: { userId: number; designatedReporters: string[] },
  since: Date,
  kinds: readonly MailKind[] = ['deletion-notice', 'deletion-taken-back'],
): Promise<Map<string, MailKind>> {
  const rows = await tx
    .selectDistinctOn([mails.recipient], { recipient: mails.recipient, kind: mails.kind })
    .from(mails)
    .where(
      and(
        eq(mails.userId, userId),
        inArray(mails.recipient, designatedReporters),
        inArray(mails.kind, [...kinds]),
        gt(mails.createdAt, since),
        isMailNotWithdrawn,
      ),
    )
    .orderBy(mails.recipient, desc(mails.createdAt), desc(mails.kind));
  return new Map(rows.map(({ recipient, kind }) => [recipient, kind]));
}

/** An email to an address that is no longer the owner's does not count. */
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
