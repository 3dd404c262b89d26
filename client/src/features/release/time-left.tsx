import { useEffect, useRef, useState } from 'react';
import { now } from '../../lib/dates.ts';
import { formatTimeLeft } from './format-time-left.ts';

interface TimeLeftProps {
  /** The ISO moment when the wait ends. */
  end: string;
  /** The text before the time. */
  left: string;
  /** The text after the wait has ended. */
  over: string;
  /** Called when the wait ends while this is shown. */
  onOver?: () => void;
}

/** A live countdown. Screen readers do not read it out by themselves, because it changes every second. */
export function TimeLeft({ end, left, over, onOver }: TimeLeftProps) {
  const present = useNowUntil(end);
  const words = formatTimeLeft(new Date(end).getTime() - present.getTime());
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

/** The present moment, updated every second until `end`. */
function useNowUntil(end: string): Date {
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
