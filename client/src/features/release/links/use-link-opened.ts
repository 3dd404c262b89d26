import { useEffect } from 'react';
import type { ReporterLinkType } from '#shared/contracts/release.ts';
import { tellLinkOpened } from '../api.ts';

const told = new Set<string>();

/** Tells the server once that a person has this page before them: not while it loads unseen in a background tab. */
export function useLinkOpened(token: string, type: ReporterLinkType): void {
  useEffect(() => {
    const key = `${type} ${token}`;
    function tell() {
      if (document.visibilityState !== 'visible' || told.has(key)) return;
      told.add(key);
      // The owner's note of it is all that is lost; the next visit tells it again.
      tellLinkOpened(token, type).catch(() => told.delete(key));
    }
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [token, type]);
}
