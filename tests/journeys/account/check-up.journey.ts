import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { startAsOwner, startJourney, type Journey } from '../../support/browser/journey.ts';
import { saveReleaseConfigElsewhere } from '../../support/browser/owner-home.ts';

const LENA = 'lena@example.org';
let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey[Symbol.asyncDispose]());

it('an owner checks people, reporters and LeaveBits by keyboard, leaves, resumes, and finishes', async () => {
  const page = await journey.openPage({ width: 360, height: 740 });
  await startAsOwner(journey, page, 'check-up@example.org', [
    { description: 'The safe', infoFields: 'Behind the clock', sharingEmails: [LENA] },
  ]);
  await saveReleaseConfigElsewhere(page, {
    designatedReporters: ['rosa@example.org', 'sam@example.org'],
    requiredConfirmations: 1,
    refuteTimeHours: 72,
  });
  await page.goto(`${journey.origin}/account/check-up`);
  const step = (name: string) => page.getByRole('heading', { level: 2, name });
  const goOn = async (name: string) => {
    await page.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
  };
  await page.getByText('You haven’t done this yet.').waitFor();
  await step('Your people').waitFor();
  await page.getByText('Can read 1 LeaveBit now.').waitFor();
  await expectAccessible(page);
  await goOn('Still correct, continue');
  await step('Your reporters').waitFor();
  await page.getByText('rosa@example.org').first().waitFor();
  await page.reload();
  await step('Your reporters').waitFor();
  await goOn('Still correct, continue');
  await step('How we reach you before anything opens').waitFor();
  await page.getByText('All our warnings go to one mailbox, check-up@example.org.').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Say until when: When you’re away' }).focus();
  await page.keyboard.press('Enter');
  // The question itself has focus, and its page leads back here.
  const away = page.getByRole('heading', { name: 'Are you away for a while?' });
  await expect.poll(() => away.evaluate((heading) => heading === document.activeElement)).toBe(true);
  await page.getByRole('link', { name: 'Back to your check-up' }).click();
  await step('How we reach you before anything opens').waitFor();
  await goOn('Still correct, continue');
  await step('Your LeaveBits').waitFor();
  await page.getByText('For 1 person').waitFor();
  await expectAccessible(page);
  await goOn('Still correct, done');
  await page.getByText('All done. Thank you.').waitFor();
  await page.getByText('we warn you in one mailbox only').waitFor();
  await page.getByText(/^You last did this on .+ We’ll ask you again on/).waitFor();
  await page.getByLabel('How often should we ask you?').selectOption('Never');
  await page.getByText('Saved.').waitFor();
  expect(await page.getByText('We’ll ask you again on').count()).toBe(0);
  journey.expectNoPageErrors();
});
