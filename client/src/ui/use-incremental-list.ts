import { startTransition, useEffect, useRef, useState } from 'react';

/** How far ahead to render, so that users never see the end of the rendered part. */
const AHEAD = '1500px';

/**
 * Manages how many items of a long list to render: `step` at first, then `step` more whenever the end of the list comes close
 * to the viewport.
 * @returns `end` is a ref for an element below the list, as long as more items remain. `grow` renders the next batch.
 */
export function useIncrementalList(step: number) {
  const [count, setCount] = useState(step);
  const end = useRef<HTMLDivElement>(null);
  const grow = () => startTransition(() => setCount(count + step));
  // Runs after each render, because the end may still be close to the viewport, or may have appeared or disappeared.
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
