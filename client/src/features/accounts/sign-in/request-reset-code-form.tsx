import { useRef, useState } from 'react';
import { normaliseEmail } from '#shared/domain/email-address.ts';
import { appendEmailExample } from '#client/lib/emails/email-example.ts';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { Button } from '#client/ui/button.tsx';
import { Field, TextInput } from '#client/ui/fields/field.tsx';
import { toast } from '#client/ui/overlays/toast.tsx';
import { useAsyncAction } from '#client/lib/use-async-action.ts';
import { requestPasswordReset } from './api.ts';

function problemWith(email: string): string | undefined {
  if (email === '') return 'Please enter your email address.';
  if (!email.includes('@') || email.length < 5) return 'Please enter a valid email address.';
  return undefined;
}

interface ResetCodeFormProps {
  email: string;
  /** Called once the user has a code: one was just sent, or they say they already have it. */
  onCode: (email: string) => void;
}

/** If a stranger's requests have rate-limited the owner's, the code from the stranger's request works too. */
export function RequestResetCodeForm({ email, onCode }: ResetCodeFormProps) {
  const [typed, setTyped] = useState(email);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const { attempt: requestCode, isUnderWay } = useAsyncAction(requestPasswordReset);

  function checkedAddress(): string | null {
    const address = normaliseEmail(typed);
    const problem = problemWith(address);
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
        title: 'Code sent',
        description: 'Reset code has been sent to your email.',
        variant: 'success',
      });
      onCode(address);
    } catch (refusal) {
      const message = getErrorMessage(refusal, 'Failed to request password reset.');
      setError(message);
      toast({ title: 'Failed to request password reset.', description: message, variant: 'destructive' });
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
      <p className="text-quiet">
        Enter the email address you registered with. We’ll send it a code that lets you choose a new password.
      </p>
      <Field label="Email address" error={appendEmailExample(error)}>
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
        Send reset code
      </Button>
      <Button variant="quiet" onClick={goOn}>
        I already have a code
      </Button>
    </form>
  );
}
