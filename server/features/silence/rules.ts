import type { SilenceMonths } from '#shared/contracts/release.ts';
import { addMonths } from '#shared/domain/dates.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import { releaseLimits } from '#shared/domain/limits.ts';

/** An email that asked the owner to sign in. */
export interface SilenceReminder {
  askedAt: Date;
  /**
   * `arrived` when a mail server accepted it or the mailbox rejected it for good, and nothing more can be expected of it. An
   * outage that made us give up is neither.
   */
  outcome: { kind: 'arrived'; at: Date } | { kind: 'waiting' } | { kind: 'lost' };
}

export interface SilenceFacts {
  months: SilenceMonths;
  /** When the owner last signed in, or created the account. */
  signedInAt: Date;
  /** The emails since then, or since the reporters were last asked. */
  first: SilenceReminder | null;
  second: SilenceReminder | null;
  reportersAskedAt: Date | null;
  /**
   * Whether there is nothing to ask now: no reporters, nothing that a report could open, a report in force, an owner who is away, a
   * closed service, after whose end `subscriptions/lapse` asks, or a deletion under way.
   */
  isMoot: boolean;
}

/** What a long silence of an owner calls for next. It never opens anything. */
export type SilenceStep = 'first-reminder' | 'second-reminder' | 'ask-reporters';

/**
 * The step that is due now, if any. The reporters are asked once the owner hasn't signed in for the months they chose, and then
 * had two weeks after each of two emails. After an outage nothing is skipped, because each step counts from the one before.
 */
export function findSilenceStep(facts: SilenceFacts, now: Date): SilenceStep | null {
  const { months, first, second, isMoot } = facts;
  if (months === 0 || isMoot || now < getSilenceDueDate(facts, months)) return null;
  if (first === null || isLostFor(first, now)) return 'first-reminder';
  if (!isAnswerOverdue(first, now)) return null;
  if (second === null || isLostFor(second, now)) return 'second-reminder';
  return isAnswerOverdue(second, now) ? 'ask-reporters' : null;
}

function getSilenceDueDate(
  { signedInAt, reportersAskedAt }: Pick<SilenceFacts, 'signedInAt' | 'reportersAskedAt'>,
  months: number,
): Date {
  const since = reportersAskedAt !== null && reportersAskedAt > signedInAt ? reportersAskedAt : signedInAt;
  return addMonths(since, months);
}

const WAIT_MS = releaseLimits.silenceAnsweredDays * DAY_MS;

const isAnswerOverdue = ({ outcome }: SilenceReminder, now: Date) =>
  outcome.kind === 'arrived' && now.getTime() >= outcome.at.getTime() + WAIT_MS;

const isLostFor = ({ askedAt, outcome }: SilenceReminder, now: Date) =>
  outcome.kind === 'lost' && now.getTime() >= askedAt.getTime() + WAIT_MS;
