import { useRef } from 'react';

/**
 * Handlers for the content of a Radix dialog. They give focus back to the element that had it. Radix does this only
 * for its own trigger, and state opens our dialogs.
 * @param start focuses the beginning of the content. Without it Radix decides.
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
      // StrictMode only rehearses an unmount: the dialog is still there.
      if (event.target instanceof Node && event.target.isConnected) return;
      // The opener may be gone or disabled by now.
      const isGone =
        !opener.current?.isConnected ||
        opener.current === document.body ||
        opener.current.matches(':disabled');
      // A new page has put focus on its heading.
      if (isGone && document.activeElement !== document.body) return;
      const target = isGone ? document.querySelector('main') : opener.current;
      if (target instanceof HTMLElement) target.focus({ preventScroll: isGone });
    },
  };
}

const FIELDS = 'input, select, textarea';
const NOT_TO_BE_FILLED = '[readonly], [type=file], :disabled';

/**
 * Focuses the beginning of a sheet or dialog: the first field of its form, or its title. On touch it takes the title,
 * because a field would open the keyboard over half of the form.
 */
export function focusDialogStart(event: Event): void {
  if (!(event.target instanceof HTMLElement)) return;
  const isTouch = window.matchMedia('(pointer: coarse)').matches;
  const fields = [...event.target.querySelectorAll<HTMLElement>(`form :is(${FIELDS})`)];
  const field = isTouch ? undefined : fields.find((candidate) => !candidate.matches(NOT_TO_BE_FILLED));
  const start = field ?? event.target.querySelector<HTMLElement>('[data-start]');
  if (!start) return;
  event.preventDefault();
  start.focus({ preventScroll: true });
}
