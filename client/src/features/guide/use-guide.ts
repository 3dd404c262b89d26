import { useSyncExternalStore } from 'react';
import { tabStorage } from '../../lib/browser-storage.ts';
import { useCurrentUser } from '../accounts/session/use-current-user.ts';
import { formatGuideProgress, parseGuideProgress, type GuidePosition } from './guide-steps.ts';

const KEY = 'leavebits-guide';
const listeners = new Set<() => void>();
// If the browser denies storage, the progress is lost on reload.
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
 * The guide for new owners. The tab only stores that the guide is running and which steps were skipped. The next step is
 * derived from the owner's data, so the guide resumes at the right place after an interruption.
 */
export function useGuide() {
  const { user } = useCurrentUser();
  const words = useSyncExternalStore(subscribe, () => kept);
  const ownerId = user?.id ?? 0;
  return {
    /** The guide's position. Null while no guide is running. */
    from: parseGuideProgress(words, ownerId),
    goTo: (from: GuidePosition) => keep(formatGuideProgress(ownerId, from)),
    leave: () => {
      keep(null);
      // The pressed button disappears together with its bar.
      if (!document.querySelector('[role=dialog]')) document.getElementById('main')?.focus();
    },
  };
}
