import type { BrowserContext } from 'playwright-core';

/** How the pages of a browser context are translated. */
export interface Translation {
  /** Chrome replaces each text node by two elements. Firefox and Safari change its text. */
  way: 'replaces' | 'changes';
  /** What surrounds the translation. Without marks, it is the same text. */
  marks?: readonly [string, string];
}

/** Translates every page of this context, as browsers do when their users ask for it. */
export async function translatePages(context: BrowserContext, translation: Translation): Promise<void> {
  await context.addInitScript(translate, translation);
}

/** Runs in the page. Goes on as texts appear and change, and is always a moment late, as browsers are. */
function translate({ way, marks: [before, after] = ['', ''] }: Translation): void {
  const skipped = 'script, style, noscript, textarea, svg, code, [translate=no], .notranslate, font';
  /** What a text was changed to. */
  const translated = new WeakMap<Text, string>();

  const isDue = (text: Text) =>
    text.data.trim() !== '' && translated.get(text) !== text.data && !text.parentElement?.closest(skipped);

  function translateText(text: Text): void {
    const translation = `${before}${text.data}${after}`;
    if (way === 'changes') {
      translated.set(text, translation);
      text.data = translation;
      return;
    }
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    for (const font of [outer, inner]) font.style.verticalAlign = 'inherit';
    inner.textContent = translation;
    outer.append(inner);
    text.replaceWith(outer);
  }

  function translateAll(): void {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.filter(isDue).forEach(translateText);
  }

  let isPlanned = false;
  function plan(): void {
    if (isPlanned) return;
    isPlanned = true;
    setTimeout(() => {
      isPlanned = false;
      if (document.body) translateAll();
    });
  }
  new MutationObserver(plan).observe(document, { childList: true, characterData: true, subtree: true });
  plan();
}
