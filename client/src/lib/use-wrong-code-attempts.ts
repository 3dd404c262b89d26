import { useState } from 'react';
import { limits } from '#shared/domain/limits.ts';
import { getErrorCode } from './http/api-error.ts';

/** What a form says after so many wrong codes that the mailed one is spent. The server says the same for every wrong code. */
export const CODE_SPENT_MESSAGE = `This code no longer works, because ${limits.codeAttempts} wrong ones were entered. Please ask for a new code.`;

/** Counts the wrong codes that were entered since a code was sent. */
export function useWrongCodeAttempts() {
  const [tries, setTries] = useState(0);
  return {
    /** The mailed code works no longer, also if it is entered now. */
    isSpent: tries >= limits.codeAttempts,
    /** Counts a refusal. @returns whether it refused a code that is spent now */
    count: (error: unknown): boolean => {
      if (getErrorCode(error) !== 'wrong-code') return false;
      setTries(tries + 1);
      return tries + 1 >= limits.codeAttempts;
    },
    /** A new code was sent. */
    startAgain: () => setTries(0),
  };
}
