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

const FIELDS = 'input, select, textarea';
const NOT_TO_BE_FILLED = '[readonly], [type=file], :disabled';

/**
 * Where a sheet or dialog begins for someone on a keyboard: in the first field of its form, else at its title, so
 * that reading and tabbing start at the top. On touch a field would bring up the keyboard over half of the form.
 */
export function focusStart(event: Event): void {
  if (!(event.target instanceof HTMLElement)) return;
  const isTouch = window.matchMedia('(pointer: coarse)').matches;
  const fields = [...event.target.querySelectorAll<HTMLElement>(`form :is(${FIELDS})`)];
  const field = isTouch ? undefined : fields.find((candidate) => !candidate.matches(NOT_TO_BE_FILLED));
  const start = field ?? event.target.querySelector<HTMLElement>('[data-start]');
  if (!start) return;
  event.preventDefault();
  start.focus({ preventScroll: true });
}
