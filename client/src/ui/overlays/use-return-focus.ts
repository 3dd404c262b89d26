import { useRef } from 'react';

/**
 * Handlers for a Radix dialog's content that bring focus back to what had it before. Radix does so only for
 * its own trigger; ours are opened by state.
 * @param start puts the focus where the content begins; without it Radix decides.
 */
export function useReturnFocus(start?: (event: Event) => void) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      start?.(event);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // StrictMode's rehearsal of an unmount: the dialog is still there.
      if (event.target instanceof Node && event.target.isConnected) return;
      // What opened it may be gone, or have become disabled by what was done.
      const isGone =
        !opener.current?.isConnected ||
        opener.current === document.body ||
        opener.current.matches(':disabled');
      const target = isGone ? document.querySelector('main') : opener.current;
      if (target instanceof HTMLElement) target.focus({ preventScroll: isGone });
    },
  };
}
