import { useRef, useState } from 'react';
import { normaliseEmail } from '#shared/domain/email-address.ts';
import { useErrorMessage } from '#client/lib/messages/use-error-message.ts';
import { useMessages, type Messages } from '#client/lib/messages/use-messages.ts';
import { Button } from '#client/ui/button.tsx';
import { Field, TextInput } from '#client/ui/fields/field.tsx';
import { toast } from '#client/ui/overlays/toast.tsx';
import { useAsyncAction } from '#client/lib/use-async-action.ts';
import { requestPasswordReset } from './api.ts';

function problemWith(t: Messages<'sign-in'>, email: string): string | undefined {
  if (email === '') return t('addressMissing');
  if (!email.includes('@') || email.length < 5) return t('addressInvalid');
  return undefined;
}

interface ResetCodeFormProps {
  email: string;
  /** Called once the user has a code: one was just sent, or they say they already have it. */
  onCode: (email: string) => void;
}

/** If a stranger's requests have rate-limited the owner's, the code from the stranger's request works too. */
export function RequestResetCodeForm({ email, onCode }: ResetCodeFormProps) {
  const t = useMessages('sign-in');
  const getErrorMessage = useErrorMessage();
  const [typed, setTyped] = useState(email);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const { attempt: requestCode, isUnderWay } = useAsyncAction(requestPasswordReset);

  function checkedAddress(): string | null {
    const address = normaliseEmail(typed);
    const problem = problemWith(t, address);
    setError(problem);
    if (!problem) return address;
    input.current?.focus();
    return null;
  }

  function goOn() {
    const address = checkedAddress();
    if (address !== null) onCode(address);
  }

  async function submit() {
    const address = checkedAddress();
    if (address === null) return;
    try {
      await requestCode({ email: address });
      toast({
        title: t('resetCodeSent'),
        description: t('resetCodeSentTo'),
        variant: 'success',
      });
      onCode(address);
    } catch (refusal) {
      const message = getErrorMessage(refusal, t('resetCodeFailed'));
      setError(message);
      toast({ title: t('resetCodeFailed'), description: message, variant: 'destructive' });
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
      <p className="text-quiet">{t('resetIntro')}</p>
      <Field label={t('address')} error={error}>
        <TextInput
          ref={input}
          type="email"
          autoComplete="username"
          autoFocus
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Button type="submit" isBusy={isUnderWay}>
        {t('sendResetCode')}
      </Button>
      <Button variant="quiet" onClick={goOn}>
        {t('haveCode')}
      </Button>
    </form>
  );
}
