import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { ApiError, messageOf } from '../../lib/api-client.ts';
import { toast } from '../../ui/toast.tsx';
import { verifyCode } from './api.ts';
import { readEmailSession } from './email-session.ts';

const INVALID = 'The verification code you entered is invalid. Please check and try again.';

/** Trades a code for a session. `problem` is the sentence to keep beside the field. */
export function useVerifyCode(encodedEmail: string, onVerified: (emailSessionId: string) => void) {
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({ mutationFn: verifyCode });

  function fail(title: string, description?: string) {
    setProblem(description ?? title);
    toast({ title, description, variant: 'destructive' });
  }

  function verify(code: string) {
    setProblem(null);
    if (code.trim() === '') return setProblem('Please enter the verification code');
    mutate(
      { encodedEmail, code, emailSessionId: readEmailSession() },
      {
        onSuccess: ({ emailSessionId }) =>
          emailSessionId ? onVerified(emailSessionId) : fail('Verification failed. No session created.'),
        onError: (error) => {
          const isAboutCode = error instanceof ApiError && error.status >= 400 && error.status < 429;
          if (isAboutCode) fail('Invalid verification code', messageOf(error, INVALID));
          else fail('Verification failed', messageOf(error, 'Please try again in a moment.'));
        },
      },
    );
  }

  return { verify, isVerifying: isPending, problem, clearProblem: () => setProblem(null) };
}
