import { LazyUnlockDialog } from '#client/features/sealing/lazy-unlock-dialog.ts';
import { LeavebitSheet } from '../leavebit-sheet.tsx';
import { useFormMessages } from '../use-form-messages.ts';
import type { InitialFormContent } from '../use-leavebit-form.ts';
import { useContentWithDraft } from './use-content-with-draft.ts';

interface EditPanelProps {
  start: InitialFormContent;
  ownerEmail: string;
  onClose: () => void;
}

/** The form of a LeaveBit, with any unsaved changes that are stored on the server. */
export function EditPanel({ start, ownerEmail, onClose }: EditPanelProps) {
  const t = useFormMessages();
  const content = useContentWithDraft(start, onClose);
  if (content === 'locked')
    return <LazyUnlockDialog description={t('draftLocked')} onUnlocked={() => undefined} onClose={onClose} />;
  return content && <LeavebitSheet start={content} ownerEmail={ownerEmail} onClose={onClose} />;
}
