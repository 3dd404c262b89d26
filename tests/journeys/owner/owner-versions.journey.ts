import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startAsOwner, startJourney, type Journey } from '../../support/browser/journey.ts';
import {
  changeLeavebitElsewhere,
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
  page = await journey.openPage();
  await page.clock.install();
  home = locateOwnerHome(page);
  await startAsOwner(journey, page, 'versions@example.org');
});
afterAll(async () => {
  journey.expectNoPageErrors();
  await journey[Symbol.asyncDispose]();
});
beforeEach(async () => {
  name = `Papers ${(count += 1)}`;
  await seedAndShowLeavebits(page, [
    {
      description: name,
      infoFields: 'In the drawer',
      sharingEmails: ['ana@example.org'],
      files: ['deed.pdf', 'plan.pdf'],
    },
  ]);
});

const versions = () => home.dialog('Two versions of this LeaveBit');

async function openEdit() {
  await home.button('Edit', home.card(name)).click();
  await home.edit.waitFor();
}

async function saveEdit() {
  await home.button('Update LeaveBit', home.edit).click();
  await home.button('Yes, Proceed').click();
  await versions().waitFor();
}

longRunOnly(
  'a file that was deleted elsewhere is not offered as the owner’s own, and is listed as deleted',
  async () => {
    await openEdit();
    await home.edit.getByLabel('Description').fill(`${name}, mine`);
    await changeLeavebitElsewhere(page, name, { deletedFiles: ['deed.pdf'] });
    await saveEdit();
    await versions().getByText('They stay deleted whichever version you keep: deed.pdf.').waitFor();
    expect(await versions().getByRole('heading', { name: 'Files' }).count()).toBe(0);
    await home.button('Keep mine').click();
    await home.button('Yes, Proceed').click();
    await expectToast(page, 'LeaveBit updated successfully');
    const card = home.card(`${name}, mine`);
    await home.button('Show more', card).click();
    await card.getByRole('link', { name: 'plan.pdf' }).waitFor();
    expect(await card.getByRole('link', { name: 'deed.pdf' }).count()).toBe(0);
  },
);

it('after the owner keeps their version, only its differences from the other one count as unsaved', async () => {
  await openEdit();
  await changeLeavebitElsewhere(page, name, { infoFields: 'At the bank' });
  await home.edit.getByLabel('Info (Optional)').fill('In the safe');
  // The autosave finds out first, and interrupts nobody.
  await home.edit.getByRole('alert').getByText('saved somewhere else in the meantime').waitFor();
  expect(await home.edit.getByLabel('Info (Optional)').evaluate((field) => field.matches(':focus'))).toBe(
    true,
  );
  await saveEdit();
  const stored = page.waitForResponse((answer) => answer.url().includes('/api/drafts/') && answer.ok());
  await home.button('Keep mine').click();
  await stored;
  await home.button('No').click();
  // The original text counts as a change now, so the form asks before discarding it.
  await home.edit.getByLabel('Info (Optional)').fill('In the drawer');
  await home.button('Close', home.edit).click();
  await home.alert('Close without saving?').waitFor();
  await home.button('Keep editing').click();
  // A text that was saved elsewhere is not a change.
  await home.edit.getByLabel('Info (Optional)').fill('At the bank');
  await home.button('Close', home.edit).click();
  await home.edit.waitFor({ state: 'detached' });
});

longRunOnly(
  'the sharing panel keeps the owner’s recipients over the other version’s, and compares with that version',
  async () => {
    await home.button('Sharing', home.card(name)).click();
    await home.sharing.getByLabel('Sharing Emails').fill('bea@example.org');
    await home.sharing.getByLabel('Sharing Emails').press('Enter');
    await changeLeavebitElsewhere(page, name, {
      description: `${name}, renamed`,
      sharingEmails: ['cai@example.org'],
    });
    await home.button('Save sharing settings', home.sharing).click();
    await home.button('Yes, Proceed').click();
    await versions().waitFor();
    expect(await versions().getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['Recipients']);
    await home.button('Keep mine').click();
    await home.button('No').click();
    for (const email of ['ana@example.org', 'bea@example.org']) {
      await home.button(`Remove ${email}`, home.sharing).click();
    }
    await home.sharing.getByLabel('Sharing Emails').fill('cai@example.org');
    await home.sharing.getByLabel('Sharing Emails').press('Enter');
    await home.sharing.getByText('Nothing has changed yet').waitFor();
    await home.button('Close', home.sharing).click();
    await home.sharing.waitFor({ state: 'detached' });
  },
);

longRunOnly(
  'the sharing panel says that a LeaveBit was deleted elsewhere, and it disappears from the list',
  async () => {
    await home.button('Sharing', home.card(name)).click();
    await home.sharing.getByLabel('Sharing Emails').fill('sipho@example.org');
    await page.keyboard.press('Enter');
    await deleteLeavebitElsewhere(page, name);
    await home.button('Save sharing settings', home.sharing).click();
    await home.button('Yes, Proceed').click();
    await home.sharing
      .getByRole('alert')
      .getByText('has been deleted somewhere else in the meantime')
      .waitFor();
    expect(await home.button('Save sharing settings', home.sharing).isDisabled()).toBe(true);
    // Nothing can be lost, so it neither asks nor keeps a draft.
    await home.button('Close', home.sharing).click();
    await home.sharing.waitFor({ state: 'detached' });
    await home.title(name).waitFor({ state: 'detached' });
    expect(await page.getByText('hasn’t been saved yet').count()).toBe(0);
  },
);

longRunOnly(
  'a selection containing a LeaveBit that was deleted elsewhere is not shared, and the page says why',
  async () => {
    await home.card(name).getByRole('checkbox').check();
    await home.button('Share Selected').click();
    await home.shareSelected.getByLabel('Sharing Emails').fill('sipho@example.org');
    await page.keyboard.press('Enter');
    await home.shareSelected.getByLabel('sipho@example.org', { exact: true }).selectOption('Always');
    await deleteLeavebitElsewhere(page, name);
    await home.button('Send emails', home.shareSelected).click();
    await home.button('Yes, Proceed').click();
    await home.shareSelected
      .getByRole('alert')
      .getByText('has been deleted somewhere else in the meantime')
      .waitFor();
    await home.title(name).waitFor({ state: 'detached' });
  },
);

longRunOnly('Escape closes the form in use, not the message above it', async () => {
  await openEdit();
  const address = home.edit.getByLabel('Sharing Emails');
  const provoke = async () => {
    await address.fill('no address');
    await address.press('Enter');
    await expectToast(page, 'Invalid Email', 'Please enter a valid email address');
  };
  await provoke();
  await page.keyboard.press('Escape');
  await home.alert('Close without saving?').waitFor();
  // Escape closes only the question. The form stays.
  await page.keyboard.press('Escape');
  await home.alert().waitFor({ state: 'detached' });
  expect(await home.edit.isVisible()).toBe(true);
  // Freezes the message's five seconds, so that only the key can close it.
  await page.clock.pauseAt(Date.now() + 60_000);
  await provoke();
  await home.button('Close', home.edit).click();
  await home.button('Close without saving').click();
  await page.clock.runFor(100);
  await home.edit.waitFor({ state: 'detached' });
  // When nothing else is open, Escape closes the message, which repeats what the form said.
  await expectToast(page, 'Invalid Email');
  await page.keyboard.press('Escape');
  await home.toast.waitFor({ state: 'detached' });
  await page.clock.resume();
});
