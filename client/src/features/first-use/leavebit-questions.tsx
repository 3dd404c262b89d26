import { useWatch } from 'react-hook-form';
import { leavebitsQuery } from '../leavebits/api.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { draftsQuery } from '../leavebits/form/draft/api.ts';
import { now } from '../../lib/dates.ts';
import { HeadlineQuestion, PasswordQuestion } from '../leavebits/form/password-question.tsx';
import { RemovedBracketsDialog } from '../leavebits/form/removed-brackets.tsx';
import { SaveProblemBanner } from '../leavebits/form/save/save-problem-banner.tsx';
import { SaveProgressDialog } from '../leavebits/form/save/save-progress-dialog.tsx';
import { useLeavebitForm, type InitialFormContent } from '../leavebits/form/use-leavebit-form.ts';
import {
  warnOfWrongAddresses,
  ConfirmSharingDialog,
  listPeopleToConfirm,
} from '../leavebits/sharing/confirm-sharing-dialog.tsx';
import { describeSaveEffect, listPeopleNotifiedBySave } from '../leavebits/sharing/save-notifications.ts';
import { useConfirmMessages } from '../leavebits/sharing/use-confirm-messages.ts';
import { useRuleMessages } from '../leavebits/sharing/use-rule-messages.ts';
import { useNameLookup } from '../people/api.ts';
import { PersonQuestion } from './person-question.tsx';
import type { FirstUseStep } from './rules.ts';
import { MomentQuestion } from './moment-question.tsx';
import { useFirstUseMessages } from './use-first-use-messages.ts';
import { WhatQuestion } from './what-question.tsx';

interface LeavebitQuestionsProps {
  start: InitialFormContent;
  step: 'what' | 'who' | 'when';
  ownerEmail: string;
  hasReporters: boolean;
  onStep: (step: FirstUseStep) => void;
  onSaved: () => void;
  onNotNow: () => void;
}

/** The questions about one LeaveBit: what, for whom, and when. The last answer saves it. */
export function LeavebitQuestions({
  start,
  step,
  ownerEmail,
  hasReporters,
  onStep,
  onSaved,
  onNotNow,
}: LeavebitQuestionsProps) {
  const t = useFirstUseMessages();
  const confirm = useConfirmMessages();
  const rules = useRuleMessages();
  const {
    form,
    submit,
    base,
    confirmation,
    passwordReaders,
    headlineReaders,
    progress,
    problem,
    saveOver,
    again,
    autosave,
  } = useLeavebitForm(start, ownerEmail, onSaved);
  const queryClient = useQueryClient();
  const nameOf = useNameLookup();
  // Keeps the list of LeaveBits loaded, which decides whether a first password is asked about.
  useQuery(leavebitsQuery);
  const [files, recipients] = useWatch({ control: form.control, name: ['files', 'recipients'] });
  const recipient = recipients[0];
  const name = recipient ? (nameOf(recipient.email) ?? (recipient.name || recipient.email)) : '';
  const { asked } = confirmation;

  function putAside() {
    void autosave
      .flush()
      .finally(() => void queryClient.invalidateQueries({ queryKey: draftsQuery.queryKey }));
    onNotNow();
  }

  return (
    <>
      {step === 'what' && (
        <WhatQuestion form={form} start={start} onNext={() => onStep('who')} onNotNow={putAside} />
      )}
      {step === 'who' && (
        <PersonQuestion
          form={form}
          ownerEmail={ownerEmail}
          onBack={() => onStep('what')}
          onNext={() => onStep('when')}
          onNotNow={putAside}
        />
      )}
      {step === 'when' && (
        <MomentQuestion
          form={form}
          name={name}
          isSaving={progress.isSaving}
          problem={
            problem && (
              <SaveProblemBanner
                problem={problem}
                onSaveAsNew={() => saveOver(null)}
                onSendAgain={again.sendFiles}
                onGiveUpWaiting={again.giveUpWaiting}
              />
            )
          }
          onBack={() => onStep('who')}
          onSave={submit}
          onNotNow={putAside}
        />
      )}
      <RemovedBracketsDialog
        texts={asked?.about === 'brackets' ? [asked.values.description, asked.values.infoFields] : null}
        onProceed={confirmation.proceed}
        onRefuse={confirmation.refuse}
      />
      <PasswordQuestion
        readers={asked?.about === 'passwords' ? passwordReaders(asked.values) : []}
        onProceed={confirmation.proceed}
        onRefuse={confirmation.refuse}
      />
      <HeadlineQuestion
        readers={asked?.about === 'headline' ? headlineReaders(asked.values) : []}
        headline={asked?.values.description ?? ''}
        onProceed={confirmation.proceed}
        onRefuse={confirmation.refuse}
      />
      <ConfirmSharingDialog
        people={asked?.about === 'sharing' ? listPeopleToConfirm(asked.values.recipients, rules) : null}
        question={t('confirm')}
        warning={warnOfWrongAddresses([], confirm)}
        headline={asked?.about === 'sharing' ? asked.values.description : undefined}
        areReportersNext={!hasReporters}
        effect={describeSaveEffect(
          {
            told:
              asked?.about === 'sharing'
                ? listPeopleNotifiedBySave(asked.values.recipients, base, now())
                : [],
          },
          confirm,
        )}
        onProceed={confirmation.proceed}
        onRefuse={confirmation.refuse}
      />
      <SaveProgressDialog {...progress} files={files} isNew={!base} onStop={progress.stop} />
    </>
  );
}
