import type { PlanProblemCode } from '#shared/contracts/plan.ts';
import { paths } from '../../lib/paths.ts';

export interface CheckupStep {
  id: 'people' | 'reporters' | 'reach' | 'leavebits';
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
    problems: ['nobody-receives', 'recipient-unreachable', 'substitute-unreachable', 'nobody-reached'],
  },
  {
    id: 'reporters',
    title: 'Your reporters',
    question: 'Would these people find out if something happened to you? Do you still trust them?',
    change: { label: 'Change your reporters', href: paths.release({ from: 'check-up' }) },
    problems: [
      'no-reporters',
      'too-few-reporters',
      'reporters-unanswered',
      'reporter-unreachable',
      'reporter-declined',
      'reporter-suspended',
      'reporter-moved',
      'reporter-unpracticed',
      'all-reporters-needed',
      'reporters-are-recipients',
    ],
  },
  {
    id: 'reach',
    title: 'How we reach you before anything opens',
    question: 'If someone reported you by mistake, would you learn of it in time?',
    change: {
      label: 'Change how we reach you',
      href: paths.release({ from: 'check-up', question: 'warnings' }),
    },
    problems: [],
  },
  {
    id: 'leavebits',
    title: 'Your LeaveBits',
    question: 'Is everything in them still correct? Are passwords, documents and dates up to date?',
    change: { label: 'Change your LeaveBits', href: paths.home() },
    problems: [
      'leavebit-incomplete',
      'sealed-without-card',
      'sealed-before-card',
      'card-never-checked',
      'subscription-ends',
      'no-recovery-codes',
    ],
  },
];
