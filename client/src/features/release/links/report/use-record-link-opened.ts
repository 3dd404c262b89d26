import { useEffect } from 'react';
import type { ReporterLinkType } from '#shared/contracts/report-links.ts';
import { recordLinkOpened } from '../../api.ts';

const told = new Set<string>();

/** Signs of a human visitor. A scanner that only loads the page triggers none of them. */
const acts = ['pointermove', 'pointerdown', 'touchmove', 'wheel', 'keydown'] as const;

/** Tells the server once that a human is using this page. Waits for an interaction, because scanners also load pages. */
export function useRecordLinkOpened(token: string, type: ReporterLinkType): void {
  useEffect(() => {
    const key = `${type} ${token}`;
    function tell({ isTrusted }: Event) {
      if (!isTrusted || told.has(key)) return;
      told.add(key);
      // The owner only misses a status. The next interaction retries.
      recordLinkOpened(token, type).catch(() => told.delete(key));
    }
    for (const act of acts) document.addEventListener(act, tell, { passive: true });
    return () => {
      for (const act of acts) document.removeEventListener(act, tell);
    };
  }, [token, type]);
}
