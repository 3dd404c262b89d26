import { useEffect, useRef } from 'react';

/** Returns a ref to an element that contains a list. Whenever the list grows, its last item is scrolled into view. */
export function useScrollToAdded<Place extends HTMLElement>(length: number) {
  const place = useRef<Place>(null);
  const before = useRef(length);
  useEffect(() => {
    const isLonger = length > before.current;
    before.current = length;
    if (isLonger) place.current?.querySelector('ul')?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [length]);
  return place;
}
