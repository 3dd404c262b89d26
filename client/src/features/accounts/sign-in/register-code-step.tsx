import { useState } from 'react';
import { useLocation } from 'wouter';
import { isPasswordAcceptable } from '#shared/domain/password.ts';
import { now } from '#client/lib/dates.ts';
import { suggestEmailCorrection } from '#client/lib/emails/email-suggestion.ts';
import { paths } from '#client/lib/paths.ts';
import { Button } from '#client/ui/button.tsx';
import { Field, PasswordInput } from '#client/ui/fields/field.tsx';
import { toast } from '#client/ui/overlays/toast.tsx';
import { useAsyncAction } from '#client/lib/use-async-action.ts';
import { register, verifyRegistration } from './api.ts';
import type { AuthStep, GoToAuthStep } from './auth-step.ts';
import { EmailCodeStep } from './email-code-step.tsx';
import { announceInvalidPassword, useAuthMessages } from './auth-failure.tsx';
import { PasswordChecklist } from './password-checklist.tsx';

interface RegisterCodeProps {
  step: Extract<AuthStep, { name: 'register-code' }>;
  onStep: GoToAuthStep;
}

export function RegisterCodeStep({ step, onStep }: RegisterCodeProps) {
  const { email, password, ownName = '' } = step;
  const messages = useAuthMessages();
  const { t } = messages;
  const meant = suggestEmailCorrection(email);
  const isAskedAgain = password === undefined;
  const [typed, setTyped] = useState('');
  const [, navigate] = useLocation();
  const { attempt: requestAccount } = useAsyncAction(register);
  const { attempt: verify } = useAsyncAction(verifyRegistration);

  async function createAccount(code: string) {
    const chosen = password ?? typed;
    if (!isPasswordAcceptable(chosen)) return announceInvalidPassword(messages);
    await verify({ email, code, password: chosen, name: ownName, clientDatetime: now().toISOString() });
    toast({
      title: t('registered'),
      description: t('registeredNow'),
      variant: 'success',
    });
    navigate(paths.home(), { replace: true });
  }

  return (
    <EmailCodeStep
      email={email}
      submitLabel={t('verifyAndCreate')}
      onSubmit={createAccount}
      onResend={
        isAskedAgain
          ? undefined
          : async () => {
              await requestAccount({ username: email, password });
              onStep({ ...step });
            }
      }
      backLabel={t(isAskedAgain ? 'registerAgain' : 'otherAddress')}
      onBack={() => onStep({ name: 'credentials', email, password, ownName })}
    >
      {meant !== null && (
        <div className="text-sm text-warning">
          <p className="wrap-anywhere">
            {t.rich('didYouMean', { email: () => <strong className="font-medium">{meant}</strong> })}
          </p>
          <Button
            variant="quiet"
            size="small"
            className="-ml-3"
            onClick={() => onStep({ name: 'credentials', email: meant, password, ownName })}
          >
            {t('correctAddress')}
          </Button>
        </div>
      )}
      {isAskedAgain && (
        <>
          <Field label={t('password')} hint={t('passwordAgain')}>
            <PasswordInput
              autoComplete="new-password"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
          <PasswordChecklist password={typed} />
        </>
      )}
    </EmailCodeStep>
  );
}
