import type { Page } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { startAsOwner, startJourney, type Journey } from '../../support/browser/journey.ts';
import { createSharedLeavebit, PHONE_VIEWPORT } from '../../support/browser/recipient-pages.ts';

const NORA = 'nora@example.org';

let journey: Journey;
let owner: Page;
beforeAll(async () => {
  journey = await startJourney();
  owner = await journey.openPage();
  await startAsOwner(journey, owner, 'owner@example.org');
});
afterAll(() => journey[Symbol.asyncDispose]());

async function prove(page: Page): Promise<void> {
  const code = await journey.codeAfter(NORA, () => page.getByRole('button', { name: 'Send code' }).click());
  await page.getByLabel('Verification code').fill(code);
  await page.keyboard.press('Enter');
}

it('a recipient who left a LeaveBit gets it back through the link in the email, and finds it on their page', async () => {
  await createSharedLeavebit(owner, { description: 'For Nora', recipients: { [NORA]: {} } });
  const nora = await journey.openPage(PHONE_VIEWPORT);
  await nora.goto(`${journey.origin}/#/my-leavebits/${encodeLinkEmail(NORA)}`);
  await prove(nora);
  await nora.getByRole('heading', { level: 2, name: 'For Nora' }).waitFor();
  await nora.getByRole('button', { name: 'Options' }).click();
  await nora.getByRole('button', { name: 'Leave this LeaveBit' }).click();
  await nora.getByText('a link that lets you undo this for 30 days').waitFor();
  await nora.getByRole('alertdialog').getByRole('button', { name: 'Leave this LeaveBit' }).click();
  await nora.getByText('Nothing is shared with you at the moment').waitFor();

  const { links } = await journey.mailbox.waitForMail({ to: NORA, subject: /^You’ve left a LeaveBit/ });
  const link = links.find((one) => one.includes('/come-back/#'))!;
  const page = await journey.openPage(PHONE_VIEWPORT);
  await page.goto(link);
  await page.getByRole('heading', { level: 1, name: 'Restore your access?' }).waitFor();
  await expectAccessible(page);
  const busy = { status: 429, json: { message: 'Please wait a minute and try again.' } };
  await page.route('**/api/come-back', (route) => route.fulfill(busy), { times: 1 });
  await page.getByRole('button', { name: 'Restore access' }).click();
  await page.getByText('We couldn’t restore your access').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: 'You have access again' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Open your page' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'You already have access' }).waitFor();

  const dead = await journey.openPage(PHONE_VIEWPORT);
  await dead.goto(`${journey.origin}/come-back/#${'x'.repeat(64)}`);
  await dead.getByRole('heading', { level: 1, name: 'This link no longer works' }).waitFor();
  await expectAccessible(dead);
  // The link's page reveals nothing without a code.
  await nora.goto(`${journey.origin}/#/my-leavebits/${encodeLinkEmail(NORA)}`);
  await nora.reload();
  await prove(nora);
  await nora.getByRole('heading', { level: 2, name: 'For Nora' }).waitFor();
  journey.expectNoPageErrors();
});
