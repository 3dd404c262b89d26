import { addMonths } from '#shared/domain/dates.ts';
import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts';

export const addMonthsToMs = (moment: number, count: number) => addMonths(new Date(moment), count).getTime();

/** An email as the test's mail server saw it. */
export interface SeenMail {
  id: string;
  to: string;
  kind: string;
  key: string;
  /** When it was first accepted or rejected. */
  at: number;
  outcome: 'accepted' | 'refused';
  /** When it bounced, and whether the mailbox rejected it permanently. */
  bouncedAt: number | null;
  bounce: 'hard' | 'soft' | null;
  /** The number of reports, applied payments and ended recoveries so far. Each may restart the emails. */
  epoch: string;
}

/** A report: what users did about it, and when the test observed its end. */
export interface SeenReport {
  id: number;
  at: number;
  /** When the owner's window began: with the report, or with the end of a recovery. */
  begunAt: number;
  required: number;
  hours: number;
  confirmedBy: Set<string>;
  /** When the last required confirmation arrived. */
  confirmedAt: number | null;
  status: string;
  releasedAt: number | null;
  /** When it was refuted, withdrawn, expired or revoked. */
  endedAt: number | null;
}

/** The test's own knowledge: what users and the outside world did, and when. None of it comes from the product's rules. */
export class EstateFacts {
  reports: SeenReport[] = [];
  mails: SeenMail[] = [];
  outages: { from: number; until: number }[] = [];
  unreachableSince: number | null = null;
  isInRecovery = false;
  /** The recovery follows a restore, so recipients can read nothing. */
  isRestored = false;
  endedRecoveries = 0;
  /** When the last one ended. The days until a reminder and a substitute's turn start over. */
  recoveryEndedAt = 0;
  freeUntil = 0;
  /** When the dated LeaveBit opens. */
  datedAt = 0;
  /** What the owner deleted, and when. */
  trashed = new Map<string, number>();
  everTrashed = new Set<'death' | 'dated'>();
  /** When something last came out of the trash. */
  restoredAt = new Map<string, number>();
  /** When its heir last read something, and when it went to their substitute. */
  readAt = new Map<string, number>();
  passedOnAt = new Map<string, number>();
  /** What was permanently deleted 30 days later. */
  purged = new Set<string>();
  destroyedAt: number | null = null;
  /** When the owner requested deletion of the account. A recovery restarts the seven days. */
  leavingSince: number | null = null;
  /** When the account was deleted, and who must be notified. */
  leftAt: number | null = null;
  toldOfLeaving: string[] = [];

  get pending(): SeenReport | undefined {
    return this.reports.find(({ status }) => status === 'pending');
  }

  get released(): SeenReport | undefined {
    return this.reports.find(({ status }) => status === 'released');
  }

  /** Until when the released estate must be readable; null if none is released. */
  readableUntil(): number | null {
    const releasedAt = this.released?.releasedAt;
    if (!releasedAt) return null;
    const dates = this.trashed.has('dated') ? [] : [this.datedAt];
    return Math.min(addMonthsToMs(Math.max(releasedAt, ...dates), 12), addMonthsToMs(releasedAt, 25 * 12));
  }

  /** How long the product was reachable between two points in time. */
  workedMs(from: number, until: number): number {
    const away = [...this.outages];
    if (this.unreachableSince !== null) away.push({ from: this.unreachableSince, until });
    const lost = away
      .filter((one) => one.until - one.from > HOUR_MS / 6)
      .map((one) => Math.max(0, Math.min(one.until, until) - Math.max(one.from, from)));
    return until - from - lost.reduce((sum, ms) => sum + ms, 0);
  }
}

/** The promises that a release at this moment would break; empty if none. */
export function listReleaseViolations(facts: EstateFacts, report: SeenReport, now: number): string[] {
  const { confirmedBy, confirmedAt, required, begunAt, hours, id } = report;
  const told = facts.mails.filter(
    ({ kind, key, at }) => kind === 'report-warning' && key.startsWith(`report/${id}/`) && at >= begunAt,
  );
  const heard = told.filter(({ outcome, bouncedAt }) => outcome === 'accepted' && bouncedAt === null);
  const noticeMs = Math.min(hours, 12) * HOUR_MS;
  const isLate = (mail: SeenMail) =>
    confirmedAt !== null &&
    mail.at >= confirmedAt - DAY_MS &&
    facts.workedMs(mail.bouncedAt ?? mail.at, now) >= noticeMs;
  return [
    confirmedBy.size < required && 'too few have confirmed',
    now < begunAt + hours * HOUR_MS && 'the refute window is not over',
    heard.length === 0 &&
      now < begunAt + 72 * HOUR_MS &&
      'no warning was delivered, and three days have not passed',
    told.length === 0 && 'no warning was attempted',
    !told.some(isLate) && 'the owner was not notified recently enough, with enough uptime left',
    facts.isInRecovery && 'it is in recovery',
  ].filter((why) => why !== false);
}

/** The promises that a destruction at this moment would break; empty if none. */
export function listDestructionViolations(
  facts: EstateFacts,
  payfast: { answers: boolean; hasUnheard: () => boolean; lastPaidAt: number },
  reporters: readonly string[],
  now: number,
): string[] {
  const warnings = facts.mails.filter(({ kind }) => kind === 'destruction-warning').slice(-3);
  const heard = warnings.filter(({ outcome, bouncedAt }) => outcome === 'accepted' && bouncedAt === null);
  const lastHeard = Math.max(...heard.map(({ at }) => at));
  const toldReporters = facts.mails.filter(({ kind }) => kind === 'destruction-notice');
  const firstTold = reporters.map(
    (email) => toldReporters.findLast(({ to }) => to === email)?.at ?? Infinity,
  );
  const isHeard = heard.length >= 2 && now >= lastHeard + 20 * HOUR_MS;
  // Three warnings were sent, six months have passed since the last one, and thirty days since each reporter was notified.
  const isWaitedFor =
    warnings.length === 3 &&
    now >= addMonthsToMs(warnings[2]!.at, 6) &&
    firstTold.every((at) => now >= at + 30 * DAY_MS);
  const readableUntil = facts.readableUntil();
  return [
    now < addMonthsToMs(facts.freeUntil, 12) && 'less than twelve months after the free period',
    now < addMonthsToMs(payfast.lastPaidAt, 12) && 'less than twelve months after the last payment',
    facts.pending && 'a report is pending',
    readableUntil !== null && now < readableUntil && 'the estate can be read',
    facts.isInRecovery && 'it is in recovery',
    !payfast.answers && 'PayFast does not respond',
    payfast.hasUnheard() && 'PayFast knows of a charge that we do not',
    !isHeard && !isWaitedFor && 'the warnings were not delivered, and six months have not passed',
  ].filter((why) => typeof why === 'string');
}

/** Max emails of a kind per person and occasion. */
const MOST: Record<string, number> = {
  'destruction-warning': 3,
  // With the first warning, and again if the owner's mailbox rejects all of them.
  'destruction-notice': 2,
  'lapse-question': 2,
  'report-warning': 12,
  'confirmation-request': 6,
  'estate-closes': 2,
  'opened-notice': 1,
  'released-notice': 1,
  'unopened-reminder': 3,
  // For each of three reminders, of what the report and of what a date has opened, and again after a recovery.
  'released-reminder': 12,
  // For each turn of a substitute in an open estate.
  'passed-on': 3,
  // For each recipient who cannot be reached.
  'recipients-unreached': 3,
};

/** Lists who got too many emails of a kind. @returns problems. */
export function listFloodedRecipients({ mails }: EstateFacts): string[] {
  const counts = new Map<string, number>();
  for (const { to, kind, key, outcome, epoch } of mails) {
    if (outcome !== 'accepted' || kind === 'share-notice' || kind === 'reporter-links') continue;
    const parts = key.split('/');
    const occasion =
      kind === 'estate-closes'
        ? parts.slice(0, 4).join('/')
        : parts[0] === 'report' || parts[0] === 'opening'
          ? parts.slice(0, 2).join('/')
          : ['destruction-warning', 'destruction-notice', 'lapse-question'].includes(kind)
            ? epoch
            : key;
    const name = `${to} got ${kind} for ${occasion}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].flatMap(([name, count]) => {
    const kind = name.split(' ')[2]!;
    // Each person is notified once of a delay and once of a changed end.
    return count > (MOST[kind] ?? 1) ? [`${name} ${count} times`] : [];
  });
}
