import { useState } from 'react';
import { ArrowLeft } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import type { GoToStep } from './auth-step.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { ResetCodeForm } from './reset-code-form.tsx';

/** First the address, then the mailed code with a new password. */
export function ForgotPassword({ email = '', onStep }: { email?: string | undefined; onStep: GoToStep }) {
  const [codeSentTo, setCodeSentTo] = useState<string | null>(null);
  return (
    <div className="flex flex-col gap-5">
      {codeSentTo === null ? (
        <ResetCodeForm email={email} onSent={setCodeSentTo} />
      ) : (
        <NewPasswordForm
          email={codeSentTo}
          onReset={() => onStep({ name: 'credentials', email: codeSentTo, isPasswordReset: true })}
        />
      )}
      {codeSentTo !== null && (
        <Button variant="quiet" onClick={() => setCodeSentTo(null)}>
          Use another address
        </Button>
      )}
      <Button
        variant="quiet"
        icon={ArrowLeft}
        onClick={() => onStep({ name: 'credentials', email: codeSentTo ?? email })}
      >
        Back to login
      </Button>
    </div>
  );
}
