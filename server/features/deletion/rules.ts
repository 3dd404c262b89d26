import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts';
import { deletionLimits } from '#shared/domain/limits.ts';

/** What became of a mail. `lost`: we gave up, or it came back without a refusal by the mailbox. Nobody was told. */
export interface DeletionLetter {
  writtenAt: Date;
  fate: { kind: 'waits' | 'lost' } | { kind: 'accepted' | 'refused'; at: Date };
}

/** What PayFast's books allow: `clear` is the only answer after which what we know of the payments may be lost. */
type Books = 'clear' | 'ask-payfast' | 'payment-unsettled' | 'payfast-unanswered' | 'charge-unheard';

export interface DeletionFacts {
  /** False in recovery, and while the clock is not certain. */
  mayAct: boolean;
  report: 'none' | 'pending' | 'released';
  /** When the last report about the owner was refuted, expired or revoked. */
  lastReportEndedAt: Date | null;
  deletesAt: Date;
  /** The mail to the owner's present address that says so. Null without one. */
  first: DeletionLetter | null;
  reminder: DeletionLetter | null;
  /** `running`: PayFast charges for the account. `ending`: it was told to stop, and has not confirmed it. */
  charging: 'running' | 'ending' | 'ended';
  books: Books;
}

/** The reason why a due deletion waits. */
export type Hindrance =
  'report' | 'recovery' | 'letter-waits' | 'payfast-cancel' | Exclude<Books, 'clear' | 'ask-payfast'>;

export type DeletionStep =
  /** @param deletesAt the announced moment, which late mails have moved. */
  | { do: 'wait'; deletesAt: Date; why: Hindrance | null }
  /** The estate is open for its readers, so the account stays. */
  | { do: 'call-off' }
  /** Tells the owner, with a whole wait from now on. */
  | { do: 'announce'; deletesAt: Date }
  | { do: 'remind'; deletesAt: Date }
  | { do: 'end-agreements' }
  | { do: 'ask-payfast' }
  | { do: 'delete' };

/** Why a deletion cannot be asked for now. A report decides about the estate, so it comes first. */
export function deletionRefusal(report: DeletionFacts['report']): 'report-pending' | 'estate-open' | null {
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
export const firstDeletesAt = (now: Date) => daysAfter(now, deletionLimits.waitDays);

/**
 * The next step towards the deletion of an account. The owner is told first, then reminded. PayFast stops charging before
 * the account goes. A report holds everything; what it releases is never deleted.
 */
export function deletionStep(facts: DeletionFacts, now: Date): DeletionStep {
  const { first, deletesAt } = facts;
  if (facts.report === 'released') return { do: 'call-off' };
  if (facts.report === 'pending') return waitUntil(deletesAt, 'report');
  if (!facts.mayAct) return waitUntil(deletesAt, now >= deletesAt ? 'recovery' : null);
  if (first === null || isWrittenAgain(first, now)) {
    return { do: 'announce', deletesAt: latest(deletesAt, firstDeletesAt(now)) };
  }
  switch (first.fate.kind) {
    case 'waits':
    case 'lost':
      return waitUntil(deletesAt, 'letter-waits');
    case 'accepted':
      return remindedStep(
        facts,
        latest(deletesAt, daysAfter(first.fate.at, deletionLimits.toldDaysAhead)),
        now,
      );
    case 'refused':
      return remindedStep(
        facts,
        latest(deletesAt, daysAfter(first.fate.at, deletionLimits.unreachableDays)),
        now,
      );
  }
}

/** The owner knows: the reminder decides. One from before the end of a report no longer counts. */
function remindedStep(facts: DeletionFacts, deletesAt: Date, now: Date): DeletionStep {
  const { reminder, lastReportEndedAt } = facts;
  const isStale = reminder !== null && lastReportEndedAt !== null && reminder.writtenAt <= lastReportEndedAt;
  if (reminder === null || isStale || isWrittenAgain(reminder, now)) {
    if (now < daysAfter(deletesAt, -deletionLimits.remindedDaysAhead)) return waitUntil(deletesAt);
    return { do: 'remind', deletesAt: latest(deletesAt, daysAfter(now, deletionLimits.remindedDaysAhead)) };
  }
  switch (reminder.fate.kind) {
    case 'waits':
    case 'lost':
      return waitUntil(deletesAt, 'letter-waits');
    case 'accepted':
    case 'refused': {
      const heard = new Date(reminder.fate.at.getTime() + deletionLimits.heardHoursAgo * HOUR_MS);
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
  const isAboutUs = why === 'recovery' || why === 'letter-waits';
  const patience = isAboutUs
    ? deletionLimits.postponedAlarmDays * DAY_MS
    : deletionLimits.paymentAlarmHours * HOUR_MS;
  return now.getTime() >= deletesAt.getTime() + patience;
}

const isWrittenAgain = ({ writtenAt, fate }: DeletionLetter, now: Date) =>
  fate.kind === 'lost' && now >= daysAfter(writtenAt, deletionLimits.writtenAgainDays);
const waitUntil = (deletesAt: Date, why: Hindrance | null = null): DeletionStep => ({
  do: 'wait',
  deletesAt,
  why,
});
const latest = (a: Date, b: Date) => (a > b ? a : b);
const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS);
