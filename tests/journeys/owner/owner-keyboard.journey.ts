import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { PASSWORD, startJourney, type Journey } from '../../support/browser/journey.ts';
import { createKeyboard, type Keyboard } from '../../support/browser/keyboard.ts';
import { openTemplateList } from '../../support/browser/owner-home.ts';

let journey: Journey;
let page: Page;
let keys: Keyboard;
beforeAll(async () => {
  journey = await startJourney();
  page = await journey.openPage();
  await page.addInitScript(() => {
    const refuse = () => {
      throw new Error('A pointer was used');
    };
    window.addEventListener('pointerdown', refuse, true);
  });
  keys = createKeyboard(page);
});
afterAll(() => journey[Symbol.asyncDispose]());

const button = (name: string | RegExp, within: Page | Locator = page) =>
  within.getByRole('button', { name, exact: true });
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name, exact: true });
const title = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const card = (name: string) => page.getByRole('listitem').filter({ has: title(name) });
const shownTitles = () => page.locator('main li h2').allInnerTexts();

/** In 'Confirm Sharing', the harmless answer comes first. */
async function proceed() {
  const confirm = page.getByRole('alertdialog', { name: 'Confirm Sharing' });
  await keys.expectFocus(button('No', confirm));
  await keys.use(button('Yes, Proceed', confirm));
}

it('an owner does everything without a pointer', async () => {
  await page.goto(`${journey.origin}/auth?mode=register`);
  await keys.fill(page.getByLabel('Email address'), 'keys@example.org');
  await keys.fill(page.getByLabel('Password', { exact: true }), PASSWORD);
  const code = await journey.codeAfter('keys@example.org', () => keys.press('Enter'));
  await keys.expectFocus(page.getByLabel('Verification code'));
  await keys.type(code);
  await keys.press('Enter');
  await keys.expectFocus(page.getByRole('heading', { level: 1, name: 'Your LeaveBits' }));

  // The menu opens with focus on its title, traps the focus, and returns it.
  await keys.tabBackTo(button('Menu'));
  await keys.press('Enter');
  await keys.expectFocus(page.getByRole('heading', { name: 'Menu', exact: true }));
  await keys.tabTo(button(/^Sign Out/));
  await keys.tabTo(button('Close', dialog('Menu')));
  await keys.press('Escape');
  await keys.expectFocus(button('Menu'));

  // From a template.
  await openTemplateList(page, (templates) => keys.use(templates));
  await keys.use(button('Legal'));
  await keys.expectFocus(title('Legal'));
  await keys.use(button('Create Template LeaveBit'));
  const edit = dialog('Edit LeaveBit');
  await keys.expectFocus(edit.getByLabel('Description'));
  await keys.press('Escape');
  await keys.expectFocus(button('Legal (begun)'));
  await title('My will and legal papers').waitFor();

  // From a file, with a release date.
  const create = dialog('Create LeaveBit');
  const deed = { name: 'deed of sale.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await keys.choose(page.locator('main input[type=file]'), deed);
  await keys.expectFocus(create.getByLabel('Description'));
  expect(await create.getByLabel('Description').inputValue()).toBe('deed of sale');
  await keys.fill(create.getByLabel('Sharing Emails'), 'lawyer@example.org');
  await keys.press('Enter');
  await keys.expectFocus(create.getByLabel('Sharing Emails'));
  await keys.tabTo(create.getByLabel('lawyer@example.org', { exact: true }));
  await keys.press('ArrowDown');
  await keys.press('ArrowDown');
  await keys.tabTo(create.getByLabel('Date and time'));
  await keys.type('030420310915AM');
  await create.getByText(/Opens on .*2031/).waitFor();
  await keys.use(button('Create LeaveBit', create));
  await proceed();
  await title('deed of sale').waitFor();
  await keys.expectFocus(page.locator('main input[type=file]'));
  expect(await card('deed of sale').innerText()).toMatch(/Opens on .*2031/);

  // From scratch. Closing by accident asks first.
  await keys.tabBackTo(button('Create LeaveBit'));
  await keys.press('Enter');
  await keys.expectFocus(create.getByLabel('Description'));
  await keys.type('A letter');
  await keys.press('Escape');
  await keys.expectFocus(button('Keep editing'));
  await keys.press('Enter');
  await keys.expectFocus(create.getByLabel('Description'));
  await keys.fill(create.getByLabel('Info (Optional)'), 'Dear Thandi,');
  await keys.choose(create.locator('input[type=file]'), [
    { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') },
    { name: 'b.txt', mimeType: 'text/plain', buffer: Buffer.from('b') },
  ]);
  await keys.use(button('Remove b.txt', create));
  await keys.expectFocus(create.locator('input[type=file]'));
  await keys.fill(create.getByLabel('Sharing Emails'), 'wrong@example.org');
  await keys.use(button('Add email', create));
  await keys.use(button('Remove wrong@example.org', create));
  await keys.expectFocus(create.getByLabel('Sharing Emails'));
  await keys.type('thandi@example.org');
  await keys.press('Enter');
  await keys.tabTo(create.getByLabel('thandi@example.org', { exact: true }));
  await keys.press('ArrowDown');
  await keys.use(button('Create LeaveBit', create));
  await proceed();
  await title('A letter').waitFor();
  await keys.expectFocus(button('Create LeaveBit'));
  expect(await card('A letter').innerText()).toContain('Opens after my death or incapacitation is confirmed');

  // Editing.
  await keys.use(button('Edit', card('A letter')));
  await keys.expectFocus(edit.getByLabel('Description'));
  await keys.fill(edit.getByLabel('Description'), 'A letter to Thandi');
  await keys.use(button('Delete a.txt', edit));
  await keys.expectFocus(button('Restore a.txt', edit));
  await keys.use(button('Update LeaveBit', edit));
  await proceed();
  await title('A letter to Thandi').waitFor();
  await keys.expectFocus(button('Edit', card('A letter to Thandi')));
  await keys.use(button('Show more', card('A letter to Thandi')));
  await card('A letter to Thandi').getByText('Dear Thandi,').waitFor();
  expect(await page.getByRole('link', { name: 'a.txt' }).count()).toBe(0);

  // One LeaveBit's sharing panel.
  await keys.use(button('Sharing', card('deed of sale')));
  const sharing = dialog('Sharing');
  await keys.expectFocus(sharing.getByLabel('Sharing Emails'));
  await keys.press('Escape');
  await keys.expectFocus(button('Sharing', card('deed of sale')));

  // Several at once.
  await keys.tabBackTo(page.getByLabel('Select deed of sale'));
  await keys.press('Space');
  await keys.tabBackTo(page.getByLabel('Select A letter to Thandi'));
  await keys.press('Space');
  await page.getByText('3 LeaveBits, 2 selected').waitFor();
  await keys.tabBackTo(button('Share Selected'));
  await keys.press('Enter');
  const share = dialog('Share Selected');
  await keys.expectFocus(share.getByLabel('Sharing Emails'));
  await keys.type('sister@example.org');
  await keys.press('Enter');
  // The two have different rules, so none is preselected.
  await keys.use(button('Send emails', share));
  await keys.expectFocus(share.getByLabel('sister@example.org', { exact: true }));
  await share.getByText('Please choose when they can read this').waitFor();
  await keys.press('ArrowDown');
  await expectAccessible(page);
  await keys.use(button('Send emails', share));
  await proceed();
  const mail = await journey.mailbox.waitForMail({ to: 'sister@example.org' });
  expect(mail.links.some((link) => /\/shared-multiple\/\d+,\d+$/.test(link))).toBe(true);
  await keys.expectFocus(button('Share Selected'));

  // Searching and sorting.
  await keys.tabBackTo(page.getByRole('searchbox'));
  await keys.type('sale');
  await expect.poll(shownTitles).toEqual(['deed of sale']);
  await keys.press('ControlOrMeta+A');
  await keys.press('Delete');
  await keys.tabTo(page.getByLabel('Sort by'));
  await keys.press('ArrowDown');
  await expect.poll(shownTitles).toEqual(['A letter to Thandi', 'deed of sale', 'My will and legal papers']);
  await expectAccessible(page);

  // Deleting asks first, and the first answer is the harmless one.
  await keys.use(button('Select All'));
  await keys.use(button('Delete Selected'));
  await keys.expectFocus(button('Cancel'));
  await keys.press('Enter');
  await keys.expectFocus(button('Delete Selected'));
  expect(await shownTitles()).toHaveLength(3);
  await keys.press('Enter');
  await keys.use(button('Delete 3 LeaveBits'));
  await page.getByRole('heading', { name: 'You have no LeaveBits yet' }).waitFor();
  await keys.expectFocus(page.locator('main'));

  await keys.tabBackTo(button('Menu'));
  await keys.press('Enter');
  await page.getByText('Your files use 0 bytes of 1 GB.').waitFor();
  await expectAccessible(page);
  await keys.use(button(/^Sign Out/));
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await keys.expectFocus(page.getByRole('heading', { level: 1 }));
  journey.expectNoPageErrors();
});
