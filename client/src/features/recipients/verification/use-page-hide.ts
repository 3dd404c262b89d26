import { useEffect } from 'react';
import { flushSync } from 'react-dom';

/** Calls `forget` when the page is left, and `restored` when it comes back from the back/forward cache. */
export function usePageHide(forget: () => void, restored: () => void = forget): void {
  useEffect(() => {
    // Render synchronously: a page frozen in the back/forward cache must show the verification step without any content.
    const leave = () => flushSync(forget);
    const restore = (event: PageTransitionEvent) => event.persisted && restored();
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', restore);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', restore);
    };
  }, [forget, restored]);
}
