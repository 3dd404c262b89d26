import type { Page } from 'playwright-core';

/** Everything on a page that people see or hear, besides the names of the languages and what must not be translated. */
export const listPageTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      const ignored = '[hreflang], [translate=no], script, style, template, noscript, .outdated-browser';
      if (!parentElement!.closest(ignored)) texts.push(textContent!);
    }
    for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
      for (const element of document.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name)!);
    return texts.map((text) => text.trim()).filter((text) => /\p{L}/u.test(text));
  });
