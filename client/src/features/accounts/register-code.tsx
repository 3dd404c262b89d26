import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { now } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../ui/toast.tsx';
import { registerMutation, verifyRegisterMutation } from './api.ts';
import type { AuthStep, GoToStep } from './auth-step.ts';
import { CodeStep } from './code-step.tsx';

interface RegisterCodeProps {
  step: Extract<AuthStep, { name: 'register-code' }>;
  onStep: GoToStep;
}

export function RegisterCode({ step, onStep }: RegisterCodeProps) {
  const { credentials, email } = step;
  const [, navigate] = useLocation();
  const { mutateAsync: requestAccount } = useMutation(registerMutation);
  const { mutateAsync: verify } = useMutation(verifyRegisterMutation);
  return (
    <CodeStep
      email={email}
      submitLabel="Verify and create account"
      onSubmit={async (code) => {
        const clientDatetime = now().toISOString();
        await verify({ email, code, password: credentials.password, clientDatetime });
        toast({
          title: 'Registration successful',
          description: 'Your account has been created and you are now logged in.',
          variant: 'success',
        });
        navigate(paths.home(), { replace: true });
      }}
      onResend={() => requestAccount(credentials)}
      backLabel="Use another address"
      onBack={() => onStep({ name: 'credentials', email: credentials.username })}
    />
  );
}
