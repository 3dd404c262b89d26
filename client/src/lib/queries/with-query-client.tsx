import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ComponentType } from 'react';
import { queryClient } from './query-client.ts';

/** Provides TanStack Query to a page or a part of one. Pages without it don't load the library. */
export function withQueryClient<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function PartWithQueries(props: Props) {
    useEffect(() => {
      // Refetch what failed offline, and leave other data alone.
      const readMissing = () =>
        void queryClient.refetchQueries({ predicate: ({ state: { status } }) => status === 'error' });
      window.addEventListener('online', readMissing);
      return () => window.removeEventListener('online', readMissing);
    }, []);
    return (
      <QueryClientProvider client={queryClient}>
        <Part {...props} />
      </QueryClientProvider>
    );
  };
}
