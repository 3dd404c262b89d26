import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { startAsOwner, startJourney, type Journey } from '../../support/browser/journey.ts';
import {
  closeDialogsAndToasts,
  locateOwnerHome,
  seedAndShowLeavebits,
  saveReleaseConfigElsewhere,
} from '../../support/browser/owner-home.ts';

const LENA = 'lena@example.org';
let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey[Symbol.asyncDispose]());

it('an owner reads what would happen, fixes what is wrong, and sees who gets what', async () => {
  const page = await journey.openPage();
  await startAsOwner(journey, page, 'plan@example.org');
  await saveReleaseConfigElsewhere(page, {
    designatedReporters: ['rosa@example.org', 'sam@example.org'],
    requiredConfirmations: 1,
    refuteTimeHours: 72,
  });
  await seedAndShowLeavebits(page, [
    {
      description: 'The safe',
      infoFields: 'Behind the clock',
      sharingEmails: [LENA],
      sharingConfig: { [LENA]: { releaseType: 'death_incapacitation' } },
      files: ['plan.txt'],
    },
    { description: '', sharingEmails: [LENA] },
  ]);
  // The plan counts on recipients who have been reached.
  await journey.mailbox.waitForMail({ to: LENA });
  await page.reload();
  const summary = page.locator('summary').filter({ hasText: 'If you died today' });
  await summary.getByText('Waiting for 2 answers, and 3 more to check').waitFor();
  await summary.click();
  await page
    .getByText(
      /rosa@example.org or sam@example.org can report it\. But none of them has answered yet\. One other must confirm/,
    )
    .waitFor();
  await page
    .getByText('We’re waiting for 2 answers: rosa@example.org and sam@example.org haven’t said yet')
    .waitFor();
  await page.getByRole('link', { name: 'Subscribe' }).waitFor();
  await expectAccessible(page);
  const { edit, button } = locateOwnerHome(page);
  await button('Open it').click();
  await edit.getByLabel('Description', { exact: true }).waitFor();
  await closeDialogsAndToasts(page);

  await page.getByRole('link', { name: 'Your people' }).click();
  const lena = page.getByRole('listitem').filter({ hasText: LENA }).first();
  await lena.getByText('Can read 1 LeaveBit now').waitFor();
  await lena.getByText('Gets 1 LeaveBit after your death or incapacitation is confirmed').waitFor();
  await lena.getByText(/^Only lena@example.org gets .* and 1 more\.$/).waitFor();
  await page.getByText(/^rosa@example.org is one of your reporters and receives nothing\./).waitFor();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'What opens when' }).click();
  const waiting = page.getByRole('row').filter({ hasText: 'Gets “The safe”' });
  await waiting.getByText('After your death or incapacitation is confirmed').waitFor();
  await page.getByText(/^If somebody reported now, this would open on .* at the earliest\.$/).waitFor();
  await page.getByRole('img', { name: /A chart of the table below/ }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Your people' }).click();

  await button(`Choose LeaveBits for ${LENA}`).click();
  const dialog = page.getByRole('dialog', { name: `LeaveBits for ${LENA}` });
  await dialog.getByLabel('The safe').uncheck();
  await dialog.getByText(`Saving removes ${LENA} from 1 LeaveBit. We won’t tell them.`).waitFor();
  await expectAccessible(page);
  await button('Save', dialog).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => lena.getByText('Gets 1 LeaveBit').count()).toBe(0);
  await button(`Choose LeaveBits for ${LENA}`).click();
  await dialog.getByLabel('The safe').check();
  await dialog.getByLabel('When the added LeaveBits open for them').selectOption('Always');
  await button('Save', dialog).click();
  const confirm = page.getByRole('alertdialog', { name: 'Confirm Sharing' });
  await confirm.getByText(`${LENA} can read this today.`).waitFor();
  await expectAccessible(page);
  await button('Yes, Proceed', confirm).click();
  await lena.getByText('Can read 2 LeaveBits now').waitFor();
  journey.expectNoPageErrors();
});
