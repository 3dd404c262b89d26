import { useState } from 'react';
import {
  isReauthenticationRequired,
  type ReauthenticationRequired,
} from '#shared/contracts/schema/endpoint.ts';
import type { RequestFailureCode } from '#shared/contracts/schema/errors.ts';
import { getErrorCode, getErrorMessage } from '#client/lib/http/api-client.ts';
import { useReauthenticationMessages } from './use-reauthentication-messages.ts';

/** Errors after which the owner can retry the code or has to wait. */
const aboutCode: (RequestFailureCode | undefined)[] = [
  'wrong-code',
  'too-many-requests',
  'unreachable',
  'unavailable',
];

export interface Reauthentication {
  /** Rejects if the code is wrong. */
  enter: (code: string) => Promise<void>;
  /** Repeats the request after a passkey was used, or to get a new code. */
  again: () => Promise<void>;
  leave: () => void;
}

/**
 * Runs an action that may require reauthentication. While `proof` is set, the reauthentication step replaces the form.
 * @param act sends the request. @param onDone receives its response.
 */
export function useReauthenticatedAction<Given, Answer>(
  act: (given: Given, code: string | undefined) => Promise<Answer | ReauthenticationRequired>,
  onDone: (answer: Exclude<Answer, ReauthenticationRequired>) => Promise<void> | void,
  failed?: string,
) {
  const t = useReauthenticationMessages();
  const [asking, setAsking] = useState<{ given: Given } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const describeError = (error: unknown) => getErrorMessage(error, failed ?? t('nothingChanged'));

  async function run(given: Given, code?: string): Promise<void> {
    const answer = await act(given, code);
    if (isReauthenticationRequired(answer)) return setAsking({ given });
    await onDone(answer as Exclude<Answer, ReauthenticationRequired>);
    setAsking(null);
  }

  /** Never rejects. Errors are in `failure`. */
  async function start(given: Given): Promise<void> {
    setFailure(null);
    setIsBusy(true);
    await run(given).catch((error: unknown) => setFailure(describeError(error)));
    setIsBusy(false);
  }

  async function goOn(given: Given, code?: string): Promise<void> {
    try {
      await run(given, code);
    } catch (error) {
      if (aboutCode.includes(getErrorCode(error))) throw error;
      setAsking(null);
      setFailure(describeError(error));
    }
  }

  const proof: Reauthentication | null = asking && {
    enter: (code) => goOn(asking.given, code),
    again: () => goOn(asking.given),
    leave: () => setAsking(null),
  };
  return { start, isBusy, failure, proof };
}
