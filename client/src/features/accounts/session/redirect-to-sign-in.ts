import { navigate } from 'wouter/use-browser-location';
import { browserStorage, LIST_VIEW_STORAGE_KEY, tabStorage } from '#client/lib/browser-storage.ts';
import { paths } from '#client/lib/paths.ts';
import { clearOwnerState } from './api.ts';
import { storeSignOutNotice, showSignOutNotice, type SignOutNotice } from './sign-out-notice.tsx';

let isUnderWay = false;

/** Whether this page is already redirecting to sign-in because its session was ended elsewhere. */
export const isRedirectingToSignIn = () => isUnderWay;

/** Waits `delayMs`, clears the browser's storage, then loads the sign-in page with `notice` as the reason. */
export function redirectToSignIn({ delayMs, notice }: { delayMs: number; notice: SignOutNotice }): void {
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

/** Whether there is unsaved work. Dispatches the event that browsers fire before they discard typed text or an upload. */
function hasUnsaved(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** Navigates within the app, because a page load would lose unsaved text. The tab offers it again after the next sign-in. */
function goWithoutLoading(notice: SignOutNotice): void {
  showSignOutNotice(notice);
  clearOwnerState();
  // Wait for the protected page's own redirect to the landing page.
  setTimeout(() => {
    navigate(paths.auth(), { replace: true });
    isUnderWay = false;
  });
}
