import { useEffect, useRef } from 'react';
import { isOwnerPage, paths } from '#client/lib/paths.ts';
import { currentUserStore } from './current-user-store.ts';
import { useSignOut } from './use-sign-out.ts';
import { isRedirectingToSignIn } from './redirect-to-sign-in.ts';
import { clearResumeKey, suspendSession } from './session-resume.ts';

/** Pages that an owner can visit without being signed out. */
const FREE = [paths.landing(), paths.auth(), paths.terms()];
const MOVES = ['popstate', 'pushState', 'replaceState'] as const;

const isSignedIn = () => currentUserStore.shown() !== null;

/** Signs owners out when they leave their own pages by closing the tab, going back or navigating to another page. */
export function useAutomaticSignOut(): void {
  const { logout } = useSignOut();
  const latestLogout = useRef(logout);
  useEffect(() => {
    latestLogout.current = logout;
  });

  useEffect(() => {
    let pathname = window.location.pathname;
    // A tab that never showed an owner page, such as a recipient's, must not end a session when it closes.
    let hasShownOwnerPage = isOwnerPage(pathname);

    function onMove({ type }: Event) {
      const from = pathname;
      pathname = window.location.pathname;
      hasShownOwnerPage ||= isOwnerPage(pathname);
      if (!isOwnerPage(from) || isOwnerPage(pathname) || !isSignedIn()) return;
      const isBack = type === 'popstate';
      if (isBack || !FREE.some((path) => path === pathname)) latestLogout.current();
    }
    function onPageHide() {
      if (!hasShownOwnerPage || !isSignedIn() || isRedirectingToSignIn()) return;
      suspendSession();
      // The page may go into the back/forward cache. Hide it until it is clear who is signed in.
      document.documentElement.hidden = true;
    }
    function onPageShow({ persisted }: PageTransitionEvent) {
      document.documentElement.hidden = false;
      if (!persisted) return;
      clearResumeKey();
      currentUserStore.reset();
    }
    for (const type of MOVES) window.addEventListener(type, onMove);
    window.addEventListener('pagehide', onPageHide);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      for (const type of MOVES) window.removeEventListener(type, onMove);
      window.removeEventListener('pagehide', onPageHide);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, []);
}
