import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MEGABYTE } from '#shared/domain/limits.ts';
import { PASSWORD, startAsOwner, startJourney, type Journey } from '../../support/browser/journey.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import {
  closeDialogsAndToasts,
  createEmptyFiles,
  expectToast,
  openTemplateList,
  locateOwnerHome,
  seedAndShowLeavebits,
} from '../../support/browser/owner-home.ts';
import { longRunOnly } from '../../support/browser/long-run-only.ts';

let journey: Journey;
let page: Page;
let home: ReturnType<typeof locateOwnerHome>;
let files: Awaited<ReturnType<typeof createEmptyFiles>>;

beforeAll(async () => {
  journey = await startJourney();
  files = await createEmptyFiles();
  page = await journey.openPage({
    // This journey causes rejections and cancels requests.
    expects: /status of (404|422|5\d\d)|net::ERR_/,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  // A reload with something unsaved asks first.
  page.on('dialog', (dialog) => void dialog.accept());
  home = locateOwnerHome(page);
  await startAsOwner(journey, page, 'reader@example.org', [
    { description: 'Spare', sharingEmails: ['sipho@example.org'] },
    { description: 'House papers', sharingEmails: ['ana@example.org'] },
  ]);
});
afterAll(async () => {
  journey.expectNoPageErrors();
  await files[Symbol.asyncDispose]();
  await journey[Symbol.asyncDispose]();
});
beforeEach(async () => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await closeDialogsAndToasts(page);
});

const small = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `${index + 1}.txt`,
    mimeType: 'text/plain',
    buffer: Buffer.from('x'),
  }));

async function openCreate() {
  await home.button('Create LeaveBit').click();
  await home.create.waitFor();
  return home.create;
}

async function openSharing() {
  await home.button('Sharing', home.card('House papers')).click();
  await home.sharing.waitFor();
  return home.sharing;
}

async function openShareSelected() {
  await home.button('Select All').click();
  await home.button('Share Selected').click();
  return home.shareSelected;
}

async function add(email: string, sheet = home.create) {
  await sheet.getByLabel('Sharing Emails').fill(email);
  await sheet.getByLabel('Sharing Emails').press('Enter');
}

async function save(sheet = home.create, label = 'Create LeaveBit') {
  await home.button(label, sheet).click();
  await home.button('Yes, Proceed').click();
}

/** Replaces the server's response to saving, deleting or sharing, as a failing server or a proxy would respond. */
async function answer(method: string, reply: (route: Route) => Promise<void>) {
  await page.route(/\/api\/(trigger-bytes|share-multiple)/, (route) =>
    route.request().method() === method ? reply(route) : route.fallback(),
  );
}

const REPAIR = 'The server is being repaired';
const repair = (route: Route) => route.fulfill({ status: 503, json: { message: REPAIR } });

describe('the form says', () => {
  it('that a text is not an address, at the field as well', async () => {
    const sheet = await openCreate();
    await add('no address');
    await expectToast(page, 'Invalid Email', 'Please enter a valid email address');
    await sheet.getByText('Please enter a valid email address').waitFor();
    await sheet.getByLabel('Sharing Emails').fill('not@complete');
    await home.button('Add email', sheet).click();
    expect(await sheet.getByRole('list', { name: 'Recipients' }).count()).toBe(0);
  });

  it('nothing when the same address is added twice', async () => {
    const sheet = await openCreate();
    await add('ana@example.org');
    await add(' ANA@example.org ');
    await sheet.getByRole('status').getByText('Already in the list').waitFor();
    expect(await sheet.getByRole('button', { name: /^Remove/ }).count()).toBe(1);
    expect(await home.toast.count()).toBe(0);
  });

  it('that it needs an address, at first and after the last one is removed', async () => {
    const sheet = await openCreate();
    const submit = home.button('Create LeaveBit', sheet);
    await sheet.getByText('At least one email address is required', { exact: true }).waitFor();
    expect(await submit.isDisabled()).toBe(true);
    expect(await sheet.getByRole('heading', { name: 'Sharing Configuration' }).count()).toBe(0);
    await add('ana@example.org');
    await sheet.getByRole('heading', { name: 'Sharing Configuration' }).waitFor();
    expect(await submit.isDisabled()).toBe(false);
    await home.button('Remove ana@example.org', sheet).click();
    await sheet.getByText('At least one email address is required', { exact: true }).waitFor();
    expect(await submit.isDisabled()).toBe(true);
  });

  it('that 50 recipients are the limit', async () => {
    await openCreate();
    await add(Array.from({ length: 51 }, (_, index) => `r${index}@example.org`).join(', '));
    await expectToast(page, 'Too many recipients', 'A LeaveBit can have up to 50 recipients');
  });

  it('that a date is missing or in the past', async () => {
    const sheet = await openCreate();
    await add('ana@example.org');
    await sheet.getByRole('combobox').selectOption('scheduled');
    const date = sheet.getByLabel('Date and time');
    await home.button('Create LeaveBit', sheet).click();
    await sheet.getByText('Please choose a date and time', { exact: true }).waitFor();
    await date.fill('2020-01-02T03:04');
    await home.button('Create LeaveBit', sheet).click();
    await sheet.getByText('Please choose a date and time in the future').waitFor();
    expect(await home.alert().count()).toBe(0);
    // The picker starts with this minute (or the next one, if the test crosses it).
    const sinceEarliest = () => date.evaluate((input: HTMLInputElement) => Date.now() - +new Date(input.min));
    expect(await sinceEarliest()).toBeGreaterThanOrEqual(0);
    expect(await sinceEarliest()).toBeLessThan(120_000);
    expect(await date.getAttribute('step')).toBe('60');
    // A date is kept when another option is selected.
    await date.fill('2035-01-02T03:04');
    await sheet.getByRole('combobox').selectOption('always');
    await sheet.getByRole('combobox').selectOption('scheduled');
    expect(await date.inputValue()).toBe('2035-01-02T03:04');
  });

  it('that a text is too long', async () => {
    const sheet = await openCreate();
    await sheet.getByLabel('Description').fill('d'.repeat(501));
    await sheet.getByLabel('Info (Optional)').fill('i'.repeat(100_001));
    await add('ana@example.org');
    await home.button('Create LeaveBit', sheet).click();
    await sheet.getByText('The description can have up to 500 characters').waitFor();
    await sheet.getByText('The info can have up to 100000 characters').waitFor();
  });

  it('that five files are the limit, and keeps the first five', async () => {
    const sheet = await openCreate();
    await sheet.locator('input[type=file]').setInputFiles(small(6));
    await expectToast(page, 'Too many files', 'Maximum 5 files allowed. Some files were not added.');
    expect(await sheet.getByRole('list', { name: 'Files to be added' }).getByRole('listitem').count()).toBe(
      5,
    );
    await sheet.locator('input[type=file]').setInputFiles(small(1));
    await expectToast(page, 'Too many files', 'Maximum 5 files allowed. Some files were not added.');
  });

  it('which files are too large, and accepts one of exactly 20 MB', async () => {
    const sheet = await openCreate();
    const film = await files.make('film.mp4', 20 * MEGABYTE + 1);
    const tape = await files.make('tape.wav', 21 * MEGABYTE);
    const just = await files.make('just.bin', 20 * MEGABYTE);
    await sheet.locator('input[type=file]').setInputFiles([film, just, tape]);
    await expectToast(
      page,
      'File size limit exceeded',
      'Individual file size limit exceeded (20MB per file). Files: film.mp4, tape.wav',
    );
    const waiting = sheet.getByRole('list', { name: 'Files to be added' });
    expect(await waiting.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringContaining('just.bin'),
    ]);
  });

  it('the same about a dropped file, and that only one can be dropped', async () => {
    await home.files.setInputFiles(await files.make('cinema.mp4', 20 * MEGABYTE + 1));
    await expectToast(
      page,
      'File size limit exceeded',
      'Individual file size limit exceeded (20MB per file). Files: cinema.mp4',
    );
    const dataTransfer = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      for (const name of ['a.txt', 'b.txt']) transfer.items.add(new File(['x'], name));
      return transfer;
    });
    await page.getByText('Drop a file here').dispatchEvent('drop', { dataTransfer });
    await home.toast.getByText('Only one file can be dropped at a time').waitFor();
    expect(await home.create.count()).toBe(0);
  });

  longRunOnly('immediately which characters a text will lose, and asks again before saving', async () => {
    const sheet = await openCreate();
    await sheet.getByLabel('Description').fill('Router');
    await sheet.getByLabel('Info').fill('The password is x<y&&z>w');
    const note = sheet.getByText('The characters < and > will be removed', { exact: true });
    await note.waitFor();
    expect(await sheet.getByRole('deletion').allTextContents()).toEqual(['<', '>']);
    await expectAccessible(page);
    await add('ana@example.org');

    await home.button('Create LeaveBit', sheet).click();
    const question = home.alert('Save without < and >?');
    await question.getByText('The password is x').waitFor();
    await home.button('Go back and edit', question).click();
    await question.waitFor({ state: 'detached' });
    await sheet.getByLabel('Info').fill('The password is x less-than y');
    await note.waitFor({ state: 'detached' });

    await sheet.getByLabel('Info').fill('x<y&&z>w');
    await home.button('Create LeaveBit', sheet).click();
    await home.button('Save without them', question).click();
    await home.button('Yes, Proceed', home.alert('Confirm Sharing')).click();
    await expectToast(page, 'LeaveBit created successfully');
    await home.button('Edit', home.card('Router')).click();
    expect(await home.edit.getByLabel('Info').inputValue()).toBe('xy&&zw');
    await closeDialogsAndToasts(page);
    await home.button('Delete', home.card('Router')).click();
    await home.button('Delete LeaveBit').click();
    await expectToast(page, 'LeaveBit deleted successfully', 'Restore');
  });

  it('who gets it before saving, and that it has been saved', async () => {
    const sheet = await openCreate();
    await sheet.getByLabel('Description').fill('Passing');
    await add('ana@example.org');
    await home.button('Create LeaveBit', sheet).click();
    const confirm = home.alert('Confirm Sharing');
    await confirm.getByRole('list').getByText('ana@example.org').waitFor();
    await confirm.getByText('Saving will email 1 person now.').waitFor();
    await home.button('No', confirm).click();
    await confirm.waitFor({ state: 'detached' });
    await save();
    await expectToast(page, 'LeaveBit created successfully');
    await home.button('Edit', home.card('Passing')).click();
    await home.edit.getByLabel('Description').fill('Passed');
    await save(home.edit, 'Update LeaveBit');
    await expectToast(page, 'LeaveBit updated successfully');
    await home.button('Delete', home.card('Passed')).click();
    await home.button('Delete LeaveBit').click();
    await expectToast(page, 'LeaveBit deleted successfully', 'Restore');
  });
});

it('a failed save says why, and keeps what was typed', async () => {
  const failures: [string, (route: Route) => Promise<void>][] = [
    ['Upload failed with status 500', (route) => route.fulfill({ status: 500, body: '' })],
    ['Error uploading file, please try again later.', (route) => route.fulfill({ status: 429, json: {} })],
    ['The disk is full', (route) => route.fulfill({ status: 422, json: { error: 'The disk is full' } })],
    [REPAIR, repair],
    ['Invalid response format', (route) => route.fulfill({ status: 200, body: '<html>' })],
    ['Upload failed due to network error', (route) => route.abort()],
  ];
  const sheet = await openCreate();
  await sheet.getByLabel('Description').fill('Typed with care');
  await sheet.locator('input[type=file]').setInputFiles(small(1));
  await add('ana@example.org');
  for (const [message, reply] of failures) {
    await answer('POST', reply);
    await save();
    await expectToast(page, 'Upload Error', message);
    const alert = sheet.getByRole('alert');
    await alert.getByText(message).waitFor();
    await alert.getByText(/What you typed and the files you chose are still here/).waitFor();
    const isRefused = message !== 'Upload failed due to network error';
    expect(await alert.getByText('Failed to create LeaveBit', { exact: true }).count()).toBe(
      Number(isRefused),
    );
    expect(await sheet.getByLabel('Description').inputValue()).toBe('Typed with care');
    await sheet.getByText('1.txt').waitFor();
    await page.unrouteAll();
  }
});

describe('the list says', () => {
  it('that a template could not be used', async () => {
    await answer('POST', repair);
    await openTemplateList(page);
    await home.button('Family').click();
    await home.button('Create Template LeaveBit').click();
    await expectToast(page, 'Failed to create LeaveBit template', REPAIR);
    await home.dialog('Family').getByRole('alert').getByText(REPAIR).waitFor();
  });

  it('why something was not deleted, in the server’s own words', async () => {
    await answer('DELETE', repair);
    await home.button('Delete', home.card('Spare')).click();
    await home.button('Delete LeaveBit').click();
    await expectToast(page, 'Not deleted', REPAIR);
    await home.alert().getByRole('alert').getByText(REPAIR).waitFor();
  });

  longRunOnly('how many of several were deleted, and retries the rest', async () => {
    await seedAndShowLeavebits(page, [{ description: 'Old 1' }, { description: 'Old 2' }].map(shared));
    let calls = 0;
    await answer('DELETE', (route) => ((calls += 1) === 2 ? repair(route) : route.fallback()));
    await page.getByLabel('Select Old 1').check();
    await page.getByLabel('Select Old 2').check();
    await home.button('Delete Selected').click();
    await home.button('Delete 2 LeaveBits').click();
    await expectToast(page, 'Only 1 of 2 LeaveBits deleted', REPAIR);
    await home.button('Try again').click();
    await expectToast(page, 'Selected LeaveBits deleted successfully', 'Restore');
  });

  longRunOnly('that it could not be loaded', async () => {
    await answer('GET', (route) => route.fulfill({ status: 500, body: '' }));
    await page.reload();
    const alert = page.getByRole('alert');
    await alert.getByText('Your LeaveBits couldn’t be loaded').waitFor();
    await alert.getByText(/^An error occurred/).waitFor();
    await page.unrouteAll();
    await home.button('Try again').click();
    await home.title('House papers').waitFor();
  });

  longRunOnly('what is missing before a selection is shared, and that sharing failed', async () => {
    await answer('POST', repair);
    const sheet = await openShareSelected();
    const send = home.button('Send emails', sheet);
    expect(await send.isDisabled()).toBe(true);
    await sheet.getByText('Add an email address, or choose to email the existing recipients').waitFor();
    await sheet.getByRole('checkbox').check();
    expect(await send.isDisabled()).toBe(false);
    await sheet.getByRole('checkbox').uncheck();
    expect(await send.isDisabled()).toBe(true);
    await add('sister@example.org', sheet);
    await expectToast(page, 'Email Added', 'The email has been added to the sharing list');
    // Every recipient has this rule in both.
    expect(await sheet.getByLabel('sister@example.org', { exact: true }).inputValue()).toBe('always');
    await save(sheet, 'Send emails');
    await expectToast(page, 'Failed to send share emails', REPAIR);
    await sheet.getByRole('alert').getByText('Failed to send share emails').waitFor();
  });
});

const shared = (leavebit: { description: string }) => ({ ...leavebit, sharingEmails: ['ana@example.org'] });

describe('the sharing panel says', () => {
  it('what happened to each address', async () => {
    const sheet = await openSharing();
    for (const [typed, ...lines] of [
      ['no address', 'Invalid Email', 'Please enter a valid email address'],
      ['ana@example.org', 'Duplicate Email', 'This email is already in the sharing list'],
      ['thandi@example.org', 'Email Added', 'The email has been added to the sharing list'],
    ] as const) {
      await add(typed, sheet);
      await expectToast(page, ...lines);
    }
  });

  longRunOnly('that an address was removed, and whether the settings were saved', async () => {
    await answer('PATCH', repair);
    const sheet = await openSharing();
    await add('thandi@example.org', sheet);
    await home.button('Remove ana@example.org', sheet).click();
    await expectToast(page, 'Email Removed', 'The email has been removed from the sharing list');
    await save(sheet, 'Save sharing settings');
    await expectToast(page, 'Failed to update sharing settings', REPAIR);
    await sheet.getByRole('alert').getByText(REPAIR).waitFor();
    await page.unrouteAll();
    await save(sheet, 'Save sharing settings');
    await expectToast(page, 'Sharing settings updated successfully');
    await sheet.waitFor({ state: 'detached' });
    await home.card('House papers').getByText('thandi@example.org', { exact: true }).waitFor();
  });

  it('that the link was copied, and it is on the clipboard', async () => {
    const sheet = await openSharing();
    await home.button('Copy link', sheet).click();
    await expectToast(page, 'Link Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^http.*\/shared\/\d+$/);
  });
});

longRunOnly(
  'the page says that the session has ended, and keeps unsaved text until the next sign-in',
  async () => {
    const sheet = await openCreate();
    await sheet.getByLabel('Description').fill('Half a letter');
    await add('ana@example.org');
    await home.button('Create LeaveBit', sheet).click();
    // The confirmation itself requests the people's names. Only the save should discover that the session has ended.
    await home.button('Yes, Proceed').click({ trial: true });
    await page.context().clearCookies({ name: 'leavebits.sid' });
    await home.button('Yes, Proceed').click();
    await expectToast(page, 'Session Expired', 'Your session expired, please log in again');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');

    await page.getByRole('link', { name: 'Login' }).click();
    await page.getByLabel('Email address').fill('reader@example.org');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    const code = await journey.codeAfter('reader@example.org', () => page.keyboard.press('Enter'));
    await page.getByLabel('Verification code').fill(code);
    await page.keyboard.press('Enter');
    await page.getByText('What you typed in “Half a letter” hasn’t been saved yet.').waitFor();
    await home.button('Continue editing').click();
    expect(await sheet.getByLabel('Description').inputValue()).toBe('Half a letter');
    await home.button('Remove ana@example.org', sheet).waitFor();
  },
);
