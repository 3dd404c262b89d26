import { useEffect, useState } from 'react';
import { now } from '../../lib/dates.ts';

const WAIT_SECONDS = 30;

/**
 * Seconds until another code may be asked for, counted from mounting; 0 from the start when none was sent.
 * Told from the clock: a tab in the background, while its owner reads mail, ticks late.
 */
export function useResendWait(wasSent: boolean): number {
  const [secondsLeft, setSecondsLeft] = useState(wasSent ? WAIT_SECONDS : 0);
  useEffect(() => {
    if (!wasSent) return;
    const until = now().getTime() + WAIT_SECONDS * 1000;
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((until - now().getTime()) / 1000));
      setSecondsLeft(left);
      if (left === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [wasSent]);
  return secondsLeft;
}
