import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MINUTE_MS } from '#shared/domain/durations.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { PASSWORD, startAsOwner, startJourney, type Journey } from '../../support/browser/journey.ts';
import { longRunOnly } from '../../support/browser/long-run-only.ts';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey[Symbol.asyncDispose]());

const warning = (page: Page) => page.getByRole('dialog', { name: 'Session Timeout Warning' });
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** An owner's home on a page with a fake clock. It records when each warning appeared, by that clock. */
async function openHome(email: string, options?: { width: number; height: number }): Promise<Page> {
  const page = await journey.openPage(options);
  await page.clock.install();
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { warnedAt: seen });
    let isShown = false;
    new MutationObserver(() => {
      const shows = document.body?.innerText.includes('Session Timeout Warning') ?? false;
      if (shows && !isShown) seen.push(Date.now());
      isShown = shows;
    }).observe(document, { childList: true, subtree: true });
  });
  // Monitoring starts along with the live connection, possibly after the home appears.
  const isWatched = page.waitForRequest('**/api/events');
  await startAsOwner(journey, page, email);
  await isWatched;
  return page;
}

let steps = 0;

/** Moves the mouse to a new position. @returns the page's time at that moment. */
async function act(page: Page): Promise<number> {
  await page.mouse.move(10 + (steps += 1), 300);
  return page.evaluate(() => Number(localStorage.getItem('leavebits.lastActivity')));
}

const lastWarning = (page: Page) =>
  page.evaluate(() => (window as unknown as { warnedAt: number[] }).warnedAt.at(-1)!);

function countRefreshes(page: Page) {
  const calls: number[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/refresh-session')) calls.push(1);
  });
  return () => calls.length;
}

it('warns after 4:30, closes only through its buttons, and signs out at 5:00', async () => {
  const page = await openHome('idle@example.org');
  const refreshes = countRefreshes(page);
  // Tabs write their shared activity at most twice a second. This wait makes sure that it is written.
  await page.clock.runFor(1000);
  const active = await act(page);
  await page.clock.runFor(4 * MINUTE_MS);
  expect(await warning(page).count()).toBe(0);
  await page.clock.runFor(0.5 * MINUTE_MS);
  await warning(page).waitFor();
  const afterMs = (await lastWarning(page)) - active;
  expect(afterMs).toBeGreaterThanOrEqual(4.5 * MINUTE_MS);
  expect(afterMs).toBeLessThan(4.5 * MINUTE_MS + 1100);
  await page.getByText('You will be automatically logged out due to inactivity.').waitFor();
  expect(await warning(page).innerText()).toMatch(/\b(30|2\d) seconds/);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Stay Signed In');
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  expect(await warning(page).count()).toBe(1);
  // While the warning is shown, activity only refreshes the session, at most once every two minutes.
  await expect.poll(refreshes).toBe(1);
  await page.mouse.click(7, 7);
  expect(refreshes()).toBe(1);

  await page.getByRole('button', { name: 'Stay Signed In' }).click();
  await warning(page).waitFor({ state: 'detached' });
  expect(refreshes()).toBe(2);

  await page.clock.runFor(4.6 * MINUTE_MS);
  await warning(page).waitFor();
  await page.clock.runFor(0.4 * MINUTE_MS);
  await expect.poll(() => pathOf(page)).toBe('/');
  expect(refreshes()).toBe(3);
  await page.getByText('You were signed out after 5 minutes of inactivity.').waitFor();
  expect((await page.request.get(`${journey.origin}/api/user`)).status()).toBe(401);
  journey.expectNoPageErrors();
});

longRunOnly('doesn’t warn during activity, and refreshes at most every two minutes', async () => {
  const page = await openHome('busy@example.org');
  const refreshes = countRefreshes(page);
  await page.clock.runFor(1.5 * MINUTE_MS);
  await act(page);
  expect(refreshes()).toBe(0);
  await page.clock.runFor(0.6 * MINUTE_MS);
  await act(page);
  await expect.poll(refreshes).toBe(1);
  await page.clock.runFor(1.8 * MINUTE_MS);
  await act(page);
  expect(refreshes()).toBe(1);
  await page.clock.runFor(4 * MINUTE_MS);
  expect(await warning(page).count()).toBe(0);
  // Control: without activity, the warning appears.
  await page.clock.runFor(0.6 * MINUTE_MS);
  await warning(page).waitFor();
  expect(refreshes()).toBe(1);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect.poll(() => pathOf(page)).toBe('/');
  expect((await page.request.get(`${journey.origin}/api/user`)).status()).toBe(401);
  journey.expectNoPageErrors();
});

longRunOnly(
  'goes to the start page when the server does not refresh, and signs out at 5:00 when it does not respond',
  async () => {
    const page = await openHome('refused@example.org');
    await page.clock.runFor(4.6 * MINUTE_MS);
    await warning(page).waitFor();
    await page.route('**/api/refresh-session', (route) =>
      route.fulfill({ status: 429, json: { message: 'No' } }),
    );
    await page.getByRole('button', { name: 'Stay Signed In' }).click();
    await expect.poll(() => pathOf(page)).toBe('/');

    const other = await openHome('unanswered@example.org');
    await other.route('**/api/refresh-session', () => new Promise(() => undefined));
    await other.clock.runFor(4.6 * MINUTE_MS);
    await warning(other).waitFor();
    await other.clock.runFor(0.5 * MINUTE_MS);
    await expect.poll(() => pathOf(other)).toBe('/');
    await expect.poll(async () => (await other.request.get(`${journey.origin}/api/user`)).status()).toBe(401);
    await page.close();
    await other.close();
  },
);

it('two tabs share their activity and the end of the session', async () => {
  const first = await openHome('two-tabs@example.org');
  const second = await first.context().newPage();
  await second.goto(`${journey.origin}/home`);
  await second.getByRole('heading', { level: 1, name: 'Your LeaveBits' }).waitFor();
  // Both tabs share the clock, but only the first one is used.
  await first.clock.runFor(4 * MINUTE_MS);
  await act(first);
  await first.clock.runFor(1 * MINUTE_MS);
  expect(await warning(second).count()).toBe(0);
  await first.clock.runFor(3.6 * MINUTE_MS);
  await warning(second).waitFor();
  await second.getByRole('button', { name: 'Stay Signed In' }).click();
  await warning(first).waitFor({ state: 'detached' });
  await first.getByRole('button', { name: 'Menu' }).click();
  await first.getByRole('button', { name: /Sign Out/ }).click();
  await expect.poll(() => pathOf(first)).toBe('/');
  await second.clock.runFor(200);
  await expect.poll(() => pathOf(second)).toBe('/auth');
  await second.getByText('You signed out in another tab.').waitFor();
  expect(await second.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  journey.expectNoPageErrors();
});

async function signInAgain(page: Page, email: string) {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const code = await journey.codeAfter(email, () => page.keyboard.press('Enter'));
  await page.getByLabel('Verification code').fill(code);
  await page.keyboard.press('Enter');
}

it('a laptop wakes up signed out, and what was typed is still there after the next sign-in, on any device', async () => {
  const email = 'sleeper@example.org';
  const page = await openHome(email, { width: 360, height: 740 });
  await page.getByRole('button', { name: 'Create LeaveBit' }).first().click();
  const stored = page.waitForResponse((answer) => answer.url().endsWith('/api/drafts/new'));
  await page.getByLabel('Description').fill('Half a thought');
  await page.clock.runFor(2100);
  expect((await stored).status()).toBe(200);
  // Timers don't fire during sleep. Afterwards they all fire at once.
  await page.clock.fastForward(60 * MINUTE_MS);
  await page.clock.runFor(1500);
  await expect.poll(() => pathOf(page)).toBe('/');
  await page.getByText('Your letter is kept. Sign in to go on.').waitFor();
  await page.getByRole('link', { name: 'Login' }).click();
  await signInAgain(page, email);
  await page.getByRole('button', { name: 'You have unsaved changes' }).click();
  await page.getByText('What you typed in “Half a thought” hasn’t been saved yet.').waitFor();

  const phone = await journey.openPage({ width: 360, height: 740 });
  await phone.goto(`${journey.origin}/auth`);
  await signInAgain(phone, email);
  // As long as the first steps lead back to it, nothing else does.
  await phone.getByRole('heading', { name: 'Go on with your first LeaveBit' }).waitFor();
  expect(await phone.getByText('You have unsaved changes').count()).toBe(0);
  await phone.getByRole('button', { name: 'Not now' }).click();
  await phone.getByRole('button', { name: 'You have unsaved changes' }).click();
  await phone.getByText('What you typed hasn’t been saved yet.').waitFor();
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Continue editing' }).click();
  await phone.getByText('Not saved yet: what you typed on').waitFor();
  expect(await phone.getByLabel('Description').inputValue()).toBe('Half a thought');
  await expectAccessible(phone);
  await phone.getByLabel('Sharing Emails').fill('heir@example.org');
  await phone.getByRole('dialog').getByRole('button', { name: 'Create LeaveBit' }).click();
  await phone.getByRole('button', { name: 'Yes, Proceed' }).click();
  await phone.getByText('LeaveBit created successfully').first().waitFor();
  await phone.getByRole('button', { name: 'You have unsaved changes' }).waitFor({ state: 'detached' });
  await phone.reload();
  await phone.getByText('Half a thought').first().waitFor();
  expect(await phone.getByRole('button', { name: 'You have unsaved changes' }).count()).toBe(0);
  journey.expectNoPageErrors();
});

longRunOnly('an upload keeps the session alive, however long it takes', async () => {
  const page = await openHome('uploader@example.org');
  const refreshes = countRefreshes(page);
  let answer: () => void = () => undefined;
  await page.route('**/api/trigger-bytes', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await new Promise<void>((resolve) => (answer = resolve));
    return route.continue();
  });
  await page.getByRole('button', { name: 'Create LeaveBit' }).first().click();
  await page.getByLabel('Description').fill('Deeds');
  await page.getByLabel('Sharing Emails').fill('heir@example.org');
  await page.getByRole('dialog').getByRole('button', { name: 'Create LeaveBit' }).click();
  await page.getByRole('button', { name: 'Yes, Proceed' }).click();
  await page.getByText('Creating LeaveBit').first().waitFor();
  await page.clock.runFor(6 * MINUTE_MS);
  expect(await warning(page).count()).toBe(0);
  expect(pathOf(page)).toBe('/home');
  expect(refreshes()).toBeGreaterThanOrEqual(2);
  answer();
  await page.getByText('LeaveBit created successfully').first().waitFor();
  // Control: once the upload has ended, idle time counts again.
  await page.clock.runFor(4.6 * MINUTE_MS);
  await warning(page).waitFor();
  journey.expectNoPageErrors();
});
