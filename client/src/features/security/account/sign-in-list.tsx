import { useMutation, useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { securityEndpoints, type SignInRecord } from '#shared/contracts/security.ts';
import type { MessageId } from '#shared/messages/catalog.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { callEndpoint, getErrorMessage } from '#client/lib/http/api-client.ts';
import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { useSignOut } from '../../accounts/session/use-sign-out.ts';
import { signInsQuery } from '../api.ts';
import { useSignInListMessages } from './use-sign-in-list-messages.ts';

const methods = {
  email: 'withEmail',
  totp: 'withTotp',
  'recovery-code': 'withRecoveryCode',
  passkey: 'withPasskey',
} as const satisfies Record<SignInRecord['method'], MessageId<'owner-security-sign-ins'>>;

/** Recent sign-ins, with the time, the method and the approximate location. */
export function SignInList() {
  const t = useSignInListMessages();
  const common = useCommonMessages();
  const { data, error, isFetching, refetch } = useQuery(signInsQuery);
  if (error)
    return (
      <Banner
        tone="danger"
        role="alert"
        title={t('notLoaded')}
        action={
          <Button variant="secondary" size="small" isBusy={isFetching} onClick={() => void refetch()}>
            {common('tryAgain')}
          </Button>
        }
      >
        {getErrorMessage(error, t('tryAgainSoon'))}
      </Banner>
    );
  if (!data)
    return (
      <SkeletonGroup label={t('loading')} className="flex flex-col gap-3">
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-11 w-full" />
      </SkeletonGroup>
    );
  if (data.signIns.length === 0) return <p className="text-quiet">{t('none')}</p>;
  return (
    <ul className="flex flex-col rounded-md border px-4">
      {data.signIns.map(({ at, device, address, method, isCurrent }) => (
        <li
          key={`${at} ${address}`}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b py-3 last:border-b-0"
        >
          <div className="min-w-0">
            <p className="font-medium">{device}</p>
            <p className="text-sm wrap-anywhere text-quiet">
              {t(methods[method], { date: formatMoment(at), address })}
            </p>
          </div>
          {isCurrent && <Badge tone="success">{t('thisBrowser')}</Badge>}
        </li>
      ))}
    </ul>
  );
}

/** Ends all sessions, including this one. */
export function SignOutEverywhereButton() {
  const t = useSignInListMessages();
  const common = useCommonMessages();
  const { leave } = useSignOut();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callEndpoint(securityEndpoints.signOutEverywhere),
    onSuccess: leave,
  });
  return (
    <div className="flex flex-col items-start gap-3">
      {error && (
        <Banner tone="danger" role="alert" title={t('notSignedOut')}>
          {getErrorMessage(error, common('pleaseTryAgain'))}
        </Banner>
      )}
      <Button variant="secondary" icon={LogOut} isBusy={isPending} onClick={() => mutate()}>
        {t('signOutEverywhere')}
      </Button>
    </div>
  );
}
