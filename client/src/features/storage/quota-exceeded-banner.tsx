import { useQuery } from '@tanstack/react-query';
import { Banner } from '../../ui/banner.tsx';
import { storageQuery } from './api.ts';
import { describeQuotaExceeded } from './storage-messages.ts';

/** Warns that the chosen files won't fit. Renders nothing until the usage is known; the server has the final say. */
export function QuotaExceededBanner({ bytes }: { bytes: number }) {
  const { data: storage } = useQuery(storageQuery);
  const words = storage ? describeQuotaExceeded(storage, bytes) : null;
  if (words === null) return null;
  return (
    <Banner tone="warning" role="alert" title="There isn’t enough space for these files">
      {words}
    </Banner>
  );
}
