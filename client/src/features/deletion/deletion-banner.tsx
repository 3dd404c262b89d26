import { useMutation } from '@tanstack/react-query';
import { useTakesPayments } from '../../lib/takes-payments.ts';
import { formatMoment, now } from '../../lib/dates.ts';
import { getErrorMessage } from '../../lib/http/api-client.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/overlays/toast.tsx';
import { cancelAccountDeletion } from './api.ts';

export function AccountDeletionBanner({ deletesAt }: { deletesAt: string }) {
  const takesPayments = useTakesPayments();
  const { mutate, isPending } = useMutation({
    mutationFn: cancelAccountDeletion,
    onSuccess: () =>
      toast({
        title: 'Deletion cancelled',
        description: 'Your account won’t be deleted.',
        variant: 'success',
      }),
    onError: (error) =>
      toast({
        title: 'Your account is still scheduled for deletion',
        description: getErrorMessage(error, 'We couldn’t cancel the deletion. Please try again.'),
        variant: 'destructive',
      }),
  });
  const isOver = new Date(deletesAt) <= now();
  return (
    <section aria-label="Account deletion" className="mb-6">
      <Banner
        tone="danger"
        title={
          isOver
            ? 'Your account is about to be deleted.'
            : `Your account will be deleted on ${formatMoment(deletesAt)}.`
        }
        action={
          <Button variant="secondary" isBusy={isPending} onClick={() => mutate()}>
            Keep my account
          </Button>
        }
      >
        <p>
          {isOver
            ? `We’re waiting for something to finish first, such as ${takesPayments ? 'a payment or ' : ''}a report about you. You can still keep your account.`
            : 'Until then, everything works as before.'}
        </p>
      </Banner>
    </section>
  );
}
