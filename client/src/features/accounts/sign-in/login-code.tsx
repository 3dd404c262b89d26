import { useAttempt } from '../../../lib/use-attempt.ts';
import { login, passkeyLogin, verifyLogin } from './api.ts';
import type { AuthStep, GoToStep } from './auth-step.ts';
import { CodeStep } from './code-step.tsx';
import { FactorStep } from './factor-step.tsx';

interface LoginCodeProps {
  step: Extract<AuthStep, { name: 'login-code' }>;
  onStep: GoToStep;
}

/** The second step of a sign-in: the mailed code, or the owner's second factor. The page leads on as soon as somebody is signed in. */
export function LoginCode({ step, onStep }: LoginCodeProps) {
  const { email, password, userId, factors } = step;
  const { attempt: askForCode } = useAttempt(login);
  const { attempt: verify } = useAttempt(verifyLogin);
  const { attempt: askPasskey } = useAttempt(passkeyLogin);
  const verifyCode = (code: string) => verify({ userId, code });
  const startAgain = () => onStep({ name: 'credentials', email });

  if (!factors.includes('email')) {
    return (
      <FactorStep
        hasTotp={factors.includes('totp')}
        hasPasskey={factors.includes('passkey')}
        submitLabel="Verify and sign in"
        onCode={verifyCode}
        onPasskey={() => askPasskey(userId)}
        backLabel="Sign in again"
        onBack={startAgain}
      />
    );
  }
  return (
    <CodeStep
      email={email}
      submitLabel="Verify and sign in"
      onSubmit={verifyCode}
      onResend={
        password === undefined
          ? undefined
          : async () => {
              const asked = await askForCode({ username: email, password });
              onStep({ ...step, userId: asked.userId, factors: asked.factors });
            }
      }
      backLabel={password === undefined ? 'Sign in again' : 'Use another address'}
      onBack={startAgain}
    />
  );
}
