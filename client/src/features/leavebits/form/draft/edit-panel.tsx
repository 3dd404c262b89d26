import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { toast } from '#client/ui/overlays/toast.tsx';
import { LeavebitSheet } from '../leavebit-sheet.tsx';
import type { InitialFormContent } from '../use-leavebit-form.ts';
import { findDraft } from './api.ts';
import { fromDraftContent } from './draft-content.ts';

interface EditPanelProps {
  start: InitialFormContent;
  ownerEmail: string;
  onClose: () => void;
}

/** The form of a LeaveBit, with any unsaved changes that are stored on the server. */
export function EditPanel({ start, ownerEmail, onClose }: EditPanelProps) {
  const queryClient = useQueryClient();
  const [loaded, setLoaded] = useState(start.isResumed ? start : null);

  useEffect(() => {
    if (start.isResumed) return;
    let isCurrent = true;
    void findDraft(queryClient, start.leavebit?.id ?? null)
      .then((draft): InitialFormContent => {
        if (!draft) return start;
        const { fileNames, ...content } = draft.content;
        const unsaved = fromDraftContent({ fileNames, ...content });
        return {
          ...start,
          unsaved: {
            ...unsaved,
            ...start.unsaved,
            description: unsaved.description || (start.unsaved?.description ?? ''),
          },
          draft: { savedAt: draft.savedAt, seqno: draft.seqno, fileNames },
        };
      })
      .then(
        (content) => isCurrent && setLoaded(content),
        (error: unknown) => {
          if (!isCurrent) return;
          toast({
            title: 'We couldn’t load your unsaved changes',
            description: getErrorMessage(error, 'Please try again.'),
            variant: 'destructive',
          });
          onClose();
        },
      );
    return () => {
      isCurrent = false;
    };
    // The panel is mounted anew for each LeaveBit.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return loaded && <LeavebitSheet start={loaded} ownerEmail={ownerEmail} onClose={onClose} />;
}
