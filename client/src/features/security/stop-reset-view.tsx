import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck, CloudOff, Unlink } from 'lucide-react';
import { securityEndpoints } from '#shared/contracts/security.ts';
import { callEndpoint, getErrorCode } from '../../lib/http/api-client.ts';
import { formatMoment } from '../../lib/messages/format-moment.ts';
import { useErrorMessage } from '../../lib/messages/use-error-message.ts';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { paths } from '../../lib/paths.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { StatusIcon } from '../../ui/status-icon.tsx';
import { useHeadingFocus } from '../../ui/use-heading-focus.ts';

/** The landing page for the link in the email about a pending password reset. Changes nothing until the button is pressed. */
export function StopResetView({ token }: { token: string }) {
  const t = useMessages('stop-reset');
  const links = useMessages('link-check');
  const site = useMessages('site');
  const getErrorMessage = useErrorMessage();
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
        <h1>{t('stoppedTitle')}</h1>
        <p className="text-lg">{t('stopped')}</p>
        <p>{t('changeEmailPassword')}</p>
        <ButtonLink href={paths.auth()}>{t('signIn')}</ButtonLink>
      </div>
    );
  if (isDead)
    return (
      <div className="flex flex-col items-start gap-4">
        <StatusIcon icon={Unlink} />
        <h1>{t('nothingTitle')}</h1>
        <p>{t('nothing')}</p>
        <ButtonLink href={paths.auth()}>{t('signIn')}</ButtonLink>
      </div>
    );
  if (error)
    return (
      <div role="alert" className="flex flex-col items-start gap-4">
        <StatusIcon icon={CloudOff} />
        <h1>{links('notChecked')}</h1>
        <p>{getErrorMessage(error, links('wentWrong'))}</p>
        <Button isBusy={isFetching} onClick={() => void refetch()}>
          {site('tryAgain')}
        </Button>
      </div>
    );
  if (!data)
    return (
      <SkeletonGroup label={links('checking')} className="flex animate-appear-late flex-col gap-4">
        <Skeleton className="h-9 w-3/4" />
        <Skeleton className="w-full" />
        <Skeleton className="mt-4 h-11 w-48 rounded-md" />
      </SkeletonGroup>
    );
  return (
    <div className="flex flex-col items-start gap-5">
      <h1>{t('question')}</h1>
      <p className="text-lg">{t('what', { date: formatMoment(data.changesAt, t) })}</p>
      <p>{t('choice')}</p>
      {stop.error && (
        <Banner tone="danger" role="alert" title={t('notStopped')}>
          {getErrorMessage(stop.error, t('tryNow'))}
        </Banner>
      )}
      <Button variant="danger" isBusy={stop.isPending} onClick={() => stop.mutate()}>
        {t('stop')}
      </Button>
    </div>
  );
}
