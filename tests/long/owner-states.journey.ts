import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MEGABYTE } from '#shared/domain/limits.ts';
import { expectAccessible, expectAccessibleInLongRun } from '../support/browser/accessibility.ts';
import { startAsOwner, startJourney, DEFAULT_PAGE_WIDTH, type Journey } from '../support/browser/journey.ts';
import {
  changeLeavebitElsewhere,
  dismissToasts,
  createEmptyFiles,
  openTemplateList,
  locateOwnerHome,
  seedAndShowLeavebits,
  type SeededLeavebit,
} from '../support/browser/owner-home.ts';
import { startSilentServer } from '../support/mail/silent-server.ts';

let journey: Journey;
let files: Awaited<ReturnType<typeof createEmptyFiles>>;
let silent: Awaited<ReturnType<typeof startSilentServer>>;
let page: Page;
let home: ReturnType<typeof locateOwnerHome>;

const WIDE = { width: DEFAULT_PAGE_WIDTH, height: 900 };
const NARROW = { width: 360, height: 740 };
const BOTH = [
  [WIDE, 'light'],
  [NARROW, 'dark'],
] as const;
const RULES = ['ana@example.org', 'bongani@example.org', 'chipo@example.org'] as const;

const will: SeededLeavebit = {
  description: 'The will',
  infoFields: 'In the top drawer.',
  files: ['will.pdf', 'codicil.pdf'],
  sharingEmails: [...RULES],
  sharingConfig: {
    [RULES[1]]: { releaseType: 'death_incapacitation' },
    [RULES[2]]: { releaseType: 'scheduled', scheduledDate: '2040-01-02T03:04:00.000Z' },
  },
};

beforeAll(async () => {
  [journey, files, silent] = await Promise.all([startJourney(), createEmptyFiles(), startSilentServer()]);
  page = await journey.openPage({ expects: /status of 503/ });
  page.on('dialog', (dialog) => void dialog.accept());
  home = locateOwnerHome(page);
  await startAsOwner(journey, page, 'states@example.org');
});
afterAll(async () => {
  await journey[Symbol.asyncDispose]();
  await files[Symbol.asyncDispose]();
  await silent[Symbol.asyncDispose]();
});
beforeEach(async () => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.setViewportSize(WIDE);
  await page.goto(`${journey.origin}/home`);
  // Once the list is there, so is the session that a page load resumes.
  await page.getByText(/^(You have no LeaveBits yet|\d+ LeaveBits?(?! would)\b.*)$/).waitFor();
  journey.expectNoPageErrors();
});

/** Checks this state: light on a wide screen, dark on a phone, and nothing wider than the screen. */
async function look(ways: readonly (readonly [typeof WIDE, 'light' | 'dark'])[] = BOTH) {
  for (const [index, [size, colorScheme]] of ways.entries()) {
    await page.setViewportSize(size);
    // On a phone, a toast covers the page until it is dismissed.
    if (size === NARROW) await dismissToasts(page);
    await page.emulateMedia({ colorScheme });
    await (index === 0 ? expectAccessible(page) : expectAccessibleInLongRun(page));
    const overhang = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(overhang, { message: `beyond the edge at ${size.width}` }).toBe(0);
  }
  await page.setViewportSize(WIDE);
}

describe('everything on the owner’s home is accessible, light and dark, wide and narrow:', () => {
  it('the empty page and the menu', async () => {
    await page.getByRole('heading', { name: 'You have no LeaveBits yet' }).waitFor();
    await look();
    await home.button('Menu').click();
    await home.dialog('Menu').getByText('Free until').waitFor();
    await look();
  });

  it('a dialog and a sheet at 400 % zoom, whose buttons scroll with the text', async () => {
    const size = { width: 320, height: 256 };
    const isBelow = (name: string | RegExp) =>
      home.button(name).evaluate((it, height) => it.getBoundingClientRect().top >= height, size.height);
    await openTemplateList(page);
    await home.button('Passwords').click();
    await home.dialog('Passwords').getByText('What to leave out').waitFor();
    await page.setViewportSize(size);
    await expect.poll(() => isBelow('Create Template LeaveBit')).toBe(true);
    await expectAccessible(page);
    await home.button('Create Template LeaveBit').scrollIntoViewIfNeeded();
    await expect.poll(() => isBelow('Create Template LeaveBit')).toBe(false);
    await page.keyboard.press('Escape');
    await home.button('Menu').click();
    await home.dialog('Menu').getByText('Free until').waitFor();
    await expect.poll(() => isBelow(/^Sign Out/)).toBe(true);
    await expectAccessible(page);
  });

  it('each of the seven template dialogs', async () => {
    const categories = [
      'Identification',
      'Passwords',
      'Financial',
      'Family',
      'Business',
      'Legal',
      'Personal',
    ];
    await openTemplateList(page);
    for (const [index, category] of categories.entries()) {
      await home.button(category).click();
      await home.dialog(category).getByText('What to leave out').waitFor();
      // They differ only in their text, so the first is checked in both variants, and the others alternate.
      await look(index === 0 ? BOTH : [BOTH[index % 2]!]);
      await page.keyboard.press('Escape');
    }
  });

  it('the form: empty, with errors, with every rule, confirming, rejected, and asked to close', async () => {
    await page.route('**/api/trigger-bytes', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 503, json: { message: 'The server is being repaired' } })
        : route.fallback(),
    );
    await home.button('Create LeaveBit').click();
    await home.create.getByText('At least one email address is required').waitFor();
    await look();

    const address = home.create.getByLabel('Sharing Emails');
    await home.create.getByLabel('Description').fill('x'.repeat(501));
    await address.fill(RULES.join(' '));
    await address.press('Enter');
    await home.create.getByLabel(RULES[1], { exact: true }).selectOption('death_incapacitation');
    await home.create.getByLabel(RULES[2], { exact: true }).selectOption('scheduled');
    await home.create.locator('input[type=file]').setInputFiles(
      Array.from({ length: 6 }, (_, index) => ({
        name: `${index}.txt`,
        mimeType: 'text/plain',
        buffer: Buffer.from('x'),
      })),
    );
    await address.fill('no address');
    await address.press('Enter');
    await home.create.getByText('Please enter a valid email address').waitFor();
    await address.fill('');
    await home.button('Create LeaveBit', home.create).click();
    await home.create.getByText('Please choose a date and time').waitFor();
    await home.create.getByText('The description can have up to 500 characters').waitFor();
    await look();

    await home.create.getByLabel('Description').fill('The keys');
    await home.create.getByLabel('Date and time').fill('2040-01-02T03:04');
    await home.create.getByText(/Opens on/).waitFor();
    await home.button('Create LeaveBit', home.create).click();
    await home.alert('Confirm Sharing').waitFor();
    await look();
    await home.button('Yes, Proceed').click();
    await home.create.getByText('Failed to create LeaveBit', { exact: true }).waitFor();
    await look();
    await page.keyboard.press('Escape');
    await home.alert('Close without saving?').waitFor();
    await look();
  });

  it('the progress while saving', async () => {
    await page.route('**/api/trigger-bytes', (route) =>
      route.request().method() === 'POST'
        ? route.continue({ url: `${silent.origin}/api/trigger-bytes` })
        : route.fallback(),
    );
    await home.button('Create LeaveBit').click();
    await home.create.getByLabel('Sharing Emails').fill(RULES[0]);
    await home.button('Create LeaveBit', home.create).click();
    await home.button('Yes, Proceed').click();
    await page.getByRole('dialog', { name: 'Creating LeaveBit' }).waitFor();
    await look();
    await page.reload();
    // A large upload starts once the text is saved, and waits for its first response.
    await page.unroute('**/api/trigger-bytes');
    await page.route('**/api/upload/tus', (route) => route.continue({ url: `${silent.origin}/tus` }));
    await home.files.setInputFiles(await files.make('film.mp4', 11 * MEGABYTE));
    await home.create.getByLabel('Sharing Emails').fill(RULES[0]);
    await home.button('Create LeaveBit', home.create).click();
    await home.button('Yes, Proceed').click();
    await page.getByRole('dialog', { name: 'Uploading Files' }).waitFor();
    await page.getByText('Large file upload in progress').waitFor();
    await look();
  });

  it('a kept draft', async () => {
    await home.button('Create LeaveBit').click();
    await home.create.getByLabel('Description').fill('Half a letter');
    // Navigates away and back inside the client, as at the end of a session.
    await page.evaluate(() => window.history.pushState(null, '', '/terms'));
    await page.getByRole('heading', { level: 1, name: /Terms/ }).waitFor();
    await page.evaluate(() => window.history.pushState(null, '', '/home'));
    await page.getByText('You have unsaved changes').first().waitFor({ state: 'attached' });
    await look();
  });

  it('the list: collapsed, expanded, selected, searched without results, shared and deleted', async () => {
    await seedAndShowLeavebits(page, [{ description: 'Spare keys', sharingEmails: [RULES[0]] }, will]);
    await look();
    await home.button('Expand All').click();
    await home.button('Select All').click();
    await page.getByText('In the top drawer.').waitFor();
    await look();
    await home.button('Share Selected').click();
    await home.shareSelected.waitFor();
    await look();
    await home.shareSelected.getByLabel('Sharing Emails').fill('zola@example.org');
    await home.shareSelected.getByLabel('Sharing Emails').press('Enter');
    await look();
    await home.shareSelected.getByLabel('zola@example.org', { exact: true }).selectOption('Always');
    await home.shareSelected.getByRole('checkbox').check();
    await home.shareSelected.getByRole('heading', { name: 'Who gets an email' }).waitFor();
    await look();
    await home.button('Send emails').click();
    await home.alert('Confirm Sharing').waitFor();
    await look();
    await home.button('No').click();
    await home.button('Close', home.shareSelected).click();
    await home.alert('Close without saving?').waitFor();
    await look();
    await home.button('Close without saving').click();
    await home.shareSelected.waitFor({ state: 'detached' });
    await home.button('Delete Selected').click();
    await home.alert().waitFor();
    await look();
    await home.button('Cancel').click();
    await page.getByRole('searchbox').fill('nothing like it');
    await page.getByText('Nothing matches').waitFor();
    await look();
  });

  it('one LeaveBit: its sharing panel, deleting it, editing it, and two versions of it', async () => {
    const card = home.card('The will');
    await home.button('Sharing', card).click();
    await home.sharing.waitFor();
    await look();
    await home.button('Close', home.sharing).click();
    await home.button('Delete', card).click();
    await home.alert().waitFor();
    await look();
    await home.button('Cancel').click();

    await home.button('Edit', card).click();
    await home.button('Delete will.pdf', home.edit).click();
    await home.edit.getByText('Will be deleted when you save', { exact: true }).waitFor();
    await home.edit.getByLabel('Description').fill('The will of 2031');
    await look();
    await changeLeavebitElsewhere(page, 'The will', { infoFields: 'Changed on the other computer' });
    await home.button('Update LeaveBit', home.edit).click();
    await home.button('Yes, Proceed').click();
    await home.dialog('Two versions of this LeaveBit').getByText('Changed on the other computer').waitFor();
    await look();
    await home.button('Keep editing').click();
    await home.edit.getByText('This LeaveBit has been saved somewhere else in the meantime').waitFor();
    await look();
  });
});
