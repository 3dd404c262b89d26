import { navigate } from 'wouter/use-browser-location';
import { browserStorage, LIST_CHOICE, tabStorage } from '../../../lib/browser-storage.ts';
import { paths } from '../../../lib/paths.ts';
import { forgetOwner } from './api.ts';
import { keepSignOutNotice, showSignOutNotice } from './sign-out-notice.tsx';

let isUnderWay = false;

/** Whether the page is leaving for the sign-in page because the session was ended elsewhere. */
export const isLeavingForSignIn = () => isUnderWay;

/** Clears the browser's storage after `delayMs` and loads the sign-in page. The page shows `notice` as the reason. */
export function leaveForSignIn({ delayMs, notice }: { delayMs: number; notice: string }): void {
  if (isUnderWay) return;
  isUnderWay = true;
  setTimeout(() => {
    const list = browserStorage.get(LIST_CHOICE);
    browserStorage.clear();
    if (list) browserStorage.set(LIST_CHOICE, list);
    tabStorage.clear();
    if (hasUnsaved()) goWithoutLoading(notice);
    else {
      keepSignOutNotice(notice);
      window.location.replace(paths.auth());
    }
  }, delayMs);
}

/**
 * Whether something is unsaved. Fires the event that the browser fires before it throws typed text or an upload away.
 */
function hasUnsaved(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** Loading the page would lose what was typed. The tab keeps it and offers it after the next sign-in. */
function goWithoutLoading(notice: string): void {
  showSignOutNotice(notice);
  forgetOwner();
  // The protected page first gives way to the start page.
  setTimeout(() => {
    navigate(paths.auth(), { replace: true });
    isUnderWay = false;
  });
}
