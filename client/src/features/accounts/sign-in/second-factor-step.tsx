import { useRef, useState } from 'react';
import { ArrowLeft, Fingerprint } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { Field, TextInput } from '#client/ui/fields/field.tsx';
import { announceVerificationFailure, AuthFailureBanner, useAuthMessages } from './auth-failure.tsx';
import type { AuthFailure } from './auth-failure.tsx';

export interface SecondFactorStepProps {
  hasTotp: boolean;
  hasPasskey: boolean;
  submitLabel: string;
  /** Rejects if the code is wrong or has expired. */
  onCode: (code: string) => Promise<unknown>;
  /** Rejects if the passkey is not accepted or none was used. */
  onPasskey?: () => Promise<unknown>;
  backLabel: string;
  onBack: () => void;
}

/** Asks for the second factor: a code from the app, a recovery code, or a passkey. */
export function SecondFactorStep({
  hasTotp,
  hasPasskey,
  submitLabel,
  onCode,
  onPasskey,
  backLabel,
  onBack,
}: SecondFactorStepProps) {
  const messages = useAuthMessages();
  const { t } = messages;
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const [busy, setBusy] = useState<'code' | 'passkey' | null>(null);
  // Not the state, which a second submit in the same moment doesn't see yet. Each would cost an attempt.
  const isSending = useRef(false);

  async function attempt(what: 'code' | 'passkey', act: () => Promise<unknown>) {
    if (isSending.current) return;
    isSending.current = true;
    setError(undefined);
    setFailure(null);
    setBusy(what);
    try {
      await act();
    } catch (refusal) {
      setFailure(
        announceVerificationFailure(
          messages,
          refusal,
          t(what === 'code' ? 'factorInvalid' : 'passkeyFailed'),
        ),
      );
    } finally {
      isSending.current = false;
      setBusy(null);
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() === '') return setError(t('factorMissing'));
        void attempt('code', () => onCode(code));
      }}
      className="flex flex-col gap-5"
    >
      {hasPasskey && onPasskey && (
        <Button
          icon={Fingerprint}
          isBusy={busy === 'passkey'}
          onClick={() => void attempt('passkey', onPasskey)}
        >
          {t('usePasskey')}
        </Button>
      )}
      <Field
        label={t(hasTotp ? 'appCode' : 'recoveryCode')}
        hint={t(hasTotp ? 'appCodeHint' : 'recoveryCodeHint')}
        error={error}
      >
        <TextInput
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          autoFocus={!hasPasskey}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </Field>
      <AuthFailureBanner failure={failure} />
      <Button type="submit" variant={hasPasskey ? 'secondary' : 'primary'} isBusy={busy === 'code'}>
        {submitLabel}
      </Button>
      <Button variant="quiet" icon={ArrowLeft} onClick={onBack}>
        {backLabel}
      </Button>
    </form>
  );
}
