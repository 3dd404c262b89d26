import { useCallback, useEffect, useState } from 'react';
import { now } from './dates.ts';

const endOf = (seconds: number) => now().getTime() + seconds * 1000;

/**
 * Whole seconds left of a wait that begins at once (none when `seconds` is 0); `restart` begins it anew. Told from the clock: a tab in the
 * background, while its owner reads mail, ticks late.
 */
export function useCountdown(seconds: number): { secondsLeft: number; restart: () => void } {
  const [end, setEnd] = useState(() => endOf(seconds));
  const [secondsLeft, setSecondsLeft] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((end - now().getTime()) / 1000));
      setSecondsLeft(left);
      if (left === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [end]);
  const restart = useCallback(() => {
    setEnd(endOf(seconds));
    setSecondsLeft(seconds);
  }, [seconds]);
  return { secondsLeft, restart };
}
