import { Mail } from 'lucide-react';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { paths } from '#client/lib/paths.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { toast } from '#client/ui/overlays/toast.tsx';
import { useSendPaymentEmail } from '../api.ts';

const FAILED = 'Failed to send payment email. Please try again.';

/** Buttons to pay now or to get the payment link by email, which the owner can forward to someone else who pays. */
export function PaymentLinkButtons() {
  const { mutate, isPending, data: sent, error } = useSendPaymentEmail();

  const send = () =>
    mutate(undefined, {
      onSuccess: ({ sentTo }) =>
        toast({
          title: 'Payment Link Sent',
          description: `It’s on its way to ${sentTo}.`,
          variant: 'success',
        }),
      onError: () => toast({ title: 'Error', description: FAILED, variant: 'destructive' }),
    });

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-3 sm:flex-row">
        <ButtonLink href={paths.ownerPayment()}>Pay now</ButtonLink>
        <Button variant="secondary" icon={Mail} isBusy={isPending} onClick={send}>
          Email Payment Link
        </Button>
      </div>
      {sent && !error && (
        <Banner tone="success" role="status" title="Payment Link Sent">
          It’s on its way to <span className="wrap-anywhere">{sent.sentTo}</span>. It works without signing
          in, so you can also pass it on to someone who’ll pay for you.
        </Banner>
      )}
      {error && (
        <Banner tone="danger" role="alert" title="The link wasn’t sent">
          {getErrorMessage(error, FAILED)}
        </Banner>
      )}
    </div>
  );
}
