import { useState } from 'react';
import { z } from 'zod';

const KEY = 'leavebits.dismissedReports';

function stored(): Set<number> {
  try {
    return new Set(z.array(z.number()).parse(JSON.parse(localStorage.getItem(KEY) ?? '[]')));
  } catch {
    // No storage in this browser, or nothing of ours in it: the notes are shown again.
    return new Set();
  }
}

/** The reports whose end the owner has seen and put away, remembered by this browser. */
export function useDismissedReports() {
  const [dismissed, setDismissed] = useState<ReadonlySet<number>>(stored);
  function dismiss(id: number) {
    const all = new Set([...dismissed, id]);
    setDismissed(all);
    try {
      localStorage.setItem(KEY, JSON.stringify([...all]));
    } catch {
      // Then it is put away for this visit only.
    }
  }
  return { dismissed, dismiss };
}
