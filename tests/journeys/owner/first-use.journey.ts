import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { locateOwnerHome } from '../../support/browser/owner-home.ts';
import { PASSWORD, startAsOwner, startJourney, type Journey } from '../../support/browser/journey.ts';

const LENA = 'lena@example.org';
let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey[Symbol.asyncDispose]());

const question = (page: Page, name: string) => page.getByRole('dialog', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

it('a new owner answers one question after the other, stops, and goes on elsewhere', async () => {
  const page = await journey.openPage({ width: 360, height: 740 });
  const email = 'new@example.org';
  await startAsOwner(journey, page, email);
  await page.getByRole('heading', { name: 'Leave your first LeaveBit' }).waitFor();
  await expectAccessible(page);
  await press(page, 'Start');
  const what = question(page, 'What do you want to leave?');
  await what.getByText('Question 1 of 4').waitFor();
  // A message about the registration would cover the answers.
  await expect.poll(() => locateOwnerHome(page).toast.count()).toBe(0);
  await expectAccessible(page);
  // Nothing else can be pressed.
  expect(await what.getByRole('link').count()).toBe(0);
  await press(page, 'Start from a list');
  await expectAccessible(page);
  await press(page, 'Write something');
  const stored = page.waitForResponse((answer) => answer.url().endsWith('/api/drafts/new'));
  await page.getByLabel('Write it here').fill('Dear Lena,\nthe key is under the stone.');
  expect((await stored).status()).toBe(200);
  await press(page, 'Choose a file');
  await what.getByRole('button', { name: 'Write something Your text is kept.' }).click();
  await press(page, 'Not now');
  await page.getByRole('heading', { name: 'Go on with your first LeaveBit' }).waitFor();

  // On another device it goes on in the middle of the letter.
  const laptop = await journey.openPage();
  await laptop.goto(`${journey.origin}/auth`);
  await laptop.getByLabel('Email address').fill(email);
  await laptop.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const code = await journey.codeAfter(email, () => laptop.keyboard.press('Enter'));
  await laptop.getByLabel('Verification code').fill(code);
  await laptop.keyboard.press('Enter');
  await press(laptop, 'Go on');
  await question(laptop, 'What do you want to leave?').waitFor();
  expect(await laptop.getByLabel('Write it here').inputValue()).toBe(
    'Dear Lena,\nthe key is under the stone.',
  );
  await press(laptop, 'Continue');
  await laptop.getByLabel('Name', { exact: true }).fill('Lena');
  await laptop.getByLabel('Email address').fill(email);
  await press(laptop, 'Continue');
  await laptop.getByText('This is your own address.').waitFor();
  await expectAccessible(laptop);
  await laptop.getByLabel('Email address').fill(LENA);
  await press(laptop, 'Continue');

  const when = question(laptop, 'When may Lena read it?');
  await when.waitFor();
  expect(await when.getByRole('radio', { checked: true }).count()).toBe(0);
  await press(laptop, 'Save');
  await when.getByText('Please choose one of the three answers.').waitFor();
  await when.getByLabel('On a date').check();
  await press(laptop, 'Save');
  // Errors may be below the edge of a phone's screen.
  await expect
    .poll(() => laptop.getByLabel('Date and time').evaluate((field) => field === document.activeElement))
    .toBe(true);
  await expectAccessible(laptop);
  await when.getByLabel('After my death').check();
  await press(laptop, 'Save');
  const confirm = laptop.getByRole('alertdialog', { name: 'Confirm Sharing' });
  await confirm.getByText('Lena can read this after your death or incapacitation is confirmed.').waitFor();
  // The next question asks for reporters, so there is no warning that there are none.
  expect(await confirm.getByText('You have no reporters yet').count()).toBe(0);
  await press(laptop, 'Yes, Proceed');

  const reporters = question(laptop, 'Which three people will tell us?');
  await reporters.getByRole('status').getByText('LeaveBit created successfully').waitFor();
  await expect.poll(() => locateOwnerHome(laptop).toast.count()).toBe(0);
  await expectAccessible(laptop);
  const people = ['Rosa', 'Sam', 'Tess'].map((name) => ({
    name,
    email: `${name.toLowerCase()}@example.org`,
  }));
  for (const [index, person] of people.entries()) {
    await laptop.getByLabel('Name', { exact: true }).nth(index).fill(person.name);
    await laptop.getByLabel('Email address').nth(index).fill(person.email);
  }
  await press(laptop, 'Ask them');
  const summary = question(laptop, 'Where things stand');
  for (const { name } of people) await summary.getByText(`${name}: waiting for an answer.`).waitFor();
  await summary.getByText('Lena can read this after your death').waitFor();
  await summary.getByRole('link', { name: 'Add a second way: A second way to warn you' }).waitFor();
  await expectAccessible(laptop);
  await laptop.evaluate(() => (window.print = () => undefined));
  await press(laptop, 'Print a note for the drawer');
  await laptop.emulateMedia({ media: 'print' });
  await laptop.getByText('LeaveBits: a note for the drawer').waitFor();
  expect(await laptop.getByText('under the stone').isVisible()).toBe(false);
  await laptop.emulateMedia({ media: 'screen' });

  await press(laptop, 'Leave something else');
  await question(laptop, 'What do you want to leave?').waitFor();
  await press(laptop, 'Write something');
  expect(await laptop.getByLabel('Write it here').inputValue()).toBe('');
  await press(laptop, 'Not now');
  await laptop.getByRole('heading', { level: 2, name: 'Dear Lena' }).waitFor();
  expect(await laptop.getByRole('heading', { name: 'Leave your first LeaveBit' }).count()).toBe(0);
  await laptop.getByText('Waiting for 3 answers').waitFor();
  // Two of the three have to agree, so that one may be unreachable.
  const config = await laptop.request.get(`${journey.origin}/api/release-config`);
  expect(await config.json()).toMatchObject({ requiredConfirmations: 1, refuteTimeHours: 72 });
  journey.expectNoPageErrors();
});

it('a file that a reload has lost is asked for again, and nothing empty is saved', async () => {
  const page = await journey.openPage({ width: 360, height: 740 });
  await startAsOwner(journey, page, 'files@example.org');
  await press(page, 'Start');
  const what = question(page, 'What do you want to leave?');
  await press(page, 'Choose a file');
  const will = { name: 'will.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
  await what.locator('input[type=file]').setInputFiles(will);
  await press(page, 'Continue');
  await page.getByLabel('Name', { exact: true }).fill('Lena');
  await page.getByLabel('Email address').fill(LENA);
  const stored = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/drafts/new') && (answer.request().postData() ?? '').includes(LENA),
  );
  await press(page, 'Continue');
  await question(page, 'When may Lena read it?').waitFor();
  expect((await stored).status()).toBe(200);
  await page.reload();
  await press(page, 'Go on');
  await what.getByText('Please choose this file again').waitFor();
  await expectAccessible(page);
  await press(page, 'Continue');
  await what.getByText('Please write something or choose a file first.').waitFor();
  await what.locator('input[type=file]').setInputFiles(will);
  await what.getByText('Please choose this file again').waitFor({ state: 'detached' });
  expect(await what.getByText('Please write something or choose a file first.').count()).toBe(0);
  await press(page, 'Continue');
  await press(page, 'Continue');
  await page.getByLabel('Today').check();
  await press(page, 'Save');
  await press(page, 'Yes, Proceed');
  await question(page, 'Which three people will tell us?').waitFor();
  const saved = await page.request.get(`${journey.origin}/api/trigger-bytes`);
  expect(await saved.json()).toMatchObject([{ attachments: ['will.pdf'] }]);
  journey.expectNoPageErrors();
});

it('an owner who puts the first steps away has them away on every device', async () => {
  const page = await journey.openPage();
  await startAsOwner(journey, page, 'not-now@example.org');
  const card = page.getByRole('region', { name: 'Leave your first LeaveBit' });
  await card.getByRole('button', { name: 'Not now' }).click();
  await card.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText('Not sure where to start').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await card.count()).toBe(0);
  journey.expectNoPageErrors();
});
