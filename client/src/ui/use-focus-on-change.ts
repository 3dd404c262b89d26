import { useEffect, useRef } from 'react';

/** Returns a ref to an element that is scrolled into view and focused whenever `subject` is a new object. */
export function useFocusOnChange<Place extends HTMLElement>(subject: object | null) {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (!subject) return;
    // Wait until a closing dialog has restored focus.
    const timer = setTimeout(() => {
      place.current?.scrollIntoView({ block: 'center' });
      place.current?.focus({ preventScroll: true });
    }, 50);
    return () => clearTimeout(timer);
  }, [subject]);
  return place;
}
