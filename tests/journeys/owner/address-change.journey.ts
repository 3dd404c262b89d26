import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { startAsOwner, startJourney, type Journey } from '../../support/browser/journey.ts';
import { locateOwnerHome, seedAndShowLeavebits } from '../../support/browser/owner-home.ts';

const [LENA, LENA_NEW, OWNER] = ['lena@example.org', 'lena@new.example.org', 'olga@example.org'] as const;
const PIETER = 'pieter@example.org';
let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey[Symbol.asyncDispose]());

it('an owner changes a person’s address everywhere on a phone, after reauthenticating', async () => {
  const page = await journey.openPage({ width: 360, keepsWidth: true });
  await startAsOwner(journey, page, OWNER);
  await seedAndShowLeavebits(page, [
    { description: 'The safe', sharingEmails: [LENA] },
    { description: 'The piano', sharingEmails: [PIETER] },
    {
      description: 'The will',
      sharingEmails: [LENA],
      sharingConfig: { [LENA]: { releaseType: 'death_incapacitation' } },
    },
  ]);
  await page.goto(`${journey.origin}/people`);
  await journey.ctx.pool.query(
    `update session set sess = (sess::jsonb || '{"provedAt": 0}')::json where sess::jsonb ->> 'provedAt' is not null`,
  );
  const { button } = locateOwnerHome(page);
  await button(`Change the address of ${LENA}`).click();
  const dialog = page.getByRole('dialog', { name: `Change the address of ${LENA}` });
  await dialog.getByText('The new address replaces the old one in 2 LeaveBits, and in your trash.').waitFor();
  await dialog.getByLabel('New address').fill('lena at new');
  await button('Change the address', dialog).click();
  await dialog.getByRole('alert').getByText('Invalid email address').waitFor();
  // Somebody else's address is asked about, with what they could read.
  await dialog.getByLabel('New address').fill(PIETER);
  await dialog.getByText(`This address is ${PIETER}’s`).waitFor();
  await button('Change the address', dialog).click();
  const question = page.getByRole('alertdialog', { name: `Give everything of ${LENA} to ${PIETER}?` });
  await question.getByText('can read 1 of them as soon as they confirm their address').waitFor();
  await expectAccessible(page);
  await button('Enter another address', question).click();
  await dialog.getByLabel('New address').fill(LENA_NEW);
  await expectAccessible(page);
  const code = await journey.codeAfter(OWNER, () => button('Change the address', dialog).click());
  await dialog.getByText('The address won’t be changed before that.').waitFor();
  await dialog.getByLabel(/code/i).first().fill(code);
  await button('Change the address', dialog).click();
  await page.getByText('It’s new in 2 LeaveBits.').first().waitFor();
  const person = page.getByRole('listitem').filter({ hasText: LENA_NEW }).first();
  await person.getByText('Can read 1 LeaveBit now').waitFor();
  await person.getByText('Gets 1 LeaveBit after your death or incapacitation is confirmed').waitFor();
  await expect.poll(() => page.getByText(LENA, { exact: true }).count()).toBe(0);
  await journey.mailbox.waitForMail({ to: LENA_NEW });
  await journey.mailbox.waitForMail({ to: LENA, subject: /different address/ });
  await expectAccessible(page);
  journey.expectNoPageErrors();
});
