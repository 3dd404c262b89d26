import { Banner } from '#client/ui/banner.tsx';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { toast } from '#client/ui/overlays/toast.tsx';
import { ReauthenticationDialog } from '../../security/reauthentication/reauthentication-dialog.tsx';
import { useReauthenticatedAction } from '../../security/reauthentication/use-reauthenticated-action.ts';
import { useCancelSubscription } from '../api.ts';

const FAILED = 'Failed to cancel subscription';

/** Starts with what the owner will lose. Mount only while open. */
export function CancelSubscriptionDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useCancelSubscription();
  const { start, isBusy, failure, proof } = useReauthenticatedAction(
    (_: null, code) =>
      mutateAsync(code).catch((cause: unknown) => {
        // The code step shows its own errors.
        if (code === undefined)
          toast({ title: 'Error', description: getErrorMessage(cause, FAILED), variant: 'destructive' });
        throw cause;
      }),
    ({ message }) => {
      toast({ title: 'Subscription Cancelled', description: message, variant: 'success' });
      onClose();
    },
    'Nothing has changed. Please try again in a moment.',
  );

  return (
    <ReauthenticationDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Cancel your subscription?"
      description="This takes effect immediately and can’t be undone."
      confirmLabel="Cancel subscription"
      cancelLabel="Keep subscription"
      variant="danger"
      onConfirm={() => void start(null)}
      isBusy={isBusy}
      proof={proof}
      proofText="Please confirm it’s you. Nothing will be cancelled before that."
    >
      <div className="flex flex-col gap-4">
        {failure && (
          <Banner tone="danger" role="alert" title={FAILED}>
            {failure}
          </Banner>
        )}
        <ul className="flex list-disc flex-col gap-2 pl-5">
          <li>All future payments stop.</li>
          <li>You can no longer read or change your LeaveBits.</li>
          <li>Your recipients lose access.</li>
          <li>We keep your LeaveBits for 12&nbsp;months, then permanently delete them.</li>
        </ul>
        <p>
          You can reactivate the subscription later. You’ll then pay any outstanding amount, and an
          administration fee of 1&nbsp;USD may be added.
        </p>
      </div>
    </ReauthenticationDialog>
  );
}
