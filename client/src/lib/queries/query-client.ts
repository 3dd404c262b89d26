import { MutationCache, QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import { dismissErrorToast } from '../toast-store.ts';
import { getErrorCode } from '../http/api-error.ts';
import { onClearOwnerQueries } from './clear-owner-queries.ts';

// Offline a call fails at once and says so. It does not wait unseen for the network.
const networkMode = 'always';

/** Data stays until something invalidates it. No call is tried again without the person's knowledge. */
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

/** The keys of reads that several features invalidate. Any other read has its path as the key, or a name where its call loads late. */
export const triggerBytesKey = ['trigger-bytes'] as const;
export const subscriptionKey = ['subscription'] as const;
export const reportsKey = ['reports'] as const;

/** Marks a read that needs no sign-in. A page that people enter by signing out may be waiting for it. */
export const publicQueryMeta = { isForAnyone: true } as const;

onClearOwnerQueries(() => {
  const isOwners = ({ meta }: Query) => meta !== publicQueryMeta;
  void queryClient.cancelQueries({ predicate: isOwners });
  queryClient.removeQueries({ predicate: isOwners });
});

/** The server refused an owner's read because the subscription is not paid. So the subscription is read again. */
function noticeBlocked(error: Error): void {
  if (getErrorCode(error) !== 'subscription-blocked') return;
  void queryClient.invalidateQueries({ queryKey: subscriptionKey });
}
