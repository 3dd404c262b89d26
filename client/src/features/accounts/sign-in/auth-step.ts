import type { Messages } from '#client/lib/messages/use-messages.ts';

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

const titles = {
  'login-code': 'checkEmail',
  'register-code': 'checkEmail',
  'reset-password': 'resetTitle',
} as const;

export type AuthMode = 'login' | 'register' | 'reset';

export function getInitialAuthStep(mode: AuthMode): AuthStep {
  return { name: mode === 'reset' ? 'reset-password' : 'credentials' };
}

export function getAuthTitle(t: Messages<'sign-in'>, step: AuthStep, mode: AuthMode): string {
  if (step.name === 'login-code' && !step.factors.includes('email')) return t('confirmIdentity');
  if (step.name !== 'credentials') return t(titles[step.name]);
  return t(mode === 'register' ? 'createAccount' : 'signIn');
}

export type GoToAuthStep = (step: AuthStep) => void;
