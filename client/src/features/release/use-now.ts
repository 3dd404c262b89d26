import { useEffect, useState } from 'react';
import { now } from '../../lib/dates.ts';

/** The present moment, told anew every second until `end`. */
export function useNowUntil(end: string): Date {
  const [present, setPresent] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => {
      const moment = now();
      setPresent(moment);
      if (moment >= new Date(end)) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [end]);
  return present;
}
