import { MutationCache, QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import { dismissRefusal } from './toast-store.ts';
import { codeOf } from './http/api-error.ts';
import { onSessionLost } from './http/session-loss.ts';

// Offline a call fails at once and says so, instead of waiting unseen for the network.
const networkMode = 'always';

/** Data stays as it is until something invalidates it; nothing is retried behind the person's back. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeBlocked }),
  mutationCache: new MutationCache({ onMutate: dismissRefusal }),
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

/** The keys of reads that more than one feature invalidates. The key of any other read is the path it is read from. */
export const currentUserKey = ['current-user'] as const;
export const triggerBytesKey = ['trigger-bytes'] as const;
export const subscriptionKey = ['subscription'] as const;
export const reportsKey = ['reports'] as const;

/** Of a read that needs no sign-in: a page that is entered by signing out may be waiting for it. */
export const forAnyone = { isForAnyone: true } as const;

/** Nothing that was read on an owner's behalf stays in memory, nor comes in any more. */
export function forgetReads(): void {
  const isOwners = ({ meta }: Query) => meta !== forAnyone;
  void queryClient.cancelQueries({ predicate: isOwners });
  queryClient.removeQueries({
    predicate: (query) => isOwners(query) && query.queryKey[0] !== currentUserKey[0],
  });
}

/** An owner's read was refused because the subscription is not paid: what is shown of it is out of date. */
function noticeBlocked(error: Error): void {
  if (codeOf(error) !== 'subscription-blocked') return;
  void queryClient.invalidateQueries({ queryKey: subscriptionKey });
}

onSessionLost(() => {
  queryClient.setQueryData(currentUserKey, null);
  void queryClient.invalidateQueries({ queryKey: currentUserKey });
});
