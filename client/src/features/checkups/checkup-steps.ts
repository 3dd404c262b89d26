import type { PlanProblemCode } from '#shared/contracts/plan.ts';
import type { MessageId } from '#shared/messages/catalog.ts';
import { paths } from '../../lib/paths.ts';

type StepId = 'people' | 'reporters' | 'reach' | 'leavebits';
type StepMessage<Part extends string> = Extract<MessageId<'owner-checkups'>, `${StepId}${Part}`>;

export interface CheckupStep {
  id: StepId;
  title: StepMessage<'Title'>;
  question: StepMessage<'Question'>;
  /** The link to where the owner can change it. */
  change: { label: StepMessage<'Change'>; href: string };
  /** The plan problems shown in this step. */
  problems: readonly PlanProblemCode[];
}

/** The steps of a check-up, in display order. */
export const checkupSteps: readonly CheckupStep[] = [
  {
    id: 'people',
    title: 'peopleTitle',
    question: 'peopleQuestion',
    change: { label: 'peopleChange', href: paths.people() },
    problems: ['nobody-receives', 'recipient-unreachable', 'substitute-unreachable', 'nobody-reached'],
  },
  {
    id: 'reporters',
    title: 'reportersTitle',
    question: 'reportersQuestion',
    change: { label: 'reportersChange', href: paths.release({ from: 'check-up' }) },
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
    title: 'reachTitle',
    question: 'reachQuestion',
    change: { label: 'reachChange', href: paths.release({ from: 'check-up', question: 'warnings' }) },
    problems: [],
  },
  {
    id: 'leavebits',
    title: 'leavebitsTitle',
    question: 'leavebitsQuestion',
    change: { label: 'leavebitsChange', href: paths.home() },
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
