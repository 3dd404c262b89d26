import { useEffect, useRef } from 'react';

/**
 * Moves focus to the new heading when one part of a page replaces another, such as the verification step, so that it is
 * announced.
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
