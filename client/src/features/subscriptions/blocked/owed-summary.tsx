import { useQuery } from '@tanstack/react-query';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { reactivationAmountQuery } from '../api.ts';
import { DetailList } from '#client/ui/detail-list.tsx';
import { formatDollars, formatRand } from '../money-format.ts';
import { formatOwedRows } from '../payment-messages.ts';

/** The amount to pay before access is restored. */
export function OwedSummary() {
  const { data: owed, error, refetch } = useQuery(reactivationAmountQuery);
  if (owed) {
    return (
      <div className="flex flex-col gap-2">
        <DetailList rows={formatOwedRows(owed)} />
        <p className="text-sm text-quiet">
          PayFast charges {formatRand(owed.amountZar)} for {formatDollars(owed.amount)}, at {owed.rate} ZAR
          (South African rand) for 1&nbsp;USD.
        </p>
      </div>
    );
  }
  if (error) {
    return (
      <Banner
        tone="danger"
        role="alert"
        title="The amount couldn’t be loaded"
        action={
          <Button variant="secondary" size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {getErrorMessage(error, 'You can also see it on the payment page.')}
      </Banner>
    );
  }
  return (
    <SkeletonGroup label="Loading the amount due" className="flex flex-col gap-3 rounded-md border p-4">
      <Skeleton />
      <Skeleton />
    </SkeletonGroup>
  );
}
