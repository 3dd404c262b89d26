import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { startAsOwner, startJourney, type Journey } from '../../support/browser/journey.ts';
import { choosePersonLanguage, saveReleaseConfigElsewhere } from '../../support/browser/owner-home.ts';
import { countPrintedPages } from '../../support/browser/printed-pages.ts';
import { PHONE_VIEWPORT, verifyAddressOnPage } from '../../support/browser/recipient-pages.ts';

/** As long as an address can be. */
const LENA = `${'m'.repeat(64)}@${'m'.repeat(61)}.${'m'.repeat(61)}.${'m'.repeat(57)}.example`;
const JONAS = 'jonas@example.org';
const HEADLINE = 'The safe behind the clock';
let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey[Symbol.asyncDispose]());

/** Presses a button that prints, without a print dialog. */
async function print(page: Page, name: string): Promise<void> {
  await page.evaluate(() => (window.print = () => document.body.toggleAttribute('data-printed', true)));
  await page.getByRole('button', { name, exact: true }).first().click();
  await page.locator('body[data-printed]').waitFor();
  await page.evaluate(() => document.body.toggleAttribute('data-printed', false));
}

async function readPrinted(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' });
  const text = await page.locator('body').innerText();
  await page.emulateMedia({ media: null });
  return text;
}

it('cards for everyone print on a page each, whatever the names, and say nothing of what was left', async () => {
  const page = await journey.openPage(PHONE_VIEWPORT);
  await startAsOwner(journey, page, 'cards@example.org', [
    { description: HEADLINE, infoFields: 'Code 4711', sharingEmails: [LENA, JONAS] },
  ]);
  await saveReleaseConfigElsewhere(page, {
    designatedReporters: [LENA, 'rosa@example.org', 'sam@example.org'],
    requiredConfirmations: 1,
  });
  await page.evaluate(async () => {
    const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '');
    const headers = { 'Content-Type': 'application/json', 'X-CSRF-Token': token };
    const body = JSON.stringify({ name: 'Wolmarans '.repeat(10).trim() });
    await fetch('/api/account/name', { method: 'PUT', headers, body });
  });

  for (const [email, language] of Object.entries({
    [LENA]: 'fr',
    'rosa@example.org': 'zu',
    'sam@example.org': 'de',
  }))
    await choosePersonLanguage(page, email, language);

  await page.goto(`${journey.origin}/people/`);
  await print(page, 'Print all notes');
  expect(await countPrintedPages(page)).toEqual({ a4: 2, letter: 2 });
  const forRecipients = await readPrinted(page);
  expect(forRecipients).toContain('Quelqu’un vous a laissé quelque chose');
  expect(forRecipients).toContain('Somebody left something for you');
  expect(forRecipients).toContain(JONAS);
  expect(forRecipients).not.toContain('Your people');
  expect(forRecipients).not.toContain(HEADLINE);
  await print(page, `Print a note for ${JONAS}`);
  expect(await countPrintedPages(page)).toEqual({ a4: 1, letter: 1 });

  await page.goto(`${journey.origin}/release`);
  await print(page, 'Print all cards');
  expect(await countPrintedPages(page)).toEqual({ a4: 3, letter: 3 });
  const forReporters = await readPrinted(page);
  for (const words of [/S’il arrive quelque chose/, /Uma kukhona okwenzeka/, /^Wenn .* etwas zustößt$/m])
    expect(forReporters).toMatch(words);
  expect(forReporters).not.toContain('If something happens');
  const cards = page.locator('[data-printed-sheet] article');
  expect(await cards.evaluateAll((all) => all.map((card) => card.getAttribute('lang')))).toEqual([
    'fr',
    'zu',
    'de',
  ]);
  expect(forReporters).toContain(`${journey.origin}/report`);
  // A link that reports is the reporter's alone.
  expect(forReporters).not.toMatch(/\/report\/./);
  await expectAccessible(page);

  // What the card says to type.
  expect(forRecipients).toContain(`${journey.origin}/my-leavebits`);
  const visitor = await journey.openPage(PHONE_VIEWPORT);
  await visitor.goto(`${journey.origin}/my-leavebits`);
  await verifyAddressOnPage(journey, visitor, JONAS);
  await visitor.getByRole('heading', { name: 'A note for your papers' }).waitFor();
  await print(visitor, 'Print a note');
  expect(await countPrintedPages(visitor)).toEqual({ a4: 1, letter: 1 });
  expect(await readPrinted(visitor)).not.toContain(HEADLINE);
  await expectAccessible(visitor);
  journey.expectNoPageErrors();
});
