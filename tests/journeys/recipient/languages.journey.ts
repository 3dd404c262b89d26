import { afterAll, beforeAll, expect, it } from 'vitest';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import type { Language } from '#shared/domain/languages.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { captureDownload, startAsOwner, startJourney, type Journey } from '../../support/browser/journey.ts';
import { matchBuiltClientFile } from '../../support/browser/built-client-file.ts';
import { listPageTexts } from '../../support/browser/page-texts.ts';
import { createSharedLeavebit } from '../../support/browser/recipient-pages.ts';
import { loadMessagesOf } from '../../support/messages.ts';
import { insertReport } from '../../support/release/reports.ts';
import { extractCode } from '../../support/visitor.ts';

const ADA = 'ada@example.org';
const HELP = 'help@leavebits.test';
/** What the owner wrote. */
const CONTENT = ['Brief an Ada', 'Liewe Ada, PIN 4711 hlala kahle', 'kuchen.txt', 'Nur später', 'Passwort'];

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney({ more: { SUPPORT_EMAIL: HELP, OPERATOR_NAME: 'Berg' } });
  const anna = await journey.openPage();
  const { id } = await startAsOwner(journey, anna, 'anna@example.org');
  const [letter, text, file, later] = CONTENT as [string, string, string, string];
  await createSharedLeavebit(anna, {
    description: letter,
    infoFields: `${text}\nPasswort: 4711`,
    recipients: { [ADA]: { releaseType: 'death_incapacitation' } },
    files: [{ name: file, bytes: Buffer.from('4711') }],
  });
  await createSharedLeavebit(anna, {
    description: later,
    recipients: { [ADA]: { releaseType: 'scheduled', scheduledDate: '2090-06-01T00:00:00.000Z' } },
  });
  await insertReport(journey, id, 'released');
});
afterAll(() => journey[Symbol.asyncDispose]());

/** Goes a recipient's way in a language, and returns what they see and hear at each step. */
async function visit(language: Extract<Language, 'en' | 'de' | 'zu'>): Promise<string[]> {
  const page = await journey.openPage({ width: 320, height: 640, keepsWidth: true });
  const [t, choices, verification] = await Promise.all([
    loadMessagesOf('recipients', language),
    loadMessagesOf('choices', language),
    loadMessagesOf('verification', language),
  ]);
  const seen: string[] = [];
  async function look(step: string): Promise<void> {
    seen.push(...(await listPageTexts(page)));
    const { lang, overflow } = await page.evaluate(() => ({
      lang: document.documentElement.lang,
      overflow: [...document.querySelectorAll('html, main, section, footer, li')].filter(
        (element) => element.scrollWidth > element.clientWidth && element.clientWidth > 1,
      ).length,
    }));
    expect([step, lang, overflow]).toEqual([step, language, 0]);
  }
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const heading = (name: string) => page.getByRole('heading', { name, exact: true }).first();

  await page.goto(`${journey.origin}/my-leavebits?lang=${language}`);
  await button(verification('sendCode')).click();
  await page.getByText(verification('invalidAddressExample')).waitFor();
  await look('an address that is missing');
  await page.goto(`${journey.origin}/shared/nothing`);
  await heading(verification('noIdTitle')).waitFor();
  await look('a damaged link');

  await page.goto(`${journey.origin}/#/my-leavebits/${encodeLinkEmail(ADA)}`);
  await heading(verification('verifyAddress')).waitFor();
  await page.getByText(HELP).waitFor();
  await look('the verification of an address');
  await expectAccessible(page);
  const after = journey.mailbox.mails().length;
  await button(verification('sendCode')).click();
  await page.getByText(verification('noMail')).click();
  await page.getByLabel(verification('code')).fill('000000');
  await button(verification('verify')).click();
  await page.locator('[aria-invalid=true]').waitFor();
  await look('a wrong code');
  const code = extractCode(await journey.mailbox.waitForMail({ to: ADA, subject: /./, after }));
  await page.getByLabel(verification('code')).fill(code);
  await page.keyboard.press('Enter');

  await heading(t('sharedWithYou')).waitFor();
  await button(t('downloadAll')).waitFor();
  await page.getByText(HELP).waitFor();
  await look('the list');
  await expectAccessible(page);
  // Whoever reads in another language than their emails can have both in it.
  if (language !== 'en') {
    await button(choices('chooseMailLanguage')).click();
    await page.getByText(choices('mailLanguageChosen')).waitFor();
    const focused = page.getByRole('heading', { name: choices('mailLanguageTitle') });
    await expect.poll(() => focused.evaluate((title) => title === document.activeElement)).toBe(true);
  }
  const zip = await captureDownload(page, button(t('downloadAll')));
  expect(zip.name).toMatch({ en: /^From anna/, de: /^Von anna/, zu: /^Ivela ku-anna/ }[language]);
  await button(t('viewDetails')).first().click();
  await page.getByText('Liewe Ada').waitFor();
  await look('the details');
  await expectAccessible(page);
  await button(t('viewFile', { file: CONTENT[2]! })).click();
  await page.locator('pre').waitFor();
  await look('a preview');
  await page.keyboard.press('Escape');
  await page.locator('pre').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await button(t('options')).last().click();
  await page.getByRole('dialog').waitFor();
  await look('the options');
  await expectAccessible(page);
  await button(choices('leave')).click();
  await page.getByRole('alertdialog').waitFor();
  await look('leaving');
  journey.expectNoPageErrors();
  await page.context().close();
  return seen;
}

/** What is the same in every language. */
const isSameEverywhere = (text: string) =>
  /^(LeaveBits|ZIP|Berg|\S+@\S+)$/.test(text) || CONTENT.some((content) => text.includes(content));

it('a recipient’s way is all in their language, from the first page to leaving a LeaveBit, and fits a narrow phone', async () => {
  const english = new Set(await visit('en'));
  expect(english.size).toBeGreaterThan(80);
  for (const language of ['de', 'zu'] as const) {
    const seen = await visit(language);
    expect(seen.length).toBeGreaterThan(80);
    expect([language, seen.filter((text) => english.has(text) && !isSameEverywhere(text))]).toEqual([
      language,
      [],
    ]);
  }
});

it('a page whose messages don’t arrive says so in the best language that did, and a reload helps', async () => {
  const verification = await loadMessagesOf('verification', 'de');
  for (const [area, language] of [
    ['verification', 'de'],
    ['site', 'en'],
  ] as const) {
    const page = await journey.openPage({ expects: /status of 404|dynamically imported|PageNotLoaded/ });
    const site = await loadMessagesOf('site', language);
    const file = matchBuiltClientFile(`../shared/messages/${area}/de.ts`);
    await page.route(file, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(`${journey.origin}/my-leavebits?lang=de`);
    await page.getByRole('heading', { name: site('notLoadedTitle') }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    await expectAccessible(page);
    await page.unroute(file);
    await page.getByRole('button', { name: site('reload') }).click();
    await page.getByRole('button', { name: verification('sendCode') }).waitFor();
    await page.close();
  }
  journey.expectNoPageErrors();
});
