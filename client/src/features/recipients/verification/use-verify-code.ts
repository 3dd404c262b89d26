import { useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { ShareScope } from '#shared/contracts/recipients.ts';
import { limits } from '#shared/domain/limits.ts';
import { getErrorCode } from '#client/lib/http/api-client.ts';
import { useErrorMessage } from '#client/lib/messages/use-error-message.ts';
import { useMessages } from '#client/lib/messages/use-messages.ts';
import { useWrongCodeAttempts } from '#client/lib/use-wrong-code-attempts.ts';
import { toast } from '#client/ui/overlays/toast.tsx';
import type { RecipientAddress } from './address.ts';
import { findEmailSessionId } from './email-session.ts';
import { lazyVerificationApi } from './lazy-verification-api.ts';
import type { UnavailableReason, VerifyCodeRequest, VerifyCodeResult } from './verification-api.ts';

interface VerifyCodeOptions {
  address: RecipientAddress;
  scope: ShareScope;
  /** The view that the code unlocks, preloaded before the result is reported. */
  behind: { preload: () => Promise<void> };
  onAnswer: (answer: VerifyCodeResult | UnavailableReason) => void;
}

/** Exchanges a code for the content that it unlocks. `problem` is the message next to the field. */
export function useVerifyCode({ address, scope, behind, onAnswer }: VerifyCodeOptions) {
  const t = useMessages('verification');
  const getErrorMessage = useErrorMessage();
  const spent = t('codeSpent', { attempts: limits.codeAttempts });
  const [problem, setProblem] = useState<string | null>(null);
  const { isSpent, count } = useWrongCodeAttempts();
  // Not the state, which a second submit in the same moment doesn't see yet. Each would cost an attempt.
  const isSending = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: async (what: VerifyCodeRequest) => {
      const { verifyCode } = await lazyVerificationApi.load();
      const [answer] = await Promise.all([verifyCode(what), behind.preload()]);
      return answer;
    },
  });

  function fail(title: string, description?: string) {
    setProblem(description ?? title);
    toast({ title, description, variant: 'destructive' });
  }

  function verify(code: string) {
    if (isSending.current) return;
    setProblem(null);
    if (code.trim() === '') return setProblem(t('codeMissing'));
    isSending.current = true;
    mutate(
      { address, scope, code, replaces: findEmailSessionId() },
      {
        onSuccess: (answer) => (answer ? onAnswer(answer) : fail(t('noSession'))),
        onError: (error) => {
          const code = getErrorCode(error);
          if (count(error)) fail(spent);
          else if (code === 'wrong-code' || code === 'invalid')
            fail(t('codeInvalidTitle'), getErrorMessage(error, t('codeInvalid')));
          else fail(t('failed'), getErrorMessage(error, t('tryAgainSoon')));
        },
        onSettled: () => void (isSending.current = false),
      },
    );
  }

  return {
    verify,
    isVerifying: isPending,
    problem: problem ?? (isSpent ? spent : null),
    isSpent,
    clearProblem: () => setProblem(null),
  };
}
