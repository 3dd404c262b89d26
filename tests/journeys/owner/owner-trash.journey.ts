import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { startAsOwner, startJourney, type Journey } from '../../support/browser/journey.ts';
import {
  changeLeavebitElsewhere,
  closeDialogsAndToasts,
  deleteLeavebitElsewhere,
  expectToast,
  locateOwnerHome,
  seedAndShowLeavebits,
} from '../../support/browser/owner-home.ts';
import { longRunOnly } from '../../support/browser/long-run-only.ts';

let journey: Journey;
let page: Page;
let home: ReturnType<typeof locateOwnerHome>;
let count = 0;
let name: string;

beforeAll(async () => {
  journey = await startJourney();
  page = await journey.openPage({ width: 360, height: 740 });
  home = locateOwnerHome(page);
  await startAsOwner(journey, page, 'trash@example.org');
});
afterAll(async () => {
  journey.expectNoPageErrors();
  await journey[Symbol.asyncDispose]();
});
beforeEach(async () => {
  name = `Papers ${(count += 1)}`;
  if (page.url().includes('/account')) await backHome();
  await seedAndShowLeavebits(page, [
    {
      description: name,
      infoFields: 'The key is under the pot',
      sharingEmails: ['ana@example.org'],
      files: ['deed.txt'],
    },
  ]);
});

const row = (title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });

const backHome = () => page.getByRole('link', { name: 'Your LeaveBits', exact: true }).click();

async function openTrash() {
  await page.getByRole('link', { name: 'Trash' }).click();
  await page.getByRole('heading', { level: 2, name: 'Trash' }).waitFor();
}

longRunOnly('a LeaveBit deleted by mistake is restored with one click on the message', async () => {
  await home.button('Delete', home.card(name)).click();
  await page.getByText('You can restore it for 30 days.').waitFor();
  await home.button('Delete LeaveBit').click();
  await expectToast(page, 'LeaveBit deleted successfully', 'Restore');
  await home.card(name).waitFor({ state: 'detached' });
  await home.button('Restore').click();
  await expectToast(page, 'LeaveBit restored');
  await home.card(name).waitFor();
});

it('deleted LeaveBits and files are restored in the account, by keyboard and on a phone', async () => {
  await changeLeavebitElsewhere(page, name, { deletedFiles: ['deed.txt'] });
  await deleteLeavebitElsewhere(page, name);
  await openTrash();
  const file = row('deed.txt');
  await file.getByText('Restore the LeaveBit first, then this file.').waitFor();
  expect(await home.button('Restore', file).count()).toBe(0);
  await expectAccessible(page);
  await home.button('Restore', row(name)).focus();
  await page.keyboard.press('Enter');
  await expectToast(page, 'LeaveBit restored');
  await row(name).waitFor({ state: 'detached' });
  await home.button('Restore', file).focus();
  await page.keyboard.press('Enter');
  await expectToast(page, `The file is back in “${name}”`);
  await page.getByText('The trash is empty.').waitFor();
  await backHome();
  await home.button('Show more', home.card(name)).click();
  await home.card(name).getByRole('link', { name: 'deed.txt' }).waitFor();
});

longRunOnly('deleting permanently asks first, and says what is lost', async () => {
  await deleteLeavebitElsewhere(page, name);
  await openTrash();
  await home.button('Delete permanently', row(name)).click();
  const question = home.alert(`Permanently delete “${name}”?`);
  await question.getByText('its file and its earlier versions will be permanently deleted').waitFor();
  await expectAccessible(page);
  await home.button('Cancel', question).click();
  await question.waitFor({ state: 'detached' });
  await home.button('Delete permanently', row(name)).click();
  await home.button('Delete permanently', question).click();
  await expectToast(page, 'Permanently deleted');
  await page.getByText('The trash is empty.').waitFor();
});

longRunOnly('a failed restore is explained next to what stays in the trash', async () => {
  await deleteLeavebitElsewhere(page, name);
  await openTrash();
  const path = '**/api/trash/*/restore';
  const refusal = { message: 'There is no room to restore this.', code: 'too-large' };
  await page.route(path, (route) => route.fulfill({ status: 409, json: { ...refusal, code: 'conflict' } }));
  await home.button('Restore', row(name)).click();
  await row(name).getByText(refusal.message).waitFor();
  await page.unroute(path);
  await home.button('Restore', row(name)).click();
  await row(name).waitFor({ state: 'detached' });
});

it('an earlier version is compared word by word and restored, after its recipients are confirmed', async () => {
  await changeLeavebitElsewhere(page, name, {
    infoFields: 'The key is under the mat',
    sharingEmails: ['ben@example.org'],
  });
  await page.reload();
  await home.button('Edit', home.card(name)).click();
  await home.button('Earlier versions', home.edit).click();
  const versions = home.dialog('Earlier versions');
  await versions.locator('del', { hasText: 'mat' }).waitFor();
  await versions.locator('ins', { hasText: 'pot' }).waitFor();
  await versions.locator('ins', { hasText: 'ana@example.org' }).waitFor();
  await versions.locator('del', { hasText: 'ben@example.org' }).waitFor();
  expect(await versions.getByLabel('Version').locator('option').allInnerTexts()).toEqual([
    expect.stringMatching(/: different info, recipients$/),
  ]);
  await expectAccessible(page);
  await home.button('Go back to this version', versions).click();
  const confirm = home.alert('Confirm Sharing');
  await confirm.getByRole('list', { name: 'Recipients' }).getByText('ana@example.org').waitFor();
  await confirm.getByText('Saving will email 1 person now.').waitFor();
  await home.button('Yes, Proceed', confirm).click();
  await home.edit.waitFor({ state: 'detached' });
  await home.button('Show more', home.card(name)).click();
  await home.card(name).getByText('The key is under the pot').waitFor();
  await home.card(name).getByText('ana@example.org').first().waitFor();
});

longRunOnly('restoring a version has to wait until the form is saved, and says so', async () => {
  await changeLeavebitElsewhere(page, name, { infoFields: 'The key is under the mat' });
  await page.reload();
  await home.button('Edit', home.card(name)).click();
  await home.edit.getByLabel('Description').fill('Half-typed');
  await home.button('Earlier versions', home.edit).click();
  const versions = home.dialog('Earlier versions');
  await versions.getByText('You have unsaved changes here.').waitFor();
  expect(await home.button('Go back to this version', versions).count()).toBe(0);
  await closeDialogsAndToasts(page);
});
