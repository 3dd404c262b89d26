import { navigate } from 'wouter/use-browser-location';
import { browserStorage, LIST_VIEW_STORAGE_KEY, tabStorage } from '#client/lib/browser-storage.ts';
import { paths } from '#client/lib/paths.ts';
import { clearOwnerState } from './api.ts';
import { storeSignOutNotice, showSignOutNotice } from './sign-out-notice.tsx';

let isUnderWay = false;

/** Whether the page is redirecting to sign-in because the session was ended elsewhere. */
export const isRedirectingToSignIn = () => isUnderWay;

/** Clears the browser's storage after `delayMs` and loads the sign-in page, which shows `notice` as the reason. */
export function redirectToSignIn({ delayMs, notice }: { delayMs: number; notice: string }): void {
  if (isUnderWay) return;
  isUnderWay = true;
  setTimeout(() => {
    const list = browserStorage.get(LIST_VIEW_STORAGE_KEY);
    browserStorage.clear();
    if (list) browserStorage.set(LIST_VIEW_STORAGE_KEY, list);
    tabStorage.clear();
    if (hasUnsaved()) goWithoutLoading(notice);
    else {
      storeSignOutNotice(notice);
      window.location.replace(paths.auth());
    }
  }, delayMs);
}

/** Whether there is unsaved work. Fires the same event that the browser fires before it discards typed text or an upload. */
function hasUnsaved(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** Loading the page would lose what was typed. The tab retains it and offers it after the next sign-in. */
function goWithoutLoading(notice: string): void {
  showSignOutNotice(notice);
  clearOwnerState();
  // The protected page first redirects to the landing page.
  setTimeout(() => {
    navigate(paths.auth(), { replace: true });
    isUnderWay = false;
  });
}
