import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { languages } from '#shared/domain/languages.ts';
import { SealingCard, type SealingCardProps } from '#client/features/cards/sealing-card.tsx';
import { formatSecretKey } from '#client/features/sealing/crypto/secret-keys.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { startJourney, type Journey } from '../../support/browser/journey.ts';
import { countPrintedPages } from '../../support/browser/printed-pages.ts';
import { PHONE_VIEWPORT } from '../../support/browser/recipient-pages.ts';
import { loadMessagesOf } from '../../support/messages.ts';
import { createAgeKey } from '../../support/sealing/age.ts';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey[Symbol.asyncDispose]());

/** A page that shows only these cards, in the product's own style. */
async function openCards(cards: SealingCardProps[]): Promise<Page> {
  const page = await journey.openPage(PHONE_VIEWPORT);
  await page.goto(`${journey.origin}/time-converter`);
  vi.stubGlobal('window', { location: { origin: journey.origin } });
  const html = renderToStaticMarkup(
    createElement(
      'main',
      null,
      createElement('h1', { className: 'sr-only' }, 'Cards'),
      createElement('h2', { className: 'sr-only' }, 'Each on a page'),
      cards.map((card, index) => createElement(SealingCard, { key: index, ...card })),
    ),
  );
  vi.unstubAllGlobals();
  await page.evaluate((html) => (document.body.innerHTML = html), html);
  return page;
}

it('a card prints on one page, whatever the names, and says whose it is, where to go and what to keep it from', async () => {
  const { identity } = await createAgeKey();
  const short = {
    ownerName: 'Anna Berg',
    personName: 'Lena',
    email: 'lena@example.org',
    identity,
    isSpare: false,
    t: await loadMessagesOf('key-card', 'en'),
  };
  const long = {
    ownerName: 'Wolmarans '.repeat(10).trim(),
    personName: 'Wolmarans '.repeat(10).trim(),
    email: `${'m'.repeat(64)}@${'m'.repeat(61)}.${'m'.repeat(61)}.${'m'.repeat(57)}.example`,
    identity,
    isSpare: true,
    t: short.t,
  };
  const page = await openCards([short, { ...long, ownerName: null, personName: null }, long]);
  expect(await countPrintedPages(page)).toEqual({ a4: 3, letter: 3 });
  await expectAccessible(page);
  const [first, , spare] = await page.getByRole('article').allInnerTexts();
  for (const words of [
    'For Lena, from Anna Berg',
    `${journey.origin}/my-leavebits`,
    `${journey.origin}/card`,
    'lena@example.org',
    'LeaveBits alone can’t open what is sealed',
    'This card alone can’t either',
    'Don’t photograph it',
  ])
    expect(first).toContain(words);
  expect(first!.replaceAll(/\s/g, '')).toContain(formatSecretKey(identity).replaceAll(' ', ''));
  expect(first).not.toContain('spare copy');
  expect(spare).toContain('Your key card, spare copy');
});

it('a card prints on one page in every language', async () => {
  const { identity } = await createAgeKey();
  const person = { email: 'lena@example.org', ownerName: 'Anna Berg', personName: 'Lena', identity };
  const name = 'Wolmarans '.repeat(10).trim();
  const messages = await Promise.all(languages.map((language) => loadMessagesOf('key-card', language)));
  const page = await openCards(
    messages.flatMap((t) => [
      { ...person, isSpare: true, t },
      { ...person, ownerName: name, personName: name, isSpare: true, t },
    ]),
  );
  const most = 2 * languages.length;
  expect(await countPrintedPages(page)).toEqual({ a4: most, letter: most });
  const cards = page.getByRole('article');
  for (const [index, t] of messages.entries()) {
    const card = cards.nth(2 * index);
    expect(await card.getAttribute('lang')).toBe(t.language);
    expect(await card.innerText()).toContain(t('titleSpare'));
    expect(await card.innerText()).toContain('lena@example.org');
  }
});
