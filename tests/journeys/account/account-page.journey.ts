import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { PASSWORD, startAsOwner, startJourney, type Journey } from '../../support/browser/journey.ts';
import { seedOwner } from '../../support/seed.ts';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey[Symbol.asyncDispose]());

it('an owner reaches every section of their account from the menu, on a phone and by keyboard', async () => {
  const page = await journey.openPage({ width: 360, height: 740 });
  await startAsOwner(journey, page, 'account@example.org');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Your account' }).click();

  const sections = page.getByRole('navigation', { name: 'Sections of your account' }).getByRole('link');
  await sections.first().waitFor();
  const titles = await sections.allInnerTexts();
  expect(titles[0]).toBe('Sign-in');
  for (const title of [...titles.slice(1), titles[0]!]) {
    await sections.filter({ hasText: title }).focus();
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { level: 1, name: title });
    await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    expect(await sections.filter({ hasText: title }).getAttribute('aria-current')).toBe('page');
    expect(await page.title()).toBe(`${title}, your account · LeaveBits`);
    await expectAccessible(page);
  }

  await page.getByRole('link', { name: 'Your LeaveBits', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Your LeaveBits' }).waitFor();
  await page.goto(`${journey.origin}/account/no-such-section`);
  await page.getByRole('heading', { level: 1, name: 'Sign-in' }).waitFor();
  journey.expectNoPageErrors();
});

it('a visitor who is not signed in is sent from the account to the start page, and returns after signing in', async () => {
  const page = await journey.openPage();
  const path = () => new URL(page.url()).pathname;
  await seedOwner(journey.ctx, 'visitor@example.org');
  await page.goto(`${journey.origin}/account/devices`);
  await expect.poll(path).toBe('/');
  const notice = page.getByText('Please sign in to see that page. We’ll take you there afterwards.');
  await notice.waitFor();
  await page.getByRole('link', { name: 'Login' }).click();
  await notice.waitFor();
  await page.getByLabel('Email address').fill('visitor@example.org');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const askForCode = () => page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const code = await journey.codeAfter('visitor@example.org', askForCode);
  await page.getByLabel('Verification code').fill(code);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Devices' }).waitFor();
  expect(path()).toBe('/account/devices');

  // Signing out remembers no page, so the next sign-in leads to the home.
  const wanted = () => page.evaluate(() => sessionStorage.getItem('leavebits.wantedPage'));
  expect(await wanted()).toBe(null);
  await page.getByRole('link', { name: 'Your LeaveBits', exact: true }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /Sign Out/ }).click();
  await expect.poll(path).toBe('/');
  expect([await notice.count(), await wanted()]).toEqual([0, null]);
  journey.expectNoPageErrors();
});
