import { useQueryClient } from '@tanstack/react-query';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
import { Banner } from '#client/ui/banner.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { toast } from '#client/ui/overlays/toast.tsx';
import { useCurrentUser } from '#client/features/accounts/session/use-current-user.ts';
import { useDeleteLeavebit } from '../../api.ts';
import { offerRestore } from '../../trash/offer-restore.ts';
import { usePanelMessages } from '../../use-panel-messages.ts';
import { describeDeletionEffects } from './deletion-messages.ts';
import { ReportersNotifiedNote } from './reporters-notified-note.tsx';

interface DeleteLeavebitDialogProps {
  leavebit: Leavebit;
  onClose: () => void;
}

/** Mount only while open. */
export function DeleteLeavebitDialog({ leavebit, onClose }: DeleteLeavebitDialogProps) {
  const t = usePanelMessages();
  const common = useCommonMessages();
  const queryClient = useQueryClient();
  const ownerEmail = useCurrentUser().user?.username ?? '';
  const { mutate, isPending, error } = useDeleteLeavebit();
  const failure = error && getErrorMessage(error, t('notDeletedNext'));

  function remove() {
    mutate(leavebit.id, {
      onSuccess: () => {
        offerRestore({ title: t('deleted'), ids: [leavebit.id] }, queryClient, t);
        onClose();
      },
      onError: (cause) =>
        toast({
          title: t('notDeleted'),
          description: getErrorMessage(cause, t('notDeletedNext')),
          variant: 'destructive',
        }),
    });
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('deleteQuestion', { description: leavebit.description || common('noDescription') })}
      description={
        <>
          {describeDeletionEffects([leavebit], ownerEmail, t)} <ReportersNotifiedNote deleting={1} />
        </>
      }
      confirmLabel={t('deleteOne')}
      variant="danger"
      onConfirm={remove}
      isBusy={isPending}
    >
      {failure && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
