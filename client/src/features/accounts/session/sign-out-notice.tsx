import { useSyncExternalStore } from 'react';
import { Info } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { sessionEndReasons } from '#shared/domain/session-ends.ts';
import type { MessageId } from '#shared/messages/catalog.ts';
import { useMessages, type Messages } from '#client/lib/messages/use-messages.ts';
import { paths } from '#client/lib/paths.ts';
import { SIGN_IN_TO_GO_ON } from '#client/lib/stored-draft.ts';
import { tabStorage } from '#client/lib/browser-storage.ts';
import { BannerFrame } from '#client/ui/banner-frame.tsx';

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
  const shown = useSyncExternalStore(signOutNotice.subscribe, signOutNotice.current, () => null);
  const isOnSignInPage = useLocation()[0] === paths.auth();
  if (shown === null) return null;
  const isDraftKept = shown.text.endsWith(SIGN_IN_TO_GO_ON);
  return (
    <BannerFrame tone={tone} role="status" className={className}>
      {t.language === 'en' ? (
        <EnglishNotice text={shown.text} leadsToSignIn={isDraftKept && !isOnSignInPage} />
      ) : isOnSignInPage ? (
        (translateNotice(t, shown, isDraftKept) ?? t('signInToContinue'))
      ) : (
        <Link href={paths.auth()} className="text-link">
          {t('signInToContinue')}
        </Link>
      )}
    </BannerFrame>
  );
}

/** Null for a reason that only newer servers know. */
function translateNotice(
  t: Messages<'errors'>,
  { reason }: SignOutNotice,
  isDraftKept: boolean,
): string | null {
  const sentences = [...(reason ? [t(reason)] : []), ...(isDraftKept ? [t('draftKept')] : [])];
  return sentences.join(' ') || null;
}

function EnglishNotice({ text, leadsToSignIn }: { text: string; leadsToSignIn: boolean }) {
  if (!leadsToSignIn) return text;
  return (
    <>
      {text.slice(0, -SIGN_IN_TO_GO_ON.length)}{' '}
      <Link href={paths.auth()} className="text-link">
        {SIGN_IN_TO_GO_ON.trim()}
      </Link>
    </>
  );
}
