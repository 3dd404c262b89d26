import { MINUTE_MS, SECOND_MS } from '#shared/domain/durations.ts';
import type { Context } from '#server/context.ts';
import { DomainError } from '#server/http/domain-error.ts';
import { findConfirmationRequest, lockReportByReporterLink } from './queries.ts';
import { loadReportOwner } from '../queries.ts';
import { decideConfirmationResend, isOwnPendingReport } from './rules.ts';
import { requestConfirmationAgain } from '../reports/request-confirmation.ts';
import { unusableLinkError } from './link-errors.ts';

/**
 * Resends the confirmation request for the pending report, triggered by a reporter's own death or incapacitation link. The email
 * only goes to the reporter's address, so a stranger who has the link learns nothing more.
 * @returns when they may ask again, or null if they have already confirmed, in which case nothing is sent
 * @throws DomainError `not-found` with the `reason` the link cannot be used; `conflict` if there is nothing they can confirm;
 * `too-many-requests` with `againAt`
 */
export function resendConfirmationRequest(ctx: Context, token: string): Promise<Date | null> {
  return ctx.db.transaction(async (tx) => {
    const found = await lockReportByReporterLink(tx, ctx.digests.token(token));
    if (!found?.stillWorks) throw unusableLinkError('unknown');
    const { report, reporterEmail } = found;
    if (report?.status === 'released') throw unusableLinkError('released');
    if (report?.status !== 'pending') throw refused(NOTHING_RUNS);
    if (isOwnPendingReport(report, reporterEmail)) throw refused(OWN_REPORT);
    const asked = await findConfirmationRequest(tx, report.id, reporterEmail);
    if (!asked) throw refused(NOT_ASKED);

    const now = ctx.clock.now();
    const verdict = decideConfirmationResend(asked, now);
    switch (verdict.kind) {
      case 'already':
        return null;
      case 'wait':
        throw resendTooSoonError(verdict.againAt, now);
      case 'ask': {
        await requestConfirmationAgain(ctx, tx, {
          owner: await loadReportOwner(tx, report),
          report,
          asked,
          now,
        });
        return verdict.againAt;
      }
    }
  });
}

const NOTHING_RUNS = 'There’s no longer a pending report about this person. Please open your link again.';
const OWN_REPORT = 'This is your own report. We’ve asked the other reporters to confirm it.';
const NOT_ASKED =
  'You can’t confirm this report because you became a reporter after it was submitted. We’ve asked the other reporters.';

const refused = (sentence: string) => new DomainError('conflict', sentence);

/** The error for a reporter who had the email resent only recently. */
export function resendTooSoonError(againAt: Date, now: Date): DomainError {
  const waitMs = againAt.getTime() - now.getTime();
  const minutes = Math.ceil(waitMs / MINUTE_MS);
  return new DomainError(
    'too-many-requests',
    `We’ve sent you this email within the last hour. Please check your spam folder, too. You can request it again in ${minutes === 1 ? 'one minute' : `${minutes} minutes`}.`,
    { details: { againAt: againAt.toISOString() }, retryAfterSeconds: Math.ceil(waitMs / SECOND_MS) },
  );
}
