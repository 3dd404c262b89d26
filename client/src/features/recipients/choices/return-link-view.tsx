import { formatNameAndEmail } from '#shared/domain/display-names.ts';
import type { ReturnLinkResponse, ReturnLinkErrorReason } from '#shared/contracts/recipients.ts';
import { returnLinkErrorReasons } from '#shared/contracts/recipients.ts';
import { limits } from '#shared/domain/limits.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck, CloudOff, Unlink } from 'lucide-react';
import { z } from 'zod/mini';
import { formatMoment } from '#client/lib/dates.ts';
import { ApiError, getErrorMessage } from '#client/lib/http/api-client.ts';
import { paths } from '#client/lib/paths.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { StatusIcon } from '#client/ui/status-icon.tsx';
import { useHeadingFocus } from '#client/ui/use-heading-focus.ts';
import { returnToLeavebit, leavebitReturnLinkQuery } from './return-link-api.ts';

const refusal = z.object({ reason: z.enum(returnLinkErrorReasons) });

/** Why the server rejected the link, or null if the error has another cause. */
function refusalOf(error: unknown): ReturnLinkErrorReason | null {
  if (!(error instanceof ApiError) || (error.code !== 'not-found' && error.code !== 'invalid')) return null;
  return refusal.safeParse(error.body).data?.reason ?? 'unknown';
}

/** The landing page for the link in the email about leaving a LeaveBit. Changes nothing until the button is pressed. */
export function ReturnLinkView({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useQuery(leavebitReturnLinkQuery(token));
  const back = useMutation({ mutationFn: () => returnToLeavebit(token) });
  const refused = refusalOf(error) ?? refusalOf(back.error);
  useHeadingFocus(refused ?? (back.isSuccess ? 'done' : data ? 'start' : error ? 'trouble' : 'loading'));

  if (refused) return <Refused reason={refused} encodedEmail={data?.encodedEmail} />;
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
  if (back.isSuccess) return <Done {...data} />;
  const { leftAt, expiresAt, isReleased } = data;
  return (
    <div className="flex flex-col items-start gap-5">
      <h1>Restore your access?</h1>
      <p className="text-lg">
        On {formatMoment(leftAt)}, you left something that{' '}
        <strong translate="no" className="font-medium">
          {formatNameAndEmail({ name: data.ownerName, email: data.username })}
        </strong>{' '}
        shared with you. If you restore your access, it’ll be as if you’d never left.
      </p>
      <p className="text-quiet">
        {!isReleased && 'The sender will see that you’re back. '}This link works until{' '}
        {formatMoment(expiresAt)}. If you meant to leave, you don’t need to do anything.
      </p>
      {back.error && (
        <Banner tone="danger" role="alert" title="We couldn’t restore your access">
          {getErrorMessage(back.error, 'Please try again in a moment.')}
        </Banner>
      )}
      <Button isBusy={back.isPending} onClick={() => back.mutate()}>
        {back.error ? 'Try again' : 'Restore access'}
      </Button>
    </div>
  );
}

function Done({ encodedEmail, ownerName, username }: ReturnLinkResponse) {
  return (
    <div className="flex flex-col items-start gap-4">
      <StatusIcon icon={CircleCheck} tone="success" />
      <h1>You have access again</h1>
      <p className="text-lg">
        The LeaveBit from {ownerName ?? username} is on your page again. If it was locked before, it still is.
      </p>
      <OwnPage encodedEmail={encodedEmail} />
    </div>
  );
}

const words: Record<ReturnLinkErrorReason, { title: string; why: string }> = {
  unknown: {
    title: 'This link no longer works',
    why: 'It may be incomplete, or the sender may have changed who they share this with. Links in emails are sometimes cut off, so open the email again and press the button there. If you can, ask the sender to share it with you again.',
  },
  back: {
    title: 'You already have access',
    why: 'It’s shared with you again. You don’t need to do anything.',
  },
  expired: {
    title: 'This link has expired',
    why: `It only worked for ${limits.returnDays} days. Only the sender can share this with you again.`,
  },
};

function Refused({
  reason,
  encodedEmail,
}: {
  reason: ReturnLinkErrorReason;
  encodedEmail: string | undefined;
}) {
  const { title, why } = words[reason];
  return (
    <div className="flex flex-col items-start gap-4">
      <StatusIcon {...(reason === 'back' ? { icon: CircleCheck, tone: 'success' } : { icon: Unlink })} />
      <h1>{title}</h1>
      <p className="text-lg">{why}</p>
      {encodedEmail ? (
        <OwnPage encodedEmail={encodedEmail} />
      ) : (
        <p>
          Everything else that’s shared with you is on your own page. Its link is in every email about it.
        </p>
      )}
    </div>
  );
}

const OwnPage = ({ encodedEmail }: { encodedEmail: string }) => (
  <ButtonLink href={paths.myLeavebitsEmailLink(encodedEmail)}>Open your page</ButtonLink>
);
