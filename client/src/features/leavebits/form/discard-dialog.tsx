import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';

interface DiscardDialogProps {
  isOpen: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks for confirmation before a form with unsaved changes closes. */
export function DiscardDialog({ isOpen, onKeep, onDiscard }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(isStillOpen) => !isStillOpen && onKeep()}
      title="Close without saving?"
      description="You’ll lose your unsaved changes: text, recipients and the files you chose."
      confirmLabel="Close without saving"
      cancelLabel="Keep editing"
      variant="danger"
      onConfirm={() => {
        onKeep();
        onDiscard();
      }}
    />
  );
}
