import { and, desc, eq, gt, gte, lte, ne } from 'drizzle-orm';
import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts';
import { formatNameAndEmail } from '#shared/domain/display-names.ts';
import { formatEmailDate } from '#server/adapters/mail/email-dates.ts';
import { isMailNotWithdrawn, queueMail } from '#server/adapters/mail/outbox.ts';
import { releaseMailDeadlines } from '#server/adapters/mail/release-mail-deadlines.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { deathIncapacitationReports as reports, mails, reportEvents } from '#server/db/schema/index.ts';
import { sweep } from '#server/jobs/sweep.ts';
import { loadOwnerAccessFacts } from '../../access/load-estate.ts';
import { getAnnouncedAccessEnd } from '../../access/rules.ts';
import { getOwnerNames } from '../../names/owner-name.ts';
import { openingNoticeEmail } from '../../notices/emails.ts';
import { listRecipientsOfSealed } from '../../notices/list-recipients-of-sealed.ts';
import { noticeKinds } from '../../notices/notice-allowance.ts';
import { buildRecipientEmailLink } from '../../notices/recipient-link.ts';
import { listHeirs, listCurrentReaders } from '../../notices/list-heirs-and-readers.ts';
import { loadPersonNameLookup } from '../../people/load-person-names.ts';
import { canActIrrevocably } from '../../recovery/can-act-irrevocably.ts';
import { releaseMailKeys } from '../mail-keys.ts';
import {
  countConfirmations,
  lockReport,
  loadReportOwner,
  listReportParticipants,
  type OwnerRow,
  type ReportRow,
} from '../queries.ts';
import { recordReportEvent } from '../reports/record-report-event.ts';
import { decideOpeningFollowUp } from './rules.ts';
import { unreachableRecipientsEmail } from './emails.ts';

/** A released report and its owner, under the report's lock. */
interface Released {
  report: ReportRow;
  owner: OwnerRow;
  now: Date;
}

/**
 * Follows up on undelivered emails about an opening after a report: alerts an operator, asks the reporters once whether they know
 * another way, and retries the email. Decides under the report's lock, based on who can read something at that time, so nothing
 * goes out after a revocation or to someone who has left.
 */
export async function followUpOpeningMails(ctx: Context): Promise<void> {
  const due = await ctx.db
    .selectDistinct({ id: reports.id })
    .from(mails)
    .innerJoin(reports, and(eq(reports.userId, mails.userId), eq(reports.status, 'released')))
    .where(
      and(
        eq(mails.kind, noticeKinds.released),
        ne(mails.state, 'accepted'),
        isMailNotWithdrawn,
        gte(mails.createdAt, reports.releasedAt),
      ),
    );
  await sweep(ctx, due, {
    name: 'follow-up-openings',
    alarm: 'opening-undelivered',
    words: 'emails about an opening could not be followed up',
    idName: 'reportId',
    inTransaction: (tx, { id }) => followUp(ctx, tx, id),
  });
}

async function followUp(ctx: Context, tx: Database, reportId: number): Promise<void> {
  if (!(await canActIrrevocably(ctx, tx))) return;
  const report = await lockReport(tx, reportId);
  if (report?.status !== 'released' || report.releasedAt === null) return;
  const released = { report, owner: await loadReportOwner(tx, report), now: ctx.clock.now() };
  const readers = new Set(await listCurrentReaders(ctx, tx, released.owner, released.now));
  const unreached = await readUnreached(tx, reportId);
  const unknown: string[] = [];
  const again: { email: string; retry: number }[] = [];
  for (const mail of await readLastMails(tx, report, report.releasedAt)) {
    const email = mail.recipient;
    if (!readers.has(email)) continue;
    const retry = releaseMailKeys.retryOf(reportId, mail.dedupeKey);
    const othersArrive = mail.state === 'queued' && (await doOthersArrive(tx, mail.createdAt, released.now));
    const due = decideOpeningFollowUp(
      { ...mail, othersArrive, retry },
      unreached.get(email) ?? null,
      released.now,
    );
    if (due.ask) unknown.push(email);
    if (due.retry !== null) again.push({ email, retry: due.retry });
  }
  if (unknown.length > 0) await askReporters(ctx, tx, released, unknown);
  if (again.length > 0) await tryAgain(ctx, tx, released, again);
}

/**
 * Whether mail servers have accepted any newer email of ours, at least a day after this one was queued and an hour before now.
 */
async function doOthersArrive(tx: Database, createdAt: Date, now: Date): Promise<boolean> {
  const [later] = await tx
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        gt(mails.createdAt, createdAt),
        gte(mails.acceptedAt, new Date(createdAt.getTime() + DAY_MS)),
        lte(mails.acceptedAt, new Date(now.getTime() - HOUR_MS)),
      ),
    )
    .limit(1);
  return later !== undefined;
}

/** When each recipient was found to be unreachable, by address. */
async function readUnreached(tx: Database, reportId: number): Promise<Map<string, Date>> {
  const rows = await tx
    .select({ email: reportEvents.email, at: reportEvents.at })
    .from(reportEvents)
    .where(and(eq(reportEvents.reportId, reportId), eq(reportEvents.kind, 'recipient-unreached')));
  return new Map(rows.flatMap(({ email, at }) => (email === null ? [] : [[email, at]])));
}

/** The last opening email to each recipient since the release. */
function readLastMails(tx: Database, { userId }: ReportRow, releasedAt: Date) {
  return tx
    .selectDistinctOn([mails.recipient], {
      recipient: mails.recipient,
      state: mails.state,
      createdAt: mails.createdAt,
      dedupeKey: mails.dedupeKey,
    })
    .from(mails)
    .where(
      and(
        eq(mails.userId, userId),
        eq(mails.kind, noticeKinds.released),
        isMailNotWithdrawn,
        gte(mails.createdAt, releasedAt),
      ),
    )
    .orderBy(mails.recipient, desc(mails.createdAt));
}

/**
 * Marks these recipients as unreachable, raises an alert, and asks the reporters who took part in the report and are still
 * reporters.
 */
async function askReporters(
  ctx: Context,
  tx: Database,
  { report, owner, now }: Released,
  unreached: string[],
): Promise<void> {
  for (const email of unreached) await recordReportEvent(ctx, tx, report, 'recipient-unreached', email);
  ctx.logger.error(
    { alarm: 'opening-undelivered', reportId: report.id, recipients: unreached.length },
    'recipients could not be notified of a release because their mailboxes reject our email',
  );
  const nameOf = await loadPersonNameLookup(ctx, tx, owner.id);
  const until = getAnnouncedAccessEnd(await loadOwnerAccessFacts(ctx, tx, owner.id));
  for (const to of await listReportParticipants(tx, report)) {
    const others = unreached.filter((email) => email !== to);
    if (others.length === 0 || !owner.designatedReporters.includes(to)) continue;
    await queueMail(ctx, tx, {
      to,
      userId: owner.id,
      kind: 'recipients-unreached',
      dedupeKey: releaseMailKeys.unreached(report.id, to, now),
      giveUpAt: releaseMailDeadlines.others(now),
      content: unreachableRecipientsEmail({
        ...getOwnerNames(ctx, owner),
        people: others.map((email) => formatNameAndEmail({ name: nameOf(email), email })),
        readableUntil: until && formatEmailDate(ctx, until),
        pageUrl: `${ctx.config.appOrigin}/my-leavebits`,
        supportEmail: ctx.config.supportEmail,
      }),
    });
  }
}

/**
 * Emails these recipients again. Someone who was only waiting for a date isn't told of a death that none of our emails to them
 * has mentioned.
 */
async function tryAgain(
  ctx: Context,
  tx: Database,
  { report, owner, now }: Released,
  again: { email: string; retry: number }[],
): Promise<void> {
  const heirs = new Set(await listHeirs(ctx, tx, owner));
  const confirmedBy = 1 + (await countConfirmations(tx, report.id));
  const until = getAnnouncedAccessEnd(await loadOwnerAccessFacts(ctx, tx, owner.id));
  const sealedFor = await listRecipientsOfSealed(tx, owner.id);
  for (const { email, retry } of again) {
    await queueMail(ctx, tx, {
      to: email,
      userId: owner.id,
      kind: noticeKinds.released,
      dedupeKey: releaseMailKeys.openingAgain(report.id, retry, email),
      giveUpAt: releaseMailDeadlines.others(now),
      content: openingNoticeEmail({
        ...getOwnerNames(ctx, owner),
        link: buildRecipientEmailLink(ctx, email),
        because: heirs.has(email) ? { event: report.reportType, confirmedBy } : { event: 'date' },
        readableUntil: until && now < until ? formatEmailDate(ctx, until) : null,
        hasSealed: sealedFor.has(email),
      }),
    });
  }
}
