import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { apiRequest } from '../../lib/api-client.ts';
import { apiPaths, isVisitorPage, paths } from '../../lib/paths.ts';
import { currentUserKey, queryClient } from '../../lib/query-client.ts';
import { SESSION_EXPIRED_EVENT } from '../../lib/session-loss.ts';
import { toast } from '../../ui/toast.tsx';
import { currentUserQuery } from './api.ts';
import { isLeavingForSignIn } from './session/leave-for-sign-in.ts';
import { SessionTimeoutDialog } from './session/session-timeout-dialog.tsx';
import { useAutomaticLogout } from './session/use-automatic-logout.ts';
import { useInactivity } from './session/use-inactivity.ts';
import { useLiveEvents } from './session/use-live-events.ts';
import { useCurrentUser } from './use-current-user.ts';
import { useLogout } from './use-logout.ts';

/** Placed once, at the root: watches over the owner's session on every page, and tells the server our origin. */
export function SessionWatch() {
  const { user, isGuest } = useCurrentUser();
  const pathname = useLocationProperty(() => window.location.pathname);
  const isForVisitors = useLocationProperty(() =>
    isVisitorPage(window.location.pathname, window.location.hash),
  );
  const isOwner = user !== null && !isGuest;
  useLogoutOnExpiry();
  useAnnouncedOrigin();
  useAutomaticLogout();
  useLiveEvents(isOwner && !isForVisitors ? user.id : null);
  const { secondsLeft, stay, signOut } = useInactivity(isOwner && pathname === paths.home());
  return <SessionTimeoutDialog secondsLeft={secondsLeft} onStay={stay} onSignOut={signOut} />;
}

function useLogoutOnExpiry() {
  const { leave } = useLogout();
  useEffect(() => {
    function onExpiry() {
      // Ended from elsewhere: the live event says so, and why.
      if (isLeavingForSignIn() || !queryClient.getQueryData(currentUserKey)) return;
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
