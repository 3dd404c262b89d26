import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { startAsOwner, startJourney, type Journey } from '../../support/browser/journey.ts';
import { openTemplateList } from '../../support/browser/owner-home.ts';
import { longRunOnly } from '../../support/browser/long-run-only.ts';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey[Symbol.asyncDispose]());

it('an owner starts from a template and from a dropped file, and reminds recipients who haven’t used their link', async () => {
  const page = await journey.openPage();
  await startAsOwner(journey, page, 'organised@example.org');

  await openTemplateList(page);
  await page.getByRole('button', { name: /Identification/ }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create Template LeaveBit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit LeaveBit' });
  await edit.waitFor();
  expect((await edit.getByLabel('Info (Optional)').inputValue()).split('\n').length).toBeGreaterThan(10);
  const template = await edit.getByLabel('Description').inputValue();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 2, name: template }).waitFor();
  await page.getByText('Incomplete').first().waitFor();
  // An unedited template is no progress. Its instructions to the owner disappear with the first edit.
  await page.getByText('0 of 7').first().waitFor();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await edit.getByLabel('Info (Optional)').press('Control+End');
  await edit.getByLabel('Info (Optional)').pressSequentially(' May 2026');
  await edit.getByText('This line is for you. It will be removed when you save.').waitFor();
  await edit.getByRole('button', { name: 'Update LeaveBit' }).click();
  await page.getByRole('button', { name: 'Yes, Proceed' }).click();
  await page.getByText('1 of 7').first().waitFor();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const kept = await edit.getByLabel('Info (Optional)').inputValue();
  expect(kept).not.toContain('Write after each colon');
  expect(kept).toMatch(/: May 2026$/);
  // The prompts stay so that the owner can keep filling them in. With a recipient, the form says that they would see them.
  expect(kept).toMatch(/:$/m);
  await edit.getByLabel('Sharing Emails').fill('lena@example.org');
  await edit.getByLabel('Sharing Emails').press('Enter');
  await edit.getByText(/\d+ lines are not filled in\. Your recipients would see them like this\./).waitFor();
  await edit.getByRole('button', { name: 'Remove these lines' }).click();
  await expect.poll(() => edit.getByLabel('Info (Optional)').inputValue()).not.toMatch(/:$/m);
  expect(await edit.getByLabel('Info (Optional)').inputValue()).toMatch(/: May 2026$/);
  expect(await edit.getByText('not filled in').count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Close without saving' }).click();

  const { pool } = journey.ctx;
  await pool.query(
    `insert into stored_files (id, user_id, expected, created_at)
       select 1, id, 1024 * 1024 * 1024, now() from users where email = 'organised@example.org'`,
  );
  const dropped = { name: 'deed of sale.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await page.locator('main input[type=file]').setInputFiles(dropped);
  const create = page.getByRole('dialog', { name: 'Create LeaveBit' });
  expect(await create.getByLabel('Description').inputValue()).toBe('deed of sale');
  await create.getByText('There isn’t enough space for these files').waitFor();
  await pool.query('delete from stored_files where id = 1');
  await create.getByLabel('Sharing Emails').fill('no address');
  await create.getByLabel('Sharing Emails').press('Enter');
  await page.getByText('Please enter a valid email address').first().waitFor();
  await create.getByLabel('Sharing Emails').fill('lawyer@example.org');
  await create.getByRole('button', { name: 'Create LeaveBit' }).click();
  await page.getByRole('button', { name: 'Yes, Proceed' }).click();
  await page.getByRole('heading', { level: 2, name: 'deed of sale' }).waitFor();
  await page.getByText('Not verified yet').first().waitFor();
  await page
    .getByText('lawyer@example.org hasn’t used their link yet. Your plan doesn’t need that.')
    .waitFor();
  await page.getByRole('button', { name: 'Show more' }).first().click();
  await page.getByRole('button', { name: 'Remind lawyer@example.org' }).click();
  await page.getByText('A reminder is on its way.').waitFor();
  await journey.mailbox.waitForMail({
    to: 'lawyer@example.org',
    subject: /would like you to visit your page/,
  });
  await page.getByText(/^Last email sent to them /).waitFor();
  journey.expectNoPageErrors();
});

// `owner-keyboard.journey.ts` does the same with the keyboard.
longRunOnly(
  'an owner shares several at once, finds them by their content, and deletes them at once',
  async () => {
    const page = await journey.openPage();
    await startAsOwner(journey, page, 'tidy@example.org', [
      { description: 'My papers', infoFields: 'Renewed in May 2026', sharingEmails: ['tidy@example.org'] },
      { description: 'deed of sale', files: ['deed of sale.pdf'], sharingEmails: ['tidy@example.org'] },
    ]);
    await page.getByRole('button', { name: 'Select All' }).click();
    await page.getByRole('button', { name: /Share Selected/ }).click();
    const share = page.getByRole('dialog', { name: /Share Selected/ });
    await share.getByRole('textbox').fill('Sue <sister@example.org>');
    await share.getByRole('textbox').press('Enter');
    await share.getByRole('combobox').selectOption('death_incapacitation');
    await share.getByText('Can read all 2 after my death or incapacitation is confirmed').waitFor();
    await expectAccessible(page);
    await share.getByRole('button', { name: /Send/ }).click();
    const confirm = page.getByRole('alertdialog', { name: 'Confirm Sharing' });
    await confirm.getByText('Sue (sister@example.org)').waitFor();
    await confirm.getByText('LeaveBits that need a report would never open.').waitFor();
    await page.getByRole('button', { name: 'Yes, Proceed' }).click();
    const mail = await journey.mailbox.waitForMail({ to: 'sister@example.org' });
    expect(mail.links.some((link) => /\/shared-multiple\/\d+,\d+$/.test(link))).toBe(true);
    await share.waitFor({ state: 'detached' });

    // The search covers the text and the file names of a LeaveBit, too.
    await page.getByRole('searchbox').fill('may 2026');
    await page.getByRole('heading', { level: 2, name: 'deed of sale' }).waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 2, name: 'My papers' }).waitFor();
    await page.getByRole('searchbox').fill('sale.pdf');
    await page.getByRole('heading', { level: 2, name: 'My papers' }).waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 2, name: 'deed of sale' }).waitFor();
    await page.getByRole('searchbox').fill('');
    await page.getByRole('heading', { level: 2, name: 'My papers' }).waitFor();
    await expectAccessible(page);

    // The selection from before the search is still there.
    await page.getByRole('button', { name: /Delete Selected/ }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /Delete/ })
      .click();
    await page.getByText('Selected LeaveBits deleted successfully').first().waitFor();
    await page.getByRole('heading', { name: 'You have no LeaveBits yet' }).waitFor();

    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByText('Free until').waitFor();
    await page.getByText('Your files use 0 bytes of 1 GB.').waitFor();
    expect(await page.getByRole('meter').getAttribute('aria-valuenow')).toBe('0');
    await expectAccessible(page);
    await page.getByRole('button', { name: /Sign Out/ }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    journey.expectNoPageErrors();
  },
);

it('an owner manages who can open a LeaveBit from its sharing panel', async () => {
  const page = await journey.openPage({ width: 360, height: 740 });
  await startAsOwner(journey, page, 'sharer@example.org');
  await page.getByRole('button', { name: 'Create LeaveBit' }).first().click();
  const create = page.getByRole('dialog', { name: 'Create LeaveBit' });
  await create.getByLabel('Description').fill('Recipes');
  await create.getByLabel('Sharing Emails').fill('aunt@example.org');
  await create.getByRole('button', { name: 'Create LeaveBit' }).click();
  await page.getByRole('button', { name: 'Yes, Proceed' }).click();
  await page.getByRole('heading', { level: 2, name: 'Recipes' }).waitFor();

  await page.getByRole('button', { name: /^Sharing/ }).click();
  const panel = page.getByRole('dialog', { name: 'Sharing' });
  expect(await panel.getByLabel('Link to this LeaveBit').inputValue()).toMatch(/\/shared\/\d+$/);
  await expectAccessible(page);
  await panel.getByText('The recipients of this LeaveBit can see one another’s addresses.').waitFor();
  await panel.getByLabel('Hide recipients’ addresses from one another').check();
  await panel.getByText('Each recipient sees only their own address.').waitFor();
  await panel.getByRole('button', { name: 'Remove aunt@example.org' }).click();
  await page.getByText('Email Removed').first().waitFor();
  await panel.getByRole('button', { name: 'Save sharing settings' }).click();
  await page.getByText('Sharing settings updated successfully').first().waitFor();
  await page.getByText('Nobody yet', { exact: true }).waitFor();
  journey.expectNoPageErrors();
});

longRunOnly(
  'Back closes open dialogs one at a time from the top, and leaves the page if none is open',
  async () => {
    const page = await journey.openPage({ width: 360, height: 740 });
    await startAsOwner(journey, page, 'back@example.org');
    const isAt = () => new URL(page.url()).pathname;
    // Goes to the terms and back inside the client. That doesn't sign the owner out, and leaves the terms in the history.
    const toTerms = async () => {
      await page.getByRole('link', { name: 'Terms' }).click();
      await page.getByRole('heading', { level: 1, name: /Terms/ }).waitFor();
    };
    await toTerms();
    await page.evaluate(() => window.history.pushState(null, '', '/home'));

    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.waitFor();
    await page.goBack();
    await menu.waitFor({ state: 'detached' });

    const create = page.getByRole('dialog', { name: 'Create LeaveBit' });
    const discard = page.getByRole('alertdialog', { name: 'Close without saving?' });
    await page.getByRole('button', { name: 'Create LeaveBit' }).click();
    await create.getByLabel('Description').fill('Typed');
    await page.goBack();
    await discard.waitFor();
    await page.goBack();
    await discard.waitFor({ state: 'detached' });
    expect(await create.getByLabel('Description').inputValue()).toBe('Typed');
    await create.getByRole('button', { name: 'Close' }).click();
    await discard.getByRole('button', { name: 'Close without saving' }).click();
    await create.waitFor({ state: 'detached' });
    expect(isAt()).toBe('/home');

    // This also holds after dialogs were opened and closed in other ways, and on returning from a later page.
    await toTerms();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Your LeaveBits' }).waitFor();
    await page.goBack();
    await expect.poll(isAt).toBe('/terms');
    journey.expectNoPageErrors();
  },
);
