import type { OwnerReport } from '#shared/contracts/release.ts';
import { messageOf } from '../../../lib/api-client.ts';
import { Banner } from '../../../ui/banner.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useRevokeRelease } from '../api.ts';

interface RevokeDialogProps {
  report: OwnerReport;
  onClose: () => void;
}

const NOT_LOCKED = 'Nothing was locked. Please try again at once.';

/** Mounted while it is open. */
export function RevokeDialog({ report, onClose }: RevokeDialogProps) {
  const { mutate, isPending, error } = useRevokeRelease();

  function revoke() {
    mutate(report.id, {
      onSuccess: () => {
        toast({ title: 'Everything is locked again', variant: 'success' });
        onClose();
      },
      onError: (cause) =>
        toast({ title: 'Not locked', description: messageOf(cause, NOT_LOCKED), variant: 'destructive' }),
    });
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Lock everything again?"
      description="What this report opened closes at once. Your recipients and reporters are told that the report was false."
      confirmLabel="Lock everything again"
      variant="danger"
      onConfirm={revoke}
      isBusy={isPending}
    >
      <p>What was already read or downloaded cannot be unread.</p>
      {error && (
        <Banner tone="danger" role="alert" title="Not locked" className="mt-4">
          {messageOf(error, NOT_LOCKED)}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
