import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ArrowLeft } from 'lucide-react';
import { limits } from '#shared/domain/limits.ts';
import { useWrongCodeAttempts } from '#client/lib/use-wrong-code-attempts.ts';
import { EmailAddress } from '#client/lib/emails/email-address.tsx';
import { Button } from '#client/ui/button.tsx';
import { CodeInput } from '#client/ui/fields/code-input.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import {
  AuthFailureBanner,
  announceExhaustedCode,
  announceVerificationFailure,
  useAuthMessages,
} from './auth-failure.tsx';
import type { AuthFailure } from './auth-failure.tsx';
import { ResendCodeButton } from './resend-code-button.tsx';

export interface EmailCodeStepProps {
  email: string;
  submitLabel: string;
  /** Rejects if the code is wrong or has expired. */
  onSubmit: (code: string) => Promise<unknown>;
  /** Undefined if the user has to start over to get a new code. */
  onResend?: (() => Promise<unknown>) | undefined;
  backLabel: string;
  onBack: () => void;
  children?: ReactNode;
}

/** The last step of signing in and registering, in which the user enters the emailed code. */
export function EmailCodeStep({
  email,
  submitLabel,
  onSubmit,
  onResend,
  backLabel,
  onBack,
  children,
}: EmailCodeStepProps) {
  const messages = useAuthMessages();
  const { t } = messages;
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { isSpent, count, startAgain } = useWrongCodeAttempts();
  // Not the state, which a second submit in the same moment doesn't see yet. Each would cost an attempt.
  const isSending = useRef(false);

  async function submit() {
    if (isSending.current) return;
    if (code.trim() === '') return setError(t('codeMissing'));
    setError(undefined);
    setFailure(null);
    setIsBusy(true);
    isSending.current = true;
    try {
      await onSubmit(code);
    } catch (refusal) {
      setFailure(
        count(refusal) ? announceExhaustedCode(messages) : announceVerificationFailure(messages, refusal),
      );
    } finally {
      isSending.current = false;
      setIsBusy(false);
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      className="flex flex-col gap-5"
    >
      {/* A message about a wrong code would otherwise cover the field for the next one. */}
      <div data-kept-free>
        <Field
          label={t('code')}
          hint={t.rich('codeHint', {
            email: () => (
              <strong className="wrap-anywhere text-ink">
                <EmailAddress email={email} />
              </strong>
            ),
            minutes: limits.codeMinutes,
          })}
          error={error}
        >
          <CodeInput value={code} onChange={setCode} digits={limits.codeMaxDigits} autoFocus />
        </Field>
      </div>
      {children}
      <AuthFailureBanner failure={failure} />
      <Button type="submit" variant={isSpent ? 'secondary' : 'primary'} isBusy={isBusy}>
        {submitLabel}
      </Button>
      {onResend && (
        <ResendCodeButton
          isNext={isSpent}
          onResend={async () => {
            await onResend();
            setCode('');
            setFailure(null);
            startAgain();
          }}
        />
      )}
      <div className="flex flex-col gap-1">
        <Button variant={isSpent && !onResend ? 'primary' : 'quiet'} icon={ArrowLeft} onClick={onBack}>
          {backLabel}
        </Button>
        {!onResend && <p className="text-center text-sm text-quiet">{t('codeElsewhere')}</p>}
      </div>
    </form>
  );
}
