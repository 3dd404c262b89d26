import { useQuery } from '@tanstack/react-query';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { paymentHistoryQuery } from '../api.ts';
import { PaymentTable } from './payment-table.tsx';

/** All payments and other PayFast events. Mount only while open. */
export function SubscriptionHistoryDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Payment history"
      description="Amounts are in South African rand (ZAR), as PayFast charged them."
      size="large"
    >
      <History />
    </Dialog>
  );
}

function History() {
  const { data: payments, error, refetch } = useQuery(paymentHistoryQuery);
  if (payments && payments.length === 0) {
    return (
      <p>There are no payments yet. Each payment will appear here as soon as PayFast tells us about it.</p>
    );
  }
  if (payments) return <PaymentTable payments={payments} />;
  if (error) {
    return (
      <Banner
        tone="danger"
        role="alert"
        title="The payments couldn’t be loaded"
        action={
          <Button variant="secondary" size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {getErrorMessage(error, 'Nothing has changed. Please try again in a moment.')}
      </Banner>
    );
  }
  return (
    <SkeletonGroup label="Loading your payments" className="flex flex-col gap-4 py-2">
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </SkeletonGroup>
  );
}
