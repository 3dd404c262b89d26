import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { useErrorMessage } from '#client/lib/messages/use-error-message.ts';
import { useMessages } from '#client/lib/messages/use-messages.ts';
import { Button } from '#client/ui/button.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { StatusIcon } from '#client/ui/status-icon.tsx';
import { useHeadingFocus } from '#client/ui/use-heading-focus.ts';

interface LinkGateProps<Answer, Refusal extends string> {
  query: UseQueryResult<Answer>;
  /** Returns why the server rejected the link, or null if the error is not about the link. */
  refusalOf: (error: unknown) => Refusal | null;
  /** Shown if the server rejects the link. */
  invalid: (reason: Refusal) => ReactNode;
  children: (answer: Answer) => ReactNode;
}

/** Shows a link's page once the server has accepted the link. */
export function LinkVerification<Answer, Refusal extends string>({
  query,
  refusalOf,
  invalid,
  children,
}: LinkGateProps<Answer, Refusal>) {
  const t = useMessages('link-check');
  const site = useMessages('site');
  const getErrorMessage = useErrorMessage();
  const { data, error, isFetching, refetch } = query;
  const reason = refusalOf(error);
  useHeadingFocus(reason ?? (error ? 'trouble' : 'open'));
  if (reason) return invalid(reason);
  if (data !== undefined) return children(data);
  if (!error) return <LinkSkeleton />;
  return (
    <div role="alert" className="flex flex-col items-start gap-4">
      <StatusIcon icon={CloudOff} />
      <h1>{t('notChecked')}</h1>
      <p>{getErrorMessage(error, t('wentWrong'))}</p>
      <p>{t('nothingChanged')}</p>
      <Button isBusy={isFetching} onClick={() => void refetch()}>
        {site('tryAgain')}
      </Button>
    </div>
  );
}

function LinkSkeleton() {
  const t = useMessages('link-check');
  return (
    <SkeletonGroup label={t('checking')} className="flex animate-appear-late flex-col gap-4">
      <Skeleton className="h-9 w-3/4" />
      <Skeleton className="w-full" />
      <Skeleton className="w-5/6" />
      <Skeleton className="mt-4 h-40 w-full rounded-md" />
      <Skeleton className="h-11 w-48 rounded-md" />
    </SkeletonGroup>
  );
}
