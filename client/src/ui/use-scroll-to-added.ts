import { useEffect, useRef } from 'react';

/** Returns the ref of a place with a list. Whenever the list becomes longer, its last entry is scrolled into view. */
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
