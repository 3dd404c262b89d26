import { afterAll, beforeAll, expect, it } from 'vitest';
import { findUserByEmail } from '#server/features/accounts/queries.ts';
import { recordActivities } from '#server/features/activity/record-activity.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { startAsOwner, startJourney, type Journey } from '../../support/browser/journey.ts';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey[Symbol.asyncDispose]());

it('an owner finds past activity by filter and by search, without a mouse', async () => {
  const page = await journey.openPage({ width: 360, height: 740 });
  await startAsOwner(journey, page, 'activity@example.org', [
    { description: 'Safe in the hall', sharingEmails: ['lena@example.org'] },
    { description: 'Garden', sharingEmails: ['ben@example.org'] },
  ]);
  const owner = await findUserByEmail(journey.ctx.db, 'activity@example.org');
  const entry = { userId: owner!.id, kind: 'name-changed' } as const;
  await journey.ctx.db.transaction((tx) =>
    recordActivities(
      journey.ctx,
      tx,
      Array.from({ length: 55 }, () => entry),
    ),
  );
  await page.goto(`${journey.origin}/account/activity`);
  const entries = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('time') });
  await expect.poll(() => entries.count()).toBe(50);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Show earlier entries' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => entries.count()).toBeGreaterThan(55);

  const filter = page.getByLabel('Show');
  await filter.focus();
  await page.keyboard.type('LeaveBits');
  await expect.poll(() => entries.count()).toBe(2);
  expect(await entries.first().innerText()).toContain('A LeaveBit was created');

  await page.keyboard.press('Tab');
  await page.keyboard.type('lena SAFE');
  await expect.poll(() => entries.count()).toBe(1);
  expect(await entries.first().innerText()).toContain('Safe in the hall');
  await page.keyboard.type('x');
  await page.getByRole('heading', { name: 'No matches' }).waitFor();
  await page.getByRole('button', { name: 'Show everything' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => entries.count()).toBeGreaterThan(40);
  await page.getByRole('heading', { level: 2, name: 'Today' }).waitFor();
  journey.expectNoPageErrors();
});
