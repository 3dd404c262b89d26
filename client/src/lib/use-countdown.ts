import { useCallback, useEffect, useState } from 'react';
import { now } from './dates.ts';

const endOf = (seconds: number) => now().getTime() + seconds * 1000;

/**
 * A countdown in whole seconds that starts immediately. 0 means no countdown. Reads the clock, because timers are throttled in
 * background tabs.
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
