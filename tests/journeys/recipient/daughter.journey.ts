import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { captureDownload, startAsOwner, startJourney, type Journey } from '../../support/browser/journey.ts';
import { createSharedLeavebit, PHONE_VIEWPORT } from '../../support/browser/recipient-pages.ts';
import { unzip } from '../../support/exports.ts';
import { insertReport } from '../../support/release/reports.ts';

const ADA = 'ada@example.org';
const HELP = 'help@leavebits.test';
let journey: Journey;
let anna: Page;
let annaId: number;
beforeAll(async () => {
  journey = await startJourney({ more: { SUPPORT_EMAIL: HELP, OPERATOR_NAME: 'The Berg family' } });
  anna = await journey.openPage();
  ({ id: annaId } = await startAsOwner(journey, anna, 'anna@example.org'));
});
afterAll(() => journey[Symbol.asyncDispose]());

/** Ada's phone, which counts what is printed instead of opening a print dialog. */
async function openLink(): Promise<Page> {
  const page = await journey.openPage(PHONE_VIEWPORT);
  await page.addInitScript(() => {
    window.print = () =>
      document.body.setAttribute('data-prints', document.querySelector('[role=dialog] h2')!.textContent);
  });
  await page.goto(`${journey.origin}/#/my-leavebits/${encodeLinkEmail(ADA)}`);
  return page;
}
const printed = (page: Page) => page.locator('body').getAttribute('data-prints');

async function verify(page: Page): Promise<void> {
  const code = await journey.codeAfter(ADA, () => page.getByRole('button', { name: 'Send code' }).click());
  await page.getByLabel('Verification code').fill(code);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Shared with you' }).waitFor();
}

it('a daughter finds what has just opened first, saves everything with one button, and prints the letter', async () => {
  await createSharedLeavebit(anna, {
    description: 'For when I’m gone',
    infoFields: [
      'Dear Ada, you were the best of my days.',
      'PIN of my card: 4711',
      'Key for one-time codes: JBSWY3DPEHPK3PXP',
    ].join('\n'),
    recipients: { [ADA]: { releaseType: 'death_incapacitation' } },
  });
  await createSharedLeavebit(anna, {
    description: 'Recipes',
    infoFields: 'The plum cake',
    recipients: { [ADA]: {} },
    files: [{ name: 'cake.txt', bytes: Buffer.from('plums') }],
  });
  await createSharedLeavebit(anna, {
    description: 'Your wedding day',
    recipients: { [ADA]: { releaseType: 'scheduled', scheduledDate: '2090-06-01T00:00:00.000Z' } },
  });
  await insertReport(journey, annaId, 'released');

  const page = await openLink();
  await page.getByRole('link', { name: HELP }).waitFor();
  await expectAccessible(page);
  await verify(page);
  const cards = page.getByRole('list', { name: 'LeaveBits shared with you' }).getByRole('listitem');
  await expect
    .poll(() => cards.getByRole('heading').allTextContents())
    .toEqual(['For when I’m gone', 'Recipes', 'Your wedding day']);
  await cards.nth(0).getByText('Recently opened').waitFor();
  expect(await page.getByText('Recently opened').count()).toBe(1);
  await page.getByText(`Questions? Write to ${HELP}. LeaveBits is run by The Berg family.`).waitFor();
  await expectAccessible(page);

  const { name, bytes } = await captureDownload(
    page,
    page.getByRole('button', { name: 'Download everything' }),
  );
  expect(name).toMatch(/^From anna@example\.org - [\d-]{10}\.zip$/);
  const files = await unzip(bytes);
  expect([...files.keys()]).toEqual([
    'Read me first.html',
    'anna@example.org/For when I’m gone/For when I’m gone.txt',
    'anna@example.org/Recipes/Recipes.txt',
    'anna@example.org/Recipes/cake.txt',
  ]);
  await page.getByRole('status').getByText('The ZIP is being downloaded.').waitFor();

  await cards.nth(0).getByRole('button', { name: 'View Details' }).click();
  const letter = page.getByRole('dialog', { name: 'For when I’m gone' });
  await letter.getByText('you were the best of my days').waitFor();
  await expectAccessible(page);
  await letter.getByRole('button', { name: 'Print' }).click();
  expect(await printed(page)).toBe('For when I’m gone');
  await page.emulateMedia({ media: 'print' });
  expect(await letter.isVisible()).toBe(true);
  expect(await page.getByText('Shared with you', { exact: true }).first().isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  const saved = await captureDownload(page, letter.getByRole('button', { name: 'Save as a file' }));
  expect(saved.name).toBe('For when I’m gone.txt');
  expect(String(saved.bytes)).toContain('you were the best of my days');
  journey.expectNoPageErrors();
});

it('a daughter reads first what this is, and passwords are hidden until she asks for them', async () => {
  const page = await openLink();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await verify(page);
  const guide = page.getByRole('group').filter({ hasText: 'Before you read' });
  await guide.getByText('anna@example.org kept this for you. Their death was reported on').waitFor();
  await guide.getByText('Save a copy with “Download everything”').waitFor();
  await guide.getByText(/^You can read everything until .* We’ll email you before that\.$/).waitFor();

  await page.getByRole('button', { name: 'View Details' }).first().click();
  const letter = page.getByRole('dialog', { name: 'For when I’m gone' });
  await letter.getByText('you were the best of my days').waitFor();
  const pin = letter.getByText('4711');
  expect(await pin.isVisible()).toBe(false);
  await letter.getByRole('button', { name: 'Copy' }).first().click();
  await letter.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('4711');
  expect(await pin.isVisible()).toBe(false);
  await letter.getByText(/^Code for signing in now:/).waitFor();
  await letter.getByText(/^\d{3} \d{3}$/).waitFor();
  await expectAccessible(page);
  await letter.getByRole('button', { name: 'Show' }).first().click();
  expect(await pin.isVisible()).toBe(true);
  await letter.getByRole('button', { name: 'Hide' }).click();
  expect(await pin.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await pin.isVisible()).toBe(true);
  journey.expectNoPageErrors();
});

it('after a death, the options begin with reading and keeping, and end with giving something up', async () => {
  const page = await openLink();
  await verify(page);
  const card = page.getByRole('listitem').filter({ hasText: 'Recipes' });
  await card.getByRole('button', { name: 'Options' }).click();
  const options = page.getByRole('dialog');
  const labels = await options.getByRole('button').allTextContents();
  expect(labels.filter(Boolean)).toEqual([
    'Read',
    'Download',
    'Print',
    'Hide this sender',
    'Leave this LeaveBit',
  ]);
  await options.getByText('nobody may be able to bring it back').waitFor();
  await expectAccessible(page);
  const { name } = await captureDownload(page, options.getByRole('button', { name: 'Download' }));
  expect(name).toBe('From anna@example.org - Recipes.zip');
  await options.getByRole('button', { name: 'Print' }).click();
  await page.getByRole('dialog', { name: 'Recipes' }).getByText('The plum cake').waitFor();
  await expect.poll(() => printed(page)).toBe('Recipes');
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('button', { name: 'Leave this LeaveBit' }).click();
  const leaving = page.getByRole('alertdialog');
  await leaving.getByText('If you might want it one day, download it first.').waitFor();
  await leaving.getByRole('button', { name: 'Download' }).waitFor();
  const topOf = async (name: string) => (await leaving.getByRole('button', { name }).boundingBox())!.y;
  expect(await topOf('Cancel')).toBeLessThan(await topOf('Leave this LeaveBit'));
  await expectAccessible(page);
  journey.expectNoPageErrors();
});

it('a service without an address for questions says whom to ask, on every page behind a link', async () => {
  for (const [path, whom] of [
    ['/shared/1', 'Ask the person who shared this with you, or someone close to them'],
    ['/stop-mails/x', 'Ask the person who shared this with you, or someone close to them'],
    ['/report/x/death', 'Ask someone close to the person who chose you as a reporter'],
    ['/confirm-report/x', 'Ask someone close to the person who chose you as a reporter'],
    ['/refute/x', 'Ask the person who gave you the address of this service'],
    ['/undo/x', 'Ask the person who gave you the address of this service'],
  ]) {
    const page = await journey.openPage(PHONE_VIEWPORT);
    await page.route('**/api/service', async (route) => {
      const json = { operatorName: null, operatorRegistration: null, supportEmail: null };
      await route.fulfill({ response: await route.fetch(), json });
    });
    await page.goto(journey.origin + path);
    await page.getByText(`Questions? ${whom}`).waitFor();
  }
  journey.expectNoPageErrors();
});
