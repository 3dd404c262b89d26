import { useSyncExternalStore } from 'react';
import { Info } from 'lucide-react';
import { tabStorage } from '#client/lib/browser-storage.ts';
import { BannerFrame } from '#client/ui/banner-frame.tsx';

const KEY = 'leavebits.notice';

let notice: string | null = tabStorage.get(KEY);
tabStorage.remove(KEY);
const listeners = new Set<() => void>();

/** Sets the reason shown on the sign-in page until the next sign-in. Null clears it. */
export function showSignOutNotice(text: string | null): void {
  notice = text;
  for (const listener of listeners) listener();
}

/** Stores the notice so that it survives one reload. */
export function storeSignOutNotice(text: string): void {
  tabStorage.set(KEY, text);
}

const signOutNotice = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => notice,
};

const tone = { icon: Info, look: 'bg-primary-soft', mark: 'text-primary' };

/** Explains why the owner has been signed out. */
export function SignOutBanner({ className }: { className?: string }) {
  const notice = useSyncExternalStore(signOutNotice.subscribe, signOutNotice.current, () => null);
  if (notice === null) return null;
  return (
    <BannerFrame tone={tone} role="status" className={className}>
      {notice}
    </BannerFrame>
  );
}
