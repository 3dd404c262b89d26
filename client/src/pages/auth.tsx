import { useState } from 'react';
import { Redirect, useSearch } from 'wouter';
import { AuthPanel } from '../features/accounts/sign-in/auth-panel.tsx';
import { authTitle, firstStep } from '../features/accounts/sign-in/auth-step.ts';
import type { AuthMode, AuthStep } from '../features/accounts/sign-in/auth-step.ts';
import { PageSkeleton } from '../features/site/page-skeleton.tsx';
import { findKeptStep, keepStep } from '../features/accounts/sign-in/kept-step.ts';
import { SignOutBanner } from '../features/accounts/session/sign-out-notice.tsx';
import { SitePage } from '../features/site/site-page.tsx';
import { accountContract } from '../features/accounts/sign-in/api.ts';
import { useCurrentUser } from '../features/accounts/session/use-current-user.ts';
import { pageAfterSignIn } from '../features/accounts/session/wanted-page.ts';
import { preloadSoon } from '../lib/lazy/lazy-part.tsx';

preloadSoon(accountContract);

const modeOf = (asked: string | null): AuthMode =>
  asked === 'register' || asked === 'reset' ? asked : 'login';

export function AuthPage() {
  const { user, isLoading } = useCurrentUser();
  const mode = modeOf(new URLSearchParams(useSearch()).get('mode'));
  const [step, setStep] = useState<AuthStep>(() => findKeptStep(mode) ?? firstStep(mode));
  const title = authTitle(step, mode);
  if (isLoading) return <PageSkeleton />;
  // An owner who is signed in may change the password all the same.
  if (user && step.name !== 'reset-password') return <Redirect to={pageAfterSignIn()} replace />;

  function goTo(next: AuthStep) {
    keepStep(next);
    setStep(next);
  }
  return (
    <SitePage title={title} width="form">
      <SignOutBanner className="mb-6" />
      <AuthPanel title={title} mode={mode} step={step} onStep={goTo} />
    </SitePage>
  );
}
