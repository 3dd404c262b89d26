import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCommonMessages } from '../../lib/messages/use-common-messages.ts';
import { leavebitsQuery } from '../leavebits/api.ts';
import { useContentWithDraft } from '../leavebits/form/draft/use-content-with-draft.ts';
import type { InitialFormContent } from '../leavebits/form/use-leavebit-form.ts';
import { hasFilledText } from '../leavebits/form/unfilled-lines.ts';
import { useReportReadiness } from '../leavebits/sharing/use-report-readiness.ts';
import { LazyUnlockDialog } from '../sealing/lazy-unlock-dialog.ts';
import { planHealthQuery } from '../plan/api.ts';
import { LeavebitQuestions } from './leavebit-questions.tsx';
import { ReportersQuestion } from './reporters-question.tsx';
import { findFirstUseStep, type UnsavedLeavebitFacts, type FirstUseStep } from './rules.ts';
import { FirstUseSummary } from './first-use-summary.tsx';
import { useFirstUseMessages } from './use-first-use-messages.ts';

interface FirstUseProps {
  ownerEmail: string;
  /** Whether this is about another LeaveBit, although the first steps may be done. */
  isAnother: boolean;
  onClose: () => void;
}

/** A new owner's first steps, one question at a time. They go on where they were left, on any device. */
export function FirstUse({ ownerEmail, isAnother, onClose: close }: FirstUseProps) {
  const t = useFirstUseMessages();
  const queryClient = useQueryClient();
  function onClose() {
    // The home page behind this one shows the plan. Reporters may have answered since it loaded.
    void queryClient.invalidateQueries({ queryKey: planHealthQuery.queryKey });
    close();
  }
  const { data: leavebits } = useQuery(leavebitsQuery);
  const readiness = useReportReadiness();
  const content = useContentWithDraft({ leavebit: null }, onClose);
  if (content === 'locked')
    return <LazyUnlockDialog description={t('unlock')} onUnlocked={() => undefined} onClose={onClose} />;
  if (!leavebits || !readiness || !content) return null;
  const facts = { leavebits: isAnother ? [] : leavebits, ownerEmail, hasReporters: readiness.hasReporters };
  return (
    <Questions
      start={content}
      first={findFirstUseStep(facts, toEntries(content))}
      hasReporters={readiness.hasReporters}
      ownerEmail={ownerEmail}
      onClose={onClose}
    />
  );
}

function toEntries({ unsaved, draft }: InitialFormContent): UnsavedLeavebitFacts | null {
  if (!unsaved) return null;
  const { description = '', infoFields = '', recipients = [] } = unsaved;
  return {
    description,
    hasText: hasFilledText(infoFields),
    hasLostFiles: draft !== undefined && draft.fileNames.length > 0,
    recipient: recipients[0],
  };
}

interface QuestionsProps extends Omit<FirstUseProps, 'isAnother'> {
  start: InitialFormContent;
  first: FirstUseStep;
  hasReporters: boolean;
}

function Questions({ start, first, hasReporters, ownerEmail, onClose }: QuestionsProps) {
  const common = useCommonMessages();
  const [step, setStep] = useState(first);
  const [isJustSaved, setIsJustSaved] = useState(false);
  const notice = isJustSaved ? common('leavebitCreated') : undefined;
  // Counts the LeaveBits of this visit, so that another one begins with empty fields.
  const [round, setRound] = useState(0);
  switch (step) {
    case 'what':
    case 'who':
    case 'when':
      return (
        <LeavebitQuestions
          key={round}
          start={round === 0 ? start : { leavebit: null }}
          step={step}
          ownerEmail={ownerEmail}
          hasReporters={hasReporters}
          onStep={setStep}
          onSaved={() => {
            setIsJustSaved(true);
            setStep(hasReporters ? 'summary' : 'reporters');
          }}
          onNotNow={onClose}
        />
      );
    case 'reporters':
      return (
        <ReportersQuestion
          notice={notice}
          ownerEmail={ownerEmail}
          onSaved={() => {
            setIsJustSaved(false);
            setStep('summary');
          }}
          onNotNow={onClose}
        />
      );
    case 'summary':
      return (
        <FirstUseSummary
          notice={notice}
          ownerEmail={ownerEmail}
          onAnother={() => {
            setIsJustSaved(false);
            setRound(round + 1);
            setStep('what');
          }}
          onClose={onClose}
        />
      );
    default:
      return step satisfies never;
  }
}
