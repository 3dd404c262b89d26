import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { codeOf } from '../../lib/http/api-client.ts';
import { useCurrentUser } from '../accounts/session/use-current-user.ts';
import { leavebitsQuery } from '../leavebits/api.ts';
import { problemOf } from '../leavebits/form/save/save-problem.ts';
import { FilesMissing, saveWithFiles } from '../leavebits/form/save/save-with-files.ts';
import { storageQuery } from '../storage/api.ts';
import { valuesOf } from './drafts.ts';
import type { Draft } from './drafts.ts';

export interface SavedDrafts {
  saved: Set<number>;
  /** Drafts that failed, and why. `isHalf`: the text is saved, and the file is not. */
  problems: Map<number, { message: string; isHalf: boolean }>;
}

const WITHOUT_FILE = 'It is saved, but its file is not. Please open it on your home and add the file there.';

/** After these the rest would fail in the same way. */
const ENDS_ALL = [
  'unreachable',
  'not-signed-in',
  'subscription-blocked',
  'too-many-requests',
  'storage-full',
];

/** Saves drafts one after the other. A failure does not stop the rest, unless the rest would fail as well. */
export function useSaveDrafts() {
  const queryClient = useQueryClient();
  const { user } = useCurrentUser();
  const [position, setPosition] = useState(0);
  const control = useRef(new AbortController());
  // A page that goes away stops after the draft that is being saved.
  useEffect(() => () => control.current.abort(), []);

  async function save(drafts: readonly Draft[]): Promise<SavedDrafts> {
    control.current = new AbortController();
    const { signal } = control.current;
    const done: SavedDrafts = { saved: new Set(), problems: new Map() };
    for (const [index, draft] of drafts.entries()) {
      if (signal.aborted || !user) break;
      setPosition(index);
      try {
        await saveWithFiles({
          ownerId: user.id,
          values: valuesOf(draft, user.username),
          base: null,
          mayGiveUp: () => false,
          onTextSaved: () => undefined,
          onProgress: () => undefined,
          signal,
        });
        done.saved.add(draft.key);
      } catch (error) {
        const isHalf = error instanceof FilesMissing;
        const { message } = problemOf(error, { isStopped: signal.aborted, isNew: true });
        done.problems.set(draft.key, { message: isHalf ? WITHOUT_FILE : message, isHalf });
        if (ENDS_ALL.includes(codeOf(error) ?? '')) break;
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
