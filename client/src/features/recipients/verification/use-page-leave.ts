import { useEffect } from 'react';
import { flushSync } from 'react-dom';

/** Calls `forget` when the page is left and `restored` when it returns from the back/forward cache. */
export function usePageLeave(forget: () => void, restored: () => void = forget): void {
  useEffect(() => {
    // Rendered synchronously, so that a page frozen in the back/forward cache shows the verification step and no content.
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
