import type { PaymentQuote } from '#shared/contracts/subscriptions.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { DetailList } from '#client/ui/detail-list.tsx';
import { formatChargeNote, formatRandNote, formatQuoteRows } from '../payment-messages.ts';
import type { CheckoutState } from './use-checkout.ts';

export function CheckoutSummary({ quote, step, problem, pay }: { quote: PaymentQuote } & CheckoutState) {
  const isLeaving = step === 'leaving';
  return (
    <>
      <DetailList rows={formatQuoteRows(quote)} />
      <p className="text-sm text-quiet">{formatRandNote(quote)}</p>
      {problem === 'changed' && (
        <Banner tone="warning" role="alert" title="The amounts have changed">
          The amounts changed while this page was open. Please check them before you pay.
        </Banner>
      )}
      {problem === 'failed' && (
        <Banner tone="danger" role="alert">
          Failed to load payment details. Please try again.
        </Banner>
      )}
      <Button onClick={pay} disabled={isLeaving}>
        {isLeaving && <Spinner />}
        <span>{isLeaving ? 'Redirecting to PayFast...' : 'Pay with PayFast'}</span>
      </Button>
      <p role="status" className="sr-only">
        {isLeaving && 'Redirecting to PayFast...'}
      </p>
      <p className="text-sm text-quiet">
        {formatChargeNote(quote)} You enter your card details on PayFast’s site, so we never see them. You can
        cancel at any time.
      </p>
    </>
  );
}
