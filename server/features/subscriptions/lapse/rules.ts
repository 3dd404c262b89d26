import { DAY_MS } from '#shared/domain/durations.ts';
import { releaseLimits } from '#shared/domain/limits.ts';

export type LapseQuestionDays = (typeof releaseLimits.lapseAskedDaysAfter)[number];

export interface LapseFacts {
  /** When payments and the service stopped. Null while the service is active, and after the owner's own cancellation. */
  since: Date | null;
  /** The last question to the reporters, in this lapse or an earlier one. */
  asked: { days: number; at: Date } | null;
  /** Whether there is data that a report could open. */
  isDataKept: boolean;
  /** Whether a report about the owner is pending or released. */
  isReported: boolean;
  /** Whether the owner allows the reporters to be asked. */
  mayAsk: boolean;
}

/**
 * The question to the reporters that is due now, if any. After an outage, only the latest missed question is asked. Each is asked
 * once per lapse. A payment ends the lapse, and the next lapse starts over with the first question.
 */
export function findDueLapseQuestion(facts: LapseFacts, now: Date): LapseQuestionDays | null {
  const { since, asked, isDataKept, isReported, mayAsk } = facts;
  if (since === null || !mayAsk || isReported || !isDataKept) return null;
  const due = releaseLimits.lapseAskedDaysAfter.findLast(
    (days) => now.getTime() >= since.getTime() + days * DAY_MS,
  );
  if (due === undefined) return null;
  const wasAsked = asked !== null && asked.at >= since && asked.days >= due;
  return wasAsked ? null : due;
}
