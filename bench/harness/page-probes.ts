/** Measures a page's speed from within. Evaluated in the page from its source, so it must not reference anything outside. */
export function createPageProbes() {
  const FRAME_MS = 1000 / 60;
  const QUIET_MS = 300;
  const LATEST_MS = 30_000;
  let longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ type: 'longtask', buffered: true });

  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

  /** Resolves once the page has stopped changing, with the timestamp of the frame after the last change. */
  async function settled(act: () => void, awaited = 'body'): Promise<number> {
    const started = performance.now();
    let last = started;
    let isShown = true;
    const observer = new MutationObserver(() => (isShown = false));
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    act();
    for (;;) {
      const now = await frame();
      if (!isShown) {
        last = now;
        isShown = true;
      } else if (now - last > QUIET_MS && document.querySelector(awaited)) break;
      if (now - started > LATEST_MS) throw new Error('The page does not become idle');
    }
    observer.disconnect();
    return last;
  }

  return {
    /** The longest task in ms since the last call. Browsers don't report tasks below 50 ms. */
    takeLongestTask() {
      const taken = longest;
      longest = 0;
      return taken;
    },

    /** The time from the start of the page load until a match first appears, in ms. */
    async firstSeen(selector: string) {
      for (;;) {
        const now = await frame();
        if (document.querySelector(selector)) return now;
        if (now > LATEST_MS) throw new Error(`There is no ${selector}, but: ${document.body.innerText}`);
      }
    },

    /** Enters the text into the field. @returns ms until all of its effects are on screen */
    async enter(selector: string, text: string) {
      const field = document.querySelector<HTMLInputElement>(selector)!;
      await settled(() => undefined);
      const start = performance.now();
      const end = await settled(() => {
        // Uses the native setter. Otherwise React would consider the value unchanged.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      });
      return Math.max(0, end - start);
    },

    /** Clicks the first button with that name. @returns ms until the content it opens has appeared and settled */
    async press(name: RegExp, opened: string) {
      const button = [...document.getElementsByTagName('button')].find((one) =>
        name.test(one.ariaLabel ?? one.textContent),
      );
      if (!button) throw new Error(`There is no button ${name}`);
      const start = performance.now();
      return Math.max(0, (await settled(() => button.click(), opened)) - start);
    },

    /** Scrolls down and back up. @returns the fraction of dropped frames, 0 to 1 */
    async droppedFrames() {
      const FRAMES = 180;
      let missed = 0;
      let last = await frame();
      for (let n = 1; n <= FRAMES; n += 1) {
        window.scrollBy({ top: n <= FRAMES / 2 ? 60 : -60, behavior: 'instant' });
        const now = await frame();
        missed += Math.max(0, Math.round((now - last) / FRAME_MS) - 1);
        last = now;
      }
      return missed / (missed + FRAMES);
    },
  };
}
