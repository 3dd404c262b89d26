/** From the top of the screen to its bottom, in CSS pixels. */
export interface VerticalSpan {
  top: number;
  bottom: number;
}

const STEP = 8;

/** What a message may cover. */
export interface OccupiedSpans {
  /** It covers none of these, wherever that is possible. */
  taken: readonly VerticalSpan[];
  /** It covers as few of these as possible. */
  useful: readonly VerticalSpan[];
}

/**
 * The place where something of this height covers none of `taken`, and the fewest of `useful`. Of equal places, the one nearest to
 * the bottom. If every place covers something taken, the bottom.
 * @returns the distance from the top of the screen
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
 * What must stay readable and within reach: headings, what a banner asks for, the guide, a dialog's way out and buttons, what is
 * wrong in a form and the button that sends it again, and what was just pressed.
 */
const KEPT_FREE =
  ':is(h1, h2, h3), [role$=dialog] > :is(header, footer), [aria-invalid=true], form:has([aria-invalid=true]) [type=submit], ' +
  '[data-kept-free], :is(a, button, input, select, textarea):focus';

/** Everything else that people press or fill in, and what it is called. */
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
