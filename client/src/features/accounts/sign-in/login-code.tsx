import { useLocation } from 'wouter';
import { paths } from '../../../lib/paths.ts';
import { useAttempt } from '../../../lib/use-attempt.ts';
import { login, verifyLogin } from './api.ts';
import type { AuthStep, GoToStep } from './auth-step.ts';
import { CodeStep } from './code-step.tsx';

interface LoginCodeProps {
  step: Extract<AuthStep, { name: 'login-code' }>;
  onStep: GoToStep;
}

export function LoginCode({ step, onStep }: LoginCodeProps) {
  const { email, password, userId } = step;
  const [, navigate] = useLocation();
  const { attempt: askForCode } = useAttempt(login);
  const { attempt: verify } = useAttempt(verifyLogin);
  return (
    <CodeStep
      email={email}
      submitLabel="Verify and sign in"
      onSubmit={async (code) => {
        await verify({ userId, code });
        navigate(paths.home(), { replace: true });
      }}
      onResend={
        password === undefined
          ? undefined
          : async () => onStep({ ...step, userId: (await askForCode({ username: email, password })).userId })
      }
      backLabel={password === undefined ? 'Sign in again' : 'Use another address'}
      onBack={() => onStep({ name: 'credentials', email })}
    />
  );
}
