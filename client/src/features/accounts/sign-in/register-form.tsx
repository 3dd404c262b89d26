import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { Link } from 'wouter';
import { isPasswordAcceptable } from '#shared/domain/password.ts';
import { useTakesPayments } from '#client/lib/takes-payments.ts';
import { appendEmailExample } from '#client/lib/emails/email-example.ts';
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
} from './auth-failure.tsx';
import type { AuthFailure } from './auth-failure.tsx';
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
  const takesPayments = useTakesPayments();
  const { attempt: requestAccount, isUnderWay } = useAsyncAction(register);
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const { field, check, isChecking, problemWith, refuse, values } = useValidatedForm(
    { username: email, name: ownName, password },
    async () => (await lazyAccountContract.load()).registerBody,
  );

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    try {
      const credentials = await check(event);
      if (!credentials) {
        if (!isPasswordAcceptable(values.password)) announceInvalidPassword();
        return;
      }
      setFailure(null);
      const { username, password, name } = credentials;
      const answer = await requestAccount({ username, password });
      toast({ title: 'Verification code sent', description: `We sent a code to ${answer.email}.` });
      onStep({ name: 'register-code', email: answer.email, password, ownName: name });
    } catch (error) {
      const refusal = announceRejectedPassword(error);
      if (refusal) return refuse('password', refusal);
      setFailure(announceAuthFailure(error, 'Registration failed', 'Registration failed. Please try again.'));
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <Field
        label="Email address"
        hint="You’ll sign in with this address, and we’ll send codes and notices to it."
        error={appendEmailExample(problemWith('username'))}
      >
        <TextInput type="email" autoComplete="username" {...field('username')} />
      </Field>
      <Field
        label="Your name (optional)"
        hint="Your recipients and reporters will see it next to your email address."
        error={problemWith('name')}
      >
        <TextInput autoComplete="name" {...field('name')} />
      </Field>
      <Field label="Password" error={problemWith('password')}>
        <PasswordInput autoComplete="new-password" {...field('password')} />
      </Field>
      <PasswordChecklist password={values.password} />
      <AuthFailureBanner failure={failure} />
      <Button type="submit" isBusy={isChecking || isUnderWay}>
        Register
      </Button>
      <p className="text-sm text-quiet">
        By registering, you accept the{' '}
        <Link href={paths.terms()} className="text-link">
          terms and conditions
        </Link>
        .{takesPayments && ' The first month is free, no card needed.'}
      </p>
    </form>
  );
}
