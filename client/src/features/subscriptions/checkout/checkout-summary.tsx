import type { PaymentQuote } from '#shared/contracts/subscriptions.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { DetailList } from '#client/ui/detail-list.tsx';
import { formatChargeNote, formatRandNote, formatQuoteRows } from '../payment-messages.ts';
import type { CheckoutState } from './use-checkout.ts';
import { useCheckoutMessages } from './use-checkout-messages.ts';

export function CheckoutSummary({ quote, step, problem, pay }: { quote: PaymentQuote } & CheckoutState) {
  const t = useCheckoutMessages();
  const isLeaving = step === 'leaving';
  return (
    <>
      <DetailList rows={formatQuoteRows(quote, t)} />
      <p className="text-sm text-quiet">{formatRandNote(quote, t)}</p>
      {problem === 'changed' && (
        <Banner tone="warning" role="alert" title={t('changedTitle')}>
          {t('changed')}
        </Banner>
      )}
      {problem === 'failed' && (
        <Banner tone="danger" role="alert">
          {t('notLoaded')}
        </Banner>
      )}
      <Button onClick={pay} disabled={isLeaving}>
        {isLeaving && <Spinner />}
        <span>{t(isLeaving ? 'leaving' : 'pay')}</span>
      </Button>
      <p role="status" className="sr-only">
        {isLeaving && t('leaving')}
      </p>
      <p className="text-sm text-quiet">
        {formatChargeNote(quote, t)} {t('cardDetails')}
      </p>
    </>
  );
}
