import { useEffect, useRef, useState } from 'react';
import { serverNow } from '../../lib/http/server-clock.ts';

interface TimeLeftProps {
  /** When the countdown ends, as an ISO timestamp. */
  end: string;
  /** The text before the remaining time. */
  left: string;
  /** The text once the countdown has ended. */
  over: string;
  /** Formats the remaining milliseconds, as nothing once there are none. */
  format: (milliseconds: number) => string;
  /** Called if the countdown ends while mounted. */
  onOver?: () => void;
}

/** A countdown that updates every second. Not a live region, because it changes too often. */
export function TimeLeft({ end, left, over, format, onOver }: TimeLeftProps) {
  const present = useNowUntil(end);
  const words = format(new Date(end).getTime() - present.getTime());
  const isOver = words === '';
  const wasOver = useRef(isOver);
  useEffect(() => {
    if (isOver && !wasOver.current) onOver?.();
    wasOver.current = isOver;
  }, [isOver, onOver]);
  return (
    <span role="timer" className="tabular-nums">
      {isOver ? over : `${left} ${words}`}
    </span>
  );
}

/** The current time, updated every second until `end`. */
function useNowUntil(end: string): Date {
  const [present, setPresent] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => {
      const moment = serverNow();
      setPresent(moment);
      if (moment >= new Date(end)) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [end]);
  return present;
}
