import { and, asc, eq, lte, type SQL } from 'drizzle-orm';
import { DAY_MS } from '#shared/domain/durations.ts';
import { formatEmailDate } from '#server/adapters/mail/email-dates.ts';
import { queueMail } from '#server/adapters/mail/outbox.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { deathIncapacitationReports as reports, subscriptions } from '#server/db/schema/index.ts';
import { sweep } from '#server/jobs/sweep.ts';
import { canActIrrevocably } from '../../recovery/can-act-irrevocably.ts';
import { loadLastOpeningDates, toReleasedEstate } from '../../access/load-estate.ts';
import { getAccessEnd } from '../../access/rules.ts';
import { getOwnerNames } from '../../names/owner-name.ts';
import { buildRecipientEmailLink } from '../../notices/recipient-link.ts';
import { listCurrentReaders } from '../../notices/list-heirs-and-readers.ts';
import { releaseMailKeys } from '../mail-keys.ts';
import { lockReport, loadReportOwner } from '../queries.ts';
import { estateClosesEmail } from './emails.ts';
import { findDueClosingNotice } from './rules.ts';

/** No estate closes this soon after its release, so no notice is due any earlier. */
const NOTHING_DUE_MS = 300 * DAY_MS;

/**
 * Announces a released estate's closing to everyone who can read any of it, 60 and 14 days ahead. Decides under the report's lock
 * and uses one dedupe key per occasion, so it is idempotent and safe to run in several processes. A failure in one estate doesn't
 * delay the others.
 */
export async function announceEstateClosings(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const old = lte(reports.releasedAt, new Date(now.getTime() - NOTHING_DUE_MS));
  const due = (await readClosings(ctx, ctx.db, old)).filter(
    ({ closesAt }) => findDueClosingNotice(closesAt, now) !== null,
  );
  await sweep(ctx, due, {
    name: 'announce-closings',
    alarm: 'closing-untold',
    words: 'recipients could not be notified that an estate closes',
    idName: 'reportId',
    inTransaction: (tx, { id }) => announce(ctx, tx, id),
  });
}

async function announce(ctx: Context, tx: Database, reportId: number): Promise<void> {
  if (!(await canActIrrevocably(ctx, tx))) return;
  const report = await lockReport(tx, reportId);
  const [closing] = await readClosings(ctx, tx, eq(reports.id, reportId));
  // The owner may have revoked the release since.
  if (!report || !closing) return;
  const now = ctx.clock.now();
  const { closesAt } = closing;
  const notice = findDueClosingNotice(closesAt, now);
  if (notice === null) return;
  const owner = await loadReportOwner(tx, report);
  for (const email of await listCurrentReaders(ctx, tx, owner, now)) {
    await queueMail(ctx, tx, {
      to: email,
      userId: owner.id,
      kind: 'estate-closes',
      dedupeKey: releaseMailKeys.closing(reportId, closesAt, notice.days, email),
      giveUpAt: notice.sendUntil,
      content: estateClosesEmail({
        ...getOwnerNames(ctx, owner),
        closesAt: formatEmailDate(ctx, closesAt),
        link: buildRecipientEmailLink(ctx, email),
      }),
    });
  }
}

/**
 * When released estates will close as things stand, by report id.
 * @param which of the reports
 */
async function readClosings(
  ctx: Context,
  db: Database,
  which: SQL,
): Promise<{ id: number; closesAt: Date }[]> {
  const released = await db
    .select({
      report: reports,
      subscription: { status: subscriptions.subStatus, nextPaymentDate: subscriptions.nextPaymentDate },
    })
    .from(reports)
    .innerJoin(subscriptions, eq(subscriptions.userId, reports.userId))
    .where(and(eq(reports.status, 'released'), which))
    .orderBy(asc(reports.id));
  const lastOpenings = await loadLastOpeningDates(
    ctx,
    db,
    released.map(({ report }) => report.userId),
  );
  return released.flatMap(({ report: { id, userId, releasedAt }, subscription }) => {
    if (releasedAt === null) return [];
    const estate = toReleasedEstate(userId, releasedAt, lastOpenings);
    return {
      id,
      closesAt: getAccessEnd({
        estate,
        subscription: { ...subscription, isBilled: ctx.config.takesPayments },
      }),
    };
  });
}
