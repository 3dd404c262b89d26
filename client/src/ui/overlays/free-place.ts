/** From the top of the screen to its bottom, in CSS pixels. */
export interface Span {
  top: number;
  bottom: number;
}

const STEP = 8;

/**
 * The place nearest to the bottom where something of this height covers none of `taken`. If there is none, the bottom.
 * @returns the distance from the top of the screen
 */
export function freePlace(height: number, screen: Span, taken: readonly Span[]): number {
  const lowest = screen.bottom - height;
  for (let top = lowest; top >= screen.top; top -= STEP) {
    if (!taken.some((span) => span.top < top + height && span.bottom > top)) return top;
  }
  return Math.max(lowest, screen.top);
}

/**
 * What must stay readable and within reach: headings, what a banner asks for, the guide, a dialog's way out and buttons, what is
 * wrong in a form and the button that sends it again, and what was just pressed.
 */
const KEPT_FREE =
  ':is(h1, h2, h3), [role$=dialog] > :is(header, footer), [aria-invalid=true], form:has([aria-invalid=true]) [type=submit], ' +
  '[data-kept-free], :is(a, button, input, select, textarea):focus';

/** Where those are now. Behind an open dialog nothing needs to stay free. */
export function spansKeptFree(): Span[] {
  const dialogs = document.querySelectorAll('[role$=dialog]');
  const layer = [...dialogs].at(-1) ?? document;
  return [...layer.querySelectorAll(KEPT_FREE)]
    .filter((element) => !element.closest('[data-toast]'))
    .map((element) => element.getBoundingClientRect())
    .filter(({ height }) => height > 0);
}
