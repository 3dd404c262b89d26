import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { resetPasswordVerifyBody } from '#shared/contracts/accounts.ts';
import { limits } from '#shared/domain/limits.ts';
import { isPasswordAcceptable } from '#shared/domain/password.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeInput } from '../../../ui/fields/code-input.tsx';
import { Field, PasswordInput } from '../../../ui/fields/field.tsx';
import { toast } from '../../../ui/overlays/toast.tsx';
import { resetPasswordMutation, resetPasswordVerifyMutation } from './api.ts';
import {
  FailureNote,
  announceFailure,
  announceInvalidPassword,
  announceRefusedPassword,
} from './failure.tsx';
import type { Failure } from './failure.tsx';
import { PasswordChecklist } from './password-checklist.tsx';
import { ResendCode } from './resend-code.tsx';

interface NewPasswordFormProps {
  /** The address that got the code. */
  email: string;
  onResent: () => void;
  onReset: () => void;
}

export function NewPasswordForm({ email, onResent, onReset }: NewPasswordFormProps) {
  const { mutateAsync: requestCode } = useMutation(resetPasswordMutation);
  const { mutateAsync: resetPassword, isPending } = useMutation(resetPasswordVerifyMutation);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { register, handleSubmit, control, getValues, resetField, setError, formState } = useForm({
    resolver: zodResolver(resetPasswordVerifyBody),
    defaultValues: { email, code: '', newPassword: '' },
  });
  const newPassword = useWatch({ control, name: 'newPassword' });

  const submit = handleSubmit(
    async (body) => {
      setFailure(null);
      try {
        await resetPassword(body);
        toast({
          title: 'Password changed',
          description: 'Password has been reset successfully.',
          variant: 'success',
        });
        onReset();
      } catch (error) {
        const refusal = announceRefusedPassword(error);
        if (refusal) return setError('newPassword', { message: refusal }, { shouldFocus: true });
        const text = 'Failed to reset password. Please check your code.';
        setFailure(announceFailure(error, 'Password not changed', text));
      }
    },
    () => {
      if (!isPasswordAcceptable(getValues('newPassword'))) announceInvalidPassword();
    },
  );

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <Field
        label="Reset code"
        hint={
          <>
            If <strong className="text-ink">{email}</strong> has an account, a code of {limits.codeDigits}{' '}
            digits is on its way there. It is valid for {limits.codeMinutes} minutes.
          </>
        }
        error={formState.errors.code?.message}
      >
        <Controller
          control={control}
          name="code"
          render={({ field }) => <CodeInput {...field} digits={limits.codeDigits} autoFocus />}
        />
      </Field>
      <Field label="New password" error={formState.errors.newPassword?.message}>
        <PasswordInput autoComplete="new-password" {...register('newPassword')} />
      </Field>
      <PasswordChecklist password={newPassword} />
      <FailureNote failure={failure} />
      <Button type="submit" isBusy={isPending}>
        Reset password
      </Button>
      <ResendCode
        onResend={async () => {
          await requestCode({ email });
          resetField('code');
          setFailure(null);
          onResent();
        }}
      />
    </form>
  );
}
