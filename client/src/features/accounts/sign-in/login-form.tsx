import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { Fingerprint } from 'lucide-react';
import { appendEmailExample } from '#client/lib/emails/email-example.ts';
import { useValidatedForm } from '#client/lib/use-validated-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Field, PasswordInput, TextInput } from '#client/ui/fields/field.tsx';
import { useAsyncAction } from '#client/lib/use-async-action.ts';
import { lazyAccountContract, login, signInWithPasskey } from './api.ts';
import type { GoToAuthStep } from './auth-step.ts';
import { AuthFailureBanner, announceAuthFailure } from './auth-failure.tsx';
import type { AuthFailure } from './auth-failure.tsx';

export function LoginForm({
  email = '',
  password = '',
  onStep,
}: {
  email?: string | undefined;
  password?: string | undefined;
  onStep: GoToAuthStep;
}) {
  const { attempt: askForCode, isUnderWay } = useAsyncAction(login);
  const { attempt: askPasskey, isUnderWay: isAskingPasskey } = useAsyncAction(signInWithPasskey);
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const { field, check, isChecking, problemWith, values } = useValidatedForm(
    { username: email, password },
    async () => (await lazyAccountContract.load()).loginBody,
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
      setFailure(announceAuthFailure(error, 'Login failed', 'Authentication failed. Please try again.'));
    }
  }

  async function submitPasskey() {
    setFailure(null);
    try {
      await askPasskey();
    } catch (error) {
      setFailure(announceAuthFailure(error, 'Login failed', 'Authentication failed. Please try again.'));
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <Field label="Email address" error={appendEmailExample(problemWith('username'))}>
        <TextInput type="email" autoComplete="username" {...field('username')} />
      </Field>
      <Field label="Password" error={problemWith('password')}>
        <PasswordInput autoComplete="current-password" {...field('password')} />
      </Field>
      <AuthFailureBanner failure={failure} />
      <Button type="submit" isBusy={isChecking || isUnderWay}>
        Sign in
      </Button>
      <Button
        variant="secondary"
        icon={Fingerprint}
        isBusy={isAskingPasskey}
        onClick={() => void submitPasskey()}
      >
        Sign in with a passkey
      </Button>
      <Button variant="quiet" onClick={() => onStep({ name: 'reset-password', email: values.username })}>
        Forgot password?
      </Button>
    </form>
  );
}
