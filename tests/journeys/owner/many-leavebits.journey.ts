import { expect, it } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { startAsOwner, startJourney } from '../../support/browser/journey.ts';
import { locateOwnerHome } from '../../support/browser/owner-home.ts';

it('a long list renders its first LeaveBits at once and the rest on scrolling, and All means all of them', async () => {
  await using journey = await startJourney();
  const page = await journey.openPage();
  const names = Array.from({ length: 50 }, (_, n) => `Papers ${String(n).padStart(2, '0')}`);
  await startAsOwner(
    journey,
    page,
    'many@example.org',
    names.map((description) => ({ description, sharingEmails: ['many@example.org'] })),
  );
  const home = locateOwnerHome(page);
  const cards = page.getByRole('list', { name: 'Your LeaveBits' }).locator('> li');
  const drawn = () => cards.count();
  await page.getByText('50 LeaveBits', { exact: true }).waitFor();
  await expect.poll(drawn).toBe(24);

  await home.button('Select All').click();
  await page.getByText('50 LeaveBits, 50 selected').waitFor();
  // The search also finds cards that haven't been rendered yet.
  await page.getByRole('searchbox').fill(names[0]!);
  await home.title(names[0]!).waitFor();
  await page.getByRole('searchbox').fill('');
  await expect.poll(drawn).toBe(24);

  await expect
    .poll(async () => {
      await cards.last().scrollIntoViewIfNeeded();
      return drawn();
    })
    .toBe(50);
  expect(await home.button('Show the next LeaveBits').count()).toBe(0);
  // Sorting includes the cards that were rendered last.
  await page.getByLabel('Sort by').selectOption('description');
  // Not `innerText`, which is empty for an off-screen card.
  const first = () => cards.first().getByRole('heading', { level: 2 }).textContent();
  await expect.poll(first).toBe(names[0]);

  // The compact list is a setting of the device, so it survives a reload. An off-screen card has only an estimated height.
  await cards.first().scrollIntoViewIfNeeded();
  const height = async () => (await cards.first().boundingBox())!.height;
  await expect.poll(height).toBeGreaterThan(200);
  const whole = await height();
  await home.button('Compact list').click();
  await expect.poll(height).toBeLessThan(whole / 3);
  await page.reload();
  await home.title(names[49]!).waitFor();
  expect(await home.button('Compact list').getAttribute('aria-pressed')).toBe('true');
  await expectAccessible(page);
  // A row expands into its card, and the focus stays on the button that expanded it.
  const row = cards.first();
  await row.getByRole('button', { name: 'Show more' }).press('Enter');
  await row.getByRole('button', { name: 'Sharing' }).waitFor();
  expect(
    await row.getByRole('button', { name: 'Show less' }).evaluate((one) => one === document.activeElement),
  ).toBe(true);
  await page.keyboard.press('Enter');
  await row.getByRole('button', { name: 'Sharing' }).waitFor({ state: 'detached' });
  journey.expectNoPageErrors();
});
