import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { serviceInfoQuery } from './api.ts';

/** Says where to get help and who operates the service, if configured. */
export function SupportContact() {
  const { data: service, isError, isFetching, refetch } = useQuery(serviceInfoQuery);
  if (isError) {
    return (
      <div className="flex flex-col items-start text-sm text-quiet">
        <p role="alert">The contact details couldn’t be loaded.</p>
        <Button
          variant="quiet"
          size="small"
          className="-ml-3"
          isBusy={isFetching}
          onClick={() => void refetch()}
        >
          Try again
        </Button>
      </div>
    );
  }
  if (!service) {
    return (
      <SkeletonGroup label="Loading the contact details" className="flex flex-col gap-2.5 py-1">
        <Skeleton className="h-3.5 w-64 max-w-full" />
        <Skeleton className="h-3.5 w-40" />
      </SkeletonGroup>
    );
  }
  return (
    <div className="text-sm text-quiet">
      {service.supportEmail && (
        <p>
          Need help? Write to{' '}
          <a href={`mailto:${service.supportEmail}`} translate="no" className="text-link wrap-anywhere">
            {service.supportEmail}
          </a>
        </p>
      )}
      {!service.supportEmail && !service.operatorName && (
        <p>Need help? Contact the person who gave you this address.</p>
      )}
      {service.operatorName && <p>LeaveBits is run by {service.operatorName}.</p>}
    </div>
  );
}
