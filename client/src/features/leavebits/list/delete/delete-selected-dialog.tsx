import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { formatCount } from '#shared/domain/format-count.ts';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { Banner } from '#client/ui/banner.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { ProgressBar } from '#client/ui/progress-bar.tsx';
import { toast } from '#client/ui/overlays/toast.tsx';
import { useCurrentUser } from '#client/features/accounts/session/use-current-user.ts';
import { useDeleteLeavebits } from '../../api.ts';
import { offerRestore } from '../../trash/offer-restore.ts';
import { describeDeletionEffects } from './deletion-messages.ts';
import { ReportersNotifiedNote } from './reporters-notified-note.tsx';
import { LeavebitTitleList } from '../leavebit-title-list.tsx';

interface DeleteSelectedDialogProps {
  leavebits: readonly Leavebit[];
  onClose: () => void;
}

/** Mount only while open. */
export function DeleteSelectedDialog({ leavebits, onClose }: DeleteSelectedDialogProps) {
  // The LeaveBits that still need to be deleted after a partial failure.
  const [left, setLeft] = useState(leavebits);
  const [problem, setProblem] = useState<{ deleted: number; message: string } | null>(null);
  const [position, setPosition] = useState(0);
  const ownerEmail = useCurrentUser().user?.username ?? '';
  const queryClient = useQueryClient();
  const { mutate, isPending } = useDeleteLeavebits();
  const what = formatCount(left.length, 'LeaveBit');

  function remove() {
    setProblem(null);
    mutate(
      { ids: left.map(({ id }) => id), onStart: setPosition },
      {
        onSuccess: (failures) => {
          if (failures.size === 0) {
            const ids = leavebits.map(({ id }) => id);
            offerRestore('Selected LeaveBits deleted successfully', ids, queryClient);
            return onClose();
          }
          const [cause] = failures.values();
          const message = getErrorMessage(cause, 'Please try again.');
          const deleted = left.length - failures.size;
          const title = deleted === 0 ? 'Nothing was deleted' : `Only ${deleted} of ${what} deleted`;
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
      title={`Delete ${what}?`}
      description={
        <>
          {describeDeletionEffects(left, ownerEmail)} <ReportersNotifiedNote deleting={left.length} />
        </>
      }
      confirmLabel={problem ? 'Try again' : `Delete ${what}`}
      cancelLabel={problem ? 'Close' : 'Cancel'}
      variant="danger"
      onConfirm={remove}
      isBusy={isPending}
    >
      <div className="flex flex-col gap-4">
        {problem && (
          <Banner tone="danger" role="alert" title={`${what} couldn’t be deleted`}>
            {problem.message} {problem.deleted === 1 && 'The other one was deleted.'}
            {problem.deleted > 1 && `The other ${problem.deleted} were deleted.`}
          </Banner>
        )}
        <LeavebitTitleList leavebits={left} />
        {isPending && (
          <ProgressBar
            label={`Deleting ${Math.max(position, 1)} of ${left.length}`}
            value={(Math.max(position, 1) - 1) / left.length}
          />
        )}
      </div>
    </ConfirmDialog>
  );
}
