import { useEffect, useRef } from 'react';

/** A place that is scrolled to and focused whenever `subject` becomes something new. */
export function useAttention<Place extends HTMLElement>(subject: object | null) {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (!subject) return;
    // After the dialog that was open has given the focus back.
    const timer = setTimeout(() => {
      place.current?.scrollIntoView({ block: 'center' });
      place.current?.focus({ preventScroll: true });
    }, 50);
    return () => clearTimeout(timer);
  }, [subject]);
  return place;
}
