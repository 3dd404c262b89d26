import { LeavebitSheet } from '../leavebit-sheet.tsx';
import type { InitialFormContent } from '../use-leavebit-form.ts';
import { useContentWithDraft } from './use-content-with-draft.ts';

interface EditPanelProps {
  start: InitialFormContent;
  ownerEmail: string;
  onClose: () => void;
}

/** The form of a LeaveBit, with any unsaved changes that are stored on the server. */
export function EditPanel({ start, ownerEmail, onClose }: EditPanelProps) {
  const content = useContentWithDraft(start, onClose);
  return content && <LeavebitSheet start={content} ownerEmail={ownerEmail} onClose={onClose} />;
}
