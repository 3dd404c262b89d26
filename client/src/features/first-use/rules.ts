import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { limits } from '#shared/domain/limits.ts';

/** The questions of the first use, in their order, and the page that says where things stand. */
export const firstUseSteps = ['what', 'who', 'when', 'reporters', 'summary'] as const;
export type FirstUseStep = (typeof firstUseSteps)[number];

/** The number of questions. The summary asks nothing. */
export const QUESTION_COUNT = firstUseSteps.length - 1;

export interface FirstUseFacts {
  leavebits: readonly Pick<Leavebit, 'sharingEmails'>[];
  ownerEmail: string;
  hasReporters: boolean;
}

/** Whether somebody else receives a LeaveBit. */
const hasRecipient = ({ leavebits, ownerEmail }: Omit<FirstUseFacts, 'hasReporters'>): boolean =>
  leavebits.some(({ sharingEmails }) => sharingEmails.some((email) => email !== ownerEmail));

/** What the first use goes on with. `begun`: with what was written for a LeaveBit that isn't saved yet. */
export type FirstUseOffer = 'new' | 'begun' | 'reporters';

/** Returns what the first use goes on with, or null if it has nothing left to ask. */
export function findFirstUseOffer(facts: FirstUseFacts, hasDraft: boolean): FirstUseOffer | null {
  if (hasRecipient(facts)) return facts.hasReporters ? null : 'reporters';
  return hasDraft ? 'begun' : 'new';
}

/** What has been entered for a LeaveBit that isn't saved yet. */
export interface UnsavedLeavebitFacts {
  description: string;
  hasText: boolean;
  /** Whether files were chosen. Their bytes are lost with the tab, so they have to be chosen again. */
  hasLostFiles: boolean;
  recipient: { email: string; releaseType: string } | undefined;
}

/** Where to begin or go on, from what is saved and what has been entered. It is the same on every device. */
export function findFirstUseStep(facts: FirstUseFacts, entries: UnsavedLeavebitFacts | null): FirstUseStep {
  if (hasRecipient(facts)) return facts.hasReporters ? 'summary' : 'reporters';
  // The first answer is complete once it has content and a headline. Until then, somebody may be in the middle of a letter.
  if (!entries || !entries.hasText || entries.hasLostFiles || entries.description.trim() === '')
    return 'what';
  return entries.recipient ? 'when' : 'who';
}

/** How many others must confirm a report. One reporter may be unreachable, if there are enough of them. */
export const getConfirmationsFor = (reporters: number): number => Math.max(1, reporters - 2);

/** The owner's time to refute a report. Somebody who hasn't chosen it gets the time that we suggest, not the shorter default. */
export const chooseRefuteHours = (saved: number = limits.defaultRefuteHours): number =>
  saved === limits.defaultRefuteHours ? limits.suggestedRefuteHours : saved;
