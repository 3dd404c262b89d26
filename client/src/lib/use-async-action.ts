import { useState } from 'react';
import { dismissErrorToast } from './toast-store.ts';

/**
 * Something that a press starts, and whether it is under way. For pages that read nothing with TanStack Query, whose
 * `useMutation` would bring all of it along.
 */
export function useAsyncAction<Given extends unknown[], Result>(act: (...given: Given) => Promise<Result>) {
  const [underWay, setUnderWay] = useState(0);

  /** Fails as `act` does. */
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
