import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD, startJourney, type Journey } from '../support/browser/journey.ts';
import type { Translation } from '../support/browser/page-translator.ts';
import { PHONE_VIEWPORT } from '../support/browser/recipient-pages.ts';

const OWNER = 'olga@example.org';
const HEIR = 'heir@example.org';
const REPORTERS = ['rosa', 'sam', 'tess'] as const;
const [ROSA, SAM] = REPORTERS.map((name) => `${name}@example.org`) as [string, string];

const asChrome: Translation = { way: 'replaces', marks: ['«', '»'] };
const asFirefox: Translation = { way: 'changes', marks: ['«', '»'] };

let journey: Journey;
let owner: Page;
beforeAll(async () => {
  journey = await startJourney();
  owner = await journey.openPage({ translation: asChrome });
});
afterAll(() => journey[Symbol.asyncDispose]());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function linkTo(to: string, pattern: RegExp): Promise<string> {
  const find = () =>
    journey.mailbox
      .mails()
      .filter((mail) => mail.to.includes(to))
      .flatMap(({ links }) => links)
      .findLast((link) => pattern.test(link));
  await expect.poll(find).toBeDefined();
  return find()!;
}

/** React says #418 where a prerendered text was translated before React saw it, and renders the page anew. */
async function openTranslated(link: string, title: string, translation = asChrome): Promise<Page> {
  const page = await journey.openPage({ ...PHONE_VIEWPORT, translation, expects: /React error #418/ });
  await page.goto(link);
  await heading(page, title).waitFor();
  return page;
}

/** Waits until exactly these words are shown, once and translated. What a text said before would stand beside them. */
async function expectShown(page: Page, selector: string, text: string): Promise<void> {
  await expect.poll(() => page.locator(selector).allInnerTexts()).toEqual([`«${text}»`]);
}

/** The countdown goes on: another second is shown, and only that. */
async function expectCountdown(page: Page): Promise<void> {
  const resend = button(page, /You can request a new code in \d+ s/);
  const first = await resend.innerText();
  await expect.poll(() => resend.innerText()).not.toBe(first);
  expect(await resend.innerText()).toMatch(/^«[^«]+»$/);
}

it('an owner registers, takes the first steps and saves a file on a page that is translated', async () => {
  await owner.goto(journey.origin);
  await heading(owner, '«Leave your affairs in good hands»').waitFor();
  await owner.getByRole('link', { name: 'Get Started' }).first().click();
  await owner.getByRole('link', { name: 'Create Trial Account' }).first().click();
  await owner.getByLabel('Email address').fill(OWNER);
  const password = owner.locator('[autocomplete=new-password]');
  for (const [text, met] of [
    ['Correct', 1],
    [PASSWORD, 4],
  ] as const) {
    await password.fill(text);
    await expectShown(owner, '[role=status].sr-only:not(:empty)', `${met} of 4 password requirements met`);
  }
  const code = await journey.codeAfter(OWNER, () => button(owner, 'Register').click());
  await expectCountdown(owner);
  await owner.getByLabel('Verification code').fill(code);
  await button(owner, 'Verify and create account').click();
  await owner.getByText('Your account has been created and you are now logged in.').first().waitFor();

  await button(owner, /^«Start»$/).click();
  await button(owner, 'Write something').click();
  await owner.getByLabel('Write it here').fill('What matters\nThe key is under the stone.');
  await expectShown(owner, '[role=dialog] p:has-text("Question")', 'Question 1 of 4');
  await button(owner, 'Continue').click();
  await expectShown(owner, '[role=dialog] p:has-text("Question")', 'Question 2 of 4');
  await button(owner, 'Continue').click();
  await owner.locator('[role=dialog] [aria-invalid=true]').first().waitFor();
  await owner.getByLabel('«Name»', { exact: true }).fill('Lena');
  await owner.getByLabel('Email address').fill('lena@example.org');
  await button(owner, 'Continue').click();
  await owner.getByLabel('After my death').check();
  await button(owner, /^«Save»$/).click();
  await button(owner, 'Yes, Proceed').click();
  const reporters = owner.getByRole('dialog', { name: 'Which three people will tell us?' });
  for (const [index, name] of REPORTERS.entries()) {
    await reporters.getByLabel('«Name»', { exact: true }).nth(index).fill(name);
    await reporters.getByLabel('Email address').nth(index).fill(`${name}@example.org`);
  }
  await button(owner, 'Ask them').click();
  await owner.getByText('sam: waiting for an answer.').waitFor();
  await button(owner, 'Go to your LeaveBits').click();

  await button(owner, 'Create LeaveBit').first().click();
  const sheet = owner.getByRole('dialog', { name: 'Create LeaveBit' });
  await sheet.getByLabel('Description').fill('For my heir');
  await sheet.getByLabel('Sharing Emails').fill(HEIR);
  await sheet.getByLabel('Sharing Emails').press('Enter');
  const file = { name: 'key.txt', mimeType: 'text/plain', buffer: Buffer.from('It is under the stone.') };
  await sheet.locator('input[type=file]').setInputFiles(file);
  await sheet.getByText('key.txt').first().waitFor();
  await sheet.getByRole('button', { name: 'Create LeaveBit' }).click();
  await button(owner, 'Yes, Proceed').click();
  await owner.getByRole('heading', { level: 2, name: 'For my heir' }).waitFor();

  const count = 'main p[role=status]:has-text("LeaveBit")';
  await expectShown(owner, count, '2 LeaveBits');
  await button(owner, 'Select All').click();
  await expectShown(owner, count, '2 LeaveBits, 2 selected');
  await button(owner, 'Select None').click();
  await expectShown(owner, count, '2 LeaveBits');
  await button(owner, 'Expand All').click();
  await button(owner, 'Collapse All').click();
  await button(owner, 'Expand All').waitFor();
  journey.expectNoPageErrors();
});

it.each([asChrome, asFirefox])(
  'a recipient verifies an address and reads there: $way',
  async (translation) => {
    const heir = await openTranslated(
      await linkTo(HEIR, /\/#\/my-leavebits\//),
      'Verify your email address',
      translation,
    );
    const code = await journey.codeAfter(HEIR, () => button(heir, 'Send code').click());
    await heir.getByText('a code is on its way').waitFor();
    await expectCountdown(heir);
    const field = heir.getByLabel('Verification code');
    await field.fill(code === '000000' ? '111111' : '000000');
    await button(heir, /^«Verify»$/).click();
    await heir.getByText('Invalid verification code').first().waitFor();

    // A browser that enters the code for its user may say so twice, and submit twice.
    let sent = 0;
    heir.on('request', (request) => void (sent += Number(/\/api\/[^?]*verify/.test(request.url()))));
    await field.evaluate((field: HTMLInputElement, code) => {
      field.value = code;
      for (const type of ['input', 'change', 'input', 'change'])
        field.dispatchEvent(new Event(type, { bubbles: true }));
      field.form!.requestSubmit();
      field.form!.requestSubmit();
    }, code);
    await heir.getByRole('heading', { level: 2, name: 'For my heir' }).waitFor();
    expect(sent).toBe(1);
    await button(heir, 'View Details').click();
    await heir.getByText('key.txt').first().waitFor();
    journey.expectNoPageErrors();
  },
);

it('a death is reported and confirmed, and the owner refutes it, each on such a page', async () => {
  const lost = await openTranslated(
    `${journey.origin}/report`,
    'I’m somebody’s reporter and have lost my link',
    asFirefox,
  );
  await lost.getByLabel('Email address').fill('rosa');
  await button(lost, 'Send my links').click();
  await lost.getByText('Invalid email address').waitFor();
  await lost.getByLabel('Email address').fill(ROSA);
  await button(lost, 'Send my links').click();
  await heading(lost, 'Please check your email').waitFor();

  const rosa = await openTranslated(await linkTo(ROSA, /\/death$/), 'Report a death');
  await button(rosa, 'Report the death').click();
  await rosa.getByText('Please tick this first.').waitFor();
  await rosa.getByRole('checkbox').check();
  await button(rosa, 'Report the death').click();
  await heading(rosa, 'Your report has been received').waitFor();

  await owner.getByText('reported that you have died').first().waitFor();
  const unconfirmed = owner.getByText('«No confirmation yet; one is needed.»');
  await unconfirmed.waitFor();
  const sam = await openTranslated(
    await linkTo(SAM, /\/confirm-report\//),
    'Can you confirm this?',
    asFirefox,
  );
  await sam.getByRole('checkbox', { name: /has died/ }).check();
  await button(sam, 'Confirm the report').click();
  await heading(sam, 'Thank you, your confirmation has been counted').waitFor();
  await owner.getByText('«1 confirmation: that’s enough.»').waitFor();
  expect(await unconfirmed.count()).toBe(0);

  const refuting = await openTranslated(await linkTo(OWNER, /\/refute\//), 'Are you well?');
  await button(refuting, 'I’m well: refute this report').click();
  await heading(refuting, 'The report has been cancelled').waitFor();
  await owner.getByText('reported that you have died').first().waitFor({ state: 'detached' });
  journey.expectNoPageErrors();
});

it('an owner signs in and begins to pay on such a page', async () => {
  const page = await openTranslated(`${journey.origin}/auth`, 'Sign in', asFirefox);
  await page.getByLabel('Email address').fill(OWNER);
  await page.getByLabel('«Password»', { exact: true }).fill('wrong');
  await button(page, /^«Sign in»$/).click();
  await page.getByRole('alert').first().waitFor();
  await page.getByLabel('«Password»', { exact: true }).fill(PASSWORD);
  const code = await journey.codeAfter(OWNER, () => button(page, /^«Sign in»$/).click());
  await page.getByLabel('Verification code').fill(code);
  await button(page, 'Verify').first().click();
  await heading(page, 'Your LeaveBits').waitFor();
  await button(page, 'Menu').click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Subscribe' }).click();
  await button(page, 'Pay with PayFast').click();
  await button(page, /^«Pay»$/).waitFor();
  journey.expectNoPageErrors();
});

it('a text that shares its element changes, moves on and goes, also after its translation', async () => {
  const page = await openTranslated(`${journey.origin}/auth`, 'Sign in');
  await page.evaluate(() => {
    const paragraph = document.body.appendChild(document.createElement('p'));
    const [text, last] = [document.createTextNode('before'), document.createElement('b')];
    paragraph.append(text, last);
    Object.assign(window, { paragraph, text });
  });
  type Shared = Window & { paragraph: HTMLElement; text: Text };
  const shown = () => page.evaluate(() => (window as unknown as Shared).paragraph.textContent);
  await expect.poll(shown).toBe('«before»');
  await page.evaluate(() => void ((window as unknown as Shared).text.nodeValue = 'after'));
  await expect.poll(shown).toBe('«after»');
  await page.evaluate(() => {
    const { paragraph, text } = window as unknown as Shared;
    paragraph.insertBefore(document.createTextNode('new, '), text);
  });
  await expect.poll(shown).toBe('«new, »«after»');
  await page.evaluate(() => {
    const { paragraph, text } = window as unknown as Shared;
    paragraph.removeChild(text);
  });
  await expect.poll(shown).toBe('«new, »');
  journey.expectNoPageErrors();
});
