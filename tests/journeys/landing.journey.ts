import { afterAll, beforeAll, expect, it } from 'vitest';
import { languages, type Language } from '#shared/domain/languages.ts';
import { publicPages } from '#shared/domain/pages.ts';
import { messages as gettingStarted } from '#shared/messages/getting-started/en.ts';
import { messages as terms } from '#shared/messages/terms/en.ts';
import { messages as english } from '#shared/messages/landing/en.ts';
import { messages as englishFrame } from '#shared/messages/site/en.ts';
import { describePublicPage } from '#server/http/client/page-texts.ts';
import { expectAccessible } from '../support/browser/accessibility.ts';
import { startJourney, type Journey } from '../support/browser/journey.ts';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey[Symbol.asyncDispose]());

const SCRIPT_BYTES = 90_000;
const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
];

it.each(sizes)(
  'a first visit at $width px loads at most 90 kB of script, without layout shifts',
  async (size) => {
    const page = await journey.openPage({ ...size, keepsWidth: true });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const originAnnounced = page.waitForResponse(/set-app-origin/);
    await page.goto(journey.origin);
    await page.evaluate(() => document.fonts.ready);
    await originAnnounced;
    await page.waitForLoadState('networkidle');

    const scripts = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => /\.m?js$/.test(name))
        .map(({ name, transferSize, encodedBodySize, decodedBodySize }) => {
          return { name, transferSize, isCompressed: encodedBodySize < decodedBodySize };
        }),
    );
    const sent = scripts.reduce((sum, { transferSize }) => sum + transferSize, 0);
    expect(scripts.length).toBeGreaterThan(1);
    expect(scripts.some(({ isCompressed }) => isCompressed)).toBe(true);
    expect(sent).toBeLessThanOrEqual(SCRIPT_BYTES);

    const shifts = () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect((await shifts()).reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
    // Control: the observer notices a layout shift.
    await page.evaluate(() => {
      const pusher = document.createElement('div');
      pusher.style.height = '100px';
      document.querySelector('main')!.prepend(pusher);
    });
    await expect.poll(async () => (await shifts()).length).toBeGreaterThan(0);
    await page.context().close();
  },
);

it.each(Object.values(publicPages))(
  '$path can be read before any script runs, and without one',
  async ({ path }) => {
    const { title } = describePublicPage(path, { language: 'en', takesPayments: true });
    const answer = await fetch(`${journey.origin}${path}`, { headers: { Accept: 'text/html' } });
    const html = await answer.text();
    expect(html).toContain('<h1');
    expect(html).toContain(`<title>${title} · LeaveBits</title>`);

    const page = await journey.openPage({ width: 360 });
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () =>
        Object.assign(window, { written: document.querySelector('main') }),
      ),
    );
    await page.goto(`${journey.origin}${path}`);
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('main')!).some((key) => key.startsWith('__react')),
    );
    // The script hydrates the existing page instead of redrawing it.
    expect(
      await page.evaluate(() => document.querySelector('main') === (window as { written?: unknown }).written),
    ).toBe(true);
    expect(await page.title()).toBe(`${title} · LeaveBits`);
    await expectAccessible(page);
    await page.context().close();
  },
);

/** What is the same in every language. */
const isSameEverywhere = (text: string) => /^(LeaveBits|\d+|.*@example\.com)$/.test(text);

it.each(languages.filter((language) => language !== 'en'))(
  'the start page, “Getting started”, the terms and an unknown address are all in %s, and fit a narrow phone',
  async (language: Language) => {
    const page = await journey.openPage({ width: 320, keepsWidth: true, expects: /status of 404/ });
    const englishTexts = new Set<string>([
      ...[english, gettingStarted, terms, englishFrame].flatMap((messages) => Object.values(messages)),
    ]);
    for (const path of ['/', '/getting-started', '/terms', '/no-such-page']) {
      await page.goto(`${journey.origin}${path}?lang=${language}`);
      await page.waitForFunction(() => {
        const [main, heading] = [document.querySelector('main')!, document.querySelector('main h1')];
        return heading && Object.keys(main).some((key) => key.startsWith('__react'));
      });
      const { texts, names, lang, overflow } = await page.evaluate(() => {
        const walker = document.createTreeWalker(document.getElementById('root')!, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        while (walker.nextNode()) {
          const { parentElement, textContent } = walker.currentNode;
          // The names of the languages are in those languages.
          if (!parentElement!.closest('[hreflang]')) found.push(textContent!.trim());
        }
        const labelled = [...document.querySelectorAll('#root [aria-label]')];
        return {
          texts: found.filter((text) => text !== ''),
          names: labelled.map((element) => element.getAttribute('aria-label')!),
          lang: document.documentElement.lang,
          overflow: document.documentElement.scrollWidth - window.innerWidth,
        };
      });
      expect([path, lang, overflow]).toEqual([path, language, 0]);
      const shown = [...texts, ...names];
      expect(shown.length).toBeGreaterThan(10);
      expect(shown.filter((text) => englishTexts.has(text) && !isSameEverywhere(text))).toEqual([]);
    }
    // A page that isn't translated is in English and says so, for browsers that translate. The choice stays for the visit.
    await page.goto(`${journey.origin}/payment/no-number`);
    await page.getByRole('heading', { name: 'This payment link doesn’t work' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
    await page.goto(journey.origin);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    await page.getByRole('link', { name: 'English', exact: true }).click();
    await page.getByRole('heading', { name: english.title, level: 1 }).waitFor();
    await page.context().close();
  },
);

it('a recipient’s link to the start page shows none of it, and the text of the verification screen before any script', async () => {
  const page = await journey.openPage({ width: 360 });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      if (document.title) seen.push(document.title);
      if (document.body && getComputedStyle(document.body).visibility === 'visible')
        seen.push(document.body.innerText);
      requestAnimationFrame(look);
    };
    look();
  });
  let letScripts: () => void = () => undefined;
  const later = new Promise<void>((resolve) => (letScripts = resolve));
  await page.route(/\.js$/, (route) => later.then(() => route.continue()));
  await page.goto(`${journey.origin}/#/my-leavebits/YW5uYUBleGFtcGxlLm9yZw`, { waitUntil: 'commit' });
  const intro = page.getByText('is shared with anna@example.org, you can read it here.');
  await intro.waitFor();
  await page.getByText('Loading your LeaveBits...').waitFor();
  await page.evaluate(() => document.fonts.ready);
  const place = await intro.boundingBox();
  const shown = await intro.elementHandle();
  letScripts();
  await page.getByRole('button', { name: 'Send code' }).waitFor();
  expect(await intro.boundingBox()).toEqual(place);
  // The script hydrates what was there. If redrawn, it would only count as painted once the script ran.
  expect(await shown.evaluate((element) => element.isConnected)).toBe(true);
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.filter((text) => /Get Started|Leave your affairs/.test(text))).toEqual([]);
  await page.context().close();
});

it('the intro video loads when it is played, reserves its space, and says so if it cannot load', async () => {
  const page = await journey.openPage({ expects: /Failed to load resource.*404/ });
  const asked: string[] = [];
  await page.route(/\/intro\.(webm|mp4|vtt)$/, (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ status: 404 });
  });
  await page.goto(journey.origin);
  const button = page.getByRole('button', { name: 'Watch the introduction' });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const place = await button.boundingBox();
  expect(asked).toEqual([]);

  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByText('The introduction couldn’t be played here.').waitFor();
  expect(asked).toEqual(expect.arrayContaining(['/intro.webm', '/intro.mp4']));
  expect(await page.getByRole('alert').boundingBox()).toEqual(place);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Try again');
  await expectAccessible(page);

  await page.unroute(/\/intro\.(webm|mp4|vtt)$/);
  await page.route(/\/intro\.(webm|mp4|vtt)$/, () => new Promise(() => undefined));
  await page.keyboard.press('Enter');
  const film = page.getByLabel('Introduction to LeaveBits');
  await film.waitFor();
  expect(
    await film.evaluate((video: HTMLVideoElement) => [
      video.controls,
      video.muted,
      document.activeElement === video,
    ]),
  ).toEqual([true, true, true]);
  expect(await film.locator('track[kind=captions]').count()).toBe(1);
  await page.context().close();
});

it('the intro video starts even if its button was pressed before the script loaded', async () => {
  const page = await journey.openPage();
  await page.route(/\/intro\.(webm|mp4|vtt)$/, () => new Promise(() => undefined));
  let letProgramCome = () => {};
  const pressed = new Promise<void>((resolve) => (letProgramCome = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto(journey.origin, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Watch the introduction' }).click();
  expect(await page.getByLabel('Introduction to LeaveBits').count()).toBe(0);
  letProgramCome();
  await page.getByLabel('Introduction to LeaveBits').waitFor();
  await page.context().close();
});

it('an unknown address says so, to people and to crawlers', async () => {
  const page = await journey.openPage({ expects: /404/ });
  const answer = await page.goto(`${journey.origin}/no-such-page`);
  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { name: 'There’s no page at this address' }).waitFor();
  expect(await page.title()).toBe('Page not found · LeaveBits');
  await expectAccessible(page);
  await page.context().close();
});

it('no page had an error', () => journey.expectNoPageErrors());
