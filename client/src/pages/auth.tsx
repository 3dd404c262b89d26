import { useEffect, useState } from 'react';
import { Link, Redirect, useSearch } from 'wouter';
import { AuthPanel } from '../features/accounts/sign-in/auth-panel.tsx';
import { getAuthTitle, getInitialAuthStep } from '../features/accounts/sign-in/auth-step.ts';
import type { AuthMode, AuthStep } from '../features/accounts/sign-in/auth-step.ts';
import { PageSkeleton } from '../features/site/page-skeleton.tsx';
import { findStoredAuthStep, storeAuthStep } from '../features/accounts/sign-in/stored-auth-step.ts';
import { SignOutBanner } from '../features/accounts/session/sign-out-notice.tsx';
import { SitePage } from '../features/site/site-page.tsx';
import { lazyAccountContract } from '../features/accounts/sign-in/api.ts';
import { useCurrentUser } from '../features/accounts/session/use-current-user.ts';
import { getPageAfterSignIn } from '../features/accounts/session/page-after-sign-in.ts';
import { useMessages } from '../lib/messages/use-messages.ts';
import { paths } from '../lib/paths.ts';
import { preloadPageAt } from '../routes.tsx';
import { preloadAfterPaint } from '../lib/lazy/preloadable-component.tsx';

preloadAfterPaint(lazyAccountContract);

const modeOf = (asked: string | null): AuthMode =>
  asked === 'register' || asked === 'reset' ? asked : 'login';

export function AuthPage() {
  const t = useMessages('sign-in');
  const { user, isLoading } = useCurrentUser();
  const mode = modeOf(new URLSearchParams(useSearch()).get('mode'));
  const [step, setStep] = useState<AuthStep>(() => findStoredAuthStep(mode) ?? getInitialAuthStep(mode));
  const title = getAuthTitle(t, step, mode);
  // While the owner looks for the code, the page that follows arrives.
  const isNearlySignedIn = step.name === 'login-code' || step.name === 'register-code';
  useEffect(() => {
    if (isNearlySignedIn)
      preloadAfterPaint({ preload: () => preloadPageAt(new URL(getPageAfterSignIn(), location.origin)) });
  }, [isNearlySignedIn]);
  if (isLoading) return <PageSkeleton />;
  // Signed-in owners can still reset their password.
  if (user && step.name !== 'reset-password') return <Redirect to={getPageAfterSignIn()} replace />;

  function goTo(next: AuthStep) {
    storeAuthStep(next);
    setStep(next);
  }
  return (
    <SitePage title={title} width="form">
      <SignOutBanner className="mb-6" />
      <AuthPanel title={title} mode={mode} step={step} onStep={goTo} />
      <p className="mt-6 text-quiet">
        {t.rich('forRecipients', {
          link: (content) => (
            <Link href={paths.myLeavebits()} className="text-link">
              {content}
            </Link>
          ),
        })}
      </p>
    </SitePage>
  );
}
