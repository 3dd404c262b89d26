import { useSyncExternalStore } from 'react';
import { Info } from 'lucide-react';
import { tabStorage } from '#client/lib/browser-storage.ts';
import { BannerFrame } from '#client/ui/banner-frame.tsx';

const KEY = 'leavebits.notice';

let notice: string | null = tabStorage.get(KEY);
tabStorage.remove(KEY);
const listeners = new Set<() => void>();

/** Why the owner sees the sign-in page instead of their home page. Shown until the next sign-in. */
export function showSignOutNotice(text: string | null): void {
  notice = text;
  for (const listener of listeners) listener();
}

/** Preserves the notice across one reload. */
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

/** Tells people why they are no longer signed in. */
export function SignOutBanner({ className }: { className?: string }) {
  const notice = useSyncExternalStore(signOutNotice.subscribe, signOutNotice.current, () => null);
  if (notice === null) return null;
  return (
    <BannerFrame tone={tone} role="status" className={className}>
      {notice}
    </BannerFrame>
  );
}
