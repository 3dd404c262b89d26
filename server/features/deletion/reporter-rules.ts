import { DAY_MS } from '#shared/domain/durations.ts';
import { deletionLimits } from '#shared/domain/limits.ts';

/** What is true of an account, and what its reporters should therefore have been told last. */
export type ReportedState =
  | { is: 'staying' }
  /** @param refutedAt when a report was last refuted, which restarts the waiting period. */
  | { is: 'closing'; requestedAt: Date; refutedAt: Date | null };

/** A mail that a reporter has received, is about to receive, or may have received. */
export interface ReporterMail {
  says: ReportedState['is'];
  writtenAt: Date;
  /** It was withdrawn while a sender may have been sending it, so it may still arrive until then. Null: not withdrawn. */
  mayArriveUntil: Date | null;
}

/**
 * When a reporter is due a mail that states the truth. Null: their last mail does. Requests and cancellations are limited to a
 * few mails a day; whatever is true a day after the last change is told then. A refutation is not limited: it needs a report,
 * which only reporters can make.
 * @param mails newest first
 */
export function findReporterMailDate(
  state: ReportedState,
  mails: readonly ReporterMail[],
  now: Date,
): Date | null {
  const [last] = mails;
  if (!last) return state.is === 'closing' ? now : null;
  if (isTrue(state, last)) return null;
  // A mail that says the opposite must not arrive after this one.
  const settled = mails.flatMap(({ says, mayArriveUntil }) =>
    says !== state.is && mayArriveUntil ? [mayArriveUntil] : [],
  );
  const limiting = mails[deletionLimits.reporterMailsPerDay - 1];
  const isLimited = limiting !== undefined && !isRefutedSince(state, last);
  const allowed = isLimited ? [new Date(limiting.writtenAt.getTime() + DAY_MS)] : [];
  return new Date(Math.max(...[now, ...settled, ...allowed].map((at) => at.getTime())));
}

/** A withdrawn mail may not have arrived. A notice of an earlier request, or from before a refutation, has the wrong date. */
function isTrue(state: ReportedState, mail: ReporterMail): boolean {
  if (mail.says !== state.is || mail.mayArriveUntil !== null) return false;
  return state.is === 'staying' || (mail.writtenAt >= state.requestedAt && !isRefutedSince(state, mail));
}

const isRefutedSince = (state: ReportedState, { writtenAt }: ReporterMail) =>
  state.is === 'closing' && state.refutedAt !== null && writtenAt <= state.refutedAt;
