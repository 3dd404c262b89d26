import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { startAsOwner, startJourney, type Journey } from '../../support/browser/journey.ts';
import { changeLeavebitElsewhere } from '../../support/browser/owner-home.ts';
import { createSharedLeavebit, PHONE_VIEWPORT } from '../../support/browser/recipient-pages.ts';

const OWNER = 'olga@example.org';
const REPORT = { releaseType: 'death_incapacitation' };

let journey: Journey;
let owner: Page;
beforeAll(async () => {
  journey = await startJourney();
  owner = await journey.openPage();
  await startAsOwner(journey, owner, OWNER);
});
afterAll(() => journey[Symbol.asyncDispose]());

it('the owner restores a recipient’s removed access through the link in the email, and everyone is signed out', async () => {
  await createSharedLeavebit(owner, {
    description: 'For Ann and Ben',
    recipients: { 'ann@example.org': REPORT, 'ben@example.org': REPORT },
  });
  await changeLeavebitElsewhere(owner, 'For Ann and Ben', { sharingEmails: ['ben@example.org'] });
  const { links } = await journey.mailbox.waitForMail({ to: OWNER, subject: /was changed/ });
  const link = links.find((one) => one.includes('/undo-sharing/#'))!;
  const page = await journey.openPage(PHONE_VIEWPORT);
  await page.goto(link);
  await page.getByRole('heading', { level: 1, name: 'Restore the removed access?' }).waitFor();
  await page.getByText('ann@example.org').waitFor();
  await expectAccessible(page);

  // A mail gateway may have percent-encoded the `#`.
  const late = await journey.openPage();
  await late.goto(link.replace('#', '%23'));
  await late.getByRole('heading', { level: 1, name: 'Restore the removed access?' }).waitFor();
  await expectAccessible(late);

  const busy = { status: 429, json: { message: 'Please wait a minute and try again.' } };
  await page.route('**/api/undo-sharing', (route) => route.fulfill(busy), { times: 1 });
  await page.getByRole('button', { name: 'Restore access' }).click();
  await page.locator('main').getByText('Nothing was undone').waitFor();
  await page.getByRole('button', { name: 'Try again' }).dblclick();
  await page.getByRole('heading', { level: 1, name: 'The changes have been undone' }).waitFor();
  await expectAccessible(page);
  await owner.getByText('A change to your LeaveBits was undone').first().waitFor();
  await late.getByRole('button', { name: 'Restore access' }).click();
  await late.getByRole('heading', { level: 1, name: 'Already undone' }).waitFor();
  const { rows } = await journey.ctx.pool.query<{ sharing_emails: string[] }>(
    'select sharing_emails from trigger_bytes',
  );
  expect(rows[0]!.sharing_emails.sort()).toEqual(['ann@example.org', 'ben@example.org']);
  await page.getByRole('link', { name: 'Choose a new password' }).click();
  await page.getByRole('heading', { level: 1, name: 'Reset your password' }).waitFor();
  journey.expectNoPageErrors();
});
