import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { securityEndpoints } from '#shared/contracts/security.ts';
import { formatMoment } from '../../lib/dates.ts';
import { callEndpoint, getErrorMessage } from '../../lib/http/api-client.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/overlays/toast.tsx';
import { securityOverviewQuery } from './api.ts';
import { waitForRefetchOnSuccess } from '../../lib/queries/wait-for-refetch.ts';

/** Warns an owner after signing in that someone without the second factor has requested a new password, and lets them stop it. */
export function WaitingResetBanner({ className }: { className?: string }) {
  const queryClient = useQueryClient();
  const { data: standing } = useQuery(securityOverviewQuery);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callEndpoint(securityEndpoints.stopReset),
    onSuccess: () => toast({ title: 'Your password stays as it was', variant: 'success' }),
    onSettled: (_, problem) =>
      waitForRefetchOnSuccess(
        problem,
        queryClient.invalidateQueries({ queryKey: securityOverviewQuery.queryKey }),
      ),
  });
  if (!standing?.waitingReset) return null;
  const { askedAt, changesAt } = standing.waitingReset;
  return (
    <Banner
      className={className}
      tone="warning"
      title="A new password is on hold"
      role="alert"
      action={
        <Button variant="danger" isBusy={isPending} onClick={() => mutate()}>
          Stop the new password
        </Button>
      }
    >
      On {formatMoment(askedAt)}, someone with access to your mailbox but not to your second factor requested
      a new password. It will take effect on {formatMoment(changesAt)}. If this wasn’t you, stop it and change
      your email password.
      {error && <span>{` ${getErrorMessage(error, 'It wasn’t stopped. Please try again.')}`}</span>}
    </Banner>
  );
}
