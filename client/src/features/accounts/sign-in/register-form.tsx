import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { Link } from 'wouter';
import { isPasswordAcceptable } from '#shared/domain/password.ts';
import { useTakesPayments } from '#client/lib/takes-payments.ts';
import { paths } from '#client/lib/paths.ts';
import { useValidatedForm } from '#client/lib/use-validated-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Field, PasswordInput, TextInput } from '#client/ui/fields/field.tsx';
import { toast } from '#client/ui/overlays/toast.tsx';
import { useAsyncAction } from '#client/lib/use-async-action.ts';
import { lazyAccountContract, register } from './api.ts';
import type { GoToAuthStep } from './auth-step.ts';
import {
  AuthFailureBanner,
  announceAuthFailure,
  announceInvalidPassword,
  announceRejectedPassword,
  useAuthMessages,
} from './auth-failure.tsx';
import type { AuthFailure } from './auth-failure.tsx';
import { describeFieldProblems } from './field-problems.ts';
import { PasswordChecklist } from './password-checklist.tsx';

export function RegisterForm({
  email = '',
  password = '',
  ownName = '',
  onStep,
}: {
  email?: string | undefined;
  password?: string | undefined;
  ownName?: string | undefined;
  onStep: GoToAuthStep;
}) {
  const messages = useAuthMessages();
  const { t } = messages;
  const takesPayments = useTakesPayments();
  const { attempt: requestAccount, isUnderWay } = useAsyncAction(register);
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const { field, check, isChecking, problemWith, refuse, values } = useValidatedForm(
    { username: email, name: ownName, password },
    async () => (await lazyAccountContract.load()).registerBody,
    describeFieldProblems(t),
  );

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    try {
      const credentials = await check(event);
      if (!credentials) {
        if (!isPasswordAcceptable(values.password)) announceInvalidPassword(messages);
        return;
      }
      setFailure(null);
      const { username, password, name } = credentials;
      const answer = await requestAccount({ username, password });
      toast({ title: t('codeSent'), description: t('codeSentTo', { email: answer.email }) });
      onStep({ name: 'register-code', email: answer.email, password, ownName: name });
    } catch (error) {
      const refusal = announceRejectedPassword(messages, error);
      if (refusal) return refuse('password', refusal);
      setFailure(
        announceAuthFailure(messages, error, {
          title: t('registrationFailed'),
          text: t('registrationAgain'),
        }),
      );
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <Field label={t('address')} hint={t('addressHint')} error={problemWith('username')}>
        <TextInput type="email" autoComplete="username" {...field('username')} />
      </Field>
      <Field label={t('name')} hint={t('nameHint')} error={problemWith('name')}>
        <TextInput autoComplete="name" {...field('name')} />
      </Field>
      <Field label={t('password')} error={problemWith('password')}>
        <PasswordInput autoComplete="new-password" {...field('password')} />
      </Field>
      <PasswordChecklist password={values.password} />
      <AuthFailureBanner failure={failure} />
      <Button type="submit" isBusy={isChecking || isUnderWay}>
        {t('register')}
      </Button>
      <p className="text-sm text-quiet">
        {t.rich('accept', {
          link: (content) => (
            <Link href={paths.terms()} className="text-link">
              {content}
            </Link>
          ),
        })}
        {takesPayments && ` ${t('freeMonth')}`}
      </p>
    </form>
  );
}
