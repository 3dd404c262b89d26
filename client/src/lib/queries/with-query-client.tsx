import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ComponentType } from 'react';
import { queryClient } from './query-client.ts';

/** A page or part of one that uses TanStack Query. Pages without it do not load it. */
export function withQueryClient<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function PartWithQueries(props: Props) {
    useEffect(() => {
      // Refetches what failed offline. Other data is left alone.
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
