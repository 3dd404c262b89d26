import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MEGABYTE } from '#shared/domain/limits.ts';
import { expectAccessible, expectAccessibleInLongRun } from '../support/browser/accessibility.ts';
import {
  captureDownload,
  PASSWORD,
  startAsOwner,
  startJourney,
  type Journey,
} from '../support/browser/journey.ts';
import { createPatternedBytes } from '../support/uploads/tus.ts';
import { PHONE_VIEWPORT } from '../support/browser/recipient-pages.ts';

let journey: Journey;
let folder: string;
beforeAll(async () => {
  journey = await startJourney();
  folder = await mkdtemp(join(tmpdir(), 'leavebits-journey-'));
});
afterAll(async () => {
  await journey[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

const NAMES = [
  'Last will.pdf',
  'family photo.jpg',
  'Grüße an 家族 – письмо.txt',
  'empty.dat',
  'recording.bin',
] as const;

/** A real PDF, a real JPEG, a text with a Unicode name, an empty file and 6 MB. */
async function makeFiles(): Promise<Map<string, Buffer>> {
  const page = await journey.openPage();
  await page.setContent('<h1>My last will</h1><p>Everything goes to Ada.</p>');
  const contents = [
    await page.pdf(),
    await page.screenshot({ type: 'jpeg' }),
    Buffer.from('Der Schlüssel liegt unter dem Stein. 鑰匙在石頭下面。\r\n'),
    Buffer.alloc(0),
    createPatternedBytes(6 * MEGABYTE),
  ];
  await Promise.all(contents.map((bytes, index) => writeFile(join(folder, NAMES[index]!), bytes)));
  return new Map(contents.map((bytes, index) => [NAMES[index]!, bytes]));
}

async function expectSameFile(
  page: Page,
  link: string | RegExp,
  role: 'link' | 'button',
  name: string,
  bytes: Buffer,
) {
  const got = await captureDownload(page, page.getByRole(role, { name: link, exact: true }));
  expect(got.name).toBe(name);
  expect(Buffer.compare(got.bytes, bytes)).toBe(0);
}

it('an owner leaves files for someone, who verifies their address and gets every byte', async () => {
  const files = await makeFiles();
  const owner = await journey.openPage({ moves: true });
  await owner.goto(journey.origin);
  await owner.getByRole('heading', { level: 1 }).waitFor();
  await expectAccessibleInLongRun(owner);
  await owner.getByRole('link', { name: 'Get Started' }).first().click();
  await owner.getByRole('link', { name: 'Create Trial Account' }).click();
  await expect.poll(() => owner.url()).toBe(`${journey.origin}/auth?mode=register`);

  await owner.getByLabel('Email address').fill('owner@example.org');
  await owner.getByLabel('Your name (optional)').fill('Olga Owner');
  await owner.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await expectAccessible(owner);
  const code = await journey.codeAfter('owner@example.org', () =>
    owner.getByRole('button', { name: 'Register' }).click(),
  );
  await owner.getByLabel('Verification code').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await owner.keyboard.press('Enter');
  await owner.getByText('Your account has been created and you are now logged in.').first().waitFor();
  await owner.getByRole('heading', { level: 1, name: 'Your LeaveBits' }).waitFor();
  await owner.getByRole('region', { name: 'Leave your first LeaveBit' }).waitFor();
  await expectAccessibleInLongRun(owner);

  await owner.getByRole('button', { name: 'Create LeaveBit' }).first().click();
  const sheet = owner.getByRole('dialog', { name: 'Create LeaveBit' });
  await sheet.getByLabel('Description').fill('What matters');
  await sheet.getByLabel('Info (Optional)').fill('Dear Ada,\nthe key is under the stone.\nPhone PIN 4711');
  await sheet.locator('input[type=file]').setInputFiles(NAMES.map((name) => join(folder, name)));
  expect(await sheet.getByRole('button', { name: 'Create LeaveBit' }).isDisabled()).toBe(true);
  await sheet.getByLabel('Sharing Emails').fill('bob@gmial.com');
  await sheet.getByLabel('Sharing Emails').press('Enter');
  await sheet.getByRole('button', { name: 'Correct it: bob@gmail.com instead of bob@gmial.com' }).click();
  await sheet.getByRole('button', { name: 'Remove bob@gmail.com' }).click();
  await sheet.getByLabel('Sharing Emails').fill('Ada@Example.org');
  await sheet.getByLabel('Sharing Emails').press('Enter');
  await sheet.getByRole('button', { name: 'Add a name for ada@example.org' }).click();
  const name = sheet.getByLabel('Name of ada@example.org', { exact: true });
  await name.fill('Ada <3');
  await sheet.getByText('A name can’t contain the characters < and >').waitFor();
  await sheet.getByRole('button', { name: 'Create LeaveBit' }).click();
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
  await expectAccessible(owner);
  // Creating the LeaveBit saves the name as it stands, without a separate click.
  await name.fill('Ada Lovelace');
  await sheet.getByRole('button', { name: 'Create LeaveBit' }).click();
  const passwords = owner.getByRole('alertdialog', {
    name: 'Should Ada Lovelace have these passwords today?',
  });
  await passwords.waitFor();
  await expectAccessible(owner);
  await passwords.getByRole('button', { name: 'Yes, today' }).click();
  const confirm = owner.getByRole('alertdialog', { name: 'Confirm Sharing' });
  await confirm.getByText('Ada Lovelace can read this today.').waitFor();
  await confirm.getByText('ada@example.org').waitFor();
  await expectAccessible(owner);
  await confirm.getByRole('button', { name: 'Yes, Proceed' }).click();
  await owner.getByText('LeaveBit created successfully').first().waitFor();
  await owner.getByRole('heading', { level: 2, name: 'What matters' }).waitFor();
  await owner.getByRole('button', { name: 'Expand All' }).click();
  await owner.getByText('Ada Lovelace').first().waitFor();
  await owner.getByRole('button', { name: 'Edit name of ada@example.org' }).click();
  await owner.getByLabel('Name of ada@example.org').fill('Ada');
  await owner.keyboard.press('Enter');
  await owner.getByText('Ada (ada@example.org)').waitFor();
  await expectAccessible(owner);
  for (const [name, bytes] of files) await expectSameFile(owner, name, 'link', name, bytes);

  const notice = await journey.mailbox.waitForMail({ to: 'ada@example.org' });
  expect(notice.subject).toContain('Olga Owner');
  const link = notice.links.find((url) => url.includes('/#/my-leavebits/'));
  expect(link).toBeDefined();

  const ada = await journey.openPage({ ...PHONE_VIEWPORT, moves: true });
  await ada.goto(link!);
  await ada.getByRole('heading', { level: 1, name: 'Verify your email address' }).waitFor();
  await expectAccessibleInLongRun(ada);
  const accessCode = await journey.codeAfter('ada@example.org', () =>
    ada.getByRole('button', { name: 'Send code' }).dblclick(),
  );
  const codes = journey.mailbox
    .mails()
    .filter((mail) => mail.to.includes('ada@example.org') && /code/.test(mail.subject));
  expect(codes).toHaveLength(1);
  await ada.getByLabel('Verification code').fill('000000' === accessCode ? '111111' : '000000');
  await ada.keyboard.press('Enter');
  await ada.getByText('Invalid verification code').first().waitFor();
  await expectAccessible(ada);
  await ada.getByLabel('Verification code').fill(accessCode);
  await ada.keyboard.press('Enter');
  await ada.getByRole('heading', { level: 2, name: 'What matters' }).waitFor();
  await expectAccessibleInLongRun(ada);
  await ada.getByRole('button', { name: 'View Details' }).click();
  const details = ada.getByRole('dialog', { name: 'What matters' });
  await details.getByText('the key is under the stone.').waitFor();
  await expectAccessibleInLongRun(ada);
  for (const [name, bytes] of files) await expectSameFile(ada, `Download ${name}`, 'button', name, bytes);

  // A reload is a new visit, so nothing stays readable.
  await ada.reload();
  await ada.getByRole('button', { name: 'Send code' }).waitFor();
  expect(await ada.getByText('What matters').count()).toBe(0);
  journey.expectNoPageErrors();
});

it('an owner edits, locks and deletes, and the recipient sees exactly that', async () => {
  const owner = await journey.openPage({ width: 768, height: 1024 });
  await startAsOwner(journey, owner, 'editor@example.org');
  await owner.getByRole('button', { name: 'Create LeaveBit' }).first().click();
  const create = owner.getByRole('dialog', { name: 'Create LeaveBit' });
  await create.getByLabel('Description').fill('Draft');
  await create
    .locator('input[type=file]')
    .setInputFiles({ name: 'old.txt', mimeType: 'text/plain', buffer: Buffer.from('old') });
  await create.getByLabel('Sharing Emails').fill('heir@example.org');
  await create.getByRole('button', { name: 'Create LeaveBit' }).click();
  await owner.getByRole('button', { name: 'Yes, Proceed' }).click();
  await owner.getByRole('heading', { level: 2, name: 'Draft' }).waitFor();

  await owner.getByRole('button', { name: 'Edit', exact: true }).click();
  const edit = owner.getByRole('dialog', { name: 'Edit LeaveBit' });
  await edit.getByLabel('Description').fill('Final');
  await edit.getByRole('button', { name: 'Delete old.txt' }).click();
  await edit
    .locator('input[type=file]')
    .setInputFiles({ name: 'new.txt', mimeType: 'text/plain', buffer: Buffer.from('new') });
  // Closing by accident asks first and keeps what was typed.
  await owner.keyboard.press('Escape');
  await owner.getByRole('button', { name: 'Keep editing' }).click();
  expect(await edit.getByLabel('Description').inputValue()).toBe('Final');
  await owner.goBack();
  await owner.getByRole('button', { name: 'Keep editing' }).click();
  expect(await edit.getByLabel('Description').inputValue()).toBe('Final');
  await edit.getByRole('combobox').selectOption('death_incapacitation');
  // There are no reporters. The rule, the confirmation and the home all say so.
  await edit.getByText('You have no reporters yet, so it would never open.').waitFor();
  await edit.getByRole('button', { name: 'Update LeaveBit' }).click();
  await owner.getByText('LeaveBits that need a report would never open.').waitFor();
  await expectAccessible(owner);
  await owner.getByRole('button', { name: 'Yes, Proceed' }).click();
  await owner.getByText('LeaveBit updated successfully').first().waitFor();
  await owner.getByRole('heading', { level: 2, name: 'Final' }).waitFor();
  await owner.getByText('Nobody can report your death').waitFor();
  await owner.locator('summary').filter({ hasText: 'If you died today' }).click();
  await owner.getByRole('link', { name: 'Choose reporters' }).click();
  await owner.getByRole('heading', { level: 1, name: 'Release configuration' }).waitFor();
  // Nothing is unsaved, so Back doesn't ask, and the owner stays signed in.
  await owner.goBack();
  await owner.getByRole('button', { name: 'Show more' }).click();
  await owner.getByRole('link', { name: 'new.txt' }).waitFor();
  expect(await owner.getByRole('link', { name: 'old.txt' }).count()).toBe(0);

  const heir = await journey.openPage(PHONE_VIEWPORT);
  // Links work with the address in the path as well as in the fragment.
  await heir.goto(`${journey.origin}/my-leavebits/${Buffer.from('heir@example.org').toString('base64url')}`);
  const code = await journey.codeAfter('heir@example.org', () =>
    heir.getByRole('button', { name: 'Send code' }).click(),
  );
  await heir.getByLabel('Verification code').fill(code);
  await heir.keyboard.press('Enter');
  await heir.getByRole('heading', { level: 2, name: 'Final' }).waitFor();
  await heir.getByText('Locked', { exact: true }).waitFor();
  expect(await heir.getByRole('button', { name: 'View Details' }).count()).toBe(0);
  await expectAccessibleInLongRun(heir);

  await owner.getByRole('button', { name: 'Delete', exact: true }).click();
  await owner
    .getByRole('alertdialog')
    .getByRole('button', { name: /Delete/ })
    .click();
  await owner.getByText('LeaveBit deleted successfully').first().waitFor();
  await heir.getByRole('button', { name: 'Refresh' }).click();
  await heir.getByRole('heading', { level: 2, name: 'Final' }).waitFor({ state: 'detached' });
  journey.expectNoPageErrors();
});

it('an owner who forgot their password sets a new one and signs in with it', async () => {
  const page = await journey.openPage(PHONE_VIEWPORT);
  await startAsOwner(journey, page, 'forgetful@example.org');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /Sign Out/ }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await page.goto(`${journey.origin}/home`);
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');

  await page.goto(`${journey.origin}/auth`);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByLabel(/E-?mail/).fill('forgetful@example.org');
  const resetCode = await journey.codeAfter('forgetful@example.org', () => page.keyboard.press('Enter'));
  await page.getByLabel(/code/i).fill(resetCode);
  await page.getByLabel('New password', { exact: true }).fill('New-password-9');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.getByText('Password has been reset successfully.').first().waitFor();

  await page.getByLabel('Email address').fill('forgetful@example.org');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByText('Login failed').first().waitFor();
  await page.getByLabel('Password', { exact: true }).fill('New-password-9');
  const code = await journey.codeAfter('forgetful@example.org', () => page.keyboard.press('Enter'));
  await page.getByLabel('Verification code').fill(code);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Your LeaveBits' }).waitFor();
  journey.expectNoPageErrors();
});
