import { useState } from 'react';
import { z } from 'zod/mini';

const KEY = 'leavebits.dismissedReports';

function stored(): Set<number> {
  try {
    return new Set(z.array(z.number()).parse(JSON.parse(localStorage.getItem(KEY) ?? '[]')));
  } catch {
    // Storage is unavailable or contains nothing of ours, so the notes show again.
    return new Set();
  }
}

/** The ended reports that the owner has dismissed, remembered in this browser. */
export function useDismissedReports() {
  const [dismissed, setDismissed] = useState<ReadonlySet<number>>(stored);
  function dismiss(id: number) {
    const all = new Set([...dismissed, id]);
    setDismissed(all);
    try {
      localStorage.setItem(KEY, JSON.stringify([...all]));
    } catch {
      // Then it is dismissed for this visit only.
    }
  }
  return { dismissed, dismiss };
}
