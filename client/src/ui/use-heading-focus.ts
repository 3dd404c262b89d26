import { useEffect, useRef } from 'react';

/** When one part of a page gives way to another (the gate to what is behind it), the new heading is read out. */
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
