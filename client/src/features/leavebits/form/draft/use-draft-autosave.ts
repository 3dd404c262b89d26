import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import type { DraftContent } from '#shared/contracts/drafts.ts';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { getErrorCode } from '#client/lib/http/api-client.ts';
import { setDraftStored } from '#client/lib/stored-draft.ts';
import { isSameExceptNewFiles, leavebitToFormValues, type LeavebitFormValues } from '../form-values.ts';
import { draftsQuery, protectDraft, removeDraft, storeDraft } from './api.ts';
import { DraftAutosave } from './draft-autosave.ts';
import { toDraftContent, type LostContent } from './draft-content.ts';

/** What became of a draft that the server could read, once the owner chose to seal it. */
export type ReadableDraft = 'removing' | 'removed' | 'failed';

interface DraftAutosaveSituation {
  /** What the stored draft lists, but this tab doesn't have. */
  lost: LostContent;
  /** Whether the server may have a draft that isn't sealed. */
  isReadable: boolean;
  /** Called with the error if the LeaveBit has been saved or deleted elsewhere, so that nothing can be stored. */
  onOutdated: (error: unknown) => void;
}

/**
 * Stores the form's unsaved changes on the server while it is mounted, so that neither a closed tab nor the end of the session
 * loses them. Removes at once what the server can read if the owner chooses to seal it.
 * @param base the version on which the edit is based, or null for a new LeaveBit
 */
export function useDraftAutosave(
  form: UseFormReturn<LeavebitFormValues>,
  base: Leavebit | null,
  { lost: listed, isReadable, onOutdated }: DraftAutosaveSituation,
) {
  const queryClient = useQueryClient();
  const latestBase = useRef(base);
  const lost = useRef(listed);
  const hasReadable = useRef(isReadable);
  const [readableDraft, setReadableDraft] = useState<ReadableDraft | null>(null);
  const [autosave] = useState(
    () =>
      new DraftAutosave<{ base: Leavebit | null; content: DraftContent }, number | null>({
        async store({ base, content }) {
          let sent = await protectDraft(queryClient, base, content);
          // Chosen while the key was being loaded.
          if (!sent.sealed && base === null && form.getValues('sealed'))
            sent = await protectDraft(queryClient, base, { ...content, sealed: true });
          if (!sent.sealed) hasReadable.current ||= sent.infoFields !== '' || sent.fileNames.length > 0;
          await storeDraft(base, sent);
          // It has replaced what couldn't be removed.
          if (sent.sealed) setReadableDraft((known) => known && 'removed');
        },
        remove: async (leavebitId) => {
          await removeDraft(leavebitId);
          await queryClient.invalidateQueries({ queryKey: draftsQuery.queryKey });
        },
        onStored: setDraftStored,
      }),
  );

  useEffect(
    () =>
      autosave.listen((error, { base }) => {
        const code = getErrorCode(error);
        if (base && (code === 'conflict' || code === 'not-found')) onOutdated(error);
      }),
    [autosave, onOutdated],
  );

  useEffect(() => {
    const previous = latestBase.current;
    latestBase.current = base;
    if (previous !== base) void followBase().catch(() => undefined);

    /** The edit is now based on another save, or belongs to another LeaveBit because it is being saved as a new one. */
    async function followBase() {
      const values = form.getValues();
      const [stale, id] = [previous?.id ?? null, base?.id ?? null];
      if (!hasChanges(values, base)) return autosave.discard(stale);
      const content = { base, content: toDraftContent(values, lost.current) };
      if (stale !== id) return autosave.move(content, stale);
      autosave.note(content);
      await autosave.flush();
    }
  }, [autosave, base, form]);

  useEffect(() => {
    autosave.start();
    let hasDraft = false;
    async function removeReadable() {
      hasReadable.current = false;
      setReadableDraft('removing');
      const [outcome] = await Promise.allSettled([autosave.discard(null)]);
      setReadableDraft(outcome.status === 'fulfilled' ? 'removed' : 'failed');
      onChange(form.getValues());
    }
    function onChange(values: LeavebitFormValues) {
      if (values.sealed && hasReadable.current && latestBase.current === null) return void removeReadable();
      const isChanged = hasChanges(values, latestBase.current);
      if (isChanged) {
        autosave.note({ base: latestBase.current, content: toDraftContent(values, lost.current) });
      } else if (hasDraft) {
        lost.current = { files: [], cards: [] };
        void autosave.discard(latestBase.current?.id ?? null).catch(() => undefined);
      }
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

  return { autosave, readableDraft };
}

const hasChanges = (values: LeavebitFormValues, base: Leavebit | null) =>
  values.files.length > 0 || !isSameExceptNewFiles(values, leavebitToFormValues(base));
