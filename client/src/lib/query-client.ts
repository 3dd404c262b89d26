import { MutationCache, QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import { dismissRefusal } from '../ui/overlays/toast-store.ts';
import { ApiError } from './http/api-error.ts';
import { apiPaths } from './paths.ts';
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

/** The key of a cached read is the path it is read from. */
export const currentUserKey = [apiPaths.user()] as const;
export const triggerBytesKey = [apiPaths.triggerBytes()] as const;

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

/** An owner's read refused for want of payment: what is shown of the subscription is out of date. */
function noticeBlocked(error: Error): void {
  if (!(error instanceof ApiError && error.status === 402)) return;
  void queryClient.invalidateQueries({ queryKey: [apiPaths.userSubscription()] });
}

onSessionLost(() => {
  queryClient.setQueryData(currentUserKey, null);
  void queryClient.invalidateQueries({ queryKey: currentUserKey });
});
