import { useEffect, useRef } from 'react';

/** Returns the ref of a place. The place is scrolled to and focused whenever `subject` is a new object. */
export function useFocusOnChange<Place extends HTMLElement>(subject: object | null) {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (!subject) return;
    // Waits until a closing dialog has given its focus back.
    const timer = setTimeout(() => {
      place.current?.scrollIntoView({ block: 'center' });
      place.current?.focus({ preventScroll: true });
    }, 50);
    return () => clearTimeout(timer);
  }, [subject]);
  return place;
}
