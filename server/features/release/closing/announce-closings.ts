import { and, asc, eq, lte, type SQL } from 'drizzle-orm';
import { DAY_MS } from '#shared/domain/durations.ts';
import { letterMoment } from '../../../adapters/mail/letter-moment.ts';
import { queueMail } from '../../../adapters/mail/outbox.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { deathIncapacitationReports as reports, subscriptions } from '../../../db/schema/index.ts';
import { sweep } from '../../../jobs/sweep.ts';
import { mayAct } from '../../recovery/may-act.ts';
import { readLastOpenings, releasedEstate } from '../../access/read-estate.ts';
import { shutFrom } from '../../access/rules.ts';
import { namesOf } from '../../names/owner-name.ts';
import { recipientLink } from '../../notices/recipient-link.ts';
import { readersOf } from '../../notices/recipients-of.ts';
import { mailKeys } from '../mail-keys.ts';
import { lockReport, ownerOf } from '../queries.ts';
import { estateCloses } from './letters.ts';
import { dueNotice } from './rules.ts';

/** No notice is due this soon after a release, because no estate closes so early. */
const NOTHING_DUE_MS = 300 * DAY_MS;

/**
 * Tells everyone who can read something of a released estate that it closes, 60 and 14 days before. It decides under the
 * report's lock, and the key of every letter names its occasion. So it can run at any moment, twice, and in several
 * processes. An estate that fails does not hold up the others.
 */
export async function announceClosings(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const old = lte(reports.releasedAt, new Date(now.getTime() - NOTHING_DUE_MS));
  const due = (await readClosings(ctx, ctx.db, old)).filter(
    ({ closesAt }) => dueNotice(closesAt, now) !== null,
  );
  await sweep(ctx, due, {
    name: 'announce-closings',
    alarm: 'closing-untold',
    words: 'recipients could not be told that an estate closes',
    idName: 'reportId',
    inTransaction: (tx, { id }) => announce(ctx, tx, id),
  });
}

async function announce(ctx: Context, tx: Database, reportId: number): Promise<void> {
  if (!(await mayAct(ctx, tx))) return;
  const report = await lockReport(tx, reportId);
  const [closing] = await readClosings(ctx, tx, eq(reports.id, reportId));
  // The owner may have revoked the release since then.
  if (!report || !closing) return;
  const now = ctx.clock.now();
  const { closesAt } = closing;
  const notice = dueNotice(closesAt, now);
  if (notice === null) return;
  const owner = await ownerOf(tx, report);
  for (const email of await readersOf(ctx, tx, owner, now)) {
    await queueMail(ctx, tx, {
      to: email,
      userId: owner.id,
      kind: 'estate-closes',
      dedupeKey: mailKeys.closing(reportId, closesAt, notice.days, email),
      giveUpAt: notice.sendUntil,
      letter: estateCloses({
        ...namesOf(ctx, owner),
        closesAt: letterMoment(ctx, closesAt),
        link: recipientLink(ctx, email),
      }),
    });
  }
}

/** Reads when released estates close as things stand, by the id of their report. @param which of the reports. */
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
  const lastOpenings = await readLastOpenings(
    ctx,
    db,
    released.map(({ report }) => report.userId),
  );
  return released.flatMap(({ report: { id, userId, releasedAt }, subscription }) => {
    if (releasedAt === null) return [];
    const estate = releasedEstate(userId, releasedAt, lastOpenings);
    return {
      id,
      closesAt: shutFrom({ estate, subscription: { ...subscription, isBilled: ctx.config.takesPayments } }),
    };
  });
}
