import { startTransition, useEffect, useRef, useState } from 'react';

/** How early the next ones are drawn, so that nobody sees the end of what is there. */
const AHEAD = '1500px';

/**
 * How many of a long list are drawn: at first `step`, and so many more whenever its end comes near the screen.
 * @returns `end` goes to an element behind the list while there are more, `grow` draws the next ones by hand.
 */
export function useGrowing(step: number) {
  const [count, setCount] = useState(step);
  const end = useRef<HTMLDivElement>(null);
  const grow = () => startTransition(() => setCount(count + step));
  // After each drawing: the end may be near the screen still, or have come or gone with the list.
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
