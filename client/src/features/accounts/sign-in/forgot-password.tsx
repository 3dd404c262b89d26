import { ArrowLeft } from 'lucide-react';
import { useMessages } from '#client/lib/messages/use-messages.ts';
import { Button } from '#client/ui/button.tsx';
import type { AuthStep, GoToAuthStep } from './auth-step.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { PendingResetStep } from './pending-reset-step.tsx';
import { RequestResetCodeForm } from './request-reset-code-form.tsx';

interface ForgotPasswordProps {
  step: Extract<AuthStep, { name: 'reset-password' }>;
  onStep: GoToAuthStep;
}

/** Asks for the address, then for the emailed code and a new password. */
export function ForgotPassword({
  step: { email = '', isCodeSent = false, changesAt },
  onStep,
}: ForgotPasswordProps) {
  const t = useMessages('sign-in');
  const awaitCode = (sentTo: string) => onStep({ name: 'reset-password', email: sentTo, isCodeSent: true });
  if (changesAt !== undefined) {
    return (
      <PendingResetStep
        email={email}
        changesAt={changesAt}
        onReset={() => onStep({ name: 'credentials', email, isPasswordReset: true })}
        onBack={() => onStep({ name: 'credentials', email })}
      />
    );
  }
  return (
    <div className="flex flex-col gap-5">
      {isCodeSent ? (
        <NewPasswordForm
          email={email}
          onResent={() => awaitCode(email)}
          onWait={(at) => onStep({ name: 'reset-password', email, isCodeSent: true, changesAt: at })}
          onReset={() => onStep({ name: 'credentials', email, isPasswordReset: true })}
        />
      ) : (
        <RequestResetCodeForm email={email} onCode={awaitCode} />
      )}
      {isCodeSent && (
        <Button variant="quiet" onClick={() => onStep({ name: 'reset-password', email })}>
          {t('otherAddress')}
        </Button>
      )}
      <Button variant="quiet" icon={ArrowLeft} onClick={() => onStep({ name: 'credentials', email })}>
        {t('backToSignIn')}
      </Button>
    </div>
  );
}
