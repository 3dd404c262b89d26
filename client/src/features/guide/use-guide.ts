import { useSyncExternalStore } from 'react';
import { tabStorage } from '../../lib/browser-storage.ts';
import { useCurrentUser } from '../accounts/session/use-current-user.ts';
import { formatGuideProgress, parseGuideProgress, type GuidePosition } from './guide-steps.ts';

const KEY = 'leavebits-guide';
const listeners = new Set<() => void>();
// A browser that refuses storage keeps the guide until the next reload.
let kept = tabStorage.get(KEY);

function keep(words: string | null): void {
  kept = words;
  if (words === null) tabStorage.remove(KEY);
  else tabStorage.set(KEY, words);
  listeners.forEach((tell) => tell());
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/**
 * The guide of a new owner. The tab remembers only that it runs and what was skipped. Which step comes next follows from what the
 * owner has, so it goes on in the right place after any break.
 */
export function useGuide() {
  const { user } = useCurrentUser();
  const words = useSyncExternalStore(subscribe, () => kept);
  const ownerId = user?.id ?? 0;
  return {
    /** The place where it is. Null while no guide runs. */
    from: parseGuideProgress(words, ownerId),
    goTo: (from: GuidePosition) => keep(formatGuideProgress(ownerId, from)),
    leave: () => {
      keep(null);
      // The button that was pressed goes with its bar.
      if (!document.querySelector('[role=dialog]')) document.getElementById('main')?.focus();
    },
  };
}
