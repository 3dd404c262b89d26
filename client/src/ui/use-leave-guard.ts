import { useEffect, useRef, useState } from 'react';
import { useBackGuard } from './overlays/use-back-guard.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

interface LeaveGuardOptions {
  hasUnsaved: boolean;
  /** While a save is under way, nothing leads away, and nothing asks. */
  isBusy: boolean;
  /** Where Back leads after the person has chosen to leave. */
  onBack: () => void;
}

/**
 * Asks before a page with something unsaved is left: by one of its links, by the browser's Back button, or by closing the
 * tab. There the browser asks by itself.
 */
export function useLeaveGuard({ hasUnsaved, isBusy, onBack }: LeaveGuardOptions) {
  const [way, setWay] = useState<{ go: () => void } | null>(null);
  const isLeaving = useRef(false);
  useUnsavedGuard(hasUnsaved);
  useBackGuard(hasUnsaved, () => !isBusy && setWay({ go: onBack }));
  useEffect(() => {
    if (!hasUnsaved) return;
    function askFirst(event: MouseEvent) {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
      if (!link || isLeaving.current || !leadsAway(event, link)) return;
      event.preventDefault();
      event.stopPropagation();
      if (!isBusy) setWay({ go: () => link.click() });
    }
    // Earlier than the links themselves, whose press may already sign out.
    document.addEventListener('click', askFirst, { capture: true });
    return () => document.removeEventListener('click', askFirst, { capture: true });
  }, [hasUnsaved, isBusy]);

  function leave() {
    setWay(null);
    isLeaving.current = true;
    // The dialog first hands focus back to the page.
    setTimeout(() => way?.go());
  }
  return { isAsking: way !== null, stay: () => setWay(null), leave };
}

/** Whether a press of this link shows another page in this tab. */
function leadsAway({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent, link: HTMLAnchorElement) {
  const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
  const isHere = link.origin === location.origin && link.pathname !== location.pathname;
  return isPlain && isHere && link.target === '' && !link.hasAttribute('download');
}
