import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { Fingerprint } from 'lucide-react';
import { withEmailExample } from '../../../lib/emails/email-example.ts';
import { useCheckedForm } from '../../../lib/use-checked-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, PasswordInput, TextInput } from '../../../ui/fields/field.tsx';
import { useAttempt } from '../../../lib/use-attempt.ts';
import { accountContract, login, passkeyLogin } from './api.ts';
import type { GoToStep } from './auth-step.ts';
import { FailureNote, announceFailure } from './failure.tsx';
import type { Failure } from './failure.tsx';

export function LoginForm({ email = '', onStep }: { email?: string | undefined; onStep: GoToStep }) {
  const { attempt: askForCode, isUnderWay } = useAttempt(login);
  const { attempt: askPasskey, isUnderWay: isAskingPasskey } = useAttempt(passkeyLogin);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { field, check, isChecking, problemWith, values } = useCheckedForm(
    { username: email, password: '' },
    async () => (await accountContract.load()).loginBody,
  );

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    try {
      const credentials = await check(event);
      if (!credentials) return;
      setFailure(null);
      const { userId, factors } = await askForCode(credentials);
      const { username, password } = credentials;
      onStep({ name: 'login-code', userId, factors, email: username, password });
    } catch (error) {
      setFailure(announceFailure(error, 'Login failed', 'Authentication failed. Please try again.'));
    }
  }

  async function signInWithPasskey() {
    setFailure(null);
    try {
      await askPasskey();
    } catch (error) {
      setFailure(announceFailure(error, 'Login failed', 'Authentication failed. Please try again.'));
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <Field label="Email address" error={withEmailExample(problemWith('username'))}>
        <TextInput type="email" autoComplete="username" {...field('username')} />
      </Field>
      <Field label="Password" error={problemWith('password')}>
        <PasswordInput autoComplete="current-password" {...field('password')} />
      </Field>
      <FailureNote failure={failure} />
      <Button type="submit" isBusy={isChecking || isUnderWay}>
        Sign in
      </Button>
      <Button
        variant="secondary"
        icon={Fingerprint}
        isBusy={isAskingPasskey}
        onClick={() => void signInWithPasskey()}
      >
        Sign in with a passkey
      </Button>
      <Button variant="quiet" onClick={() => onStep({ name: 'reset-password', email: values.username })}>
        Forgot password?
      </Button>
    </form>
  );
}
