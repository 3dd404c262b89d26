import type { TrashItem } from '#shared/contracts/trash.ts';
import { visibleFileName } from '#shared/domain/file-names.ts';
import { messageOf } from '../../../lib/http/api-client.ts';
import { Banner } from '../../../ui/banner.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { toast } from '../../../ui/overlays/toast.tsx';
import { usePurge } from './api.ts';
import { nameOf, purgeWords } from './trash-words.ts';

interface PurgeDialogProps {
  item: TrashItem;
  onClose: () => void;
  onPurged: () => void;
}

/** Asks before something is deleted for good. Mounted while it is open. */
export function PurgeDialog({ item, onClose, onPurged }: PurgeDialogProps) {
  const { mutate, isPending, error } = usePurge();

  function purge() {
    mutate(item.id, {
      onSuccess: () => {
        toast({ title: 'Deleted for good', variant: 'success' });
        onClose();
        // The dialog first tries to give the focus back to a button that is gone.
        setTimeout(onPurged);
      },
    });
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Delete “${visibleFileName(nameOf(item))}” for good?`}
      description={purgeWords(item)}
      confirmLabel="Delete for good"
      variant="danger"
      onConfirm={purge}
      isBusy={isPending}
    >
      {error && (
        <Banner tone="danger" role="alert">
          {messageOf(error, 'It was not deleted. Please try again.')}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
