import { isNull, and, eq } from 'drizzle-orm';
import type {
  ConfirmTokenAnswer,
  RefuteTokenAnswer,
  ReporterLinkType,
  ReporterTokenAnswer,
} from '#shared/contracts/report-links.ts';
import { hasDeclined } from '#shared/domain/reporters.ts';
import type { Context } from '../../../context.ts';
import { namesOf } from '../../names/owner-name.ts';
import { peoplesNames } from '../../people/read-people.ts';
import { reporterTokens } from '../../../db/schema/index.ts';
import { confirmLinkEnded, readAnotherPart, refuteLinkEnded } from './find-another.ts';
import { linkRefused } from './link-refused.ts';
import { presentForConfirming, presentForRefuting, presentReporterToken } from '../presenter.ts';
import { findByRefuteToken, findConfirmation, findReporterToken, lastAnswerOf } from './link-queries.ts';
import {
  countDenials,
  findReport,
  hasDenied,
  lastReportBy,
  listOwnReports,
  ownerOf,
  reportInForce,
} from '../queries.ts';
import { readCircumstances, withOwnersTime } from '../reports/read-circumstances.ts';
import { keptByReport, readPart } from './read-part.ts';
import { countWilling } from '../configuration/count-willing.ts';
import { asksAddress } from '../configuration/rules.ts';
import { isDelayed } from '../rules.ts';
import {
  confirmationVerdict,
  isOwnRunning,
  refutationRefusal,
  reportPause,
  submissionRefusal,
} from './rules.ts';

/*
 * Reads the facts that a link's page shows before its button. Reading changes nothing, because mail scanners open links.
 * Each function throws DomainError `not-found` with the `reason` the link cannot be used.
 */

export async function readReporterLink(
  ctx: Context,
  { token, type }: { token: string; type: ReporterLinkType },
): Promise<ReporterTokenAnswer> {
  const { db, digests, clock } = ctx;
  const link = await findReporterToken(db, type, digests.token(token));
  if (!link) throw linkRefused('unknown');
  const { reporterEmail } = link.token;
  const owner = { ...link.owner, ...namesOf(ctx, link.owner) };
  const last = await lastAnswerOf(db, link.token);
  const inForce = await reportInForce(db, owner.id);
  const others = owner.designatedReporters.filter((email) => email !== reporterEmail);
  const facts = {
    otherReporters: await countWilling(db, owner.id, others),
    answer: last?.answer ?? null,
    asksAddress: asksAddress(last, clock.now()),
    yourPart: inForce?.status === 'pending' ? await readPart(db, inForce, reporterEmail) : null,
  };
  if (type === 'practice') return presentReporterToken(owner, facts);
  if (inForce && isOwnRunning(inForce, reporterEmail)) {
    const now = clock.now();
    const { state, hearing } = await readCircumstances(db, inForce, now);
    const report = {
      row: await withOwnersTime(db, inForce, now),
      confirmations: state.confirmations,
      denials: await countDenials(db, inForce.id),
      isDelayed: isDelayed(state, hearing, now),
    };
    return presentReporterToken(owner, facts, { report });
  }
  if (inForce && submissionRefusal(inForce.status)) throw await keptByReport(db, inForce, reporterEmail);
  const lastReport = await lastReportBy(db, link.owner.id, reporterEmail);
  const now = clock.now();
  const pause = reportPause(await listOwnReports(db, owner.id, reporterEmail, now), now);
  return presentReporterToken(owner, facts, { last: lastReport, pause });
}

export async function readRefuteLink(ctx: Context, token: string): Promise<RefuteTokenAnswer> {
  const { db, digests, clock } = ctx;
  const report = await findByRefuteToken(db, digests.token(token));
  if (!report) throw linkRefused('unknown');
  const refusal = refutationRefusal(report.status);
  if (refusal) throw await refuteLinkEnded(db, report, refusal);
  const nameOf = await peoplesNames(ctx, db, report.userId);
  return presentForRefuting(await withOwnersTime(db, report, clock.now()), nameOf(report.reporterEmail));
}

export async function readConfirmationLink(ctx: Context, token: string): Promise<ConfirmTokenAnswer> {
  const { db, digests, clock } = ctx;
  const confirmation = await findConfirmation(db, digests.token(token));
  const report = confirmation && (await findReport(db, confirmation.reportId));
  if (!report) throw linkRefused('unknown');
  const alreadyConfirmed = confirmation.confirmedAt !== null;
  const verdict = confirmationVerdict(report.status, alreadyConfirmed);
  const { confirmerEmail } = confirmation;
  if (verdict.kind === 'refused') throw await confirmLinkEnded(db, report, confirmerEmail, verdict.reason);
  const now = clock.now();
  const { state, hearing } = await readCircumstances(db, report, now);
  const last = await lastAnswerOf(db, { userId: report.userId, reporterEmail: confirmerEmail });
  return presentForConfirming(
    namesOf(ctx, await ownerOf(db, report)),
    await withOwnersTime(db, report, now),
    {
      confirmations: state.confirmations,
      alreadyConfirmed,
      hasDenied: await hasDenied(db, report.id, confirmerEmail),
      denials: await countDenials(db, report.id),
      isDelayed: report.status === 'pending' && isDelayed(state, hearing, now),
      hasDeclined: hasDeclined(last?.answer ?? null),
      ...(await readAnotherPart(db, report, confirmerEmail)),
    },
  );
}

/** Notes for the owner that somebody uses a reporter's page. The page says so at the first act on it, not with its GET. */
export async function noteLinkOpened(
  { db, digests, clock }: Context,
  { token, type }: { token: string; type: ReporterLinkType },
): Promise<void> {
  const link = await findReporterToken(db, type, digests.token(token));
  if (!link) throw linkRefused('unknown');
  await db
    .update(reporterTokens)
    .set({ openedAt: clock.now() })
    .where(and(eq(reporterTokens.id, link.token.id), isNull(reporterTokens.openedAt)));
}
