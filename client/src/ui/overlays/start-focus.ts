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
