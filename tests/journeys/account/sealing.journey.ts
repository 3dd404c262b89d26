import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { pointCameraAt } from '../../support/browser/camera.ts';
import { startAsOwner, startJourney, type Journey } from '../../support/browser/journey.ts';

const FIRST = 'four old blue kettles';
const SECOND = 'seven green harbour lamps';
let journey: Journey;
beforeAll(async () => {
  journey = await startJourney({ optimizes: true });
});
afterAll(() => journey[Symbol.asyncDispose]());

it('an owner sets up sealing, changes the passphrase, and comes back with the sheet; nothing secret is sent', async () => {
  const page = await journey.openPage({ width: 360, height: 740 });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url(), request.postData() ?? ''));
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await startAsOwner(journey, page, 'owner@example.org');
  await page.goto(`${journey.origin}/account/sealing`);
  await page.getByRole('heading', { name: 'What sealing means' }).waitFor();
  await expectAccessible(page);
  await press('I understand, go on');
  await page.getByLabel('New passphrase').fill('short');
  await press('Go on');
  await page.getByText('At least 14 characters').waitFor();
  await expectAccessible(page);
  await page.getByLabel('New passphrase').fill('kettle harbour');
  await press('Go on');
  await page.getByText('Too easy to guess').waitFor();
  await page.getByLabel('New passphrase').fill(FIRST);
  await page.getByLabel('The same passphrase again').fill(SECOND);
  await press('Go on');
  await page.getByText('This isn’t the same as above').waitFor();
  await page.getByLabel('The same passphrase again').fill(FIRST);
  await press('Go on');
  await page.getByRole('heading', { name: 'Print your recovery sheet' }).waitFor();
  await press('No printer? Show the key');
  const key = await page.getByText(/^AGE-SECRET-KEY-1 /).textContent();
  await expectAccessible(page);
  await press('I have it on paper');
  await page.getByLabel(/^The last 4 characters/).fill('XXXX');
  await press('Finish');
  await page.getByText('This isn’t what the sheet says.').waitFor();
  await expectAccessible(page);
  await page.getByLabel(/^The last 4 characters/).fill(key!.slice(-4).toLowerCase());
  await press('Finish');
  await page.getByText('Set up', { exact: true }).waitFor();
  await expectAccessible(page);

  await press('Change the passphrase');
  await page.getByLabel('Passphrase for sealed LeaveBits').fill('wrong passphrase');
  await press('Go on');
  await page.getByText('This passphrase is wrong.').waitFor();
  await press('I have my recovery sheet');
  await page.getByLabel('Key on your recovery sheet').fill(key!.toLowerCase());
  await press('Go on');
  await page.getByLabel('New passphrase').fill(SECOND);
  await page.getByLabel('The same passphrase again').fill(SECOND);
  await press('Save the new passphrase');
  await page.getByText('So does the old passphrase, for 30 days.').first().waitFor();
  await page.getByText(/^Until .*, the passphrase that you had before opens the same key as well/).waitFor();
  await expectAccessible(page);
  await page.reload();
  await press('Check my passphrase or sheet');
  await page.getByLabel('Passphrase for sealed LeaveBits').fill(FIRST);
  await press('Go on');
  await page.getByText('This opens what you seal today.', { exact: true }).waitFor();
  await page.reload();
  await press('Check my passphrase or sheet');
  await page.getByLabel('Passphrase for sealed LeaveBits').fill(SECOND);
  await press('Go on');
  await page.getByText('This opens what you seal today.', { exact: true }).waitFor();

  await page.reload();
  await press('Check my passphrase or sheet');
  await press('I have my recovery sheet');
  await pointCameraAt(page, 'https://example.org/menu');
  await press('Scan the QR code');
  await page
    .getByText('This is another QR code. Please point the camera at the one on your recovery sheet.')
    .waitFor();
  await expectAccessible(page);
  await press('Stop scanning');
  await pointCameraAt(page, key!.replaceAll(' ', ''));
  await press('Scan the QR code');
  await page.getByText('This opens what you seal today.', { exact: true }).waitFor();
  expect(await page.locator('video').count()).toBe(0);

  // A search that would find what is sent, in the clear or encoded, does find the public key.
  const traffic = sent.join('\n').toUpperCase();
  expect(traffic).toContain('"PUBLICKEY":"AGE1');
  for (const secret of [key!.replaceAll(' ', ''), key!, FIRST, SECOND]) {
    expect(traffic).not.toContain(secret.toUpperCase());
    expect(traffic).not.toContain(encodeURIComponent(secret).toUpperCase());
  }
});
