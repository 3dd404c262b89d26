import { useEffect, useRef } from 'react';
import { Card } from '#client/ui/card.tsx';
import type { AuthMode, AuthStep, GoToAuthStep } from './auth-step.ts';
import { CredentialsTabs } from './credentials-tabs.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import { LoginCodeStep } from './login-code-step.tsx';
import { RegisterCodeStep } from './register-code-step.tsx';

interface AuthPanelProps {
  title: string;
  mode: AuthMode;
  step: AuthStep;
  onStep: GoToAuthStep;
}

export function AuthPanel({ title, mode, step, onStep }: AuthPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step.name);
  useEffect(() => {
    // Focus the heading when returning to this step. All other steps focus their first field.
    if (shownStep.current !== step.name && step.name === 'credentials') heading.current?.focus();
    shownStep.current = step.name;
  }, [step.name]);

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="mb-6">
        {title}
      </h1>
      <Card>{content(step, mode, onStep)}</Card>
    </>
  );
}

function content(step: AuthStep, mode: AuthMode, onStep: GoToAuthStep) {
  switch (step.name) {
    case 'credentials':
      return <CredentialsTabs mode={mode} step={step} onStep={onStep} />;
    case 'login-code':
      return <LoginCodeStep step={step} onStep={onStep} />;
    case 'register-code':
      return <RegisterCodeStep step={step} onStep={onStep} />;
    case 'reset-password':
      return <ForgotPassword step={step} onStep={onStep} />;
  }
}
