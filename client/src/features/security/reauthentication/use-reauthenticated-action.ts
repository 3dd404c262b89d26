import { useState } from 'react';
import { isReauthenticationRequired, type ReauthenticationRequired } from '#shared/contracts/endpoint.ts';
import type { RequestFailureCode } from '#shared/contracts/errors.ts';
import { getErrorCode, getErrorMessage } from '#client/lib/http/api-client.ts';

/** Refusals after which the owner tries a code again, or waits. */
const aboutCode: (RequestFailureCode | undefined)[] = [
  'wrong-code',
  'too-many-requests',
  'unreachable',
  'unavailable',
];

export interface Reauthentication {
  /** Rejects when the code is refused. */
  enter: (code: string) => Promise<void>;
  /** Makes the call once more, after a passkey or for a new code. */
  again: () => Promise<void>;
  leave: () => void;
}

/**
 * A change that may need a fresh proof. While `proof` is there, the owner proves themselves in the place of the form.
 * @param act makes the call. @param onDone gets its answer.
 */
export function useReauthenticatedAction<Given, Answer>(
  act: (given: Given, code: string | undefined) => Promise<Answer | ReauthenticationRequired>,
  onDone: (answer: Exclude<Answer, ReauthenticationRequired>) => Promise<void> | void,
  failed = 'Nothing was changed. Please try again.',
) {
  const [asking, setAsking] = useState<{ given: Given } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function run(given: Given, code?: string): Promise<void> {
    const answer = await act(given, code);
    if (isReauthenticationRequired(answer)) return setAsking({ given });
    await onDone(answer as Exclude<Answer, ReauthenticationRequired>);
    setAsking(null);
  }

  /** Never rejects: `failure` says what was wrong. */
  async function start(given: Given): Promise<void> {
    setFailure(null);
    setIsBusy(true);
    await run(given).catch((error: unknown) => setFailure(getErrorMessage(error, failed)));
    setIsBusy(false);
  }

  async function goOn(given: Given, code?: string): Promise<void> {
    try {
      await run(given, code);
    } catch (error) {
      if (aboutCode.includes(getErrorCode(error))) throw error;
      setAsking(null);
      setFailure(getErrorMessage(error, failed));
    }
  }

  const proof: Reauthentication | null = asking && {
    enter: (code) => goOn(asking.given, code),
    again: () => goOn(asking.given),
    leave: () => setAsking(null),
  };
  return { start, isBusy, failure, proof };
}
