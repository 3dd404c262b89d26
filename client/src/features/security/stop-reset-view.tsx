import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck, CloudOff, Unlink } from 'lucide-react';
import { securityEndpoints } from '#shared/contracts/security.ts';
import { formatMoment } from '../../lib/dates.ts';
import { callEndpoint, getErrorCode, getErrorMessage } from '../../lib/http/api-client.ts';
import { paths } from '../../lib/paths.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { StatusIcon } from '../../ui/status-icon.tsx';
import { useHeadingFocus } from '../../ui/use-heading-focus.ts';

/** The landing page for the link in the email about a pending password reset. Changes nothing until the button is pressed. */
export function StopResetView({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['stop-reset', token],
    queryFn: ({ signal }) => callEndpoint(securityEndpoints.readStopLink, { query: { token }, signal }),
    retry: false,
  });
  const stop = useMutation({
    mutationFn: () => callEndpoint(securityEndpoints.stopResetByLink, { body: { token } }),
  });
  const isDead = getErrorCode(error) === 'not-found' || getErrorCode(stop.error) === 'not-found';
  useHeadingFocus(
    isDead ? 'dead' : stop.isSuccess ? 'stopped' : data ? 'start' : error ? 'trouble' : 'loading',
  );

  if (stop.isSuccess)
    return (
      <div className="flex flex-col items-start gap-4">
        <StatusIcon icon={CircleCheck} tone="success" />
        <h1>Your password stays as it was</h1>
        <p className="text-lg">The new password was stopped. Your second factor stays, too.</p>
        <p>
          Whoever requested it had a code from your mailbox. If this wasn’t you, change your email password
          now.
        </p>
        <ButtonLink href={paths.auth()}>Sign in</ButtonLink>
      </div>
    );
  if (isDead)
    return (
      <div className="flex flex-col items-start gap-4">
        <StatusIcon icon={Unlink} />
        <h1>No new password is on hold</h1>
        <p>
          It has already been stopped or has taken effect. Sign in to find out. If your password no longer
          works, choose a new one.
        </p>
        <ButtonLink href={paths.auth()}>Sign in</ButtonLink>
      </div>
    );
  if (error)
    return (
      <div role="alert" className="flex flex-col items-start gap-4">
        <StatusIcon icon={CloudOff} />
        <h1>We couldn’t check this link</h1>
        <p>{getErrorMessage(error, 'Something went wrong on our side.')}</p>
        <Button isBusy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  if (!data)
    return (
      <SkeletonGroup label="Checking your link" className="flex animate-appear-late flex-col gap-4">
        <Skeleton className="h-9 w-3/4" />
        <Skeleton className="w-full" />
        <Skeleton className="mt-4 h-11 w-48 rounded-md" />
      </SkeletonGroup>
    );
  return (
    <div className="flex flex-col items-start gap-5">
      <h1>Stop the new password?</h1>
      <p className="text-lg">
        Someone with a code from your mailbox but without your second factor requested a new password. It will
        take effect on {formatMoment(data.changesAt)}.
      </p>
      <p>
        If this wasn’t you, stop it. If it was you, you don’t need to do anything and can close this page.
      </p>
      {stop.error && (
        <Banner tone="danger" role="alert" title="The new password wasn’t stopped">
          {getErrorMessage(stop.error, 'Please try again now.')}
        </Banner>
      )}
      <Button variant="danger" isBusy={stop.isPending} onClick={() => stop.mutate()}>
        Stop the new password
      </Button>
    </div>
  );
}
