import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { limits } from '#shared/domain/limits.ts';
import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
import { toast } from '#client/ui/overlays/toast.tsx';
import { useCurrentUser } from '#client/features/accounts/session/use-current-user.ts';
import { leavebitsQuery, useSaveLeavebit } from '../../api.ts';
import type { LeavebitFormValues } from '../form-values.ts';
import { useFormMessages } from '../use-form-messages.ts';
import { toSaveProblem } from './save-problem.ts';
import type { SaveProblem } from './save-problem.ts';
import { MissingFilesError } from './save-with-files.ts';
import { useSaveTypedNames } from '#client/features/people/api.ts';
import { followSaved, isOpened } from '#client/features/sealing/opened-leavebit.ts';
import { useUploadMessages } from '#client/features/uploads/use-upload-messages.ts';

interface SaveEvents {
  /** Called when the text has been saved as `saved` but `files` have not arrived. */
  onTextSaved: (saved: Leavebit, files: File[]) => void;
  onSaved: () => void;
  /** Called when a save has ended without saving everything. */
  onFailed: () => void;
}

/** Submits the form with progress and cancellation. If the save fails, returns the problem. */
export function useSaveLeavebitForm(base: Leavebit | null, { onTextSaved, onSaved, onFailed }: SaveEvents) {
  const t = useFormMessages();
  const uploadMessages = useUploadMessages();
  const common = useCommonMessages();
  const [fraction, setFraction] = useState<number | null>(null);
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const control = useRef<AbortController | null>(null);
  const { mutate, isPending: isSaving } = useSaveLeavebit();
  const keepTypedNames = useSaveTypedNames();
  const { user } = useCurrentUser();
  const queryClient = useQueryClient();

  const findInList = (id: number) =>
    queryClient.getQueryData(leavebitsQuery.queryKey)?.find((leavebit) => leavebit.id === id);

  function fail(error: unknown) {
    const isStopped = control.current?.signal.aborted ?? false;
    const found = toSaveProblem(error, { isStopped, isNew: !base }, uploadMessages);
    setProblem(found);
    if (error instanceof MissingFilesError) {
      // Each uploaded file counts as a save, so take the latest version from the list.
      const latest = findInList(error.saved.id) ?? error.saved;
      onTextSaved(isOpened(error.saved) ? followSaved(latest, error.saved) : latest, error.files);
    }
    onFailed();
    // Cancelling is not an error, and conflicts have their own dialog.
    if (isStopped || found.kind === 'conflict') return;
    toast({ title: uploadMessages('failedTitle'), description: found.message, variant: 'destructive' });
  }

  /** Reports that the LeaveBit was saved or deleted elsewhere, which a draft's request has found. */
  function reportOutdated(error: unknown) {
    void queryClient.invalidateQueries({ queryKey: leavebitsQuery.queryKey });
    setProblem(
      (current) =>
        current ?? {
          ...toSaveProblem(error, { isStopped: false, isNew: !base }, uploadMessages),
          isFoundEarly: true,
        },
    );
  }

  function save(values: LeavebitFormValues, how: { isTextSaved?: boolean; givesUpWaiting?: boolean } = {}) {
    setProblem(null);
    setFraction(null);
    control.current = new AbortController();
    mutate(
      {
        ownerId: user?.id ?? 0,
        values,
        base,
        isTextSaved: how.isTextSaved,
        // If the LeaveBit of the interrupted upload has been deleted, there is nothing left to resume.
        mayGiveUp: (id) => how.givesUpWaiting === true || !findInList(id),
        onTextSaved: (saved) => {
          onTextSaved(saved, values.files);
          void queryClient.invalidateQueries({ queryKey: leavebitsQuery.queryKey });
        },
        onProgress: setFraction,
        signal: control.current.signal,
      },
      {
        onSuccess: () => {
          keepTypedNames(values.recipients);
          const title = base ? common('leavebitUpdated') : common('leavebitCreated');
          const hasRemoved = values.deletedFiles.length > 0;
          const description = hasRemoved ? t('removedFilesKept', { days: limits.trashDays }) : undefined;
          toast({ title, description, variant: 'success' });
          onSaved();
        },
        onError: (error) => {
          if (error instanceof MissingFilesError) {
            keepTypedNames(values.recipients);
          }
          fail(error);
        },
      },
    );
  }

  return {
    save,
    problem,
    reportOutdated,
    forgetProblem: () => setProblem(null),
    progress: { isSaving, fraction, stop: () => control.current?.abort() },
  };
}
