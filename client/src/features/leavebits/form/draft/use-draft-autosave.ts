import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import type { DraftContent } from '#shared/contracts/drafts.ts';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { setDraftStored } from '#client/lib/stored-draft.ts';
import { isSameExceptNewFiles, leavebitToFormValues, type LeavebitFormValues } from '../form-values.ts';
import { draftsQuery, removeDraft, storeDraft } from './api.ts';
import { DraftAutosave } from './draft-autosave.ts';
import { toDraftContent } from './draft-content.ts';

/**
 * Stores the form's unsaved changes on the server while it is mounted, so that neither a closed tab nor the end of the session
 * loses them.
 * @param base the version on which the edit is based, or null for a new LeaveBit
 */
export function useDraftAutosave(form: UseFormReturn<LeavebitFormValues>, base: Leavebit | null) {
  const queryClient = useQueryClient();
  const latestBase = useRef(base);
  const [autosave] = useState(
    () =>
      new DraftAutosave<{ base: Leavebit | null; content: DraftContent }, number | null>({
        store: ({ base, content }) => storeDraft(base, content),
        remove: async (leavebitId) => {
          await removeDraft(leavebitId);
          await queryClient.invalidateQueries({ queryKey: draftsQuery.queryKey });
        },
        onStored: setDraftStored,
      }),
  );

  useEffect(() => {
    const previous = latestBase.current;
    latestBase.current = base;
    // The edit now belongs to another LeaveBit, for example because it is being saved as a new one.
    if (previous?.id !== base?.id) void removeDraft(previous?.id ?? null).catch(() => undefined);
  }, [base]);

  useEffect(() => {
    autosave.start();
    let hasDraft = false;
    function onChange(values: LeavebitFormValues) {
      const isChanged =
        values.files.length > 0 || !isSameExceptNewFiles(values, leavebitToFormValues(latestBase.current));
      if (isChanged) autosave.note({ base: latestBase.current, content: toDraftContent(values) });
      else if (hasDraft) void autosave.discard(latestBase.current?.id ?? null).catch(() => undefined);
      hasDraft = isChanged;
    }
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => onChange(form.getValues()),
    });
    // Fires on closing the tab, before the browser asks whether to leave.
    const flush = () => void autosave.flush();
    window.addEventListener('beforeunload', flush);
    return () => {
      unsubscribe();
      window.removeEventListener('beforeunload', flush);
      autosave.stop();
      // Whoever was signed out has been told by now. After a save there is nothing left to keep.
      setDraftStored(false);
      void queryClient.invalidateQueries({ queryKey: draftsQuery.queryKey });
    };
  }, [form, autosave, queryClient]);

  return autosave;
}
