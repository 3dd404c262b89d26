import type { TrashItem } from '#shared/contracts/trash.ts';
import { formatFileName } from '#shared/domain/file-names.ts';
import { Banner } from '#client/ui/banner.tsx';
import { toast } from '#client/ui/overlays/toast.tsx';
import { ReauthenticationDialog } from '../../security/reauthentication/reauthentication-dialog.tsx';
import { useReauthenticatedAction } from '../../security/reauthentication/use-reauthenticated-action.ts';
import { usePurgeTrashItem } from './api.ts';
import { getTrashItemName, describePurge } from './trash-messages.ts';
import { useTrashMessages } from './use-trash-messages.ts';

interface PurgeDialogProps {
  item: TrashItem;
  onClose: () => void;
  onPurged: () => void;
}

/** Asks for confirmation before an item is permanently deleted. Mount only while open. */
export function PurgeDialog({ item, onClose, onPurged }: PurgeDialogProps) {
  const t = useTrashMessages();
  const { mutateAsync } = usePurgeTrashItem();
  const { start, isBusy, failure, proof } = useReauthenticatedAction(
    (id: number, code) => mutateAsync({ id, code }),
    () => {
      toast({ title: t('purged'), variant: 'success' });
      onClose();
      // Wait, because the dialog first tries to return focus to a button that is gone.
      setTimeout(onPurged);
    },
    t('notPurged'),
  );

  return (
    <ReauthenticationDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('purgeQuestion', { name: formatFileName(getTrashItemName(item, t)) })}
      description={describePurge(item, t)}
      confirmLabel={t('purge')}
      variant="danger"
      onConfirm={() => void start(item.id)}
      isBusy={isBusy}
      proof={proof}
      proofText={t('purgeProof')}
    >
      {failure && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
    </ReauthenticationDialog>
  );
}
