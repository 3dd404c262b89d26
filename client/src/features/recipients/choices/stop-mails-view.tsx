import { formatNameAndEmail } from '#shared/domain/display-names.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck, CloudOff, Unlink } from 'lucide-react';
import { getErrorCode } from '#client/lib/http/api-client.ts';
import { useErrorMessage } from '#client/lib/messages/use-error-message.ts';
import { useMessages } from '#client/lib/messages/use-messages.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { StatusIcon } from '#client/ui/status-icon.tsx';
import { useHeadingFocus } from '#client/ui/use-heading-focus.ts';
import { describeStoppedMailsNow } from './choice-messages.ts';
import { stopMailsLinkQuery, stopMails } from './stop-mails-api.ts';

/** The landing page for the unsubscribe link in an email's footer. Changes nothing until the button is pressed. */
export function StopMailsView({ token }: { token: string }) {
  const t = useMessages('choices');
  const site = useMessages('site');
  const getErrorMessage = useErrorMessage();
  const { data, error, isFetching, refetch } = useQuery(stopMailsLinkQuery(token));
  const stop = useMutation({ mutationFn: () => stopMails(token) });
  const isDead = getErrorCode(error) === 'not-found' || getErrorCode(stop.error) === 'not-found';
  const isStopped = stop.isSuccess || data?.mailsStopped === 'all';
  useHeadingFocus(isDead ? 'dead' : isStopped ? 'stopped' : data ? 'start' : error ? 'trouble' : 'loading');

  if (isDead) {
    return (
      <div className="flex flex-col items-start gap-4">
        <StatusIcon icon={Unlink} />
        <h1>{t('deadTitle')}</h1>
        <p>{t('stopDead')}</p>
      </div>
    );
  }
  if (error) {
    return (
      <div role="alert" className="flex flex-col items-start gap-4">
        <StatusIcon icon={CloudOff} />
        <h1>{t('notChecked')}</h1>
        <p>{getErrorMessage(error, t('ourSide'))}</p>
        <Button isBusy={isFetching} onClick={() => void refetch()}>
          {site('tryAgain')}
        </Button>
      </div>
    );
  }
  if (!data) {
    return (
      <SkeletonGroup label={t('checking')} className="flex animate-appear-late flex-col gap-4">
        <Skeleton className="h-9 w-3/4" />
        <Skeleton className="w-full" />
        <Skeleton className="mt-4 h-11 w-48 rounded-md" />
      </SkeletonGroup>
    );
  }
  const sender = formatNameAndEmail({ name: data.ownerName, email: data.username });
  if (isStopped) {
    return (
      <div className="flex flex-col items-start gap-4">
        <StatusIcon icon={CircleCheck} tone="success" />
        <h1>{t('stoppedTitle')}</h1>
        <p className="text-lg">
          {t.rich('stopped', { sender: () => <strong className="font-medium">{sender}</strong> })}
        </p>
        <p>
          {t('unstoppable')} {t('stoppedNext')}
        </p>
      </div>
    );
  }
  return (
    <div className="flex flex-col items-start gap-5">
      <h1>{t('stopTitle')}</h1>
      <p className="text-lg">
        {t.rich('stopFrom', { sender: () => <strong className="font-medium">{sender}</strong> })}
      </p>
      {data.mailsStopped && <p>{describeStoppedMailsNow(data.mailsStopped, t)}</p>}
      <Banner tone="warning" title={t('stopMissed')}>
        {t('stopWarning')}
      </Banner>
      <p>{t('unstoppable')}</p>
      <p className="text-quiet">{t('stopSecret')}</p>
      {stop.error && (
        <Banner tone="danger" role="alert" title={t('stopFailed')}>
          {getErrorMessage(stop.error, t('tryAgainSoon'))}
        </Banner>
      )}
      <Button isBusy={stop.isPending} onClick={() => stop.mutate()}>
        {t('mailsStop')}
      </Button>
    </div>
  );
}
