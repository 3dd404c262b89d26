import { useState } from 'react';
import { limits } from '#shared/domain/limits.ts';
import { getErrorCode } from './http/api-error.ts';

/** Shown once too many wrong codes have invalidated the emailed one. The server responds to every wrong code alike. */
export const CODE_SPENT_MESSAGE = `This code no longer works, because ${limits.codeAttempts} wrong ones were entered. Please ask for a new code.`;

/** Counts the wrong codes entered since a code was sent. */
export function useWrongCodeAttempts() {
  const [tries, setTries] = useState(0);
  return {
    /** The emailed code no longer works, even if entered correctly now. */
    isSpent: tries >= limits.codeAttempts,
    /** Counts a rejected code. @returns whether the emailed code is now invalid */
    count: (error: unknown): boolean => {
      if (getErrorCode(error) !== 'wrong-code') return false;
      setTries(tries + 1);
      return tries + 1 >= limits.codeAttempts;
    },
    /** Resets the count after a new code was sent. */
    startAgain: () => setTries(0),
  };
}
