/** A range from top to bottom of the viewport, in CSS pixels. */
export interface VerticalSpan {
  top: number;
  bottom: number;
}

const STEP = 8;

/** The parts of the viewport that a toast should avoid. */
export interface OccupiedSpans {
  /** Areas to leave uncovered if at all possible. */
  taken: readonly VerticalSpan[];
  /** Areas to cover as little as possible. */
  useful: readonly VerticalSpan[];
}

/**
 * Finds the position at which an element of this height covers none of `taken` and as few of `useful` as possible. The lowest
 * position wins a tie. If every position covers something taken, the element goes to the bottom.
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
 * Elements that must stay readable and reachable: headings, banner actions, the guide, a dialog's header and footer, form
 * errors, and the focused control. The submit button of an invalid form belongs to them.
 */
const KEPT_FREE =
  ':is(h1, h2, h3), [role$=dialog] > :is(header, footer), [aria-invalid=true], ' +
  '[data-kept-free], :is(a, button, input, select, textarea):focus';

/** All other interactive controls and their labels. */
const CONTROLS = ':is(a[href], button, input, select, textarea, summary, label)';

/** The left and right edges of an area in the viewport, in CSS pixels. */
export interface HorizontalSpan {
  left: number;
  right: number;
}

/** Measures where these elements are in a column of the viewport. If a dialog is open, nothing behind it counts. */
export function measureOccupiedSpans(column: HorizontalSpan): OccupiedSpans {
  const dialogs = document.querySelectorAll('[role$=dialog]');
  const layer = [...dialogs].at(-1) ?? document;
  const find = (selector: string) => [...layer.querySelectorAll(selector)];
  // The oldest browsers that we support have no `:has()`.
  const isOfInvalidForm = (button: Element) => button.closest('form')?.querySelector('[aria-invalid=true]');
  const spansOf = (elements: Element[]) =>
    elements
      .filter((element) => !element.closest('[data-toast]'))
      .map((element) => element.getBoundingClientRect())
      .filter(({ height, left, right }) => height > 0 && left < column.right && right > column.left);
  return {
    taken: spansOf([...find(KEPT_FREE), ...find('[type=submit]').filter(isOfInvalidForm)]),
    useful: spansOf(find(CONTROLS)),
  };
}
