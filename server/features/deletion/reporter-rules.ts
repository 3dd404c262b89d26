import { DAY_MS } from '#shared/domain/durations.ts';
import { deletionLimits } from '#shared/domain/limits.ts';

/** The current state of an account, which its reporters' last email should reflect. */
export type ReportedState =
  | { is: 'staying' }
  /** `refutedAt`: when a report was last refuted, which restarts the waiting period. */
  | { is: 'closing'; requestedAt: Date; refutedAt: Date | null };

/** An email that a reporter has received, will receive shortly, or may have received. */
export interface ReporterMail {
  says: ReportedState['is'];
  writtenAt: Date;
  /** When it was withdrawn, a sender may have been sending it, so it may still arrive until then. Null if it wasn't withdrawn. */
  mayArriveUntil: Date | null;
}

/**
 * When a reporter is due an email about the current state. Null if their last email already reflects it. Emails about requests
 * and cancellations are limited to a few a day, and later ones wait until the limit allows the current state to be sent. A
 * refutation is exempt, because it requires a report, which only reporters can submit.
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
  // An email that says the opposite must not arrive after this one.
  const settled = mails.flatMap(({ says, mayArriveUntil }) =>
    says !== state.is && mayArriveUntil ? [mayArriveUntil] : [],
  );
  const limiting = mails[deletionLimits.reporterMailsPerDay - 1];
  const isLimited = limiting !== undefined && !isRefutedSince(state, last);
  const allowed = isLimited ? [new Date(limiting.writtenAt.getTime() + DAY_MS)] : [];
  return new Date(Math.max(...[now, ...settled, ...allowed].map((at) => at.getTime())));
}

/**
 * A withdrawn email may not have arrived. A notice of an earlier request, or one written before a refutation, has the wrong
 * date.
 */
function isTrue(state: ReportedState, mail: ReporterMail): boolean {
  if (mail.says !== state.is || mail.mayArriveUntil !== null) return false;
  return state.is === 'staying' || (mail.writtenAt >= state.requestedAt && !isRefutedSince(state, mail));
}

const isRefutedSince = (state: ReportedState, { writtenAt }: ReporterMail) =>
  state.is === 'closing' && state.refutedAt !== null && writtenAt <= state.refutedAt;
