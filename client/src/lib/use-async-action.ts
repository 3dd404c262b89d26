import { useState } from 'react';
import { dismissErrorToast } from './toast-store.ts';

/**
 * Runs an async action and tracks whether it is pending. For pages without TanStack Query, because `useMutation` would pull in
 * the whole library.
 */
export function useAsyncAction<Given extends unknown[], Result>(act: (...given: Given) => Promise<Result>) {
  const [underWay, setUnderWay] = useState(0);

  /** Rejects if `act` does. */
  async function attempt(...given: Given): Promise<Result> {
    dismissErrorToast();
    setUnderWay((count) => count + 1);
    try {
      return await act(...given);
    } finally {
      setUnderWay((count) => count - 1);
    }
  }
  return { attempt, isUnderWay: underWay > 0 };
}
