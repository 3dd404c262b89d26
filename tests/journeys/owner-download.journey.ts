import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerOnPage, startJourney, type Journey } from '../support/journey.ts';
import { expectToast, ownerHome, seedLeavebits } from '../support/owner-page.ts';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey[Symbol.asyncDispose]());

it('an owner downloads a file, and is told on the page when it is damaged', async () => {
  const page = await journey.openPage({ expects: /status of 500/ });
  await registerOnPage(journey, page, 'owner@example.org');
  await seedLeavebits(page, [
    { description: 'Papers', sharingEmails: ['ana@example.org'], files: ['will.txt'] },
  ]);
  await page.getByRole('button', { name: 'Show more' }).click();
  const link = ownerHome(page).card('Papers').getByRole('link', { name: 'will.txt' });
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
