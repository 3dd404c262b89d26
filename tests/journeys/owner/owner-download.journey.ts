import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { captureDownload, startAsOwner, startJourney, type Journey } from '../../support/browser/journey.ts';
import { expectToast, locateOwnerHome, seedAndShowLeavebits } from '../../support/browser/owner-home.ts';
import { longRunOnly } from '../../support/browser/long-run-only.ts';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey[Symbol.asyncDispose]());

it('an owner downloads a file, and the page says so if it is damaged', async () => {
  const page = await journey.openPage({ expects: /status of 500/ });
  await startAsOwner(journey, page, 'owner@example.org', [
    { description: 'Papers', sharingEmails: ['ana@example.org'], files: ['will.txt'] },
  ]);
  await page.getByRole('button', { name: 'Show more' }).click();
  const link = locateOwnerHome(page).card('Papers').getByRole('link', { name: 'will.txt' });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('will.txt');
  expect(await download.failure()).toBeNull();

  await page.route('**/attachments/*', (route) =>
    route.fulfill({ status: 500, json: { message: 'A file here is damaged.' } }),
  );
  await link.click();
  await expectToast(page, 'Download Failed', 'A file here is damaged.');
  journey.expectNoPageErrors();
});

longRunOnly(
  'an owner previews a file as a recipient does, enlarged if they like, in full screen on a phone',
  async () => {
    const page = await journey.openPage({ width: 360, keepsWidth: true, height: 740 });
    await startAsOwner(journey, page, 'looker@example.org', [
      { description: 'Papers', sharingEmails: ['ana@example.org'], files: ['letter.txt', 'program.exe'] },
    ]);
    await page.getByRole('button', { name: 'Show more' }).click();
    expect(await page.getByRole('button', { name: 'View program.exe' }).count()).toBe(0);
    await page.getByRole('button', { name: 'View letter.txt' }).click();
    const dialog = page.getByRole('dialog', { name: 'letter.txt' });
    const text = dialog.getByLabel('letter.txt', { exact: true }).last();
    await dialog.getByText('letter.txt', { exact: true }).nth(1).waitFor();
    expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 740 });
    expect(await dialog.getByRole('button', { name: 'Close' }).count()).toBe(1);
    const before = (await text.boundingBox())!.height;
    await dialog.getByRole('button', { name: 'Larger' }).click();
    await dialog.getByText('150 %').waitFor();
    expect((await text.boundingBox())!.height).toBeGreaterThan(before);
    await expectAccessible(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('letter.txt');
    journey.expectNoPageErrors();
  },
);

longRunOnly('before a download, the page checks that the file is available without fetching it', async () => {
  const page = await journey.openPage();
  await startAsOwner(journey, page, 'archivist@example.org');
  const sizes = { 'empty.txt': 0, 'large.bin': 9 * 1024 * 1024 };
  await seedAndShowLeavebits(page, [
    { description: 'Sizes', sharingEmails: ['ana@example.org'], files: sizes },
  ]);
  await page.getByRole('button', { name: 'Show more' }).click();
  const network = await page.context().newCDPSession(page);
  const fetched = new Map<string, number>();
  network.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (type === 'Fetch' && request.url.includes('/attachments/')) fetched.set(requestId, 0);
  });
  network.on('Network.dataReceived', ({ requestId, dataLength }) => {
    const before = fetched.get(requestId);
    if (before !== undefined) fetched.set(requestId, before + dataLength);
  });
  await network.send('Network.enable');
  for (const [name, size] of Object.entries(sizes)) {
    const link = locateOwnerHome(page).card('Sizes').getByRole('link', { name });
    expect((await captureDownload(page, link)).bytes).toHaveLength(size);
  }
  expect(fetched.size).toBe(2);
  expect(Math.max(...fetched.values())).toBeLessThan(sizes['large.bin'] / 2);
  journey.expectNoPageErrors();
});
