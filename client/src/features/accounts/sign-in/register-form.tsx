import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'wouter';
import { registerBody } from '#shared/contracts/accounts.ts';
import { isPasswordAcceptable } from '#shared/domain/password.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, PasswordInput, TextInput } from '../../../ui/fields/field.tsx';
import { toast } from '../../../ui/overlays/toast.tsx';
import { registerMutation } from './api.ts';
import type { GoToStep } from './auth-step.ts';
import {
  FailureNote,
  announceFailure,
  announceInvalidPassword,
  announceRefusedPassword,
} from './failure.tsx';
import type { Failure } from './failure.tsx';
import { PasswordChecklist } from './password-checklist.tsx';

export function RegisterForm({ email = '', onStep }: { email?: string | undefined; onStep: GoToStep }) {
  const { mutateAsync: requestAccount, isPending } = useMutation(registerMutation);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { register, handleSubmit, control, getValues, setError, formState } = useForm({
    resolver: zodResolver(registerBody),
    defaultValues: { username: email, password: '' },
  });
  const password = useWatch({ control, name: 'password' });

  const submit = handleSubmit(
    async (credentials) => {
      setFailure(null);
      try {
        const answer = await requestAccount(credentials);
        toast({ title: 'Verification code sent', description: `We sent a code to ${answer.email}.` });
        onStep({ name: 'register-code', email: answer.email, password: credentials.password });
      } catch (error) {
        const refusal = announceRefusedPassword(error);
        if (refusal) return setError('password', { message: refusal }, { shouldFocus: true });
        setFailure(announceFailure(error, 'Registration failed', 'Registration failed. Please try again.'));
      }
    },
    () => {
      if (!isPasswordAcceptable(getValues('password'))) announceInvalidPassword();
    },
  );

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <Field
        label="Email address"
        hint="You sign in with this address. We send codes and notices to it."
        error={formState.errors.username?.message}
      >
        <TextInput type="email" autoComplete="username" {...register('username')} />
      </Field>
      <Field label="Password" error={formState.errors.password?.message}>
        <PasswordInput autoComplete="new-password" {...register('password')} />
      </Field>
      <PasswordChecklist password={password} />
      <FailureNote failure={failure} />
      <Button type="submit" isBusy={isPending}>
        Register
      </Button>
      <p className="text-sm text-quiet">
        By registering you accept the{' '}
        <Link href={paths.terms()} className="text-link">
          terms and conditions
        </Link>
        . The first month is free and needs no card.
      </p>
    </form>
  );
}
