/**
 * The current step of the sign-in page. Steps that wait for a code hold the password in memory, because a new code and a
 * corrected address require it. A reload clears it.
 */
export type AuthStep =
  | {
      name: 'credentials';
      email?: string;
      password?: string | undefined;
      ownName?: string;
      isPasswordReset?: boolean;
    }
  | { name: 'login-code'; userId: number; email: string; factors: readonly string[]; password?: string }
  | { name: 'register-code'; email: string; password?: string; ownName?: string }
  | { name: 'reset-password'; email?: string; isCodeSent?: boolean; changesAt?: string };

const titles: Record<Exclude<AuthStep['name'], 'credentials'>, string> = {
  'login-code': 'Check your email',
  'register-code': 'Check your email',
  'reset-password': 'Reset your password',
};

export type AuthMode = 'login' | 'register' | 'reset';

export function getInitialAuthStep(mode: AuthMode): AuthStep {
  return { name: mode === 'reset' ? 'reset-password' : 'credentials' };
}

export function getAuthTitle(step: AuthStep, mode: AuthMode): string {
  if (step.name === 'login-code' && !step.factors.includes('email')) return 'Confirm it’s you';
  if (step.name !== 'credentials') return titles[step.name];
  return mode === 'register' ? 'Create an account' : 'Sign in';
}

export type GoToAuthStep = (step: AuthStep) => void;
