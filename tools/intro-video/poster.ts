import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { startJourney } from '../../tests/support/browser/journey.ts';
import { FILM_SIZE } from './film-recorder.ts';

const PUBLIC = new URL('../../client/public', import.meta.url).pathname;
const MOST_BYTES = 40 * 1024;
/** The part of the picture covered by the play button on the narrowest phone, in image pixels. */
const BUTTON = { top: 255, bottom: 465 };

it('makes the posters of the intro video, which leave the middle to the play button', async () => {
  await using journey = await startJourney();
  const page = await journey.openPage({ ...FILM_SIZE, moves: true });
  await page.goto(journey.origin);
  const fonts =
    "Promise.all(['600 64px \"Source Serif 4\"', '28px Inter'].map((font) => document.fonts.load(font)))";
  // Replaces the content of one of our own pages, keeping its fonts and colors.
  await page.locator('body').evaluate((body, html) => (body.innerHTML = html), POSTER);
  await page.evaluate(fonts);
  expect(await wordsBetween(page, BUTTON.top, BUTTON.bottom)).toEqual([]);
  for (const [scheme, name] of [
    ['light', 'intro-poster.webp'],
    ['dark', 'intro-poster-dark.webp'],
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    const png = await page.screenshot({ animations: 'disabled' });
    const webp = await asWebp(page, png);
    expect(webp.length).toBeLessThan(MOST_BYTES);
    await writeFile(join(PUBLIC, name), webp);
    process.stdout.write(`${name} ${Math.round(webp.length / 1024)} kB\n`);
  }
});

/** The text within a horizontal band of the picture. */
function wordsBetween(page: Page, top: number, bottom: number): Promise<string[]> {
  return page.locator('body :is(p, h1, li)').evaluateAll(
    (elements, band) =>
      elements
        .filter((element) => {
          const box = element.getBoundingClientRect();
          return box.top < band.bottom && box.bottom > band.top;
        })
        .map((element) => element.textContent),
    { top, bottom },
  );
}

/** Encoded by the browser, which can always read its own output. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const url = await page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext('2d')!.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', 0.85);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

const card = (title: string, rule: string) =>
  `<li><p class="title">${title}</p><p class="rule">${rule}</p></li>`;

const POSTER = `<style>
  body { margin: 0; height: 720px; overflow: hidden; background: var(--color-paper); color: var(--color-ink); text-align: center }
  .name { display: flex; align-items: center; justify-content: center; gap: 18px; margin: 0; padding-top: 44px;
          font: 600 44px/1 'Source Serif 4' }
  .name svg { width: 84px; fill: var(--color-primary-soft); stroke: var(--color-primary) }
  h1 { margin: 16px 0 0; font: 600 72px/1.2 'Source Serif 4' }
  ul { position: absolute; inset: 488px 60px auto; display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 36px; margin: 0; padding: 0; list-style: none }
  li { height: 300px; padding: 34px 28px; border: 2px solid var(--color-line); border-radius: 20px; background: var(--color-surface); text-align: left }
  .title { margin: 0; font: 600 38px/1.2 'Source Serif 4'; white-space: nowrap }
  .rule { margin: 14px 0 0; color: var(--color-quiet); font: 28px/1.4 Inter }
</style>
<p class="name"><svg viewBox="0 0 32 32" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M28 6H14C8 6 4 10 4 16v10h14c6 0 10-4 10-10Z"/><path d="M28 6 16.5 16.5 6.2 11.2M16.5 16.5 4 26" fill="none"/></svg></p>
<h1>How LeaveBits works</h1>
<ul>${card('My will', 'After my death')}${card('Letter to Thandi', 'On June 3, 2031')}${card('Key to the safe', 'At any time')}</ul>`;
