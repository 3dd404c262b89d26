import { useState } from 'react';
import { z } from 'zod/mini';

const KEY = 'leavebits.dismissedReports';

function stored(): Set<number> {
  try {
    return new Set(z.array(z.number()).parse(JSON.parse(localStorage.getItem(KEY) ?? '[]')));
  } catch {
    // Storage is unavailable or its content is invalid, so all reports show again.
    return new Set();
  }
}

/** The ended reports that the owner has dismissed in this browser. */
export function useDismissedReports() {
  const [dismissed, setDismissed] = useState<ReadonlySet<number>>(stored);
  function dismiss(id: number) {
    const all = new Set([...dismissed, id]);
    setDismissed(all);
    try {
      localStorage.setItem(KEY, JSON.stringify([...all]));
    } catch {
      // The report is only dismissed for this visit.
    }
  }
  return { dismissed, dismiss };
}
