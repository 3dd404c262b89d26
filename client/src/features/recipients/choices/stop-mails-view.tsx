import { formatNameAndEmail } from '#shared/domain/display-names.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck, CloudOff, Unlink } from 'lucide-react';
import { getErrorCode, getErrorMessage } from '#client/lib/http/api-client.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { StatusIcon } from '#client/ui/status-icon.tsx';
import { useHeadingFocus } from '#client/ui/use-heading-focus.ts';
import { UNSTOPPABLE_MAILS_NOTE, STOP_MAILS_WARNING, describeStoppedMails } from './choice-messages.ts';
import { stopMailsLinkQuery, stopMails } from './stop-mails-api.ts';

/** The landing page for the unsubscribe link in an email's footer. Changes nothing until the button is pressed. */
export function StopMailsView({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useQuery(stopMailsLinkQuery(token));
  const stop = useMutation({ mutationFn: () => stopMails(token) });
  const isDead = getErrorCode(error) === 'not-found' || getErrorCode(stop.error) === 'not-found';
  const isStopped = stop.isSuccess || data?.mailsStopped === 'all';
  useHeadingFocus(isDead ? 'dead' : isStopped ? 'stopped' : data ? 'start' : error ? 'trouble' : 'loading');

  if (isDead) {
    return (
      <div className="flex flex-col items-start gap-4">
        <StatusIcon icon={Unlink} />
        <h1>This link no longer works</h1>
        <p>
          Please use the link in the latest email from this sender, or go to the page that lists everything
          shared with you.
        </p>
      </div>
    );
  }
  if (error) {
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
  }
  if (!data) {
    return (
      <SkeletonGroup label="Checking your link" className="flex animate-appear-late flex-col gap-4">
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
        <h1>The emails have been stopped</h1>
        <p className="text-lg">
          You won’t get any more emails about anything new from{' '}
          <strong className="font-medium">{sender}</strong>.
        </p>
        <p>
          {UNSTOPPABLE_MAILS_NOTE} Everything they’ve shared stays. To change this, go to the page that lists
          everything shared with you, open “Options” and choose “Get emails again”. You’ll still get codes you
          request.
        </p>
      </div>
    );
  }
  return (
    <div className="flex flex-col items-start gap-5">
      <h1>Stop emails from this sender?</h1>
      <p className="text-lg">
        <strong className="font-medium">{sender}</strong> has shared something with you on LeaveBits.
      </p>
      {data.mailsStopped && <p>{describeStoppedMails(data.mailsStopped)}.</p>}
      <Banner tone="warning" title="What you’d miss">
        {STOP_MAILS_WARNING}
      </Banner>
      <p>{UNSTOPPABLE_MAILS_NOTE}</p>
      <p className="text-quiet">The sender won’t know. You can undo this on your page.</p>
      {stop.error && (
        <Banner tone="danger" role="alert" title="The emails weren’t stopped">
          {getErrorMessage(stop.error, 'Please try again in a moment.')}
        </Banner>
      )}
      <Button isBusy={stop.isPending} onClick={() => stop.mutate()}>
        Stop emails from this sender
      </Button>
    </div>
  );
}
