/** From top to bottom of the viewport, in CSS pixels. */
export interface VerticalSpan {
  top: number;
  bottom: number;
}

const STEP = 8;

/** What a toast may cover. */
export interface OccupiedSpans {
  /** Areas to avoid if at all possible. */
  taken: readonly VerticalSpan[];
  /** Areas to cover as little as possible. */
  useful: readonly VerticalSpan[];
}

/**
 * The position at which something of this height covers none of `taken` and the fewest of `useful`. Ties go to the lowest
 * position; if every position covers something taken, the bottom wins.
 * @returns the distance from the top of the viewport
 */
export function findFreePosition(
  height: number,
  screen: VerticalSpan,
  { taken, useful }: OccupiedSpans,
): number {
  const lowest = screen.bottom - height;
  const covered = (spans: readonly VerticalSpan[], top: number) =>
    spans.filter((span) => span.top < top + height && span.bottom > top).length;
  let best = { top: Math.max(lowest, screen.top), covers: Infinity };
  for (let top = lowest; top >= screen.top && best.covers > 0; top -= STEP) {
    const covers = covered(useful, top);
    if (covers < best.covers && covered(taken, top) === 0) best = { top, covers };
  }
  return best.top;
}

/**
 * What must stay readable and within reach: headings, banner actions, the guide, a dialog's close and footer buttons, form errors
 * and the submit button, and whatever was just pressed.
 */
const KEPT_FREE =
  ':is(h1, h2, h3), [role$=dialog] > :is(header, footer), [aria-invalid=true], form:has([aria-invalid=true]) [type=submit], ' +
  '[data-kept-free], :is(a, button, input, select, textarea):focus';

/** All other interactive controls and their labels. */
const CONTROLS = ':is(a[href], button, input, select, textarea, summary, label)';

/** Where those are now. Behind an open dialog nothing needs to stay free. */
export function measureOccupiedSpans(): OccupiedSpans {
  const dialogs = document.querySelectorAll('[role$=dialog]');
  const layer = [...dialogs].at(-1) ?? document;
  const spansOf = (selector: string) =>
    [...layer.querySelectorAll(selector)]
      .filter((element) => !element.closest('[data-toast]'))
      .map((element) => element.getBoundingClientRect())
      .filter(({ height }) => height > 0);
  return { taken: spansOf(KEPT_FREE), useful: spansOf(CONTROLS) };
}
