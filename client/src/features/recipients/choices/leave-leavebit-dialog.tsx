import { FolderDown } from 'lucide-react';
import type { SharedLeavebit } from '#shared/contracts/recipients.ts';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { toast } from '#client/ui/overlays/toast.tsx';
import { useLeaveLeavebit } from '../api.ts';
import type { ViewSession } from '../verification/email-session.ts';
import { stripDirectionMarks } from '../view/direction-marks.ts';
import { useLeavebitDownloads } from '../view/use-downloads.ts';
import { describeLoss } from './choice-messages.ts';

interface LeaveDialogProps {
  leavebit: SharedLeavebit;
  session: ViewSession;
  /** Whether a confirmed report has released the sender's estate. */
  isReleased: boolean;
  onExpired: () => void;
  onClose: () => void;
}

const ZIP = { purpose: 'zip' } as const;

/** Mount only while open. */
export function LeaveLeavebitDialog(props: LeaveDialogProps) {
  const { leavebit, session, isReleased, onExpired, onClose } = props;
  const { mutate, isPending, error } = useLeaveLeavebit(session);
  const { id, description, username, ownerName, isLocked, subscriptionBlocked } = leavebit;
  const { download, isBusy, started, problem } = useLeavebitDownloads(id, session.emailSessionId, onExpired);
  const canDownload = isReleased && !isLocked && !subscriptionBlocked;

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
          ? `${describeLoss(leavebit)} We’ll email you a link that lets you undo this for 30 days. After that, nobody may be able to ` +
            `bring it back.${canDownload ? ' If you might want it one day, download it first.' : ''}`
          : `You won’t be able to read it or download its files, and we won’t email you about it again. ${ownerName ?? username} will see that ` +
            'you left, and when. We’ll email you a link that lets you undo this for 30 days. After that, only the sender can add you again.'
      }
      confirmLabel="Leave this LeaveBit"
      variant="danger"
      onConfirm={leave}
      isBusy={isPending}
    >
      {canDownload && (
        <div className="flex flex-col items-start gap-2">
          <Button
            variant="secondary"
            icon={FolderDown}
            isBusy={isBusy(ZIP)}
            onClick={() => void download(ZIP)}
          >
            Download
          </Button>
          <p role="status" className="text-sm wrap-anywhere text-success empty:hidden">
            {started}
          </p>
        </div>
      )}
      {problem && (
        <Banner tone="danger" role="alert" title="Download Failed">
          {problem}
        </Banner>
      )}
      {error && (
        <Banner tone="danger" role="alert">
          {getErrorMessage(error, 'You haven’t left it. Please try again in a moment.')}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
