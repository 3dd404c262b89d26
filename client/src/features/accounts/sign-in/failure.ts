import { ApiError, messageOf } from '../../../lib/http/api-client.ts';
import { toast } from '../../../ui/overlays/toast.tsx';

export interface Failure {
  title: string;
  /** Stays by the form, so it gives the server's own reason where there is one. */
  sentence: string;
}

/** A refused password or code: the toast says `text`, the form what exactly was wrong. */
export function announceFailure(error: unknown, title: string, text: string): Failure {
  const sentence = messageOf(error, text);
  const isWrongInput = error instanceof ApiError && (error.status === 400 || error.status === 401);
  toast({ title, description: isWrongInput ? text : sentence, variant: 'destructive' });
  return { title, sentence };
}

export function announceVerificationFailure(error: unknown): Failure {
  const message = messageOf(error, '');
  return message.includes('Session Error:')
    ? announceFailure(error, 'Session Error', message)
    : announceFailure(error, 'Verification failed', 'Invalid verification code. Please try again.');
}

export function announceInvalidPassword(): void {
  toast({
    title: 'Invalid Password',
    description: 'Please ensure your password meets all the requirements.',
    variant: 'destructive',
  });
}
