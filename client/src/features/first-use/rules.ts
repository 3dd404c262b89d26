import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { mentionsPasswords } from '../leavebits/form/password-detection.ts';

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

const HEADLINE_LENGTH = 60;

/** The headline of a text that has no line for one. */
const PLAIN_HEADLINE = 'For you';

/**
 * A headline for a text or a file that its owner hasn't named. Recipients see it even while the rest is locked, so no line with a
 * number or a password becomes one.
 */
export function suggestHeadline(infoFields: string, fileName: string | undefined): string {
  const lines = infoFields.split('\n').flatMap((one) => one.trim() || []);
  if (lines.length === 0) return (fileName ?? '').replace(/\.[^.]*$/, '');
  const line = lines.find((one) => !/\d/.test(one) && !mentionsPasswords(one));
  if (line === undefined) return PLAIN_HEADLINE;
  if (line.length <= HEADLINE_LENGTH) return line.replace(/[,:;]$/, '');
  const cut = line.slice(0, HEADLINE_LENGTH);
  return `${cut.slice(0, cut.lastIndexOf(' ')) || cut}…`;
}

/** How many others must confirm a report. One reporter may be unreachable, if there are enough of them. */
export const getConfirmationsFor = (reporters: number): number => Math.max(1, reporters - 2);
