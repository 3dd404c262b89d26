import { useMutation } from '@tanstack/react-query';
import { useTakesPayments } from '../../lib/takes-payments.ts';
import { formatMoment, now } from '../../lib/dates.ts';
import { getErrorMessage } from '../../lib/http/api-client.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/overlays/toast.tsx';
import { cancelAccountDeletion } from './api.ts';
import { useDeletionBannerMessages } from './use-deletion-banner-messages.ts';

export function AccountDeletionBanner({ deletesAt }: { deletesAt: string }) {
  const t = useDeletionBannerMessages();
  const takesPayments = useTakesPayments();
  const { mutate, isPending } = useMutation({
    mutationFn: cancelAccountDeletion,
    onSuccess: () => toast({ title: t('cancelled'), description: t('cancelledNext'), variant: 'success' }),
    onError: (error) =>
      toast({
        title: t('notCancelled'),
        description: getErrorMessage(error, t('notCancelledNext')),
        variant: 'destructive',
      }),
  });
  const isOver = new Date(deletesAt) <= now();
  return (
    <section aria-label={t('label')} className="mb-6">
      <Banner
        tone="danger"
        title={isOver ? t('isAboutToBe') : t('willBeDeleted', { date: formatMoment(deletesAt) })}
        action={
          <Button variant="secondary" isBusy={isPending} onClick={() => mutate()}>
            {t('keep')}
          </Button>
        }
      >
        <p>{t(!isOver ? 'untilThen' : takesPayments ? 'waitsPayment' : 'waits')}</p>
      </Banner>
    </section>
  );
}
