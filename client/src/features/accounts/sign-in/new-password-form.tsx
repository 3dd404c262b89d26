import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { limits } from '#shared/domain/limits.ts';
import { isPasswordAcceptable } from '#shared/domain/password.ts';
import { useValidatedForm } from '#client/lib/use-validated-form.ts';
import { useWrongCodeAttempts } from '#client/lib/use-wrong-code-attempts.ts';
import { EmailAddress } from '#client/lib/emails/email-address.tsx';
import { Button } from '#client/ui/button.tsx';
import { CodeInput } from '#client/ui/fields/code-input.tsx';
import { Field, PasswordInput } from '#client/ui/fields/field.tsx';
import { toast } from '#client/ui/overlays/toast.tsx';
import { useAsyncAction } from '#client/lib/use-async-action.ts';
import { lazyAccountContract, requestPasswordReset, confirmPasswordReset } from './api.ts';
import {
  AuthFailureBanner,
  announceAuthFailure,
  announceInvalidPassword,
  announceRejectedPassword,
  announceExhaustedCode,
  useAuthMessages,
} from './auth-failure.tsx';
import type { AuthFailure } from './auth-failure.tsx';
import { describeFieldProblems } from './field-problems.ts';
import { PasswordChecklist } from './password-checklist.tsx';
import { ResendCodeButton } from './resend-code-button.tsx';

interface NewPasswordFormProps {
  /** The address to which the code was sent. */
  email: string;
  onResent: () => void;
  onReset: () => void;
  /** Called if the password changes later because the owner has a second factor. `changesAt` is an ISO date-time. */
  onWait: (changesAt: string) => void;
}

export function NewPasswordForm({ email, onResent, onReset, onWait }: NewPasswordFormProps) {
  const messages = useAuthMessages();
  const { t } = messages;
  const { attempt: requestCode } = useAsyncAction(requestPasswordReset);
  const { attempt: setPassword, isUnderWay } = useAsyncAction(confirmPasswordReset);
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const { isSpent, count, startAgain } = useWrongCodeAttempts();
  const { field, change, check, isChecking, problemWith, forgetProblems, refuse, values } = useValidatedForm(
    { email, code: '', newPassword: '' },
    async () => (await lazyAccountContract.load()).resetPasswordVerifyBody,
    describeFieldProblems(t),
  );

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    try {
      const body = await check(event);
      if (!body) {
        if (!isPasswordAcceptable(values.newPassword)) announceInvalidPassword(messages);
        return;
      }
      setFailure(null);
      const { changesAt } = await setPassword(body);
      if (changesAt !== undefined) return onWait(changesAt);
      toast({
        title: t('passwordChanged'),
        description: t('passwordReset'),
        variant: 'success',
      });
      onReset();
    } catch (error) {
      const refusal = announceRejectedPassword(messages, error);
      if (refusal) return refuse('newPassword', refusal);
      const failed = { title: t('notChanged'), text: t('checkCode') };
      setFailure(
        count(error) ? announceExhaustedCode(messages) : announceAuthFailure(messages, error, failed),
      );
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <Field
        label={t('resetCode')}
        hint={t.rich('resetCodeHint', {
          email: () => (
            <strong className="wrap-anywhere text-ink">
              <EmailAddress email={email} />
            </strong>
          ),
          minutes: limits.codeMinutes,
        })}
        error={problemWith('code')}
      >
        <CodeInput
          {...field('code')}
          onChange={(code) => change('code', code)}
          digits={limits.codeMaxDigits}
          autoFocus
        />
      </Field>
      <Field label={t('newPassword')} error={problemWith('newPassword')}>
        <PasswordInput autoComplete="new-password" {...field('newPassword')} />
      </Field>
      <PasswordChecklist password={values.newPassword} />
      <AuthFailureBanner failure={failure} />
      <Button type="submit" variant={isSpent ? 'secondary' : 'primary'} isBusy={isChecking || isUnderWay}>
        {t('resetPassword')}
      </Button>
      <ResendCodeButton
        isNext={isSpent}
        onResend={async () => {
          await requestCode({ email });
          change('code', '');
          forgetProblems();
          setFailure(null);
          startAgain();
          onResent();
        }}
      />
    </form>
  );
}
