import { afterAll, beforeAll, it } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { startAsOwner, startJourney, type Journey } from '../../support/browser/journey.ts';

const OLGA = 'deletion@example.org';
let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey[Symbol.asyncDispose]());

it('an owner deletes their account by keyboard with an emailed code, and changes their mind at home', async () => {
  const page = await journey.openPage({ width: 360, height: 740 });
  await startAsOwner(journey, page, OLGA);
  // They signed in too long ago to count as reauthenticated.
  await journey.ctx.pool.query("update session set sess = (sess::jsonb - 'provedAt')::json");
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Your account' }).click();
  await page.getByRole('link', { name: 'Your data' }).click();
  const begin = page.getByRole('button', { name: 'Delete my account' });
  await begin.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByText('all your LeaveBits, with their text and files').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const code = await journey.codeAfter(OLGA, () => page.keyboard.press('Enter'));
  await dialog.getByRole('textbox').fill(code);
  await dialog.getByRole('button', { name: 'Confirm the deletion' }).click();
  const banner = page.getByRole('region', { name: 'Account deletion' });
  await banner.getByText(/^Your account will be deleted on /).waitFor();
  await expectAccessible(page);
  await journey.mailbox.waitForMail({ to: OLGA, subject: /will be deleted in 7 days/ });

  await page.getByRole('link', { name: 'Your LeaveBits', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Your LeaveBits' }).waitFor();
  await banner.getByText(/^Your account will be deleted on /).waitFor();
  // After a reload, the banner comes from the server.
  await page.reload();
  await banner.getByRole('button', { name: 'Keep my account' }).focus();
  await page.keyboard.press('Enter');
  await banner.waitFor({ state: 'detached' });
  await journey.mailbox.waitForMail({ to: OLGA, subject: /keeping your LeaveBits account/ });
  journey.expectNoPageErrors();
});
