import { useEffect, useRef } from 'react';

const STEP = 'leavebits-open';

/**
 * While something lies over the page, the browser's Back closes that instead of leaving the page: on a phone it
 * is the usual way. `onBack` does what the close button does, and may ask first. The step in the history stays
 * when it is closed by other means, and serves the next time: taking it back would be a Back of its own.
 */
export function useBackGuard(onBack: () => void): void {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    const addStep = () => {
      if (window.history.state !== STEP) window.history.pushState(STEP, '');
    };
    addStep();
    function onPop() {
      // Back has used up our step: put it there again, for the answer may be to stay.
      addStep();
      latest.current();
    }
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);
}
