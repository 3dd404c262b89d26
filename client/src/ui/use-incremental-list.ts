import { startTransition, useEffect, useRef, useState } from 'react';

/** How early the next ones are drawn, so that nobody sees the end of the drawn ones. */
const AHEAD = '1500px';

/**
 * How many of a long list are drawn: `step` at first, and `step` more whenever the end comes near the screen.
 * @returns `end` is the ref of an element behind the list while there are more. `grow` draws the next ones.
 */
export function useIncrementalList(step: number) {
  const [count, setCount] = useState(step);
  const end = useRef<HTMLDivElement>(null);
  const grow = () => startTransition(() => setCount(count + step));
  // Runs after each render: the end may still be near the screen, or it may have come or gone.
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && grow(),
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  });
  return { count, end, grow };
}
