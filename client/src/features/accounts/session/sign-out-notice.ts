import { tabStorage } from '../../../lib/browser-storage.ts';

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

export const signOutNotice = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => notice,
};
