import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { loginBody } from '#shared/contracts/accounts.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, PasswordInput, TextInput } from '../../../ui/fields/field.tsx';
import { loginMutation } from './api.ts';
import type { GoToStep } from './auth-step.ts';
import { FailureNote, announceFailure } from './failure.tsx';
import type { Failure } from './failure.tsx';

export function LoginForm({ email = '', onStep }: { email?: string | undefined; onStep: GoToStep }) {
  const { mutateAsync: login, isPending } = useMutation(loginMutation);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { register, handleSubmit, getValues, formState } = useForm({
    resolver: zodResolver(loginBody),
    defaultValues: { username: email, password: '' },
  });

  const submit = handleSubmit(async (credentials) => {
    setFailure(null);
    try {
      const { userId } = await login(credentials);
      onStep({ name: 'login-code', userId, email: credentials.username, password: credentials.password });
    } catch (error) {
      setFailure(announceFailure(error, 'Login failed', 'Authentication failed. Please try again.'));
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <Field label="Email address" error={formState.errors.username?.message}>
        <TextInput type="email" autoComplete="username" {...register('username')} />
      </Field>
      <Field label="Password" error={formState.errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      <FailureNote failure={failure} />
      <Button type="submit" isBusy={isPending}>
        Login
      </Button>
      <Button
        variant="quiet"
        onClick={() => onStep({ name: 'reset-password', email: getValues('username') })}
      >
        Forgot password?
      </Button>
    </form>
  );
}
