import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts';
import { deletionLimits } from '#shared/domain/limits.ts';

/**
 * The outcome of an email. `lost`: sending was abandoned, or the email bounced without being rejected by the mailbox, so nobody
 * was notified.
 */
export interface DeletionEmail {
  writtenAt: Date;
  fate: { kind: 'waits' | 'lost' } | { kind: 'accepted' | 'refused'; at: Date };
}

/** The emails that notify the reporters of a deletion. */
export interface ReporterNotices {
  /** When they were last sent. Null if they haven't been sent yet. */
  toldAt: Date | null;
  /** When each reporter whose last email no longer holds may be notified (`findReporterMailDate`). */
  untold: readonly Date[];
  /** The outcomes of the notices to all other reporters. */
  fates: readonly DeletionEmail['fate'][];
}

/** What PayFast's records permit. Our payment data may be deleted only after `clear`. */
type Books = 'clear' | 'ask-payfast' | 'payment-unsettled' | 'payfast-unanswered' | 'charge-unheard';

export interface DeletionFacts {
  /** False during a recovery and while the clock is uncertain. */
  mayAct: boolean;
  report: 'none' | 'pending' | 'released';
  /** When the last report about the owner was refuted, expired or revoked. */
  lastReportEndedAt: Date | null;
  /** When a report was last refuted. Withdrawal by the reporter doesn't count. */
  refutedAt: Date | null;
  /** When the owner last revoked a release. */
  revokedAt: Date | null;
  reporters: ReporterNotices;
  deletesAt: Date;
  /** The announcement sent to the owner's current address, or null if there is none. */
  first: DeletionEmail | null;
  reminder: DeletionEmail | null;
  /** `running`: PayFast charges for the account. `ending`: cancellation was requested but hasn't been confirmed yet. */
  charging: 'running' | 'ending' | 'ended';
  books: Books;
}

/** Why a due deletion is delayed. */
export type DeletionBlocker =
  | 'report'
  | 'recovery'
  | 'letter-waits'
  | 'reporters-wait'
  | 'payfast-cancel'
  | Exclude<Books, 'clear' | 'ask-payfast'>;

export type DeletionStep =
  /** `deletesAt`: the announced date, as postponed by delayed emails. */
  | { do: 'wait'; deletesAt: Date; why: DeletionBlocker | null }
  /** The estate is open to its recipients, so the account stays. */
  | { do: 'call-off' }
  /** Notify the owner. The full waiting period starts now. */
  | { do: 'announce'; deletesAt: Date }
  | { do: 'tell-reporters'; deletesAt: Date }
  | { do: 'remind'; deletesAt: Date }
  | { do: 'end-agreements' }
  | { do: 'ask-payfast' }
  | { do: 'delete' };

/** Why a deletion can't be requested now. A report determines what happens to the estate, so it comes first. */
export function findDeletionRejection(
  report: DeletionFacts['report'],
): 'report-pending' | 'estate-open' | null {
  switch (report) {
    case 'none':
      return null;
    case 'pending':
      return 'report-pending';
    case 'released':
      return 'estate-open';
  }
}

/** When an account would be deleted if that were requested now. */
export function getEarliestDeletionDate(revokedAt: Date | null, now: Date): Date {
  return noSoonerThan(daysAfter(now, deletionLimits.waitDays), revokedAt);
}

/** An owner who has just revoked a release may be a thief who locked out the recipients. */
function noSoonerThan(deletesAt: Date, revokedAt: Date | null): Date {
  return revokedAt ? latest(deletesAt, daysAfter(revokedAt, deletionLimits.afterRevocationDays)) : deletesAt;
}

/**
 * The next step towards the deletion of an account. First the owner and the reporters are notified, then the owner is reminded,
 * and PayFast stops charging before the account is deleted. A report blocks everything, and what it releases is never deleted.
 * Someone who reads a dead owner's mail can request a deletion and refute a report, so the reporters are always notified and a
 * refutation restarts the waiting period.
 */
export function nextDeletionStep(facts: DeletionFacts, now: Date): DeletionStep {
  const { first, revokedAt, refutedAt } = facts;
  const deletesAt = noSoonerThan(facts.deletesAt, revokedAt);
  if (facts.report === 'released') return { do: 'call-off' };
  if (facts.report === 'pending') return waitUntil(deletesAt, 'report');
  if (!facts.mayAct) return waitUntil(deletesAt, now >= deletesAt ? 'recovery' : null);
  const isOverruled = first !== null && refutedAt !== null && first.writtenAt <= refutedAt;
  if (first === null || isOverruled || isWrittenAgain(first, now)) {
    return { do: 'announce', deletesAt: latest(deletesAt, getEarliestDeletionDate(revokedAt, now)) };
  }
  if (mustTellReporters(facts, now)) {
    return {
      do: 'tell-reporters',
      deletesAt: latest(deletesAt, daysAfter(now, deletionLimits.noticeDaysAhead)),
    };
  }
  switch (first.fate.kind) {
    case 'waits':
    case 'lost':
      return waitUntil(deletesAt, 'letter-waits');
    case 'accepted':
      return noticedStep(
        facts,
        latest(deletesAt, daysAfter(first.fate.at, deletionLimits.noticeDaysAhead)),
        now,
      );
    case 'refused':
      return noticedStep(
        facts,
        latest(deletesAt, daysAfter(first.fate.at, deletionLimits.unreachableDays)),
        now,
      );
  }
}

/** Whether a reporter can be notified now: of the request, again after a refutation, or after having been added later. */
function mustTellReporters({ reporters: { toldAt, untold, fates } }: DeletionFacts, now: Date): boolean {
  return untold.some((dueAt) => dueAt <= now) || (toldAt === null && fates.length > 0);
}

/**
 * The owner has been notified, so the reporters' notices come next. Each reporter must have been sent one, and those whose mail
 * server accepted it get as many days as the owner. Undeliverable notices don't delay the deletion forever.
 */
function noticedStep(facts: DeletionFacts, deletesAt: Date, now: Date): DeletionStep {
  const { toldAt, untold, fates } = facts.reporters;
  if (untold.length > 0) return waitUntil(deletesAt, 'reporters-wait');
  if (toldAt === null || fates.length === 0) return remindedStep(facts, deletesAt, now);
  const patience = daysAfter(toldAt, deletionLimits.reportersWaitDays);
  if (now < patience && fates.some(({ kind }) => kind === 'waits')) {
    return waitUntil(deletesAt, 'reporters-wait');
  }
  const accepted = fates.flatMap((fate) => (fate.kind === 'accepted' ? [fate.at] : []));
  const noticed =
    accepted.length === 0
      ? patience
      : [toldAt, ...accepted].map((at) => daysAfter(at, deletionLimits.noticeDaysAhead)).reduce(latest);
  return remindedStep(facts, latest(deletesAt, noticed), now);
}

/** The notices are settled, so the reminder comes next. One sent before a report ended no longer counts. */
function remindedStep(facts: DeletionFacts, deletesAt: Date, now: Date): DeletionStep {
  const { reminder, lastReportEndedAt } = facts;
  const isStale = reminder !== null && lastReportEndedAt !== null && reminder.writtenAt <= lastReportEndedAt;
  if (reminder === null || isStale || isWrittenAgain(reminder, now)) {
    if (now < daysAfter(deletesAt, -deletionLimits.reminderDaysAhead)) return waitUntil(deletesAt);
    return { do: 'remind', deletesAt: latest(deletesAt, daysAfter(now, deletionLimits.reminderDaysAhead)) };
  }
  switch (reminder.fate.kind) {
    case 'waits':
    case 'lost':
      return waitUntil(deletesAt, 'letter-waits');
    case 'accepted':
    case 'refused': {
      const heard = new Date(reminder.fate.at.getTime() + deletionLimits.hoursSinceDelivery * HOUR_MS);
      return dueStep(facts, latest(deletesAt, heard), now);
    }
  }
}

/** Only the date and the payments remain to be checked. */
function dueStep({ charging, books }: DeletionFacts, deletesAt: Date, now: Date): DeletionStep {
  if (now < deletesAt) return waitUntil(deletesAt);
  if (charging === 'running') return { do: 'end-agreements' };
  if (charging === 'ending') return waitUntil(deletesAt, 'payfast-cancel');
  if (books === 'clear') return { do: 'delete' };
  if (books === 'ask-payfast') return { do: 'ask-payfast' };
  return waitUntil(deletesAt, books);
}

/** Whether a delayed deletion needs an operator's attention. Reports raise a separate alarm. */
export function isDeletionAlarmDue(
  { why, deletesAt }: Extract<DeletionStep, { do: 'wait' }>,
  alarmedAt: Date | null,
  now: Date,
): boolean {
  if (why === null || why === 'report') return false;
  if (alarmedAt !== null && now < daysAfter(alarmedAt, deletionLimits.alarmedEveryDays)) return false;
  const isAboutUs = why === 'recovery' || why === 'letter-waits' || why === 'reporters-wait';
  const patience = isAboutUs
    ? deletionLimits.postponedAlarmDays * DAY_MS
    : deletionLimits.paymentAlarmHours * HOUR_MS;
  return now.getTime() >= deletesAt.getTime() + patience;
}

const isWrittenAgain = ({ writtenAt, fate }: DeletionEmail, now: Date) =>
  fate.kind === 'lost' && now >= daysAfter(writtenAt, deletionLimits.resendDays);
const waitUntil = (deletesAt: Date, why: DeletionBlocker | null = null): DeletionStep => ({
  do: 'wait',
  deletesAt,
  why,
});
const latest = (a: Date, b: Date) => (a > b ? a : b);
const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS);
