import { useMessages } from '#client/lib/messages/use-messages.ts';
import { useAsyncAction } from '#client/lib/use-async-action.ts';
import { login, signInWithPasskey, verifyLogin } from './api.ts';
import type { AuthStep, GoToAuthStep } from './auth-step.ts';
import { EmailCodeStep } from './email-code-step.tsx';
import { SecondFactorStep } from './second-factor-step.tsx';

interface LoginCodeProps {
  step: Extract<AuthStep, { name: 'login-code' }>;
  onStep: GoToAuthStep;
}

/**
 * The second step of signing in: the emailed code or the owner's second factor. The page redirects on its own once there is a
 * user.
 */
export function LoginCodeStep({ step, onStep }: LoginCodeProps) {
  const { email, password, userId, factors } = step;
  const t = useMessages('sign-in');
  const { attempt: askForCode } = useAsyncAction(login);
  const { attempt: verify } = useAsyncAction(verifyLogin);
  const { attempt: askPasskey } = useAsyncAction(signInWithPasskey);
  const verifyCode = (code: string) => verify({ userId, code });
  const startAgain = () => onStep({ name: 'credentials', email, password });

  if (!factors.includes('email')) {
    return (
      <SecondFactorStep
        hasTotp={factors.includes('totp')}
        hasPasskey={factors.includes('passkey')}
        submitLabel={t('verifyAndSignIn')}
        onCode={verifyCode}
        onPasskey={() => askPasskey(userId)}
        backLabel={t('signInAgain')}
        onBack={startAgain}
      />
    );
  }
  return (
    <EmailCodeStep
      email={email}
      submitLabel={t('verifyAndSignIn')}
      onSubmit={verifyCode}
      onResend={
        password === undefined
          ? undefined
          : async () => {
              const asked = await askForCode({ username: email, password });
              onStep({ ...step, userId: asked.userId, factors: asked.factors });
            }
      }
      backLabel={t(password === undefined ? 'signInAgain' : 'otherAddress')}
      onBack={startAgain}
    />
  );
}
