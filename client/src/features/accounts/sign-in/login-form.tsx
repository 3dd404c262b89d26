import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { Fingerprint } from 'lucide-react';
import { useValidatedForm } from '#client/lib/use-validated-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Field, PasswordInput, TextInput } from '#client/ui/fields/field.tsx';
import { useAsyncAction } from '#client/lib/use-async-action.ts';
import { lazyAccountContract, login, signInWithPasskey } from './api.ts';
import type { GoToAuthStep } from './auth-step.ts';
import { AuthFailureBanner, announceAuthFailure, useAuthMessages } from './auth-failure.tsx';
import type { AuthFailure } from './auth-failure.tsx';
import { describeFieldProblems } from './field-problems.ts';

export function LoginForm({
  email = '',
  password = '',
  onStep,
}: {
  email?: string | undefined;
  password?: string | undefined;
  onStep: GoToAuthStep;
}) {
  const messages = useAuthMessages();
  const { t } = messages;
  const { attempt: askForCode, isUnderWay } = useAsyncAction(login);
  const { attempt: askPasskey, isUnderWay: isAskingPasskey } = useAsyncAction(signInWithPasskey);
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const { field, check, isChecking, problemWith, values } = useValidatedForm(
    { username: email, password },
    async () => (await lazyAccountContract.load()).loginBody,
    describeFieldProblems(t),
  );

  const fail = (error: unknown, detail: string) =>
    setFailure(
      announceAuthFailure(messages, error, { title: t('loginFailed'), text: t('tryAgain'), detail }),
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
      fail(error, t('wrongCredentials'));
    }
  }

  async function submitPasskey() {
    setFailure(null);
    try {
      await askPasskey();
    } catch (error) {
      fail(error, t('passkeyFailed'));
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <Field label={t('address')} error={problemWith('username')}>
        <TextInput type="email" autoComplete="username" {...field('username')} />
      </Field>
      <Field label={t('password')} error={problemWith('password')}>
        <PasswordInput autoComplete="current-password" {...field('password')} />
      </Field>
      <AuthFailureBanner failure={failure} />
      <Button type="submit" isBusy={isChecking || isUnderWay}>
        {t('signIn')}
      </Button>
      <Button
        variant="secondary"
        icon={Fingerprint}
        isBusy={isAskingPasskey}
        onClick={() => void submitPasskey()}
      >
        {t('signInWithPasskey')}
      </Button>
      <Button variant="quiet" onClick={() => onStep({ name: 'reset-password', email: values.username })}>
        {t('forgotPassword')}
      </Button>
    </form>
  );
}
