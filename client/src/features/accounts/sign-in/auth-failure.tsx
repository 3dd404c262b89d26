import type { RequestFailureCode } from '#shared/contracts/schema/errors.ts';
import { getErrorCode, getErrorMessage, SESSION_ERROR_MESSAGE } from '#client/lib/http/api-client.ts';
import { CODE_EXHAUSTED_MESSAGE } from '#client/lib/use-wrong-code-attempts.ts';
import { Banner } from '#client/ui/banner.tsx';
import { toast } from '#client/ui/overlays/toast.tsx';

export interface AuthFailure {
  title: string;
  /** The server's message if there is one. Stays visible next to the form. */
  sentence: string;
}

const wrongInput: (RequestFailureCode | undefined)[] = [
  'invalid',
  'wrong-code',
  'wrong-credentials',
  'not-signed-in',
];

/** Announces a rejected password or code. The toast shows `text`; the form shows the exact problem. */
export function announceAuthFailure(error: unknown, title: string, text: string): AuthFailure {
  const sentence = getErrorMessage(error, text);
  toast({
    title,
    description: wrongInput.includes(getErrorCode(error)) ? text : sentence,
    variant: 'destructive',
  });
  return { title, sentence };
}

export function announceVerificationFailure(error: unknown): AuthFailure {
  return getErrorCode(error) === 'not-signed-in'
    ? announceAuthFailure(error, 'Session Error', getErrorMessage(error, SESSION_ERROR_MESSAGE))
    : announceAuthFailure(error, 'Verification failed', 'Invalid verification code. Please try again.');
}

/** Announces that the emailed code is no longer valid. */
export function announceExhaustedCode(): AuthFailure {
  toast({ title: 'Verification failed', description: CODE_EXHAUSTED_MESSAGE, variant: 'destructive' });
  return { title: 'Verification failed', sentence: CODE_EXHAUSTED_MESSAGE };
}

/**
 * Announces that the server has rejected a new password because it is easy to guess.
 * @returns the message for the password field, or null for any other error
 */
export function announceRejectedPassword(error: unknown): string | null {
  if (getErrorCode(error) !== 'invalid') return null;
  const text = 'Please choose a different password.';
  toast({ title: 'Invalid Password', description: text, variant: 'destructive' });
  return getErrorMessage(error, text);
}

export function announceInvalidPassword(): void {
  toast({
    title: 'Invalid Password',
    description: 'Please ensure your password meets all the requirements.',
    variant: 'destructive',
  });
}

export function AuthFailureBanner({ failure }: { failure: AuthFailure | null }) {
  if (!failure) return null;
  return (
    <Banner tone="danger" role="alert" title={failure.title}>
      {failure.sentence}
    </Banner>
  );
}
