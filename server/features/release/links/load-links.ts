import { isNull, and, eq } from 'drizzle-orm';
import type {
  ConfirmTokenResponse,
  RefuteTokenResponse,
  ReporterLinkType,
  ReporterTokenResponse,
} from '#shared/contracts/report-links.ts';
import { hasReporterDeclined } from '#shared/domain/reporters.ts';
import { findReporterMailLanguage } from '#server/adapters/mail/mail-languages.ts';
import type { Context } from '#server/context.ts';
import { getOwnerNames } from '../../names/owner-name.ts';
import { loadPersonNameLookup } from '../../people/load-person-names.ts';
import { reporterTokens } from '#server/db/schema/index.ts';
import {
  confirmLinkEndedError,
  linkBlockedByReportError,
  loadInvolvementInOtherReport,
  loadReporterInvolvement,
  refuteLinkEndedError,
  unusableLinkError,
} from './link-errors.ts';
import { presentReportForConfirming, presentReportForRefuting, presentReporterLink } from '../presenter.ts';
import { loadReportingPause } from './load-reporting-pause.ts';
import { loadSuspensions } from './suspensions.ts';
import {
  findReportByRefuteToken,
  findConfirmationByLink,
  findReporterToken,
  findLastReporterAnswer,
} from './queries.ts';
import {
  findReport,
  findLastReportByReporter,
  listDenials,
  loadReportOwner,
  findReportRowInForce,
} from '../queries.ts';
import { loadReportFacts, withOwnerDeadline } from '../reports/load-report-facts.ts';
import { decryptDenialReason } from '../denials/reason-encryption.ts';
import { countReporterAnswers } from '../configuration/count-reporter-answers.ts';
import { isAddressCheckDue } from '../configuration/rules.ts';
import { countNeededConfirmations, decideReport, getTimeAwayInForce } from '../reports/rules.ts';
import {
  canRefuteReport,
  canSubmitReport,
  decideConfirmation,
  decideDenial,
  isDenying,
  isOwnPendingReport,
} from './rules.ts';

/*
 * Each function loads the facts that a link's page shows above its button. Read-only, because mail scanners follow links.
 * Throws DomainError `not-found` with the `reason` the link cannot be used.
 */

export async function loadReporterLink(
  ctx: Context,
  { token, type }: { token: string; type: ReporterLinkType },
): Promise<ReporterTokenResponse> {
  const { db, digests, clock } = ctx;
  const link = await findReporterToken(db, type, digests.token(token));
  if (!link) throw unusableLinkError('unknown');
  const { reporterEmail } = link.token;
  const owner = { ...link.owner, ...getOwnerNames(ctx, link.owner) };
  const last = await findLastReporterAnswer(db, link.token);
  const inForce = await findReportRowInForce(db, owner.id);
  const suspended = await loadSuspensions(db, owner, clock.now());
  const others = owner.designatedReporters.filter(
    (email) => email !== reporterEmail && !suspended.has(email),
  );
  const facts = {
    otherReporters: (await countReporterAnswers(db, owner.id, others)).willing,
    answer: last?.answer ?? null,
    asksAddress: isAddressCheckDue(last, clock.now()),
    yourPart:
      inForce?.status === 'pending' ? await loadReporterInvolvement(db, inForce, reporterEmail) : null,
    isReleased: inForce?.status === 'released',
    isSuspended: suspended.has(reporterEmail),
    mailLanguage: await findReporterMailLanguage(db, { to: reporterEmail, userId: owner.id }),
  };
  if (type === 'practice') return presentReporterLink(owner, type, facts);
  if (inForce && isOwnPendingReport(inForce, reporterEmail)) {
    const now = clock.now();
    const reportFacts = await loadReportFacts(db, inForce, now);
    const { ownerDeadline, isDelayed } = decideReport(reportFacts, now);
    const report = {
      row: { ...inForce, expiresAt: ownerDeadline },
      confirmations: reportFacts.report.confirmations,
      needed: countNeededConfirmations(reportFacts.report),
      denials: reportFacts.report.denials,
      isDelayed,
    };
    return presentReporterLink(owner, type, facts, { report });
  }
  if (inForce?.status !== 'released' && suspended.has(reporterEmail))
    throw unusableLinkError('suspended', getOwnerNames(ctx, link.owner));
  if (inForce && !canSubmitReport(inForce.status))
    throw await linkBlockedByReportError(ctx, db, {
      report: inForce,
      owner: link.owner,
      email: reporterEmail,
    });
  const lastReport = await findLastReportByReporter(db, link.owner.id, reporterEmail);
  const now = clock.now();
  const pause = await loadReportingPause(db, owner, reporterEmail, now);
  const awayUntil = getTimeAwayInForce(owner.awayUntil, now);
  return presentReporterLink(owner, type, facts, { last: lastReport, pause, awayUntil });
}

export async function loadRefuteLink(ctx: Context, token: string): Promise<RefuteTokenResponse> {
  const { db, digests, clock } = ctx;
  const report = await findReportByRefuteToken(db, digests.token(token));
  if (!report) throw unusableLinkError('unknown');
  if (!canRefuteReport(report.status)) throw await refuteLinkEndedError(db, report);
  const nameOf = await loadPersonNameLookup(ctx, db, report.userId);
  const owner = await loadReportOwner(db, report);
  const denials = (await listDenials(db, report.id)).map((denial) => ({
    email: denial.confirmerEmail,
    name: nameOf(denial.confirmerEmail),
    reason: decryptDenialReason(ctx, owner, report, denial),
    deniedAt: denial.deniedAt.toISOString(),
    withdrawnAt: denial.denialWithdrawnAt?.toISOString() ?? null,
  }));
  return presentReportForRefuting(
    await withOwnerDeadline(db, report, clock.now()),
    nameOf(report.reporterEmail),
    denials,
  );
}

export async function loadConfirmationLink(ctx: Context, token: string): Promise<ConfirmTokenResponse> {
  const { db, digests, clock } = ctx;
  const confirmation = await findConfirmationByLink(db, digests.token(token));
  const report = confirmation && (await findReport(db, confirmation.reportId));
  if (!report) throw unusableLinkError('unknown');
  const alreadyConfirmed = confirmation.confirmedAt !== null;
  const verdict = decideConfirmation(report.status, alreadyConfirmed);
  const { confirmerEmail } = confirmation;
  if (verdict.kind === 'ended') throw await confirmLinkEndedError(db, report, confirmerEmail);
  const now = clock.now();
  const facts = await loadReportFacts(db, report, now);
  const { ownerDeadline, isDelayed } = decideReport(facts, now);
  const last = await findLastReporterAnswer(db, { userId: report.userId, reporterEmail: confirmerEmail });
  return presentReportForConfirming(
    getOwnerNames(ctx, await loadReportOwner(db, report)),
    { ...report, expiresAt: ownerDeadline },
    {
      confirmations: facts.report.confirmations,
      alreadyConfirmed,
      requiredConfirmations: countNeededConfirmations(facts.report),
      hasDenied: isDenying(confirmation),
      canDeny: decideDenial(report.status, confirmation).kind === 'count',
      denials: facts.report.denials,
      isDelayed,
      hasDeclined: hasReporterDeclined(last?.answer ?? null),
      ...(await loadInvolvementInOtherReport(db, report, confirmerEmail)),
    },
  );
}

/**
 * Records for the owner that a reporter's page is in use. The page sends this on the first interaction, because its GET must not
 * change anything.
 */
export async function recordReporterLinkOpened(
  { db, digests, clock }: Context,
  { token, type }: { token: string; type: ReporterLinkType },
): Promise<void> {
  const link = await findReporterToken(db, type, digests.token(token));
  if (!link) throw unusableLinkError('unknown');
  await db
    .update(reporterTokens)
    .set({ openedAt: clock.now() })
    .where(and(eq(reporterTokens.id, link.token.id), isNull(reporterTokens.openedAt)));
}
