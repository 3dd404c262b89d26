import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
import { toast } from '#client/ui/overlays/toast.tsx';
import { useFormMessages } from '../use-form-messages.ts';
import type { InitialFormContent } from '../use-leavebit-form.ts';
import { useUnlockedKeys } from '#client/features/sealing/unlocked-key.ts';
import { fetchDraft, LockedDraftError } from './api.ts';
import { fromDraftContent } from './draft-content.ts';

/**
 * A form's initial content, with the unsaved changes that are stored on the server. Null while they load. `locked` if they are
 * sealed and the owner's key has to be unlocked first.
 * @param onFailed called if there are some that can't be loaded, because saving the form would then lose them
 */
export function useContentWithDraft(
  start: InitialFormContent,
  onFailed: () => void,
): InitialFormContent | 'locked' | null {
  const t = useFormMessages();
  const common = useCommonMessages();
  const queryClient = useQueryClient();
  const [content, setContent] = useState<InitialFormContent | 'locked' | null>(
    start.isResumed ? start : null,
  );
  const isUnlocked = useUnlockedKeys().length > 0;

  useEffect(() => {
    if (start.isResumed || (content !== null && content !== 'locked')) return;
    let isCurrent = true;
    fetchDraft(queryClient, start.leavebit, t).then(
      (draft) => {
        if (!isCurrent) return;
        if (!draft) return setContent(start);
        const unsaved = fromDraftContent(draft.content, start.leavebit);
        setContent({
          ...start,
          unsaved: {
            ...unsaved,
            // A dropped file comes to what was typed. A template doesn't replace it.
            files: start.unsaved?.files ?? [],
            description: unsaved.description || (start.unsaved?.description ?? ''),
          },
          draft: {
            ...draft,
            isSealed: draft.content.sealed,
            fileNames: draft.content.fileNames,
            cardsFor: draft.content.cardsFor ?? [],
          },
        });
      },
      (error: unknown) => {
        if (!isCurrent) return;
        if (error instanceof LockedDraftError) return setContent('locked');
        toast({
          title: t('draftNotLoaded'),
          description: getErrorMessage(error, common('pleaseTryAgain')),
          variant: 'destructive',
        });
        onFailed();
      },
    );
    return () => {
      isCurrent = false;
    };
    // Each LeaveBit mounts its own instance.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isUnlocked]);

  return content;
}
