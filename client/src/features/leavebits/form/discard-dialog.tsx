import { limits } from '#shared/domain/limits.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';

interface DiscardDialogProps {
  isOpen: boolean;
  onKeep: () => void;
  onDiscard: () => void;
  /** Closes the form and keeps its draft. Absent for forms without one. */
  onKeepForLater?: () => void;
}

/** Asks for confirmation before a form with unsaved changes closes. */
export function DiscardDialog({ isOpen, onKeep, onDiscard, onKeepForLater }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(isStillOpen) => !isStillOpen && onKeep()}
      title="Close without saving?"
      description={
        onKeepForLater
          ? `Nobody receives what isn’t saved. You can keep it for ${limits.draftDays} days, or lose your unsaved changes: text, recipients and the files you chose.`
          : 'You’ll lose your unsaved changes: text, recipients and the files you chose.'
      }
      confirmLabel="Close without saving"
      cancelLabel="Keep editing"
      variant="danger"
      onConfirm={() => {
        onKeep();
        onDiscard();
      }}
    >
      {onKeepForLater && (
        <Button
          className="w-full"
          onClick={() => {
            onKeep();
            onKeepForLater();
          }}
        >
          Close, and keep it for later
        </Button>
      )}
    </ConfirmDialog>
  );
}
