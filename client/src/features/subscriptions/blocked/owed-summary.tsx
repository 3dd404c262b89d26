import { useQuery } from '@tanstack/react-query';
import type { ReactivationAmount } from '#shared/contracts/subscriptions.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { reactivationAmountQuery } from '../api.ts';
import { DetailList, type DetailListRow } from '#client/ui/detail-list.tsx';
import { formatDollars, formatRand, isZeroAmount } from '../money-format.ts';
import { useBlockedMessages } from './use-blocked-messages.ts';

/** The amount to pay before access is restored. */
export function OwedSummary() {
  const t = useBlockedMessages();
  const common = useCommonMessages();
  const { data: owed, error, refetch } = useQuery(reactivationAmountQuery);
  if (owed) {
    return (
      <div className="flex flex-col gap-2">
        <DetailList rows={formatOwedRows(owed, t)} />
        <p className="text-sm text-quiet">
          {t('conversion', {
            rand: formatRand(owed.amountZar),
            dollars: formatDollars(owed.amount),
            rate: owed.rate,
          })}
        </p>
      </div>
    );
  }
  if (error) {
    return (
      <Banner
        tone="danger"
        role="alert"
        title={t('amountNotLoaded')}
        action={
          <Button variant="secondary" size="small" onClick={() => void refetch()}>
            {common('tryAgain')}
          </Button>
        }
      >
        {getErrorMessage(error, t('amountNotLoadedNext'))}
      </Banner>
    );
  }
  return (
    <SkeletonGroup label={t('loadingAmount')} className="flex flex-col gap-3 rounded-md border p-4">
      <Skeleton />
      <Skeleton />
    </SkeletonGroup>
  );
}

/** The rows of the summary of what is owed, ending with the total. */
export function formatOwedRows(
  { amount, monthsOwed, adminFee }: ReactivationAmount,
  t: TextMessages<'owner-subscriptions-blocked'>,
): DetailListRow[] {
  return [
    { term: t('monthsOwed'), value: String(monthsOwed) },
    ...(isZeroAmount(adminFee) ? [] : [{ term: t('reactivationFee'), value: formatDollars(adminFee) }]),
    { term: t('outstanding'), value: formatDollars(amount), isTotal: true },
  ];
}
