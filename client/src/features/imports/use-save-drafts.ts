import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { getErrorCode } from '../../lib/http/api-client.ts';
import { useCurrentUser } from '../accounts/session/use-current-user.ts';
import { leavebitsQuery } from '../leavebits/api.ts';
import { toSaveProblem } from '../leavebits/form/save/save-problem.ts';
import { MissingFilesError, saveLeavebitWithFiles } from '../leavebits/form/save/save-with-files.ts';
import { storageQuery } from '../storage/api.ts';
import { useUploadMessages } from '../uploads/use-upload-messages.ts';
import { draftToFormValues } from './drafts.ts';
import type { DraftFile, ImportedDraft } from './drafts.ts';
import { useReviewMessages } from './use-review-messages.ts';

export interface DraftSaveResult {
  saved: Set<number>;
  /** Failed drafts with the reasons. `isHalf` means that the text was saved but the file was not. */
  problems: Map<number, { message: string; isHalf: boolean }>;
}

const quoteAll = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ');

async function openFiles(drafted: readonly DraftFile[]): Promise<{ files: File[]; damaged: string[] }> {
  const files: File[] = [];
  const damaged: string[] = [];
  for (const { name, open } of drafted) {
    const file = await open().catch(() => null);
    if (file) files.push(file);
    else damaged.push(name);
  }
  return { files, damaged };
}

/** Errors that would affect all remaining drafts too. */
const ENDS_ALL = [
  'unreachable',
  'not-signed-in',
  'subscription-blocked',
  'too-many-requests',
  'storage-full',
];

/** Saves drafts one by one. A failure stops the rest only if they would fail too. */
export function useSaveDrafts() {
  const t = useReviewMessages();
  const uploadMessages = useUploadMessages();
  const queryClient = useQueryClient();
  const { user } = useCurrentUser();
  const [position, setPosition] = useState(0);
  const control = useRef(new AbortController());
  // On unmount, stop after the draft that is currently being saved.
  useEffect(() => () => control.current.abort(), []);

  async function save(drafts: readonly ImportedDraft[]): Promise<DraftSaveResult> {
    control.current = new AbortController();
    const { signal } = control.current;
    const done: DraftSaveResult = { saved: new Set(), problems: new Map() };
    for (const [index, draft] of drafts.entries()) {
      if (signal.aborted || !user) break;
      setPosition(index);
      try {
        const { files, damaged } = await openFiles(draft.files);
        await saveLeavebitWithFiles(
          {
            ownerId: user.id,
            values: draftToFormValues(draft, files, user.username),
            base: null,
            mayGiveUp: () => false,
            onTextSaved: () => undefined,
            onProgress: () => undefined,
            signal,
          },
          uploadMessages,
        );
        if (damaged.length === 0) done.saved.add(draft.key);
        else {
          const message = t('withoutDamaged', { files: quoteAll(damaged), count: damaged.length });
          done.problems.set(draft.key, { message, isHalf: true });
        }
      } catch (error) {
        const isHalf = error instanceof MissingFilesError;
        const { message } = toSaveProblem(error, { isStopped: signal.aborted, isNew: true }, uploadMessages);
        done.problems.set(draft.key, { message: isHalf ? t('withoutFile') : message, isHalf });
        if (ENDS_ALL.includes(getErrorCode(error) ?? '')) break;
      }
    }
    return done;
  }

  const { mutateAsync, isPending } = useMutation({
    mutationFn: save,
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: storageQuery.queryKey });
      return queryClient.invalidateQueries({ queryKey: leavebitsQuery.queryKey });
    },
  });
  return { save: mutateAsync, isSaving: isPending, position, stop: () => control.current.abort() };
}
