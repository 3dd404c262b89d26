import { startTransition, useEffect, useRef, useState } from 'react';

/** How far ahead to render, so that the end of the rendered part is never seen. */
const AHEAD = '1500px';

/**
 * How many items of a long list to render: `step` at first, then `step` more whenever the end comes near the viewport.
 * @returns `end` is a ref for an element after the list, while there are more. `grow` renders the next batch.
 */
export function useIncrementalList(step: number) {
  const [count, setCount] = useState(step);
  const end = useRef<HTMLDivElement>(null);
  const grow = () => startTransition(() => setCount(count + step));
  // Runs after each render: the end may still be near the viewport, or may have appeared or disappeared.
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
