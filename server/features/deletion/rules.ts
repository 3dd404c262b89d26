import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts';
import { deletionLimits } from '#shared/domain/limits.ts';

/** What became of a mail. `lost`: we gave up, or it came back without a refusal by the mailbox. Nobody was told. */
export interface DeletionEmail {
  writtenAt: Date;
  fate: { kind: 'waits' | 'lost' } | { kind: 'accepted' | 'refused'; at: Date };
}

/** The mails that tell the reporters of a deletion. */
export interface ReporterNotices {
  /** When they were last written. Null: they must be written. */
  toldAt: Date | null;
  /** The reporters to whom none was written since then, or shortly before. */
  untold: number;
  fates: readonly DeletionEmail['fate'][];
}

/** What PayFast's books allow: `clear` is the only answer after which what we know of the payments may be lost. */
type Books = 'clear' | 'ask-payfast' | 'payment-unsettled' | 'payfast-unanswered' | 'charge-unheard';

export interface DeletionFacts {
  /** False in recovery, and while the clock is not certain. */
  mayAct: boolean;
  report: 'none' | 'pending' | 'released';
  /** When the last report about the owner was refuted, expired or revoked. */
  lastReportEndedAt: Date | null;
  /** When a report was last refuted. Its reporter's own withdrawal is no refutation. */
  refutedAt: Date | null;
  /** When the owner last locked a released estate again. */
  revokedAt: Date | null;
  reporters: ReporterNotices;
  deletesAt: Date;
  /** The mail to the owner's present address that says so. Null without one. */
  first: DeletionEmail | null;
  reminder: DeletionEmail | null;
  /** `running`: PayFast charges for the account. `ending`: it was told to stop, and has not confirmed it. */
  charging: 'running' | 'ending' | 'ended';
  books: Books;
}

/** The reason why a due deletion waits. */
export type DeletionBlocker =
  | 'report'
  | 'recovery'
  | 'letter-waits'
  | 'reporters-wait'
  | 'payfast-cancel'
  | Exclude<Books, 'clear' | 'ask-payfast'>;

export type DeletionStep =
  /** @param deletesAt the announced moment, which late mails have moved. */
  | { do: 'wait'; deletesAt: Date; why: DeletionBlocker | null }
  /** The estate is open for its readers, so the account stays. */
  | { do: 'call-off' }
  /** Tells the owner, with a whole wait from now on. */
  | { do: 'announce'; deletesAt: Date }
  | { do: 'tell-reporters'; deletesAt: Date }
  | { do: 'remind'; deletesAt: Date }
  | { do: 'end-agreements' }
  | { do: 'ask-payfast' }
  | { do: 'delete' };

/** Why a deletion cannot be asked for now. A report decides about the estate, so it comes first. */
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

/** When an account goes that is asked to be deleted now. */
export function getEarliestDeletionDate(revokedAt: Date | null, now: Date): Date {
  return noSoonerThan(daysAfter(now, deletionLimits.waitDays), revokedAt);
}

/** The owner who has just locked everything again may be a thief who locked out the heirs. */
function noSoonerThan(deletesAt: Date, revokedAt: Date | null): Date {
  return revokedAt ? latest(deletesAt, daysAfter(revokedAt, deletionLimits.afterRevocationDays)) : deletesAt;
}

/**
 * The next step towards the deletion of an account. The owner and the reporters are told first, then the owner is reminded.
 * PayFast stops charging before the account goes. A report holds everything; what it releases is never deleted. Whoever reads the
 * mail of a dead owner can ask for a deletion and refute a report, so the reporters always know, and a refutation begins the wait
 * anew.
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

/** They are told with the request, again when a refutation has begun the wait anew, and whoever became a reporter since. */
function mustTellReporters({ reporters, refutedAt }: DeletionFacts, now: Date): boolean {
  const { toldAt, untold, fates } = reporters;
  if (untold + fates.length === 0) return false;
  if (toldAt === null) return true;
  if (now < daysAfter(toldAt, deletionLimits.reportersToldAgainDays)) return false;
  return untold > 0 || (refutedAt !== null && toldAt <= refutedAt);
}

/**
 * The owner knows: the notices to the reporters decide. A reporter whose mail is accepted gets as many days as the owner. Mails
 * that do not arrive do not hold the account for ever.
 */
function noticedStep(facts: DeletionFacts, deletesAt: Date, now: Date): DeletionStep {
  const { toldAt, untold, fates } = facts.reporters;
  if (toldAt === null || untold + fates.length === 0) return remindedStep(facts, deletesAt, now);
  const patience = daysAfter(toldAt, deletionLimits.reportersWaitDays);
  if (now < patience && fates.some(({ kind }) => kind === 'waits')) {
    return waitUntil(deletesAt, 'reporters-wait');
  }
  const accepted = fates.flatMap((fate) => (fate.kind === 'accepted' ? [fate.at] : []));
  const noticed =
    accepted.length === 0 && fates.length > 0
      ? patience
      : [toldAt, ...accepted].map((at) => daysAfter(at, deletionLimits.noticeDaysAhead)).reduce(latest);
  return remindedStep(facts, latest(deletesAt, noticed), now);
}

/** The owner knows: the reminder decides. One from before the end of a report no longer counts. */
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

/** Only the time and the money are left. */
function dueStep({ charging, books }: DeletionFacts, deletesAt: Date, now: Date): DeletionStep {
  if (now < deletesAt) return waitUntil(deletesAt);
  if (charging === 'running') return { do: 'end-agreements' };
  if (charging === 'ending') return waitUntil(deletesAt, 'payfast-cancel');
  if (books === 'clear') return { do: 'delete' };
  if (books === 'ask-payfast') return { do: 'ask-payfast' };
  return waitUntil(deletesAt, books);
}

/** Whether a person must look at a deletion that waits. A report alarms by itself. */
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
