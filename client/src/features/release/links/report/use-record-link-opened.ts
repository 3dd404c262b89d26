import { useEffect } from 'react';
import type { ReporterLinkType } from '#shared/contracts/report-links.ts';
import { recordLinkOpened } from '../../api.ts';

const told = new Set<string>();

/** Acts of a person. A scanner that only loads the page does none of them. */
const acts = ['pointermove', 'pointerdown', 'touchmove', 'wheel', 'keydown'] as const;

/** Tells the server once that a person uses this page. It does so at their first act, not while the page loads. */
export function useRecordLinkOpened(token: string, type: ReporterLinkType): void {
  useEffect(() => {
    const key = `${type} ${token}`;
    function tell({ isTrusted }: Event) {
      if (!isTrusted || told.has(key)) return;
      told.add(key);
      // Only a note for the owner is lost. The next act tells the server again.
      recordLinkOpened(token, type).catch(() => told.delete(key));
    }
    for (const act of acts) document.addEventListener(act, tell, { passive: true });
    return () => {
      for (const act of acts) document.removeEventListener(act, tell);
    };
  }, [token, type]);
}
