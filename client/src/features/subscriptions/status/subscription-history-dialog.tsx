import { useQuery } from '@tanstack/react-query';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { paymentHistoryQuery } from '../api.ts';
import { PaymentTable } from './payment-table.tsx';
import { useSubscriptionStatusMessages } from './use-subscription-status-messages.ts';

/** All payments and other PayFast events. Mount only while open. */
export function SubscriptionHistoryDialog({ onClose }: { onClose: () => void }) {
  const t = useSubscriptionStatusMessages();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('history')}
      description={t('historyHint')}
      size="large"
    >
      <History />
    </Dialog>
  );
}

function History() {
  const t = useSubscriptionStatusMessages();
  const common = useCommonMessages();
  const { data: payments, error, refetch } = useQuery(paymentHistoryQuery);
  if (payments && payments.length === 0) return <p>{t('noPayments')}</p>;
  if (payments) return <PaymentTable payments={payments} />;
  if (error) {
    return (
      <Banner
        tone="danger"
        role="alert"
        title={t('paymentsNotLoaded')}
        action={
          <Button variant="secondary" size="small" onClick={() => void refetch()}>
            {common('tryAgain')}
          </Button>
        }
      >
        {getErrorMessage(error, common('nothingChanged'))}
      </Banner>
    );
  }
  return (
    <SkeletonGroup label={t('loadingPayments')} className="flex flex-col gap-4 py-2">
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </SkeletonGroup>
  );
}
