import { useEffect } from 'react';
import type { ReporterLinkType } from '#shared/contracts/release.ts';
import { tellLinkOpened } from '../api.ts';

const told = new Set<string>();

/** What a person does on a page, and a scanner that only runs it does not. */
const acts = ['pointermove', 'pointerdown', 'touchmove', 'wheel', 'keydown'] as const;

/** Tells the server once that a person uses this page: with what they first do on it, not while it merely loads. */
export function useLinkOpened(token: string, type: ReporterLinkType): void {
  useEffect(() => {
    const key = `${type} ${token}`;
    function tell({ isTrusted }: Event) {
      if (!isTrusted || told.has(key)) return;
      told.add(key);
      // The owner's note of it is all that is lost; the next act tells it again.
      tellLinkOpened(token, type).catch(() => told.delete(key));
    }
    for (const act of acts) document.addEventListener(act, tell, { passive: true });
    return () => {
      for (const act of acts) document.removeEventListener(act, tell);
    };
  }, [token, type]);
}
