import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { securityEndpoints } from '#shared/contracts/security.ts';
import { formatMoment } from '../../lib/dates.ts';
import { callEndpoint, getErrorMessage } from '../../lib/http/api-client.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/overlays/toast.tsx';
import { securityOverviewQuery } from './api.ts';
import { useWaitingResetMessages } from './use-waiting-reset-messages.ts';
import { waitForRefetchOnSuccess } from '../../lib/queries/wait-for-refetch.ts';

/** Warns an owner after signing in that someone without the second factor has requested a new password, and lets them stop it. */
export function WaitingResetBanner({ className }: { className?: string }) {
  const t = useWaitingResetMessages();
  const queryClient = useQueryClient();
  const { data: standing } = useQuery(securityOverviewQuery);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callEndpoint(securityEndpoints.stopReset),
    onSuccess: () => toast({ title: t('stopped'), variant: 'success' }),
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
      title={t('title')}
      role="alert"
      action={
        <Button variant="danger" isBusy={isPending} onClick={() => mutate()}>
          {t('stop')}
        </Button>
      }
    >
      {t('requested', { asked: formatMoment(askedAt), changes: formatMoment(changesAt) })}
      {error && <span>{` ${getErrorMessage(error, t('notStopped'))}`}</span>}
    </Banner>
  );
}
