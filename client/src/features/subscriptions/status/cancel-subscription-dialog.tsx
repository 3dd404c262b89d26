import { Banner } from '#client/ui/banner.tsx';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
import { toast } from '#client/ui/overlays/toast.tsx';
import { ReauthenticationDialog } from '../../security/reauthentication/reauthentication-dialog.tsx';
import { useReauthenticatedAction } from '../../security/reauthentication/use-reauthenticated-action.ts';
import { useCancelSubscription } from '../api.ts';
import { useSubscriptionStatusMessages } from './use-subscription-status-messages.ts';

/** Starts with what the owner will lose. Mount only while open. */
export function CancelSubscriptionDialog({ onClose }: { onClose: () => void }) {
  const t = useSubscriptionStatusMessages();
  const common = useCommonMessages();
  const { mutateAsync } = useCancelSubscription();
  const { start, isBusy, failure, proof } = useReauthenticatedAction(
    (_: null, code) =>
      mutateAsync(code).catch((cause: unknown) => {
        // The code step shows its own errors.
        if (code === undefined)
          toast({
            title: common('error'),
            description: getErrorMessage(cause, t('notCancelled')),
            variant: 'destructive',
          });
        throw cause;
      }),
    ({ message }) => {
      toast({ title: t('cancelled'), description: message, variant: 'success' });
      onClose();
    },
    common('nothingChanged'),
  );

  return (
    <ReauthenticationDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('cancelTitle')}
      description={t('cancelFinal')}
      confirmLabel={t('cancel')}
      cancelLabel={t('keep')}
      variant="danger"
      onConfirm={() => void start(null)}
      isBusy={isBusy}
      proof={proof}
      proofText={t('cancelProof')}
    >
      <div className="flex flex-col gap-4">
        {failure && (
          <Banner tone="danger" role="alert" title={t('notCancelled')}>
            {failure}
          </Banner>
        )}
        <ul className="flex list-disc flex-col gap-2 pl-5">
          <li>{t('paymentsStop')}</li>
          <li>{t('noAccess')}</li>
          <li>{t('recipientsLose')}</li>
          <li>{t('deletedLater')}</li>
        </ul>
        <p>{t('reactivateLater')}</p>
      </div>
    </ReauthenticationDialog>
  );
}
