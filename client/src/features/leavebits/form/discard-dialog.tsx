import { limits } from '#shared/domain/limits.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { useFormMessages } from './use-form-messages.ts';

interface DiscardDialogProps {
  isOpen: boolean;
  onKeep: () => void;
  onDiscard: () => void;
  /** Closes the form and keeps its draft. Absent for forms without one. */
  onKeepForLater?: () => void;
}

/** Asks for confirmation before a form with unsaved changes closes. */
export function DiscardDialog({ isOpen, onKeep, onDiscard, onKeepForLater }: DiscardDialogProps) {
  const t = useFormMessages();
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(isStillOpen) => !isStillOpen && onKeep()}
      title={t('closeQuestion')}
      description={onKeepForLater ? t('closeKeepable', { days: limits.draftDays }) : t('closeLoses')}
      confirmLabel={t('closeUnsaved')}
      cancelLabel={t('keepEditing')}
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
          {t('closeAndKeep')}
        </Button>
      )}
    </ConfirmDialog>
  );
}
