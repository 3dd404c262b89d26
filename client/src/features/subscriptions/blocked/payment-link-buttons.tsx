import { Mail } from 'lucide-react';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
import { paths } from '#client/lib/paths.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { toast } from '#client/ui/overlays/toast.tsx';
import { useSendPaymentEmail } from '../api.ts';
import { useBlockedMessages } from './use-blocked-messages.ts';

/** Buttons to pay now or to get the payment link by email, which the owner can forward to someone else who pays. */
export function PaymentLinkButtons() {
  const t = useBlockedMessages();
  const common = useCommonMessages();
  const { mutate, isPending, data: sent, error } = useSendPaymentEmail();

  const send = () =>
    mutate(undefined, {
      onSuccess: ({ sentTo }) =>
        toast({
          title: t('linkSent'),
          description: t('linkSentTo', { email: sentTo }),
          variant: 'success',
        }),
      onError: () =>
        toast({ title: common('error'), description: t('linkNotSentNext'), variant: 'destructive' }),
    });

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-3 sm:flex-row">
        <ButtonLink href={paths.ownerPayment()}>{t('payNow')}</ButtonLink>
        <Button variant="secondary" icon={Mail} isBusy={isPending} onClick={send}>
          {t('emailLink')}
        </Button>
      </div>
      {sent && !error && (
        <Banner tone="success" role="status" title={t('linkSent')}>
          {t.rich('linkSentNext', { email: () => <span className="wrap-anywhere">{sent.sentTo}</span> })}
        </Banner>
      )}
      {error && (
        <Banner tone="danger" role="alert" title={t('linkNotSent')}>
          {getErrorMessage(error, t('linkNotSentNext'))}
        </Banner>
      )}
    </div>
  );
}
