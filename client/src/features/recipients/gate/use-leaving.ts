import { useEffect } from 'react';
import { flushSync } from 'react-dom';

/** Runs `forget` when the page goes out of view, and `restored` when the browser's history brings it back. */
export function useLeaving(forget: () => void, restored: () => void = forget): void {
  useEffect(() => {
    // Flushed, so that a page frozen for the history holds the gate and not what was shared.
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
