import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { ShareScope } from '#shared/contracts/recipients.ts';
import { codeOf, messageOf } from '../../../lib/http/api-client.ts';
import { SPENT, useWrongTries } from '../../../lib/wrong-tries.ts';
import { toast } from '../../../ui/overlays/toast.tsx';
import type { Address } from './address.ts';
import { readEmailSession } from './email-session.ts';
import { lateCodeCalls } from './late-code-calls.ts';
import type { Shut, VerifyCode, Verified } from './code-calls.ts';

const INVALID = 'The verification code you entered is invalid. Please check and try again.';

interface VerifyCodeOptions {
  address: Address;
  scope: ShareScope;
  /** What the code leads to. It is there before the answer is told. */
  behind: { preload: () => Promise<void> };
  onAnswer: (answer: Verified | Shut) => void;
}

/** Exchanges a code for the content it opens. `problem` is the sentence beside the field. */
export function useVerifyCode({ address, scope, behind, onAnswer }: VerifyCodeOptions) {
  const [problem, setProblem] = useState<string | null>(null);
  const { isSpent, count } = useWrongTries();
  const { mutate, isPending } = useMutation({
    mutationFn: async (what: VerifyCode) => {
      const { verifyCode } = await lateCodeCalls.load();
      const [answer] = await Promise.all([verifyCode(what), behind.preload()]);
      return answer;
    },
  });

  function fail(title: string, description?: string) {
    setProblem(description ?? title);
    toast({ title, description, variant: 'destructive' });
  }

  function verify(code: string) {
    setProblem(null);
    if (code.trim() === '') return setProblem('Please enter the verification code');
    mutate(
      { address, scope, code, replaces: readEmailSession() },
      {
        onSuccess: (answer) => (answer ? onAnswer(answer) : fail('Verification failed. No session created.')),
        onError: (error) => {
          const code = codeOf(error);
          if (count(error)) fail(SPENT);
          else if (code === 'wrong-code' || code === 'invalid')
            fail('Invalid verification code', messageOf(error, INVALID));
          else fail('Verification failed', messageOf(error, 'Please try again in a moment.'));
        },
      },
    );
  }

  return {
    verify,
    isVerifying: isPending,
    problem: problem ?? (isSpent ? SPENT : null),
    isSpent,
    clearProblem: () => setProblem(null),
  };
}
