import { useSyncExternalStore } from 'react';
import { Info } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { useMessages } from '#client/lib/messages/use-messages.ts';
import { paths } from '#client/lib/paths.ts';
import { SIGN_IN_TO_GO_ON } from '#client/lib/stored-draft.ts';
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

/** Explains why the owner has been signed out. Owners' pages write that in English, so other languages only say what to do. */
export function SignOutBanner({ className }: { className?: string }) {
  const t = useMessages('errors');
  const notice = useSyncExternalStore(signOutNotice.subscribe, signOutNotice.current, () => null);
  const [path] = useLocation();
  if (notice === null) return null;
  if (t.language !== 'en')
    return (
      <BannerFrame tone={tone} role="status" className={className}>
        {path === paths.auth() ? (
          t('signInToContinue')
        ) : (
          <Link href={paths.auth()} className="text-link">
            {t('signInToContinue')}
          </Link>
        )}
      </BannerFrame>
    );
  const leadsToSignIn = notice.endsWith(SIGN_IN_TO_GO_ON) && path !== paths.auth();
  return (
    <BannerFrame tone={tone} role="status" className={className}>
      {leadsToSignIn ? (
        <>
          {notice.slice(0, -SIGN_IN_TO_GO_ON.length)}{' '}
          <Link href={paths.auth()} className="text-link">
            {SIGN_IN_TO_GO_ON.trim()}
          </Link>
        </>
      ) : (
        notice
      )}
    </BannerFrame>
  );
}
