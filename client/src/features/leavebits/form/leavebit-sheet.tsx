import { useId, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { Sheet } from '#client/ui/overlays/sheet.tsx';
import { useNameLookup } from '../../people/api.ts';
import { cardsQuery } from '../../sealing/api.ts';
import { useOpenedLeavebits } from '../../sealing/use-opened-leavebit.ts';
import { leavebitsQuery } from '../api.ts';
import {
  warnOfWrongAddresses,
  ConfirmSharingDialog,
  listPeopleToConfirm,
} from '../sharing/confirm-sharing-dialog.tsx';
import {
  listPeopleRemovedBySave,
  describeSaveEffect,
  listPeopleNotifiedBySave,
} from '../sharing/save-notifications.ts';
import { useConfirmMessages } from '../sharing/use-confirm-messages.ts';
import { useRuleMessages } from '../sharing/use-rule-messages.ts';
import { now } from '#client/lib/dates.ts';
import { parseTypedEmails } from '#client/lib/emails/typed-emails.ts';
import { ConflictDialog } from './save/conflict-dialog.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import { RestoredDraftBanner } from './draft/restored-draft-banner.tsx';
import { leavebitToFormValues, type LeavebitFormValues } from './form-values.ts';
import { useRetainDraft } from './draft/retained-draft.ts';
import { LeavebitForm } from './leavebit-form.tsx';
import { HeadlineQuestion, PasswordQuestion } from './password-question.tsx';
import { RemovedBracketsDialog } from './removed-brackets.tsx';
import { SaveProblemBanner } from './save/save-problem-banner.tsx';
import { SaveProgressDialog } from './save/save-progress-dialog.tsx';
import { SubmitBar } from './submit-bar.tsx';
import { useFormMessages } from './use-form-messages.ts';
import { useFocusOnChange } from '#client/ui/use-focus-on-change.ts';
import { useLeavebitForm } from './use-leavebit-form.ts';
import type { InitialFormContent } from './use-leavebit-form.ts';
import { useUnsavedGuard } from '#client/ui/use-leave-guard.ts';
import { listVersionDifferences, listFilesDeletedElsewhere } from './save/version-diff.ts';
import { VersionsButton } from '../versions/versions-button.tsx';

/** What has been saved last, once it is open if it's sealed. */
function useLatestVersion(listed: Leavebit | undefined): Leavebit | undefined {
  const [sealed] = useOpenedLeavebits(listed?.sealed ? [listed] : []);
  return sealed ? (sealed.opened ?? undefined) : listed;
}

interface LeavebitSheetProps {
  start: InitialFormContent;
  ownerEmail: string;
  onClose: () => void;
}

/** Creates or edits a LeaveBit. Mount only while open. */
export function LeavebitSheet({ start, ownerEmail, onClose }: LeavebitSheetProps) {
  const t = useFormMessages();
  const confirm = useConfirmMessages();
  const rules = useRuleMessages();
  const formId = useId();
  const isClosed = useRef(false);
  // The dialog first returns focus to the sheet, which then returns it to its opener.
  const closeAfterDialog = () => {
    isClosed.current = true;
    setTimeout(onClose);
  };
  const [isAsking, setIsAsking] = useState(false);
  const [draft, setDraft] = useState(start.draft);
  const {
    form,
    sharing,
    submit,
    base,
    autosave,
    readableDraft,
    confirmation,
    passwordReaders,
    headlineReaders,
    progress,
    problem,
    saveOver,
    takeOver,
    again,
  } = useLeavebitForm(start, ownerEmail, closeAfterDialog);
  useRetainDraft(form, { ownerEmail, leavebit: base }, isClosed);
  const { data: leavebits } = useQuery(leavebitsQuery);
  const nameOf = useNameLookup();
  const listed = leavebits?.find(({ id }) => id === base?.id);
  const latest = useLatestVersion(listed);
  // While a newer save is being decrypted, the dialog of the versions stays, because it may have made that save.
  const withVersions = listed && (latest ?? base);
  const isConflict = problem?.kind === 'conflict' && base !== null && latest !== undefined;
  // Whether the user has opened or dismissed the comparison.
  const [chosen, setChosen] = useState<{ problem: typeof problem; isOpen: boolean } | null>(null);
  const isComparing = chosen?.problem === problem ? chosen?.isOpen : !problem?.isFoundEarly;
  const compare = (isOpen: boolean) => setChosen({ problem, isOpen });
  const [typedEmail, files, isSealed] = useWatch({
    control: form.control,
    name: ['typedEmail', 'files', 'sealed'],
  });
  const { data: cards } = useQuery({ ...cardsQuery, enabled: isSealed });
  const listWithoutCard = ({ sealed, recipients, newCards }: LeavebitFormValues) =>
    recipients
      .filter(
        ({ email }) =>
          sealed &&
          email !== ownerEmail &&
          newCards[email] === undefined &&
          cards?.some((card) => card.email === email) === false,
      )
      .map(({ email, name }) => nameOf(email) ?? (name || email));
  const hasRecipient = sharing.recipients.length > 0 || parseTypedEmails(typedEmail).accepted.length > 0;
  const hasUnsaved = form.formState.isDirty;
  useUnsavedGuard(hasUnsaved);
  const toConfirm = <T,>(about: string, of: (values: LeavebitFormValues) => T) =>
    confirmation.asked?.about === about ? of(confirmation.asked.values) : null;
  const problemPlace = useFocusOnChange<HTMLDivElement>(problem?.isFoundEarly ? null : problem);

  function mayClose() {
    if (hasUnsaved && !progress.isSaving) setIsAsking(true);
    return !hasUnsaved && !progress.isSaving;
  }

  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onBeforeClose={mayClose}
      title={start.leavebit ? t('editTitle') : t('createTitle')}
      footer={
        <SubmitBar
          formId={formId}
          label={base ? t('update') : t('create')}
          need={hasRecipient ? null : t('recipientNeeded')}
        />
      }
    >
      {draft && (
        <RestoredDraftBanner
          draft={draft}
          isOutdated={draft.seqno !== null && draft.seqno !== base?.seqno}
          onDiscard={() => {
            setDraft(undefined);
            form.reset(leavebitToFormValues(base));
          }}
        />
      )}
      <LeavebitForm
        id={formId}
        form={form}
        sharing={sharing}
        currentFiles={(latest ?? base)?.attachments ?? []}
        isSaved={base !== null}
        readableDraft={readableDraft}
        onSubmit={submit}
      />
      {problem && (
        <div ref={problemPlace} tabIndex={-1} className="mt-7 rounded-md">
          <SaveProblemBanner
            problem={problem}
            onCompare={isConflict ? () => compare(true) : undefined}
            onSaveAsNew={() => saveOver(null)}
            onSendAgain={again.sendFiles}
            onGiveUpWaiting={again.giveUpWaiting}
          />
        </div>
      )}
      {withVersions && (
        <VersionsButton leavebit={withVersions} hasUnsaved={hasUnsaved} onRestored={closeAfterDialog} />
      )}
      {isConflict && isComparing && !confirmation.asked && !progress.isSaving && (
        <ConflictDialog
          latest={latest}
          differences={listVersionDifferences(form.getValues(), latest, nameOf, { t, rules })}
          gone={listFilesDeletedElsewhere(form.getValues(), base, latest)}
          onKeepMine={() => {
            compare(false);
            saveOver(latest);
          }}
          onTakeTheirs={() => takeOver(latest)}
          onGoOn={() => compare(false)}
        />
      )}
      <RemovedBracketsDialog
        texts={toConfirm('brackets', ({ description, infoFields }) => [description, infoFields])}
        onProceed={confirmation.proceed}
        onRefuse={confirmation.refuse}
      />
      <PasswordQuestion
        readers={toConfirm('passwords', passwordReaders) ?? []}
        onProceed={confirmation.proceed}
        onRefuse={confirmation.refuse}
      />
      <HeadlineQuestion
        readers={toConfirm('headline', headlineReaders) ?? []}
        headline={toConfirm('headline', ({ description }) => description) ?? ''}
        onProceed={confirmation.proceed}
        onRefuse={confirmation.refuse}
      />
      <ConfirmSharingDialog
        people={toConfirm('sharing', ({ recipients }) => listPeopleToConfirm(recipients, rules))}
        question={t('confirmSharing')}
        content={isSealed ? 'with-card' : 'one'}
        withoutCard={toConfirm('sharing', listWithoutCard) ?? []}
        headline={toConfirm('sharing', ({ description }) => description) ?? undefined}
        warning={warnOfWrongAddresses(
          toConfirm('sharing', ({ sealed }) => (sealed ? [{ sealed }] : [])) ?? [],
          confirm,
        )}
        effect={describeSaveEffect(
          {
            told:
              toConfirm('sharing', ({ recipients }) => listPeopleNotifiedBySave(recipients, base, now())) ??
              [],
            removed:
              toConfirm('sharing', ({ recipients }) =>
                listPeopleRemovedBySave(recipients, base, ownerEmail).map((email) => nameOf(email) ?? email),
              ) ?? [],
          },
          confirm,
        )}
        onProceed={confirmation.proceed}
        onRefuse={confirmation.refuse}
      />
      <SaveProgressDialog {...progress} files={files} isNew={!base} onStop={progress.stop} />
      <DiscardDialog
        isOpen={isAsking}
        onKeep={() => setIsAsking(false)}
        onDiscard={() => {
          void autosave.discard(base?.id ?? null).catch(() => undefined);
          closeAfterDialog();
        }}
        onKeepForLater={() => {
          void autosave.flush();
          // This tab keeps the files, too, and the server everything else.
          setTimeout(onClose);
        }}
      />
    </Sheet>
  );
}
