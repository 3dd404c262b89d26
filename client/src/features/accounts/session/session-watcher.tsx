import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { sessionEndpoints } from '#shared/contracts/session.ts';
import { callEndpoint } from '#client/lib/http/api-client.ts';
import { lazyPage } from '#client/lib/lazy/lazy-page.ts';
import { isPublicPage } from '#client/lib/paths.ts';
import { SESSION_EXPIRED_EVENT } from '#client/lib/http/session-loss.ts';
import { preloadToasts, toast } from '#client/ui/overlays/toast.tsx';
import { isRedirectingToSignIn } from './redirect-to-sign-in.ts';
import { useAutomaticSignOut } from './use-automatic-sign-out.ts';
import { currentUserStore } from './current-user-store.ts';
import { useCurrentUser } from './use-current-user.ts';
import { useSessionMessages } from './use-session-messages.ts';
import { useSignOut } from './use-sign-out.ts';

const OwnerSessionWatcher = lazyPage(() => import('./owner-session-watcher.tsx'), 'OwnerSessionWatcher');

/** Watches the owner's session on every page, and reports the page's origin to the server. Mount once at the root. */
export function SessionWatcher() {
  const { user, isGuest } = useCurrentUser();
  useQuestionWhenOnline();
  useLogoutOnExpiry();
  useAnnouncedOrigin();
  useAutomaticSignOut();
  useToasterAtHand();
  if (user === null || isGuest) return null;
  return (
    <Suspense fallback={null}>
      <OwnerSessionWatcher ownerId={user.id} />
    </Suspense>
  );
}

/** Preloads toasts, which must work offline too. Skips public pages, because they have no toasts. */
function useToasterAtHand() {
  const isForReading = useLocationProperty(
    () => isPublicPage(window.location.pathname, window.location.hash),
    () => true,
  );
  useEffect(() => {
    if (!isForReading) void preloadToasts();
  }, [isForReading]);
}

function useQuestionWhenOnline() {
  useEffect(() => {
    window.addEventListener('online', currentUserStore.askIfFailed);
    return () => window.removeEventListener('online', currentUserStore.askIfFailed);
  }, []);
}

function useLogoutOnExpiry() {
  const t = useSessionMessages();
  const { leave } = useSignOut();
  useEffect(() => {
    function onExpiry() {
      // If the session was ended elsewhere, the live event explains why.
      if (isRedirectingToSignIn() || !currentUserStore.shown()) return;
      leave();
      toast({
        title: t('expired'),
        description: t('expiredNext'),
        variant: 'destructive',
        outlastsRetries: true,
      });
    }
    window.addEventListener(SESSION_EXPIRED_EVENT, onExpiry);
    return () => window.removeEventListener(SESSION_EXPIRED_EVENT, onExpiry);
  });
}

/** Whether the first request for the current user has completed or failed. */
function isUserAnswered(): boolean {
  const { user, isFailed } = currentUserStore.current();
  return user !== undefined || isFailed;
}

let isOriginAnnounced = false;

function useAnnouncedOrigin() {
  const isAnswered = useSyncExternalStore(currentUserStore.subscribe, isUserAnswered, () => false);
  useEffect(() => {
    // Wait for the first read, because it also sets the CSRF cookie.
    if (!isAnswered || isOriginAnnounced) return;
    isOriginAnnounced = true;
    callEndpoint(sessionEndpoints.setAppOrigin, { body: { origin: window.location.origin } }).catch(
      (error: unknown) => console.warn('Origin not taken', error),
    );
  }, [isAnswered]);
}
