import { navigate } from 'wouter/use-browser-location';
import { browserStorage, tabStorage } from '../../../lib/browser-storage.ts';
import { paths } from '../../../lib/paths.ts';
import { forgetOwner } from './api.ts';
import { keepSignOutNotice, showSignOutNotice } from './sign-out-notice.tsx';

let isUnderWay = false;

/** Whether the page is on its way to the sign-in page, as the session was ended from elsewhere. */
export const isLeavingForSignIn = () => isUnderWay;

/** After `delayMs` clears what the browser stored, and loads the sign-in page anew, where `notice` says why. */
export function leaveForSignIn({ delayMs, notice }: { delayMs: number; notice: string }): void {
  if (isUnderWay) return;
  isUnderWay = true;
  setTimeout(() => {
    browserStorage.clear();
    tabStorage.clear();
    if (hasUnsaved()) goWithoutLoading(notice);
    else {
      keepSignOutNotice(notice);
      window.location.replace(paths.auth());
    }
  }, delayMs);
}

/** Asks those who would have the browser ask, before it throws typed text or an upload away. */
function hasUnsaved(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** Loading anew would lose what was typed: the tab keeps it, and offers it after the next sign-in. */
function goWithoutLoading(notice: string): void {
  showSignOutNotice(notice);
  forgetOwner();
  // Later: the protected page first makes way for the start page.
  setTimeout(() => {
    navigate(paths.auth(), { replace: true });
    isUnderWay = false;
  });
}
