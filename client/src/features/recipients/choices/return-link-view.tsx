import { formatNameAndEmail } from '#shared/domain/display-names.ts';
import type { ReturnLinkResponse, ReturnLinkErrorReason } from '#shared/contracts/recipients.ts';
import { returnLinkErrorReasons } from '#shared/contracts/recipients.ts';
import { limits } from '#shared/domain/limits.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck, CloudOff, Unlink } from 'lucide-react';
import { z } from 'zod/mini';
import { ApiError } from '#client/lib/http/api-client.ts';
import { formatMoment } from '#client/lib/messages/format-moment.ts';
import { useErrorMessage } from '#client/lib/messages/use-error-message.ts';
import { useMessages, type Messages } from '#client/lib/messages/use-messages.ts';
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
  const t = useMessages('choices');
  const site = useMessages('site');
  const getErrorMessage = useErrorMessage();
  const { data, error, isFetching, refetch } = useQuery(leavebitReturnLinkQuery(token));
  const back = useMutation({ mutationFn: () => returnToLeavebit(token) });
  const refused = refusalOf(error) ?? refusalOf(back.error);
  useHeadingFocus(refused ?? (back.isSuccess ? 'done' : data ? 'start' : error ? 'trouble' : 'loading'));

  if (refused) return <Refused reason={refused} encodedEmail={data?.encodedEmail} />;
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
  if (back.isSuccess) return <Done {...data} />;
  const { leftAt, expiresAt, isReleased } = data;
  return (
    <div className="flex flex-col items-start gap-5">
      <h1>{t('returnTitle')}</h1>
      <p className="text-lg">
        {t.rich('returnText', {
          date: formatMoment(leftAt, t),
          sender: () => (
            <strong translate="no" className="font-medium">
              {formatNameAndEmail({ name: data.ownerName, email: data.username })}
            </strong>
          ),
        })}
      </p>
      <p className="text-quiet">
        {!isReleased && <span>{t('returnSeen')} </span>}
        {t('returnUntil', { date: formatMoment(expiresAt, t) })}
      </p>
      {back.error && (
        <Banner tone="danger" role="alert" title={t('returnFailed')}>
          {getErrorMessage(back.error, t('tryAgainSoon'))}
        </Banner>
      )}
      <Button isBusy={back.isPending} onClick={() => back.mutate()}>
        {back.error ? site('tryAgain') : t('returnButton')}
      </Button>
    </div>
  );
}

function Done({ encodedEmail, ownerName, username }: ReturnLinkResponse) {
  const t = useMessages('choices');
  return (
    <div className="flex flex-col items-start gap-4">
      <StatusIcon icon={CircleCheck} tone="success" />
      <h1>{t('returnedTitle')}</h1>
      <p className="text-lg">{t('returned', { sender: ownerName ?? username })}</p>
      <OwnPage encodedEmail={encodedEmail} />
    </div>
  );
}

/** A title, and why a link didn't work. */
function describeRefusal(reason: ReturnLinkErrorReason, t: Messages<'choices'>): [string, string] {
  switch (reason) {
    case 'unknown':
      return [t('deadTitle'), t('returnUnknown')];
    case 'back':
      return [t('returnBackTitle'), t('returnBack')];
    case 'expired':
      return [t('returnExpiredTitle'), t('returnExpired', { days: limits.returnDays })];
  }
}

function Refused({
  reason,
  encodedEmail,
}: {
  reason: ReturnLinkErrorReason;
  encodedEmail: string | undefined;
}) {
  const t = useMessages('choices');
  const [title, why] = describeRefusal(reason, t);
  return (
    <div className="flex flex-col items-start gap-4">
      <StatusIcon {...(reason === 'back' ? { icon: CircleCheck, tone: 'success' } : { icon: Unlink })} />
      <h1>{title}</h1>
      <p className="text-lg">{why}</p>
      {encodedEmail ? <OwnPage encodedEmail={encodedEmail} /> : <p>{t('elsewhere')}</p>}
    </div>
  );
}

function OwnPage({ encodedEmail }: { encodedEmail: string }) {
  const t = useMessages('choices');
  return <ButtonLink href={paths.myLeavebitsEmailLink(encodedEmail)}>{t('openPage')}</ButtonLink>;
}
