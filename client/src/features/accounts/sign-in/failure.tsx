import type { FailureCode } from '#shared/contracts/errors.ts';
import { codeOf, messageOf, SESSION_ERROR_MESSAGE } from '../../../lib/http/api-client.ts';
import { SPENT } from '../../../lib/wrong-tries.ts';
import { Banner } from '../../../ui/banner.tsx';
import { toast } from '../../../ui/overlays/toast.tsx';

export interface Failure {
  title: string;
  /** Stays by the form. It gives the server's own reason if there is one. */
  sentence: string;
}

const wrongInput: (FailureCode | undefined)[] = [
  'invalid',
  'wrong-code',
  'wrong-credentials',
  'not-signed-in',
];

/** Reports a refused password or code. The toast says `text`, and the form says what exactly was wrong. */
export function announceFailure(error: unknown, title: string, text: string): Failure {
  const sentence = messageOf(error, text);
  toast({ title, description: wrongInput.includes(codeOf(error)) ? text : sentence, variant: 'destructive' });
  return { title, sentence };
}

export function announceVerificationFailure(error: unknown): Failure {
  return codeOf(error) === 'not-signed-in'
    ? announceFailure(error, 'Session Error', messageOf(error, SESSION_ERROR_MESSAGE))
    : announceFailure(error, 'Verification failed', 'Invalid verification code. Please try again.');
}

/** Reports that the mailed code works no longer. */
export function announceSpentCode(): Failure {
  toast({ title: 'Verification failed', description: SPENT, variant: 'destructive' });
  return { title: 'Verification failed', sentence: SPENT };
}

/**
 * Announces that the server refused the password itself, because it is easy to guess.
 * @returns the sentence for its field; null for any other refusal.
 */
export function announceRefusedPassword(error: unknown): string | null {
  if (codeOf(error) !== 'invalid') return null;
  const text = 'Please choose another password.';
  toast({ title: 'Invalid Password', description: text, variant: 'destructive' });
  return messageOf(error, text);
}

export function announceInvalidPassword(): void {
  toast({
    title: 'Invalid Password',
    description: 'Please ensure your password meets all the requirements.',
    variant: 'destructive',
  });
}

export function FailureNote({ failure }: { failure: Failure | null }) {
  if (!failure) return null;
  return (
    <Banner tone="danger" role="alert" title={failure.title}>
      {failure.sentence}
    </Banner>
  );
}
