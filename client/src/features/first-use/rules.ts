import type { Leavebit } from '#shared/contracts/leavebits.ts';

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
export const hasRecipient = ({ leavebits, ownerEmail }: Omit<FirstUseFacts, 'hasReporters'>): boolean =>
  leavebits.some(({ sharingEmails }) => sharingEmails.some((email) => email !== ownerEmail));

/** Whether the first use has nothing left to ask. */
export const isFirstUseDone = (facts: FirstUseFacts): boolean => hasRecipient(facts) && facts.hasReporters;

/** What has been entered for a LeaveBit that isn't saved yet. */
export interface UnsavedLeavebitFacts {
  description: string;
  infoFields: string;
  fileCount: number;
  recipient: { email: string; releaseType: string } | undefined;
}

/** Where to begin or go on, from what is saved and what has been entered. It is the same on every device. */
export function findFirstUseStep(facts: FirstUseFacts, entries: UnsavedLeavebitFacts | null): FirstUseStep {
  if (hasRecipient(facts)) return facts.hasReporters ? 'summary' : 'reporters';
  if (!entries || !hasContent(entries)) return 'what';
  return entries.recipient ? 'when' : 'who';
}

export const hasContent = ({ description, infoFields, fileCount }: UnsavedLeavebitFacts): boolean =>
  description.trim() !== '' || infoFields.trim() !== '' || fileCount > 0;

/** How many others must confirm a report. One reporter may be unreachable, if there are enough of them. */
export const getConfirmationsFor = (reporters: number): number => Math.max(1, reporters - 2);
