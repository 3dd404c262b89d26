import { useEffect, useRef } from 'react';

/**
 * Focuses the new heading when one part of a page replaces another, so that it is read out. One example is the gate.
 */
export function useHeadingFocus(part: string): void {
  const shown = useRef(part);
  useEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    window.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [part]);
}
