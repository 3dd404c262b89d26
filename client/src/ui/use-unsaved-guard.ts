import { useEffect } from 'react';

/** While there is something unsaved, the browser asks before the tab is closed or reloaded. */
export function useUnsavedGuard(hasUnsaved: boolean): void {
  useEffect(() => {
    if (!hasUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasUnsaved]);
}
