import { addMonths } from '#shared/domain/dates.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/domain/durations.ts';
import { destructionLimits } from '#shared/domain/limits.ts';

export type WarningDaysAhead = (typeof destructionLimits.warningDaysAhead)[number];

/** The delivery state of one email. `failed` means permanently rejected. One that merely bounced counts as queued. */
interface MailFate {
  state: 'queued' | 'accepted' | 'failed';
  acceptedAt: Date | null;
}

/** The emails about a destruction, to the owner and eventually to the reporters. */
export interface DestructionAnnouncement {
  destroyAt: Date;
  /** In the order in which they were queued: 30, 7, 1. */
  warnings: readonly (MailFate & { daysAhead: WarningDaysAhead })[];
  /** When the reporters were first notified, or null. */
  reportersToldAt: Date | null;
  /** When the reporters were notified again because the owner's mailbox rejects email. */
  unreachableAt: Date | null;
  /** The notices to the reporters; empty if there are none. */
  notices: readonly MailFate[];
  /** When the last alert about a postponed destruction was raised. */
  alarmedAt: Date | null;
}

/** PayFast's response about everything that the owner may have paid. */
export interface PaymentInquiry {
  result: 'clear' | 'charge-unheard' | 'unanswered';
  askedAt: Date;
  /** False if offers, agreements or payments have changed since. */
  coversAll: boolean;
}

export interface DestructionFacts {
  /** False during a recovery and while the clock is uncertain. */
  canActIrrevocably: boolean;
  hasData: boolean;
  isBlocked: boolean;
  /** Twelve months after the end of the free or paid period. */
  keptUntil: Date;
  /** Whether a report is pending, the estate is open to its readers, or a release was recently revoked. */
  isEstateOnHold: boolean;
  /** Whether there are reporters and the owner hasn't signed in since the service ended. */
  mustTellReporters: boolean;
  announcement: DestructionAnnouncement | null;
  /** Whether a payment is awaiting verification or was recently rejected. */
  hasUnsettledPayment: boolean;
  inquiry: PaymentInquiry | null;
}

/** Why a due destruction is waiting. */
type Hindrance =
  | 'recovery'
  | 'warning-waits'
  | 'reporters-wait'
  | 'payment-unsettled'
  | 'payfast-unanswered'
  | 'charge-unheard';

export type DestructionStep =
  /** @param destroyAt the announced time, postponed by late emails; null if nothing is announced. */
  | { do: 'wait'; destroyAt: Date | null; why: Hindrance | null }
  /** The announcement no longer applies. */
  | { do: 'forget' }
  | { do: 'warn'; daysAhead: WarningDaysAhead; destroyAt: Date }
  /**
   * Notifies the reporters that unpaid data will be destroyed, because someone who reads a dead owner's email could hide the
   * warnings.
   */
  | { do: 'notify-reporters'; destroyAt: Date }
  /** Notifies them that the owner can't be reached. */
  | { do: 'tell-reporters'; destroyAt: Date }
  | { do: 'ask-payfast'; destroyAt: Date }
  | { do: 'destroy'; destroyAt: Date };

const later = (moment: Date, ms: number) => new Date(moment.getTime() + ms);
const latest = (...moments: Date[]) => moments.reduce((a, b) => (a > b ? a : b));

/**
 * The next step towards destroying data that has been unpaid for twelve months. Each warning waits until the previous one was
 * accepted or rejected. The owner gets each warning's full notice period, counted from its acceptance. Nobody gets a warning
 * twice. The reporters are notified together with the first one, unless the owner has signed in since the service ended.
 */
export function decideDestructionStep(facts: DestructionFacts, now: Date): DestructionStep {
  const { announcement, keptUntil } = facts;
  const isWanted = facts.hasData && facts.isBlocked && !facts.isEstateOnHold;
  if (!announcement) {
    if (!isWanted || !facts.canActIrrevocably || now < daysBefore(keptUntil, 30)) return waitFor(null);
    return { do: 'warn', daysAhead: 30, destroyAt: latest(keptUntil, daysAfter(now, 30)) };
  }
  const destroyAt = destructionDate(announcement);
  // A payment has arrived, so the whole announcement was premature.
  if (!isWanted || keptUntil > destroyAt) return { do: 'forget' };
  if (!facts.canActIrrevocably) return waitFor(destroyAt, now >= destroyAt ? 'recovery' : null);
  return announcedStep(facts, announcement, destroyAt, now);
}

function announcedStep(
  facts: DestructionFacts,
  { warnings, reportersToldAt, unreachableAt, notices }: DestructionAnnouncement,
  destroyAt: Date,
  now: Date,
): DestructionStep {
  if (facts.mustTellReporters && reportersToldAt === null) {
    return {
      do: 'notify-reporters',
      destroyAt: latest(destroyAt, daysAfter(now, destructionLimits.reporterNoticeDaysAhead)),
    };
  }
  if (warnings.some(isQueued)) return waitFor(destroyAt, 'warning-waits');
  const next = destructionLimits.warningDaysAhead[warnings.length];
  if (next !== undefined) {
    if (now < daysBefore(destroyAt, next)) return waitFor(destroyAt);
    return { do: 'warn', daysAhead: next, destroyAt: latest(destroyAt, daysAfter(now, next)) };
  }
  const heard = acceptances(warnings);
  const isHeard = heard.length >= destructionLimits.deliveredWarnings;
  if (!isHeard && !unreachableAt) {
    return {
      do: 'tell-reporters',
      destroyAt: addMonths(latest(destroyAt, now), destructionLimits.unreachableMonths),
    };
  }
  if (notices.some(isQueued)) return waitFor(destroyAt, 'reporters-wait');
  const isTooFresh = isHeard && now < later(latest(...heard), destructionLimits.hoursSinceDelivery * HOUR_MS);
  if (now < destroyAt || isTooFresh) return waitFor(destroyAt);
  // All other conditions are met, so it depends on PayFast's response.
  const verdict = assessPaymentClearance(facts, now);
  if (verdict === 'clear') return { do: 'destroy', destroyAt };
  return verdict === 'ask-payfast' ? { do: verdict, destroyAt } : waitFor(destroyAt, verdict);
}

/** Our records of an owner's payments may be deleted only if this is `clear`. */
export type PaymentClearance =
  'clear' | 'ask-payfast' | Extract<Hindrance, `pay${string}` | `charge${string}`>;

/** Whether all of an owner's payments are settled, and PayFast recently confirmed that it knows of no others. */
export function assessPaymentClearance(
  { hasUnsettledPayment, inquiry }: Pick<DestructionFacts, 'hasUnsettledPayment' | 'inquiry'>,
  now: Date,
): PaymentClearance {
  if (hasUnsettledPayment) return 'payment-unsettled';
  if (!inquiry?.coversAll || inquiry.askedAt > now) return 'ask-payfast';
  const validFor =
    inquiry.result === 'clear'
      ? destructionLimits.clearAnswerValidMinutes * MINUTE_MS
      : destructionLimits.inquiryRepeatHours * HOUR_MS;
  if (now > later(inquiry.askedAt, validFor)) return 'ask-payfast';
  return inquiry.result === 'unanswered' ? 'payfast-unanswered' : inquiry.result;
}

/** The announced time, or later: even if an email was accepted late, its reader gets the full notice period. */
function destructionDate({ destroyAt, warnings, notices }: DestructionAnnouncement): Date {
  return latest(
    destroyAt,
    ...warnings.flatMap((warning) => acceptances([warning]).map((at) => daysAfter(at, warning.daysAhead))),
    ...acceptances(notices).map((at) => daysAfter(at, destructionLimits.reporterNoticeDaysAhead)),
  );
}

/**
 * Alerts are due immediately and daily if a payment could be lost. For any other delay, they are due daily from the seventh day
 * on.
 */
export function isPostponementAlarmDue(
  { why }: Pick<Extract<DestructionStep, { do: 'wait' }>, 'why'>,
  { destroyAt, alarmedAt }: Pick<DestructionAnnouncement, 'destroyAt' | 'alarmedAt'>,
  now: Date,
): boolean {
  if (
    why === null ||
    (alarmedAt !== null && now < later(alarmedAt, destructionLimits.alarmedEveryDays * DAY_MS))
  )
    return false;
  const isAboutMoney =
    why === 'payment-unsettled' || why === 'payfast-unanswered' || why === 'charge-unheard';
  return isAboutMoney || now >= later(destroyAt, destructionLimits.postponedAlarmDays * DAY_MS);
}

const waitFor = (destroyAt: Date | null, why: Hindrance | null = null): DestructionStep => ({
  do: 'wait',
  destroyAt,
  why,
});
const isQueued = ({ state }: MailFate) => state === 'queued';
const acceptances = (mails: readonly MailFate[]) =>
  mails.flatMap(({ state, acceptedAt }) => (state === 'accepted' && acceptedAt ? [acceptedAt] : []));
const daysAfter = (moment: Date, days: number) => later(moment, days * DAY_MS);
const daysBefore = (moment: Date, days: number) => later(moment, -days * DAY_MS);

/** A payment in PayFast's transaction history, reduced to what the rules need. */
export interface PayfastListedPayment {
  paymentId: string;
  merchantPaymentId: string | null;
}

/** The status of an agreement as fetched from PayFast. */
export interface PayfastAgreementStatus {
  isActive: boolean;
  cyclesComplete: number | null;
  /** YYYY-MM-DD in Africa/Johannesburg. */
  runDate: string | null;
}

/** Whether PayFast lists a payment for one of the owner's offers that was never applied. */
export function hasUnappliedPayment(
  listed: readonly PayfastListedPayment[],
  {
    offers,
    appliedPaymentIds,
  }: { offers: { has(number: string): boolean }; appliedPaymentIds: ReadonlySet<string> },
): boolean {
  return listed.some(
    ({ merchantPaymentId, paymentId }) =>
      merchantPaymentId !== null && offers.has(merchantPaymentId) && !appliedPaymentIds.has(paymentId),
  );
}

/**
 * Whether PayFast may have charged an agreement more often than was applied. PayFast doesn't document whether a start counts as a
 * cycle, so a reported start may be one. The next charge date serves as a cross-check.
 * @param heard the number of payments applied to it, including the start and zero payments.
 * @param days YYYY-MM-DD in Africa/Johannesburg: today, and the end of the paid period.
 */
export function mayHaveUnappliedCharge(
  { isActive, cyclesComplete, runDate }: PayfastAgreementStatus,
  heard: number,
  days: { today: string; paidUntil: string },
): boolean {
  if (cyclesComplete !== null && cyclesComplete > heard) return true;
  return isActive && runDate !== null && runDate > days.paidUntil && runDate > days.today;
}
