import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ZipFile } from 'yazl';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { startAsOwner, startJourney, type Journey } from '../../support/browser/journey.ts';
import { locateOwnerHome } from '../../support/browser/owner-home.ts';

let journey: Journey;
let folder: string;
beforeAll(async () => {
  journey = await startJourney();
  folder = await mkdtemp(path.join(tmpdir(), 'leavebits-import-'));
});
afterAll(async () => {
  await journey[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

const EXPORT = {
  items: [
    { name: 'Bank', login: { username: 'ann', password: 'p<w' } },
    { id: 'mail', name: 'Mail', login: { username: 'ann', password: 'pw' }, passwordHistory: [{}, {}] },
    { name: 'Old', notes: 'not needed' },
  ],
};
const CONTRACT = 'the contract with the provider\n'.repeat(50);

/** As Bitwarden writes it, with a file attached to the second entry. */
async function writeBitwardenZip(file: string): Promise<void> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(JSON.stringify(EXPORT)), 'data.json');
  zip.addBuffer(Buffer.from(CONTRACT), 'attachments/mail/contract.txt');
  zip.end();
  await writeFile(file, zip.outputStream);
}

it('an owner imports an export and a folder, and saves only what they have reviewed', async () => {
  const page = await journey.openPage({ width: 360, height: 740 });
  await startAsOwner(journey, page, 'import@example.org');
  await page.goto(`${journey.origin}/account/your-data`);
  const review = page.getByRole('dialog');
  const box = (name: string) => review.getByRole('checkbox', { name, exact: true });
  const choose = async (label: string, files: string) => {
    await page.getByRole('button', { name: /^Choose an export/ }).waitFor();
    await page.getByLabel(label).setInputFiles(files);
  };

  const wrong = path.join(folder, 'wrong.csv');
  await writeFile(wrong, 'a,b\n1,2\n');
  await choose('Password manager export', wrong);
  await page.getByRole('alert').getByText('We don’t recognize this kind of list').waitFor();

  const file = path.join(folder, 'bitwarden.zip');
  await writeBitwardenZip(file);
  await choose('Password manager export', file);
  await review.getByRole('heading', { name: 'Review 3 drafts' }).waitFor();
  await expectAccessible(page);
  await review.getByText('We read this as an export from Bitwarden with 3 entries.').waitFor();
  await review.getByText('Left out or changed', { exact: true }).click();
  await review.getByText('Not imported: 2 old passwords.').waitFor();
  // A password that would lose a character isn't selected by default.
  expect(await box('Bank').isChecked()).toBe(false);
  await review.getByText('contract.txt, 2 KB').waitFor();
  await box('Old').uncheck();
  await review.getByRole('button', { name: 'Look at Bank' }).click();
  await review.getByLabel('Info').fill('User name: ann\nPassword: p, less-than sign, w');
  await box('Bank').check();
  await review.getByRole('button', { name: 'Save 2 LeaveBits' }).click();
  await review.getByRole('heading', { name: 'Review 1 draft' }).waitFor();
  expect(await review.getByText('Nothing has been saved yet.').count()).toBe(0);
  await review.getByRole('button', { name: 'Close', exact: true }).first().click();
  await locateOwnerHome(page)
    .alert('Close without saving the rest?')
    .getByRole('button', { name: 'Close' })
    .click();
  await expect.poll(() => review.count()).toBe(0);
  await page.getByRole('region', { name: 'Import from Bitwarden' }).waitFor();

  const papers = path.join(folder, 'papers');
  await mkdir(papers);
  await writeFile(path.join(papers, 'Will 2024.txt'), 'all to Lena');
  await writeFile(path.join(papers, '.hidden'), 'x');
  await choose('Folder of files', papers);
  await review.getByText('It’s a hidden system file.').waitFor({ state: 'attached' });
  await review.getByRole('button', { name: 'Save 1 LeaveBit' }).click();
  await expect.poll(() => review.count()).toBe(0);
  // What was left out stays on the page until the owner closes it.
  const report = page.getByRole('region', { name: 'Import from a folder' });
  await report.getByText('Left out or changed', { exact: true }).click();
  await report.getByText('It’s a hidden system file.').waitFor();
  await expectAccessible(page);
  await report.getByRole('button', { name: 'Close this report' }).click();
  await expect.poll(() => report.count()).toBe(0);

  await page.getByRole('link', { name: 'Your LeaveBits', exact: true }).click();
  const { card } = locateOwnerHome(page);
  for (const name of ['Will 2024', 'Mail', 'Bank']) await card(name).waitFor();
  expect(await card('Old').count()).toBe(0);
  const saved = await page.evaluate(async () => {
    const answer = await fetch('/api/trigger-bytes');
    return (await answer.json()) as { id: number; infoFields: string; attachments: string[] }[];
  });
  expect(saved.flatMap(({ attachments }) => attachments).toSorted()).toEqual([
    'Will 2024.txt',
    'contract.txt',
  ]);
  const { id } = saved.find(({ attachments }) => attachments.includes('contract.txt'))!;
  const contract = await page.evaluate(
    async (address) => (await fetch(address)).text(),
    `/api/trigger-bytes/${id}/attachments/contract.txt`,
  );
  expect(contract).toBe(CONTRACT);
  expect(saved.map(({ infoFields }) => infoFields)).toContain(
    'User name: ann\nPassword: p, less-than sign, w',
  );
  journey.expectNoPageErrors();
});

const CARDS = {
  items: [
    { name: 'Mail', login: { username: 'ann', password: 'pw' } },
    { name: 'Visa', card: { number: '4111 1111 1111 1111', code: '123' } },
    { name: 'Old', notes: 'not needed' },
  ],
};

it('an owner saves an export as one LeaveBit, and is told about card data in it', async () => {
  const page = await journey.openPage({ width: 360, keepsWidth: true, height: 740 });
  await startAsOwner(journey, page, 'import-one@example.org');
  await page.goto(`${journey.origin}/account/your-data`);
  const file = path.join(folder, 'cards.json');
  await writeFile(file, JSON.stringify(CARDS));
  await page.getByRole('button', { name: /^Choose an export/ }).waitFor();
  await page.getByLabel('Password manager export').setInputFiles(file);
  const review = page.getByRole('dialog');
  await review.getByText('Holds a card number and a CVV.').waitFor();
  await review.getByRole('checkbox', { name: 'Old', exact: true }).uncheck();
  await review.getByLabel('Save as').selectOption('One LeaveBit with everything');
  await review.getByRole('heading', { name: 'Review 1 draft' }).waitFor();
  await review.getByText('1 entry you didn’t select isn’t included.').waitFor();
  await review.getByText('Holds a card number and a CVV.').waitFor();
  await review.getByRole('button', { name: 'Look at Passwords from Bitwarden' }).click();
  await expectAccessible(page);
  await review.getByLabel('Description').fill('All my passwords');
  await review.getByRole('button', { name: 'Save 1 LeaveBit' }).click();
  await review.getByText('The drafts you didn’t choose are still here.').waitFor();
  await review.getByRole('heading', { name: 'Review 1 draft' }).waitFor();
  await review.getByRole('checkbox', { name: 'Old', exact: true }).waitFor();
  const saved = await page.evaluate(async () => {
    const answer = await fetch('/api/trigger-bytes');
    return (await answer.json()) as { description: string; infoFields: string }[];
  });
  expect(saved.map(({ description }) => description)).toEqual(['All my passwords']);
  expect(saved[0]!.infoFields).toMatch(
    /^Mail\n[^]*Password: pw\n\nVisa\n[^]*Card number: 4111 1111 1111 1111/,
  );
  journey.expectNoPageErrors();
});
