import type { TrashItem } from '#shared/contracts/trash.ts';
import { formatFileName } from '#shared/domain/file-names.ts';
import { Banner } from '#client/ui/banner.tsx';
import { toast } from '#client/ui/overlays/toast.tsx';
import { ReauthenticationDialog } from '../../security/reauthentication/reauthentication-dialog.tsx';
import { useReauthenticatedAction } from '../../security/reauthentication/use-reauthenticated-action.ts';
import { usePurgeTrashItem } from './api.ts';
import { getTrashItemName, describePurge } from './trash-messages.ts';

interface PurgeDialogProps {
  item: TrashItem;
  onClose: () => void;
  onPurged: () => void;
}

/** Asks for confirmation before an item is permanently deleted. Mount only while open. */
export function PurgeDialog({ item, onClose, onPurged }: PurgeDialogProps) {
  const { mutateAsync } = usePurgeTrashItem();
  const { start, isBusy, failure, proof } = useReauthenticatedAction(
    (id: number, code) => mutateAsync({ id, code }),
    () => {
      toast({ title: 'Permanently deleted', variant: 'success' });
      onClose();
      // Wait, because the dialog first tries to return focus to a button that is gone.
      setTimeout(onPurged);
    },
    'It wasn’t deleted. Please try again.',
  );

  return (
    <ReauthenticationDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Permanently delete “${formatFileName(getTrashItemName(item))}”?`}
      description={describePurge(item)}
      confirmLabel="Delete permanently"
      variant="danger"
      onConfirm={() => void start(item.id)}
      isBusy={isBusy}
      proof={proof}
      proofText="Please confirm it’s you. Nothing will be deleted before that."
    >
      {failure && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
    </ReauthenticationDialog>
  );
}
