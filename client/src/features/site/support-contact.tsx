import { useQuery } from '@tanstack/react-query';
import { useCommonMessages } from '../../lib/messages/use-common-messages.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { serviceInfoQuery } from './api.ts';
import { useSupportMessages } from './use-support-messages.ts';

/** Says where to get help and who operates the service, if configured. */
export function SupportContact() {
  const t = useSupportMessages();
  const common = useCommonMessages();
  const { data: service, isError, isFetching, refetch } = useQuery(serviceInfoQuery);
  if (isError) {
    return (
      <div className="flex flex-col items-start text-sm text-quiet">
        <p role="alert">{t('notLoaded')}</p>
        <Button
          variant="quiet"
          size="small"
          className="-ml-3"
          isBusy={isFetching}
          onClick={() => void refetch()}
        >
          {common('tryAgain')}
        </Button>
      </div>
    );
  }
  if (!service) {
    return (
      <SkeletonGroup label={t('loading')} className="flex flex-col gap-2.5 py-1">
        <Skeleton className="h-3.5 w-64 max-w-full" />
        <Skeleton className="h-3.5 w-40" />
      </SkeletonGroup>
    );
  }
  const { supportEmail, operatorName } = service;
  return (
    <div className="text-sm text-quiet">
      {supportEmail && (
        <p>
          {t.rich('help', {
            address: supportEmail,
            email: (address) => (
              <a href={`mailto:${supportEmail}`} translate="no" className="text-link wrap-anywhere">
                {address}
              </a>
            ),
          })}
        </p>
      )}
      {!supportEmail && !operatorName && <p>{t('noAddress')}</p>}
      {operatorName && <p>{t('operator', { operator: operatorName })}</p>}
    </div>
  );
}
