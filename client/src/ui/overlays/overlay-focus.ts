import { useRef } from 'react';

/**
 * Event handlers for a Radix dialog's content that return focus to the element that had it before. Radix only does this for its
 * own trigger, but our dialogs are opened by state.
 * @param start focuses the start of the content. Defaults to Radix's choice.
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
      // StrictMode only simulates an unmount, so the dialog is still there.
      if (event.target instanceof Node && event.target.isConnected) return;
      // The opener may have been removed or disabled in the meantime.
      const isGone =
        !opener.current?.isConnected ||
        opener.current === document.body ||
        opener.current.matches(':disabled');
      // A new page has already moved focus to its heading.
      if (isGone && document.activeElement !== document.body) return;
      const target = isGone ? document.querySelector('main') : opener.current;
      if (target instanceof HTMLElement) target.focus({ preventScroll: isGone });
    },
  };
}

const FIELDS = 'input, select, textarea';
const NOT_TO_BE_FILLED = '[readonly], [type=file], :disabled';

/**
 * Focuses the form's first field or, if there is none, the title of a sheet or dialog. On touch screens it is always the title,
 * because a focused field would open the keyboard and cover half of the form.
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
