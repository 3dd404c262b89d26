import { useQueryClient } from '@tanstack/react-query';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { Banner } from '#client/ui/banner.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { toast } from '#client/ui/overlays/toast.tsx';
import { useCurrentUser } from '#client/features/accounts/session/use-current-user.ts';
import { useDeleteLeavebit } from '../../api.ts';
import { offerRestore } from '../../trash/offer-restore.ts';
import { describeDeletionEffects } from './deletion-messages.ts';
import { ReportersNotifiedNote } from './reporters-notified-note.tsx';

interface DeleteLeavebitDialogProps {
  leavebit: Leavebit;
  onClose: () => void;
}

/** Mount only while open. */
export function DeleteLeavebitDialog({ leavebit, onClose }: DeleteLeavebitDialogProps) {
  const queryClient = useQueryClient();
  const ownerEmail = useCurrentUser().user?.username ?? '';
  const { mutate, isPending, error } = useDeleteLeavebit();
  const failure = error && getErrorMessage(error, 'The LeaveBit wasn’t deleted. Please try again.');

  function remove() {
    mutate(leavebit.id, {
      onSuccess: () => {
        offerRestore('LeaveBit deleted successfully', [leavebit.id], queryClient);
        onClose();
      },
      onError: (cause) =>
        toast({
          title: 'Not deleted',
          description: getErrorMessage(cause, 'The LeaveBit wasn’t deleted. Please try again.'),
          variant: 'destructive',
        }),
    });
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Delete “${leavebit.description || 'No description yet'}”?`}
      description={
        <>
          {describeDeletionEffects([leavebit], ownerEmail)} <ReportersNotifiedNote deleting={1} />
        </>
      }
      confirmLabel="Delete LeaveBit"
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
