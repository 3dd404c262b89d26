import type { PlanProblemCode } from '#shared/contracts/plan.ts';
import { paths } from '../../lib/paths.ts';

export interface CheckupStep {
  id: 'people' | 'reporters' | 'leavebits';
  title: string;
  question: string;
  /** The link to where the owner can change it. */
  change: { label: string; href: string };
  /** The plan problems shown in this step. */
  problems: readonly PlanProblemCode[];
}

/** The steps of a check-up, in display order. */
export const checkupSteps: readonly CheckupStep[] = [
  {
    id: 'people',
    title: 'Your people',
    question: 'Are these still the right people? Do they still use these addresses?',
    change: { label: 'Change your people', href: paths.people() },
    problems: ['nobody-receives', 'recipient-unreachable', 'nobody-reached'],
  },
  {
    id: 'reporters',
    title: 'Your reporters',
    question: 'Would these people find out if something happened to you? Do you still trust them?',
    change: { label: 'Change your reporters', href: paths.release() },
    problems: [
      'no-reporters',
      'too-few-reporters',
      'reporters-unanswered',
      'reporter-unreachable',
      'reporter-declined',
      'reporter-moved',
      'reporter-unpracticed',
      'all-reporters-needed',
      'reporters-are-recipients',
    ],
  },
  {
    id: 'leavebits',
    title: 'Your LeaveBits',
    question: 'Is everything in them still correct? Are passwords, documents and dates up to date?',
    change: { label: 'Change your LeaveBits', href: paths.home() },
    problems: ['leavebit-incomplete', 'subscription-ends', 'no-recovery-codes'],
  },
];
