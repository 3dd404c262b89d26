import { useState } from 'react';
import { dismissErrorToast } from './toast-store.ts';

/**
 * An async action and whether it is running. For pages without TanStack Query, whose `useMutation` would pull in the whole
 * library.
 */
export function useAsyncAction<Given extends unknown[], Result>(act: (...given: Given) => Promise<Result>) {
  const [underWay, setUnderWay] = useState(0);

  /** Rejects like `act`. */
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
