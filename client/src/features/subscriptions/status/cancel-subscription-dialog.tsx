import { Banner } from '../../../ui/banner.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { messageOf } from '../../../lib/http/api-client.ts';
import { toast } from '../../../ui/overlays/toast.tsx';
import { useCancelSubscription } from '../api.ts';

const FAILED = 'Failed to cancel subscription';

/** Says first what the owner will lose. Mounted while it is open. */
export function CancelSubscriptionDialog({ onClose }: { onClose: () => void }) {
  const { mutate, isPending, error } = useCancelSubscription();

  function cancel() {
    mutate(undefined, {
      onSuccess: ({ message }) => {
        toast({ title: 'Subscription Cancelled', description: message, variant: 'success' });
        onClose();
      },
      onError: (cause) =>
        toast({ title: 'Error', description: messageOf(cause, FAILED), variant: 'destructive' }),
    });
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Cancel your subscription?"
      description="This takes effect at once and cannot be undone."
      confirmLabel="Cancel subscription"
      cancelLabel="Keep subscription"
      variant="danger"
      onConfirm={cancel}
      isBusy={isPending}
    >
      <div className="flex flex-col gap-4">
        {error && (
          <Banner tone="danger" role="alert" title={FAILED}>
            {messageOf(error, 'Nothing has changed. Please try again in a moment.')}
          </Banner>
        )}
        <ul className="flex list-disc flex-col gap-2 pl-5">
          <li>All future payments stop.</li>
          <li>You can no longer open or change your LeaveBits.</li>
          <li>The people you shared with lose access.</li>
          <li>We keep your LeaveBits for 12&nbsp;months. After that we destroy them.</li>
        </ul>
        <p>
          You can reactivate the subscription later. You then pay what is outstanding, and an administration
          fee of 1&nbsp;USD may be added.
        </p>
      </div>
    </ConfirmDialog>
  );
}
