import { QueryClient } from '@tanstack/react-query';
import { apiPaths } from './paths.ts';
import { onSessionLost } from './session-loss.ts';

// Offline a call fails at once and says so, instead of waiting unseen for the network.
const networkMode = 'always';

/** Data stays as it is until something invalidates it; nothing is retried behind the person's back. */
export const queryClient = new QueryClient({
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

onSessionLost(() => {
  queryClient.setQueryData(currentUserKey, null);
  void queryClient.invalidateQueries({ queryKey: currentUserKey });
});
