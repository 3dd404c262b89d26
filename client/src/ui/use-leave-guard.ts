import { useEffect, useRef, useState } from 'react';
import { useBackGuard } from './overlays/use-back-guard.ts';

interface LeaveGuardOptions {
  hasUnsaved: boolean;
  /** While saving, navigation is blocked without asking. */
  isBusy: boolean;
  /** Called when the user chooses to leave with Back. */
  onBack: () => void;
}

/**
 * Asks for confirmation before a page with unsaved changes is left through one of its links or the Back button. When the tab is
 * closed, the browser asks.
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
    // Use the capture phase to run before the links' own handlers, which may already sign the user out.
    document.addEventListener('click', askFirst, { capture: true });
    return () => document.removeEventListener('click', askFirst, { capture: true });
  }, [hasUnsaved, isBusy]);

  function leave() {
    setWay(null);
    isLeaving.current = true;
    // Let the dialog restore focus to the page first.
    setTimeout(() => way?.go());
  }
  return { isAsking: way !== null, stay: () => setWay(null), leave };
}

/** Makes the browser ask for confirmation before the tab is closed or reloaded with unsaved changes. */
export function useUnsavedGuard(hasUnsaved: boolean): void {
  useEffect(() => {
    if (!hasUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasUnsaved]);
}

/** Whether clicking this link takes this tab to another page. */
function leadsAway({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent, link: HTMLAnchorElement) {
  const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
  const isHere = link.origin === location.origin && link.pathname !== location.pathname;
  return isPlain && isHere && link.target === '' && !link.hasAttribute('download');
}
