import { and, eq, gt } from 'drizzle-orm';
import { DAY_MS } from '#shared/domain/durations.ts';
import { queueMail } from '#server/adapters/mail/outbox.ts';
import { releaseMailDeadlines } from '#server/adapters/mail/release-mail-deadlines.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { mails, reporterTokens } from '#server/db/schema/index.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import { getOwnerNames } from '../../names/owner-name.ts';
import { createReporterLinks } from '../../reporters/create-reporter-links.ts';
import { lockOwner } from '../../reporters/lock-owner.ts';
import { loadReporterInvolvement } from '../links/link-errors.ts';
import { findConfirmationRequest } from '../links/queries.ts';
import { decideConfirmationResend } from '../links/rules.ts';
import { releaseMailKeys } from '../mail-keys.ts';
import { findReportRowInForce, loadReportOwner, lockReport, type ReportRow } from '../queries.ts';
import { requestConfirmationAgain } from '../reports/request-confirmation.ts';
import { lostReporterLinksEmail, type LostLinksSituation } from './emails.ts';
import { canSendLostLinks, getRefuteTimes } from './rules.ts';

/**
 * Emails a reporter who has lost their links new ones, for each owner who has chosen this address. Does nothing for any other
 * address. Runs as a job, so that the request takes the same time either way. The owner's subscription doesn't matter, because
 * the owner may be dead. A job that runs twice sends nothing twice, because a second email comes too soon.
 */
export async function sendLostReporterLinks(ctx: Context, { email }: { email: string }): Promise<void> {
  const owners = await ctx.db
    .selectDistinct({ userId: reporterTokens.userId })
    .from(reporterTokens)
    .where(eq(reporterTokens.reporterEmail, email));
  for (const { userId } of owners) {
    const wasSent = await ctx.db.transaction((tx) => mailLinks(ctx, tx, userId, email));
    if (wasSent) await ctx.db.transaction((tx) => mailConfirmationRequest(ctx, tx, userId, email));
  }
}

/** @returns whether an email was queued */
async function mailLinks(ctx: Context, tx: Database, userId: number, email: string): Promise<boolean> {
  const owner = await lockOwner(tx, userId);
  if (!owner?.designatedReporters.includes(email)) return false;
  const now = ctx.clock.now();
  if (!canSendLostLinks(await listLostLinksEmails(tx, userId, email, now), now)) return false;
  const { tokenId, ...links } = await createReporterLinks(ctx, tx, userId, email);
  await queueMail(ctx, tx, {
    to: email,
    userId,
    kind: 'lost-reporter-links',
    dedupeKey: releaseMailKeys.reporterLinks(tokenId),
    giveUpAt: releaseMailDeadlines.others(now),
    content: lostReporterLinksEmail({
      ...getOwnerNames(ctx, owner),
      ...links,
      refuteTimes: getRefuteTimes(owner),
      situation: await findSituation(tx, await findReportRowInForce(tx, userId), email),
    }),
  });
  await recordActivity(ctx, tx, {
    userId,
    kind: 'lost-reporter-links-sent',
    subject: email,
    once: `lost-reporter-links/${email}/${now.toISOString().slice(0, 10)}`,
  });
  return true;
}

/** When this reporter was last sent the links that were requested here. */
async function listLostLinksEmails(tx: Database, userId: number, email: string, now: Date): Promise<Date[]> {
  const rows = await tx
    .select({ at: mails.createdAt })
    .from(mails)
    .where(
      and(
        eq(mails.userId, userId),
        eq(mails.recipient, email),
        eq(mails.kind, 'lost-reporter-links'),
        gt(mails.createdAt, new Date(now.getTime() - 30 * DAY_MS)),
      ),
    );
  return rows.map(({ at }) => at);
}

async function findSituation(
  tx: Database,
  report: ReportRow | null,
  email: string,
): Promise<LostLinksSituation> {
  if (report === null) return { kind: 'none' };
  if (report.status === 'released') return { kind: 'open' };
  const kind = await loadReporterInvolvement(tx, report, email);
  return kind === 'made' ? { kind, reportType: report.reportType } : { kind };
}

/** Resends the request to confirm a pending report, which may be lost as well, unless it was resent within the last hour. */
async function mailConfirmationRequest(
  ctx: Context,
  tx: Database,
  userId: number,
  email: string,
): Promise<void> {
  const running = await findReportRowInForce(tx, userId);
  const report = running && (await lockReport(tx, running.id));
  if (report?.status !== 'pending') return;
  const asked = await findConfirmationRequest(tx, report.id, email);
  const now = ctx.clock.now();
  if (asked && decideConfirmationResend(asked, now).kind === 'ask')
    await requestConfirmationAgain(ctx, tx, { owner: await loadReportOwner(tx, report), report, asked, now });
}
