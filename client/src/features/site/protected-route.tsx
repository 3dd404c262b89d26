import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { CloudOff } from 'lucide-react';
import { Redirect, useLocation } from 'wouter';
import { useCommonMessages } from '../../lib/messages/use-common-messages.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { currentUserStore } from '../accounts/session/current-user-store.ts';
import { showSignOutNotice } from '../accounts/session/sign-out-notice.tsx';
import { clearPageAfterSignIn, storePageAfterSignIn } from '../accounts/session/page-after-sign-in.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { SitePage } from './site-page.tsx';
import { useCurrentUser } from '../accounts/session/use-current-user.ts';
import { useProtectedRouteMessages } from './use-protected-route-messages.ts';

/** Shows its content to signed-in owners and redirects everyone else to the start page. */
export function ProtectedRoute({ children }: { children: ReactNode }) {
  const { user, isGuest, isLoading, isUnknown } = useCurrentUser();
  const isSignedIn = Boolean(user) && !isGuest;
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (isSignedIn && !wasSignedIn) setWasSignedIn(true);
  useEffect(() => {
    if (isSignedIn) clearPageAfterSignIn();
  }, [isSignedIn]);
  if (isLoading) return <PageSkeleton />;
  if (isUnknown && !user) return <Unreachable />;
  if (isSignedIn) return children;
  // Owners who were signed in here know why they no longer are, or have already been told.
  return wasSignedIn ? <Redirect to={paths.landing()} replace /> : <SignInFirst />;
}

/** Redirects to the start page with an explanation, and remembers the requested page. */
function SignInFirst() {
  const t = useProtectedRouteMessages();
  const [path] = useLocation();
  useEffect(() => {
    storePageAfterSignIn(path);
    showSignOutNotice({ text: t('signInFirst'), reason: 'pageNeedsSignIn' });
  }, [path, t]);
  return <Redirect to={paths.landing()} replace />;
}

function Unreachable() {
  const t = useProtectedRouteMessages();
  const common = useCommonMessages();
  return (
    <SitePage title={t('noConnection')}>
      <h1 className="sr-only">{t('noConnection')}</h1>
      <EmptyState
        icon={CloudOff}
        title={t('notReached')}
        action={<Button onClick={currentUserStore.reset}>{common('tryAgain')}</Button>}
      >
        {t('notReachedNext')}
      </EmptyState>
    </SitePage>
  );
}
