import { useQuery } from '@tanstack/react-query';
import { Banner } from '../../ui/banner.tsx';
import { storageQuery } from './api.ts';
import { describeQuotaExceeded } from './storage-messages.ts';

/** Says that chosen files will not fit. It says nothing while that is not known: the server decides. */
export function NoRoomBanner({ bytes }: { bytes: number }) {
  const { data: storage } = useQuery(storageQuery);
  const words = storage ? describeQuotaExceeded(storage, bytes) : null;
  if (words === null) return null;
  return (
    <Banner tone="warning" role="alert" title="There is no room for these files">
      {words}
    </Banner>
  );
}
