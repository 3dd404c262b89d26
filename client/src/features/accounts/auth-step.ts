import type { Credentials } from './api.ts';

/** Where a person is on the sign-in page. What awaits a code keeps what a new code is asked with. */
export type AuthStep =
  | { name: 'credentials'; email?: string; isPasswordReset?: boolean }
  | { name: 'login-code'; userId: number; credentials: Credentials }
  | { name: 'register-code'; email: string; credentials: Credentials }
  | { name: 'reset-password'; email?: string };

const titles: Record<Exclude<AuthStep['name'], 'credentials'>, string> = {
  'login-code': 'Check your e-mail',
  'register-code': 'Check your e-mail',
  'reset-password': 'Reset your password',
};

export type AuthMode = 'login' | 'register';

export function authTitle(step: AuthStep, mode: AuthMode): string {
  if (step.name !== 'credentials') return titles[step.name];
  return mode === 'register' ? 'Create an account' : 'Log in';
}

export type GoToStep = (step: AuthStep) => void;
