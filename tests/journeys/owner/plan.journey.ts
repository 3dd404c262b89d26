import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { startAsOwner, startJourney, type Journey } from '../../support/browser/journey.ts';
import {
  closeEverything,
  ownerHome,
  seedLeavebits,
  saveReleaseConfig,
} from '../../support/browser/owner-page.ts';

const LENA = 'lena@example.org';
let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey[Symbol.asyncDispose]());

it('an owner reads what would happen, mends what is wrong, and looks through a person’s eyes', async () => {
  const page = await journey.openPage();
  await startAsOwner(journey, page, 'plan@example.org');
  await saveReleaseConfig(page, {
    designatedReporters: ['rosa@example.org', 'sam@example.org'],
    requiredConfirmations: 1,
    refuteTimeHours: 72,
  });
  await seedLeavebits(page, [
    {
      description: 'The safe',
      infoFields: 'Behind the clock',
      sharingEmails: [LENA],
      sharingConfig: { [LENA]: { releaseType: 'death_incapacitation' } },
      files: ['plan.txt'],
    },
    { description: '', sharingEmails: [LENA] },
  ]);
  const summary = page.locator('summary').filter({ hasText: 'If you died today' });
  await summary.getByText('3 things to look at').waitFor();
  await summary.click();
  await page
    .getByText(/rosa@example.org or sam@example.org can report it\. One other must confirm/)
    .waitFor();
  await expectAccessible(page);
  const { edit, button } = ownerHome(page);
  await button('Open it').click();
  await edit.getByLabel('Description', { exact: true }).waitFor();
  await closeEverything(page);

  await page.getByRole('link', { name: 'Your people' }).click();
  const lena = page.getByRole('listitem').filter({ hasText: LENA }).first();
  await lena.getByText('Can read 1 LeaveBit now').waitFor();
  await lena.getByText('Gets 1 LeaveBit after your death or incapacitation is confirmed').waitFor();
  await expectAccessible(page);
  await lena.getByRole('link', { name: 'See what they see' }).click();
  await page.getByRole('heading', { level: 1, name: `What ${LENA} sees` }).waitFor();
  const preview = page.getByRole('region', { name: `Preview of what ${LENA} sees` });
  const safe = preview.getByRole('listitem').filter({ hasText: 'The safe' });
  await safe.getByText('Locked').waitFor();
  expect(await safe.getByRole('button', { name: 'View Details' }).count()).toBe(0);

  await page.getByLabel('When').selectOption('After my death is confirmed');
  await safe.getByRole('button', { name: 'View Details' }).click();
  const details = page.getByRole('dialog', { name: 'The safe' });
  await details.getByText('Behind the clock').waitFor();
  await details.getByText('plan.txt').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByText('What plan@example.org left for you is now open').click();
  await page.getByText('We write to you with sad news.').waitFor();
  await expectAccessible(page);
  journey.expectNoPageErrors();
});
