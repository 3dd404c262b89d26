import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { captureDownload, startAsOwner, startJourney, type Journey } from '../../support/browser/journey.ts';
import { unzip } from '../../support/exports.ts';

const OWNER = 'olga@example.org';
let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey[Symbol.asyncDispose]());

/** Unpacks a ZIP as a person would. @returns the file URL of its page. */
async function unpack(bytes: Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'leavebits-export-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [path, content] of await unzip(bytes)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return pathToFileURL(join(folder, 'index.html')).href;
}

/** Backdates the last reauthentication of every signed-in user by sixteen minutes. */
const ageProofs = () =>
  journey.ctx.pool.query(`update session set sess =
    (sess::jsonb || jsonb_build_object('provedAt', (sess ->> 'provedAt')::float8 - 960000))::json`);

it('an owner reauthenticates, downloads everything, and reads it from disk without a network', async () => {
  const page = await journey.openPage({ width: 360, keepsWidth: true, height: 740 });
  await startAsOwner(journey, page, OWNER, [
    { description: 'Papers & <keys>', sharingEmails: ['lena@example.org'], files: ['will & testament.txt'] },
    { description: 'Only for Tom', sharingEmails: ['tom@example.org'] },
  ]);
  await ageProofs();
  await page.goto(`${journey.origin}/account/your-data`);
  const everything = page.getByRole('button', { name: 'Download everything' });
  const code = await journey.codeAfter(OWNER, async () => {
    await everything.focus();
    await page.keyboard.press('Enter');
  });
  await expectAccessible(page);
  await page.getByLabel('Verification code').fill(code);
  const confirm = page.getByRole('button', { name: 'Confirm and download' });
  const saved = await captureDownload(page, confirm);
  expect(saved.name).toMatch(/^LeaveBits [\d-]{10}\.zip$/);
  await page.getByText('Your browser is downloading the ZIP').waitFor();
  await expectAccessible(page);

  const disk = await journey.openPage({ width: 360, keepsWidth: true });
  await disk.context().setOffline(true);
  await disk.goto(await unpack(saved.bytes));
  await disk.getByRole('heading', { level: 1, name: 'Your LeaveBits' }).waitFor();
  await disk.getByRole('heading', { level: 3, name: 'Papers & keys' }).waitFor();
  await disk.getByText('Open immediately').first().waitFor();
  await expectAccessible(disk);
  const scrolls = await disk.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(scrolls).toBe(false);
  await disk.getByRole('link', { name: 'will & testament.txt' }).click();
  expect(await disk.title()).not.toBe('Your LeaveBits');
  await expect
    .poll(() => disk.url())
    .toMatch(/files\/Papers%20&%20keys\/will%20&%20testament\.txt$|will%20%26/);

  await page.getByLabel('What one person would get').selectOption('lena@example.org');
  const one = await captureDownload(page, page.getByRole('button', { name: 'Download for this person' }));
  await disk.goto(await unpack(one.bytes));
  await disk.getByRole('heading', { level: 1, name: 'What lena@example.org would receive' }).waitFor();
  expect(await disk.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['Papers & keys']);
  await expectAccessible(disk);
  journey.expectNoPageErrors();
});
