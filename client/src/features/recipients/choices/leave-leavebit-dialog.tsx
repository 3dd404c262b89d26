import { FolderDown } from 'lucide-react';
import type { SharedLeavebit } from '#shared/contracts/recipients.ts';
import { limits } from '#shared/domain/limits.ts';
import { useErrorMessage } from '#client/lib/messages/use-error-message.ts';
import { useMessages } from '#client/lib/messages/use-messages.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { toast } from '#client/ui/overlays/toast.tsx';
import { useLeaveLeavebit } from '../api.ts';
import type { ViewSession } from '../verification/email-session.ts';
import { describeHeadline } from '../view/list-messages.ts';
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
  const t = useMessages('choices');
  const recipients = useMessages('recipients');
  const getErrorMessage = useErrorMessage();
  const { leavebit, session, isReleased, onExpired, onClose } = props;
  const { mutate, isPending, error } = useLeaveLeavebit(session);
  const { id, username, ownerName, isLocked, subscriptionBlocked } = leavebit;
  const { download, isBusy, started, problem } = useLeavebitDownloads(id, session.emailSessionId, onExpired);
  const canDownload = isReleased && !isLocked && !subscriptionBlocked;

  function leave() {
    mutate(id, {
      onSuccess: () => {
        toast({ title: t('left'), variant: 'success' });
        onClose();
      },
    });
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('leaveTitle', { leavebit: describeHeadline(leavebit, recipients) })}
      description={
        isReleased
          ? [
              describeLoss(leavebit, t),
              t('leaveReleased', { days: limits.returnDays }),
              ...(canDownload ? [t('leaveDownloadFirst')] : []),
            ].join(' ')
          : t('leaveText', { sender: ownerName ?? username, days: limits.returnDays })
      }
      confirmLabel={t('leave')}
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
            {t('download')}
          </Button>
          <p role="status" className="text-sm wrap-anywhere text-success empty:hidden">
            {started}
          </p>
        </div>
      )}
      {problem && (
        <Banner tone="danger" role="alert" title={t('downloadFailed')}>
          {problem}
        </Banner>
      )}
      {error && (
        <Banner tone="danger" role="alert">
          {getErrorMessage(error, t('notLeft'))}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
