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

it('an owner reads what would happen, mends what is wrong, and sees who gets what', async () => {
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

  await page.getByRole('link', { name: 'What opens when' }).click();
  const waiting = page.getByRole('row').filter({ hasText: 'Gets “The safe”' });
  await waiting.getByText('After your death or incapacitation is confirmed').waitFor();
  await page.getByRole('img', { name: /A picture of the table below/ }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Your people' }).click();

  await button(`Choose LeaveBits for ${LENA}`).click();
  const dialog = page.getByRole('dialog', { name: `LeaveBits for ${LENA}` });
  await dialog.getByLabel('The safe').uncheck();
  await dialog.getByText(`Saving takes 1 LeaveBit from ${LENA}. We do not tell them.`).waitFor();
  await expectAccessible(page);
  await button('Save', dialog).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => lena.getByText('Gets 1 LeaveBit').count()).toBe(0);
  await button(`Choose LeaveBits for ${LENA}`).click();
  await dialog.getByLabel('The safe').check();
  await dialog.getByLabel('When what you add opens for them').selectOption('Always');
  await button('Save', dialog).click();
  await lena.getByText('Can read 2 LeaveBits now').waitFor();
  journey.expectNoPageErrors();
});
