import { useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { leavebitsQuery } from './api.ts';
import { ConfirmSharingDialog } from './confirm-sharing-dialog.tsx';
import { LeavebitForm } from './leavebit-form.tsx';
import { SaveProblemBanner } from './save-problem-banner.tsx';
import { SaveProgressDialog } from './save-progress-dialog.tsx';
import { readTypedEmails } from './typed-emails.ts';
import { useAttention } from './use-attention.ts';
import { useLeavebitForm } from './use-leavebit-form.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

interface LeavebitSheetProps {
  /** The LeaveBit to edit, as it was when the sheet opened; null creates one. */
  leavebit: Leavebit | null;
  onClose: () => void;
}

/** Mounted while it is open; a new opening starts afresh. */
export function LeavebitSheet({ leavebit, onClose }: LeavebitSheetProps) {
  const formId = useId();
  // A dialog on top hands focus back to the sheet first, and only then the sheet to what opened it.
  const closeAfterDialog = () => setTimeout(onClose);
  const [isAsking, setIsAsking] = useState(false);
  const { data: leavebits } = useQuery(leavebitsQuery);
  const latest = leavebits?.find(({ id }) => id === leavebit?.id);
  const { form, sharing, submit, confirmation, progress, problem, saveOver } = useLeavebitForm(
    leavebit,
    closeAfterDialog,
  );
  const [typedEmail, files] = useWatch({ control: form.control, name: ['typedEmail', 'files'] });
  const hasRecipient = sharing.recipients.length > 0 || readTypedEmails(typedEmail).accepted.length > 0;
  const hasUnsaved = form.formState.isDirty;
  useUnsavedGuard(hasUnsaved);
  const problemPlace = useAttention<HTMLDivElement>(problem);

  function mayClose() {
    if (hasUnsaved && !progress.isSaving) setIsAsking(true);
    return !hasUnsaved && !progress.isSaving;
  }

  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onBeforeClose={mayClose}
      title={leavebit ? 'Edit LeaveBit' : 'Create LeaveBit'}
      footer={
        <div className="flex w-full flex-col gap-2 sm:flex-row sm:items-center sm:justify-end sm:gap-4">
          {!hasRecipient && (
            <p id={`${formId}-needs`} className="text-sm text-quiet">
              At least one email address is required
            </p>
          )}
          <Button
            type="submit"
            form={formId}
            disabled={!hasRecipient}
            aria-describedby={hasRecipient ? undefined : `${formId}-needs`}
          >
            {leavebit ? 'Update LeaveBit' : 'Create LeaveBit'}
          </Button>
        </div>
      }
    >
      <LeavebitForm
        id={formId}
        form={form}
        sharing={sharing}
        currentFiles={(latest ?? leavebit)?.attachments ?? []}
        onSubmit={submit}
      />
      {problem && (
        <div ref={problemPlace} tabIndex={-1} className="mt-7 rounded-md">
          <SaveProblemBanner problem={problem} latest={latest} onSaveOver={saveOver} />
        </div>
      )}
      <ConfirmSharingDialog
        values={confirmation.values}
        onProceed={confirmation.proceed}
        onRefuse={confirmation.refuse}
      />
      <SaveProgressDialog {...progress} files={files} isNew={!leavebit} onStop={progress.stop} />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Close without saving?"
        description="What you typed and the files you chose here will be lost."
        confirmLabel="Close without saving"
        cancelLabel="Keep editing"
        variant="danger"
        onConfirm={() => {
          setIsAsking(false);
          closeAfterDialog();
        }}
      />
    </Sheet>
  );
}
