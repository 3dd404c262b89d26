import { useEffect } from 'react';

const address = () => window.location.pathname + window.location.hash;

// Leave focus on the first page to the browser. Only later pages need to be announced.
let announcedAddress = typeof window === 'undefined' ? '' : address();

/** Sets the tab's title. After a navigation, moves focus to the new page's heading, so that it is announced. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · LeaveBits`;
  }, [title]);

  useEffect(() => {
    if (announcedAddress === address()) return;
    announcedAddress = address();
    window.scrollTo(0, 0);
    const heading =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, []);
}
