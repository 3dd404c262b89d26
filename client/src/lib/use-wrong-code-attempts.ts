import { useState } from 'react';
import { limits } from '#shared/domain/limits.ts';
import { getErrorCode } from './http/api-error.ts';

/** Counts the wrong codes entered since the last code was sent. The server's response is the same for every wrong code. */
export function useWrongCodeAttempts() {
  const [tries, setTries] = useState(0);
  return {
    /** Whether the emailed code no longer works, even if entered correctly. */
    isSpent: tries >= limits.codeAttempts,
    /** Counts a rejected code. @returns whether the emailed code is now invalid */
    count: (error: unknown): boolean => {
      if (getErrorCode(error) !== 'wrong-code') return false;
      setTries(tries + 1);
      return tries + 1 >= limits.codeAttempts;
    },
    /** Resets the count. Call after a new code was sent. */
    startAgain: () => setTries(0),
  };
}
