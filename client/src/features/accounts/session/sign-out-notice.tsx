import { useSyncExternalStore } from 'react';
import { tabStorage } from '../../../lib/browser-storage.ts';
import { Banner } from '../../../ui/banner.tsx';

const KEY = 'leavebits.notice';

let notice: string | null = tabStorage.get(KEY);
tabStorage.remove(KEY);
const listeners = new Set<() => void>();

/** Why the owner finds the sign-in page instead of the home: shown there until the next sign-in. */
export function showSignOutNotice(text: string | null): void {
  notice = text;
  for (const listener of listeners) listener();
}

/** The same across a reload, once. */
export function keepSignOutNotice(text: string): void {
  tabStorage.set(KEY, text);
}

const signOutNotice = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => notice,
};

/** Says why someone who was signed in is so no longer. */
export function SignOutBanner({ className }: { className?: string }) {
  const notice = useSyncExternalStore(signOutNotice.subscribe, signOutNotice.current, () => null);
  if (notice === null) return null;
  return (
    <Banner tone="info" role="status" className={className}>
      {notice}
    </Banner>
  );
}
