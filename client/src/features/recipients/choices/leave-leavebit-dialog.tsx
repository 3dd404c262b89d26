import type { SharedLeavebit } from '#shared/contracts/recipients.ts';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { Banner } from '#client/ui/banner.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { toast } from '#client/ui/overlays/toast.tsx';
import { useLeaveLeavebit } from '../api.ts';
import type { ViewSession } from '../verification/email-session.ts';
import { stripDirectionMarks } from '../view/direction-marks.ts';

interface LeaveDialogProps {
  leavebit: SharedLeavebit;
  session: ViewSession;
  /** Whether a confirmed report has released the sender's estate. */
  isReleased: boolean;
  onClose: () => void;
}

/** Mount only while open. */
export function LeaveLeavebitDialog({ leavebit, session, isReleased, onClose }: LeaveDialogProps) {
  const { mutate, isPending, error } = useLeaveLeavebit(session);
  const { id, description, username, ownerName } = leavebit;

  function leave() {
    mutate(id, {
      onSuccess: () => {
        toast({ title: 'You’ve left this LeaveBit', variant: 'success' });
        onClose();
      },
    });
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Leave “${stripDirectionMarks(description) || 'No description yet'}”?`}
      description={
        isReleased
          ? 'You won’t be able to read it or download its files anymore. We’ll email you a link that lets you undo this for 30 days. ' +
            'After that, nobody may be able to bring it back. If you might want it one day, download it first.'
          : `You won’t be able to read it or download its files, and we won’t email you about it again. ${ownerName ?? username} will see that ` +
            'you left, and when. We’ll email you a link that lets you undo this for 30 days. After that, only the sender can add you again.'
      }
      confirmLabel="Leave this LeaveBit"
      variant="danger"
      onConfirm={leave}
      isBusy={isPending}
    >
      {error && (
        <Banner tone="danger" role="alert">
          {getErrorMessage(error, 'You haven’t left it. Please try again in a moment.')}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
