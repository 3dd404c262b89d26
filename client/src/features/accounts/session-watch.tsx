import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiRequest } from '../../lib/api-client.ts';
import { apiPaths } from '../../lib/paths.ts';
import { currentUserKey, queryClient } from '../../lib/query-client.ts';
import { SESSION_EXPIRED_EVENT } from '../../lib/session-loss.ts';
import { toast } from '../../ui/toast.tsx';
import { currentUserQuery } from './api.ts';
import { useActivityRefresh } from './use-activity-refresh.ts';
import { useLogout } from './use-logout.ts';

/** Placed once, at the root: acts when a call finds the owner's session over, and tells the server our origin. */
export function SessionWatch() {
  useLogoutOnExpiry();
  useAnnouncedOrigin();
  useActivityRefresh();
  return null;
}

function useLogoutOnExpiry() {
  const { leave } = useLogout();
  useEffect(() => {
    function onExpiry() {
      if (!queryClient.getQueryData(currentUserKey)) return;
      leave();
      toast({
        title: 'Session Expired',
        description: 'Your session expired, please log in again',
        variant: 'destructive',
      });
    }
    window.addEventListener(SESSION_EXPIRED_EVENT, onExpiry);
    return () => window.removeEventListener(SESSION_EXPIRED_EVENT, onExpiry);
  });
}

let isOriginAnnounced = false;

function useAnnouncedOrigin() {
  const { isPending } = useQuery(currentUserQuery);
  useEffect(() => {
    // After the first read, which brings the CSRF cookie along.
    if (isPending || isOriginAnnounced) return;
    isOriginAnnounced = true;
    apiRequest('POST', apiPaths.setAppOrigin(), { body: { origin: window.location.origin } }).catch(
      (error: unknown) => console.warn('The server did not take our origin', error),
    );
  }, [isPending]);
}
