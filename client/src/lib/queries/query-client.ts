import { MutationCache, QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import { dismissErrorToast } from '../toast-store.ts';
import { getErrorCode } from '../http/api-error.ts';
import { onClearOwnerQueries } from './clear-owner-queries.ts';

// Fail immediately and visibly when offline instead of silently waiting for the network.
const networkMode = 'always';

/** Data stays fresh until invalidated, and failed requests are never retried silently. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeBlocked }),
  mutationCache: new MutationCache({ onMutate: dismissErrorToast }),
  defaultOptions: {
    queries: {
      networkMode,
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      retry: false,
    },
    mutations: { networkMode, retry: false },
  },
});

/**
 * Query keys that several features invalidate. All other queries use their path as the key, or a name if their API is
 * lazy-loaded.
 */
export const triggerBytesKey = ['trigger-bytes'] as const;
export const subscriptionKey = ['subscription'] as const;
export const reportsKey = ['reports'] as const;

/** Marks a query that needs no sign-in, so that signing out doesn't cancel it for the page that follows. */
export const publicQueryMeta = { isForAnyone: true } as const;

onClearOwnerQueries(() => {
  const isOwners = ({ meta }: Query) => meta !== publicQueryMeta;
  void queryClient.cancelQueries({ predicate: isOwners });
  queryClient.removeQueries({ predicate: isOwners });
});

/** Refetches the subscription when an owner's query is rejected because of it. */
function noticeBlocked(error: Error): void {
  if (getErrorCode(error) !== 'subscription-blocked') return;
  void queryClient.invalidateQueries({ queryKey: subscriptionKey });
}
