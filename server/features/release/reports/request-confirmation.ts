import { eq } from 'drizzle-orm';
import { hasReporterDeclined } from '#shared/domain/reporters.ts';
import { queueMail, withdrawMails } from '#server/adapters/mail/outbox.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { reportConfirmationLinks, reportConfirmations } from '#server/db/schema/index.ts';
import { buildReportEmailFacts } from './build-report-email-facts.ts';
import { confirmationRequestEmail } from './emails.ts';
import { releaseMailKeys } from '../mail-keys.ts';
import { releaseMailDeadlines } from '#server/adapters/mail/release-mail-deadlines.ts';
import { findLastReporterAnswer } from '../links/queries.ts';
import {
  countConfirmations,
  listDeniers,
  type ConfirmationRow,
  type OwnerRow,
  type ReportRow,
} from '../queries.ts';
import { withOwnerDeadline } from './load-report-facts.ts';
import { countNeededConfirmations } from './rules.ts';

/**
 * Asks another reporter to confirm a pending report by a personal link. A reporter who was removed and re-added is asked again.
 * Their old link stays invalid, and their earlier confirmation doesn't count.
 */
export async function requestConfirmation(
  ctx: Context,
  tx: Database,
  { owner, report, email }: { owner: OwnerRow; report: ReportRow; email: string },
): Promise<void> {
  const token = ctx.random.token();
  const confirmationToken = ctx.digests.token(token);
  await tx
    .insert(reportConfirmations)
    .values({
      id: ctx.random.uuid(),
      reportId: report.id,
      reporterEmail: report.reporterEmail,
      confirmerEmail: email,
      confirmationToken,
    })
    .onConflictDoUpdate({
      target: [reportConfirmations.reportId, reportConfirmations.confirmerEmail],
      set: { confirmationToken, withdrawnAt: null },
    });
  await mailRequest(ctx, tx, {
    owner,
    report,
    email,
    token,
    dedupeKey: releaseMailKeys.confirmationRequest(report.id, email, owner.seqno),
  });
}

/**
 * Resends the request with an additional link. Earlier links stay valid, because someone may be about to use one. Replaces an
 * earlier email that is still queued.
 * @param asked the reporter's outstanding confirmation of a pending report. The caller holds the report's lock.
 */
export async function requestConfirmationAgain(
  ctx: Context,
  tx: Database,
  { owner, report, asked, now }: { owner: OwnerRow; report: ReportRow; asked: ConfirmationRow; now: Date },
): Promise<void> {
  const token = ctx.random.token();
  const { id: confirmationId, confirmerEmail: email } = asked;
  await tx
    .update(reportConfirmations)
    .set({ askedAgainAt: now })
    .where(eq(reportConfirmations.id, confirmationId));
  await tx
    .insert(reportConfirmationLinks)
    .values({ confirmationToken: ctx.digests.token(token), confirmationId });
  await withdrawMails(tx, releaseMailKeys.confirmationRequests(report.id, email));
  await mailRequest(ctx, tx, {
    owner,
    report,
    email,
    token,
    dedupeKey: releaseMailKeys.confirmationRequestAgain(report.id, email, now),
  });
}

async function mailRequest(
  ctx: Context,
  tx: Database,
  request: { owner: OwnerRow; report: ReportRow; email: string; token: string; dedupeKey: string },
): Promise<void> {
  const { owner, report, email, token, dedupeKey } = request;
  const last = await findLastReporterAnswer(tx, { userId: owner.id, reporterEmail: email });
  const deniers = await listDeniers(tx, report.id);
  const now = ctx.clock.now();
  const confirmations = await countConfirmations(tx, report.id);
  const { requiredConfirmations } = report;
  await queueMail(ctx, tx, {
    to: email,
    userId: owner.id,
    kind: 'confirmation-request',
    dedupeKey,
    giveUpAt: releaseMailDeadlines.others(now),
    content: confirmationRequestEmail({
      ...buildReportEmailFacts(ctx, owner, await withOwnerDeadline(tx, report, now)),
      confirmLink: `${ctx.config.appOrigin}/confirm-report/${token}`,
      requiredConfirmations: countNeededConfirmations({ requiredConfirmations, denials: deniers.length }),
      confirmations,
      denials: deniers.filter((denier) => denier !== email).length,
      hasDenied: deniers.includes(email),
      hasDeclined: hasReporterDeclined(last?.answer ?? null),
    }),
  });
}
