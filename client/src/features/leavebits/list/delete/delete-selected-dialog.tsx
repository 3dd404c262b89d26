import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
import { Banner } from '#client/ui/banner.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { ProgressBar } from '#client/ui/progress-bar.tsx';
import { toast } from '#client/ui/overlays/toast.tsx';
import { useCurrentUser } from '#client/features/accounts/session/use-current-user.ts';
import { useDeleteLeavebits } from '../../api.ts';
import { offerRestore } from '../../trash/offer-restore.ts';
import { usePanelMessages } from '../../use-panel-messages.ts';
import { describeDeletionEffects } from './deletion-messages.ts';
import { ReportersNotifiedNote } from './reporters-notified-note.tsx';
import { LeavebitTitleList } from '../leavebit-title-list.tsx';

interface DeleteSelectedDialogProps {
  leavebits: readonly Leavebit[];
  onClose: () => void;
}

/** Mount only while open. */
export function DeleteSelectedDialog({ leavebits, onClose }: DeleteSelectedDialogProps) {
  const t = usePanelMessages();
  const common = useCommonMessages();
  // The LeaveBits that still need to be deleted after a partial failure.
  const [left, setLeft] = useState(leavebits);
  const [problem, setProblem] = useState<{ deleted: number; message: string } | null>(null);
  const [position, setPosition] = useState(0);
  const ownerEmail = useCurrentUser().user?.username ?? '';
  const queryClient = useQueryClient();
  const { mutate, isPending } = useDeleteLeavebits();
  const count = left.length;

  function remove() {
    setProblem(null);
    mutate(
      { ids: left.map(({ id }) => id), onStart: setPosition },
      {
        onSuccess: (failures) => {
          if (failures.size === 0) {
            const ids = leavebits.map(({ id }) => id);
            offerRestore({ title: t('deletedSelected'), ids }, queryClient, t);
            return onClose();
          }
          const [cause] = failures.values();
          const message = getErrorMessage(cause, t('pleaseRetry'));
          const deleted = count - failures.size;
          const title = deleted === 0 ? t('noneDeleted') : t('someDeleted', { deleted, count });
          setProblem({ deleted, message });
          setLeft(left.filter(({ id }) => failures.has(id)));
          toast({ title, description: message, variant: 'destructive' });
        },
      },
    );
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('deleteSeveralQuestion', { count })}
      description={
        <>
          {describeDeletionEffects(left, ownerEmail, t)} <ReportersNotifiedNote deleting={count} />
        </>
      }
      confirmLabel={problem ? common('tryAgain') : t('deleteSeveral', { count })}
      {...(problem && { cancelLabel: common('close') })}
      variant="danger"
      onConfirm={remove}
      isBusy={isPending}
    >
      <div className="flex flex-col gap-4">
        {problem && (
          <Banner tone="danger" role="alert" title={t('someNotDeleted', { count })}>
            {problem.message} {problem.deleted > 0 && t('othersDeleted', { count: problem.deleted })}
          </Banner>
        )}
        <LeavebitTitleList leavebits={left} />
        {isPending && (
          <ProgressBar
            label={t('deleting', { position: Math.max(position, 1), count })}
            value={(Math.max(position, 1) - 1) / count}
          />
        )}
      </div>
    </ConfirmDialog>
  );
}
