import { useEffect } from 'react';
import { flushSync } from 'react-dom';

/** Runs `forget` when the page leaves, and `restored` when the browser's history brings it back. */
export function usePageLeave(forget: () => void, restored: () => void = forget): void {
  useEffect(() => {
    // Drawn at once, so that a page frozen for the history shows the gate and no content.
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
