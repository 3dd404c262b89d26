/** Performs an owner's actions on the home. Evaluated in the page from its source, so it must not reference anything outside. */
export function createHomeActions() {
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  function fill(field: HTMLInputElement | HTMLSelectElement, value: string, event: string) {
    // Uses the native setter. Otherwise React would consider the value unchanged.
    const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLSelectElement;
    Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value);
    field.dispatchEvent(new Event(event, { bubbles: true }));
  }

  return {
    choose: (order: string) =>
      fill(document.querySelector<HTMLSelectElement>('[role=search] select')!, order, 'change'),

    async type(words: string) {
      const field = document.querySelector<HTMLInputElement>('input[type=search]')!;
      if (words === '') fill(field, '', 'input');
      for (let typed = 1; typed <= words.length; typed += 1) {
        fill(field, words.slice(0, typed), 'input');
        await pause(80);
      }
    },

    press(name: string) {
      const inDialog = [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] header button')];
      const onPage = document.getElementById('main')!.getElementsByTagName('button');
      const button = [...inDialog, ...onPage].find((one) => (one.ariaLabel ?? one.textContent) === name);
      if (!button) throw new Error(`There is no button ${name}`);
      button.click();
    },

    async scroll() {
      for (let turn = 1; turn <= 60; turn += 1) {
        window.scrollBy({ top: turn <= 30 ? 400 : -400 });
        await pause(20);
      }
    },

    /** The longest gap between two frames in ms, from an action until the page has settled. */
    async longestStandstill(act: () => unknown) {
      let longest = 0;
      let isOver = false;
      let last = performance.now();
      let quietSince: number;
      const look = (now: number) => {
        longest = Math.max(longest, now - last);
        if (now - last > 50) quietSince = now;
        last = now;
        if (!isOver) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      await pause(50);
      longest = 0;
      await act();
      quietSince = performance.now();
      const latest = quietSince + 2000;
      while (performance.now() - quietSince < 500 && performance.now() < latest) await pause(50);
      isOver = true;
      return longest;
    },
  };
}
