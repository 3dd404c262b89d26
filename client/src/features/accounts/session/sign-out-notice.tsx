import { useSyncExternalStore } from 'react';
import { Info } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { sessionEndReasons } from '#shared/domain/session-ends.ts';
import type { MessageId } from '#shared/messages/catalog.ts';
import { useMessages } from '#client/lib/messages/use-messages.ts';
import { paths } from '#client/lib/paths.ts';
import { tabStorage } from '#client/lib/browser-storage.ts';
import { BannerFrame } from '#client/ui/banner-frame.tsx';
import { useSessionMessages } from './use-session-messages.ts';

const KEY = 'leavebits.notice';

/** Why an owner has been signed out. */
export interface SignOutNotice {
  /** In English, as the owner's pages are. */
  text: string;
  /** What the sign-in page says about it in other languages. Undefined for what only newer servers know. */
  reason?: SignOutReason;
}

const signOutReasons = [
  ...sessionEndReasons,
  'endedByInactivity',
  'endedByOtherOwner',
  'pageNeedsSignIn',
] as const satisfies MessageId<'errors'>[];

type SignOutReason = (typeof signOutReasons)[number];

export const isSignOutReason = (text: unknown): text is SignOutReason =>
  signOutReasons.some((reason) => reason === text);

let notice = takeStoredNotice();
const listeners = new Set<() => void>();

/** Sets the reason shown on the sign-in page until the next sign-in. Null clears it. */
export function showSignOutNotice(next: SignOutNotice | null): void {
  notice = next;
  for (const listener of listeners) listener();
}

/** Stores the notice so that it survives one reload. */
export function storeSignOutNotice(stored: SignOutNotice): void {
  tabStorage.set(KEY, JSON.stringify(stored));
}

/** A page of an earlier version has stored the text only. */
function takeStoredNotice(): SignOutNotice | null {
  const stored = tabStorage.get(KEY);
  // First, so that a damaged one can't break every page load.
  tabStorage.remove(KEY);
  if (stored === null) return null;
  if (!stored.startsWith('{')) return { text: stored };
  const { text, reason } = JSON.parse(stored) as { text: string; reason?: string };
  return isSignOutReason(reason) ? { text, reason } : { text };
}

const signOutNotice = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => notice,
};

const tone = { icon: Info, look: 'bg-primary-soft', mark: 'text-primary' };

/** Explains why the owner has been signed out. Where signing in is on another page, other languages only lead there. */
export function SignOutBanner({ className }: { className?: string }) {
  const t = useMessages('errors');
  const signIn = useSessionMessages()('signInToGoOn');
  const shown = useSyncExternalStore(signOutNotice.subscribe, signOutNotice.current, () => null);
  const isOnSignInPage = useLocation()[0] === paths.auth();
  if (shown === null) return null;
  const { text, reason } = shown;
  const isDraftKept = text.endsWith(signIn);
  const linkTo = (content: string) => (
    <Link href={paths.auth()} className="text-link">
      {content}
    </Link>
  );
  return (
    <BannerFrame tone={tone} role="status" className={className}>
      {t.language === 'en' ? (
        isDraftKept && !isOnSignInPage ? (
          <>
            {text.slice(0, -signIn.length)}
            {linkTo(signIn)}
          </>
        ) : (
          text
        )
      ) : isOnSignInPage ? (
        // A reason that only newer servers know has no message.
        [reason && t(reason), isDraftKept && t('draftKept')].filter(Boolean).join(' ') ||
        t('signInToContinue')
      ) : (
        linkTo(t('signInToContinue'))
      )}
    </BannerFrame>
  );
}
