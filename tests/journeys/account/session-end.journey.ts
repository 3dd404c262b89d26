import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { matchBuiltClientFile } from '../../support/browser/built-client-file.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import {
  PASSWORD,
  registerOnPage,
  startAsOwner,
  waitUntilSeen,
  startJourney,
  type Journey,
} from '../../support/browser/journey.ts';
import { openTemplateList } from '../../support/browser/owner-home.ts';
import { longRunOnly } from '../../support/browser/long-run-only.ts';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey[Symbol.asyncDispose]());

const pathOf = (page: Page) => new URL(page.url()).pathname;
const home = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your LeaveBits' });
const statusOfUser = async (page: Page) => (await page.request.get(`${journey.origin}/api/user`)).status();

async function signIn(page: Page, email: string) {
  if (pathOf(page) !== '/auth') await page.goto(`${journey.origin}/auth`);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const code = await journey.codeAfter(email, () => page.keyboard.press('Enter'));
  await page.getByLabel('Verification code').fill(code);
  await page.keyboard.press('Enter');
  await home(page).waitFor();
}

/**
 * Closes a tab, which ends the session. Chromium gives a closing tab half a second to send its beacon. A busy machine may miss
 * that, so another tab is tried.
 * @param witness stays open
 */
async function closeUntilHeard(page: Page, witness: Page): Promise<void> {
  const isOver = () => expect.poll(() => statusOfUser(witness)).toBe(401);
  await page.close({ runBeforeUnload: true });
  for (let others = 2; others > 0; others -= 1) {
    const isHeard = await isOver().then(
      () => true,
      () => false,
    );
    if (isHeard) return;
    const other = await witness.context().newPage();
    await other.goto(`${journey.origin}/home`);
    await home(other).waitFor();
    await other.close({ runBeforeUnload: true });
  }
  await isOver();
}

it('a reload keeps the session, while closing the tab, visiting another page and Back end it', async () => {
  const page = await journey.openPage();
  const context = page.context();
  await startAsOwner(journey, page, 'leaver@example.org');
  await page.reload();
  await home(page).waitFor();
  await page.goto(`${journey.origin}/home`);
  await home(page).waitFor();

  // Following a link to the terms and coming back keeps the session.
  await page.getByRole('link', { name: 'Terms and conditions' }).click();
  await page.getByRole('heading', { level: 1, name: 'Terms and conditions' }).waitFor();
  expect(await statusOfUser(page)).toBe(200);
  await page.goBack();
  await home(page).waitFor();

  await page.getByRole('link', { name: 'Getting started' }).click();
  await page.getByRole('heading', { level: 1, name: /Try it/ }).waitFor();
  await expect.poll(() => statusOfUser(page)).toBe(401);

  await signIn(page, 'leaver@example.org');
  await page.getByRole('link', { name: 'Terms and conditions' }).click();
  await page.getByRole('heading', { level: 1, name: 'Terms and conditions' }).waitFor();
  await page.goBack();
  await home(page).waitFor();
  await page.goBack();
  await expect.poll(() => statusOfUser(page)).toBe(401);

  await signIn(page, 'leaver@example.org');
  const next = await context.newPage();
  await closeUntilHeard(page, next);
  // Only the closed tab had the session's key.
  await next.goto(`${journey.origin}/home`);
  await expect.poll(() => pathOf(next)).toBe('/');
  await next.close();
  journey.expectNoPageErrors();
});

longRunOnly('a second sign-in ends the first session and says why, and typed text is kept', async () => {
  const email = 'twice@example.org';
  const first = await journey.openPage();
  await startAsOwner(journey, first, email);
  await first.evaluate(() => localStorage.setItem('anything', 'left'));
  const second = await journey.openPage();
  // The message is shown for one second before the page reloads.
  const told = waitUntilSeen(first, 'Session Ended');
  await signIn(second, email);
  await told;
  await expect.poll(() => pathOf(first)).toBe('/auth');
  const why = 'Someone signed in to your account somewhere else, so you were signed out here.';
  await first.getByRole('status').getByText(why).waitFor();
  expect(await first.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  await expectAccessible(first);

  // Now the other way round, with a half-written LeaveBit on the screen.
  await second.getByRole('button', { name: 'Create LeaveBit' }).first().click();
  await second.getByLabel('Description').fill('Half a thought');
  const toldToo = waitUntilSeen(second, 'Session Ended');
  await signIn(first, email);
  await toldToo;
  await expect.poll(() => pathOf(second)).toBe('/auth');
  await signIn(second, email);
  await second.getByText('What you typed in “Half a thought” hasn’t been saved yet.').waitFor();
  await first.close();
  await second.close();
  journey.expectNoPageErrors();
});

longRunOnly('an owner who is reading the terms can keep reading when their session ends', async () => {
  const page = await journey.openPage({ expects: /ERR_(CONNECTION|EMPTY|INCOMPLETE|ABORTED)/ });
  await startAsOwner(journey, page, 'long-reader@example.org');
  await page.getByRole('link', { name: 'Terms and conditions' }).click();
  const terms = page.getByRole('heading', { level: 1, name: 'Terms and conditions' });
  await terms.waitFor();
  await page.getByRole('link', { name: 'LeaveBits: sign out and go to the start page' }).waitFor();
  // Same as after ten minutes: the stream has ended, and the next one is rejected.
  await page.context().clearCookies();
  await journey.restartServer();
  // The page polls with increasing delays. If the server starts slowly, the last delay can be up to a minute and a half.
  await page.getByRole('link', { name: 'LeaveBits, start page' }).waitFor({ timeout: 120_000 });
  expect(pathOf(page)).toBe('/terms');
  expect(await terms.isVisible()).toBe(true);
  await page.close();
  journey.expectNoPageErrors();
});

it('the page says that it is offline, keeps what was typed, and recovers', async () => {
  const page = await journey.openPage();
  await startAsOwner(journey, page, 'offline@example.org');
  await page.getByRole('button', { name: 'Create LeaveBit' }).first().click();
  await page.getByLabel('Description').fill('On the train');
  await page.getByLabel('Sharing Emails').fill('heir@example.org');
  await page.context().setOffline(true);
  await page.getByText('You’re offline. What you typed stays here.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Create LeaveBit' }).click();
  await page.getByRole('button', { name: 'Yes, Proceed' }).click();
  await page.getByText('Upload failed due to network error').first().waitFor();
  await expectAccessible(page);
  expect(await page.getByLabel('Description').inputValue()).toBe('On the train');
  await page.context().setOffline(false);
  await page.getByText('You’re offline.').waitFor({ state: 'detached' });
  await page.getByRole('dialog').getByRole('button', { name: 'Create LeaveBit' }).click();
  await page.getByRole('button', { name: 'Yes, Proceed' }).click();
  await page.getByText('LeaveBit created successfully').first().waitFor();
  await page.close();
});

longRunOnly(
  'on a phone, the offline message covers nothing: the page and its dialogs start below it',
  async () => {
    const page = await journey.openPage({ width: 360, height: 740 });
    await startAsOwner(journey, page, 'tunnel@example.org');
    const strip = page.getByText('You’re offline. What you typed stays here.');
    const header = page.getByRole('banner');
    const sheet = page.getByRole('dialog', { name: 'Create LeaveBit' });
    const topOf = async (part: Locator) => (await part.boundingBox())!.y;
    const endOfStrip = async () => {
      const box = (await strip.boundingBox())!;
      return box.y + box.height;
    };
    expect(await topOf(header)).toBe(0);
    await page.context().setOffline(true);
    await strip.waitFor();
    await expect.poll(async () => (await topOf(header)) - (await endOfStrip())).toBe(0);
    expect(await endOfStrip()).toBeLessThan(40);
    await page.getByRole('button', { name: 'Create LeaveBit' }).first().click();
    await sheet.waitFor();
    await expect.poll(async () => (await topOf(sheet)) - (await endOfStrip())).toBe(0);
    await page.context().setOffline(false);
    await expect.poll(() => topOf(sheet)).toBe(0);
    await page.close();
  },
);

longRunOnly('a slow network is reported, and waiting ends properly', async () => {
  const page = await journey.openPage();
  await page.clock.install();
  let goOn: (() => void) | null = null;
  await page.route('**/api/reset-password', async (route) => {
    await new Promise<void>((resolve) => (goOn = resolve));
    return route.continue();
  });
  await page.goto(`${journey.origin}/auth`);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email address').fill('slow@example.org');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Send reset code' }).and(page.locator('[aria-busy]')).waitFor();
  await expect.poll(() => goOn).not.toBeNull();
  await page.clock.runFor(9000);
  await page.getByText('The connection is slow.').waitFor();
  goOn!();
  await page.getByLabel('Reset code').waitFor();
  await page.getByText('The connection is slow.').waitFor({ state: 'detached' });
  await page.close();
});

it('a crashed page offers a way out, and tells the server only where in our code it crashed', async () => {
  const page = await journey.openPage({ expects: /words of a LeaveBit/ });
  await page.route(matchBuiltClientFile('terms'), (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export function TermsPage() { throw new TypeError("words of a LeaveBit") }; export { TermsPage as t }',
    }),
  );
  const reported = page.waitForRequest('**/api/client-error');
  await page.goto(`${journey.origin}/terms`);
  await page.getByRole('heading', { name: 'This page couldn’t be shown' }).waitFor();
  const request = await reported;
  expect(request.postDataJSON()).toMatchObject({ name: 'TypeError', page: '/terms' });
  expect(request.postData()).not.toContain('words of a LeaveBit');
  expect((await request.response())?.status()).toBe(204);
  await expectAccessible(page);
  await page.unroute(matchBuiltClientFile('terms'));
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await page.getByRole('heading', { level: 1, name: 'Leave your affairs in good hands' }).waitFor();
  await page.close();
});

it('a page whose file is gone after an update says so, and both another page and a reload work', async () => {
  // A missing file of our own is an error, except where the test causes it.
  const page = await journey.openPage({ expects: /status of 404|dynamically imported|PageNotLoaded/ });
  await page.goto(`${journey.origin}/time-converter?utc=2031-06-03T07:00:00Z`);
  await page.route(matchBuiltClientFile('terms'), (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('link', { name: 'Terms and conditions' }).click();
  await page.getByRole('heading', { name: 'This page couldn’t be loaded' }).waitFor();
  await page.getByText('LeaveBits was updated, or you lost your connection').waitFor();
  await expectAccessible(page);
  await page.goBack();
  await page.getByRole('heading', { name: 'This time where you are' }).waitFor();
  await page.goForward();
  await page.getByRole('heading', { name: 'This page couldn’t be loaded' }).waitFor();
  await page.unroute(matchBuiltClientFile('terms'));
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('heading', { level: 1, name: 'Terms and conditions' }).waitFor();
  await page.close();
  journey.expectNoPageErrors();
});

longRunOnly(
  'a dialog whose file is gone after an update says so, and works again after a reload',
  async () => {
    const page = await journey.openPage({ expects: /status of 404|dynamically imported|PageNotLoaded/ });
    await startAsOwner(journey, page, 'updated@example.org');
    await page.route(matchBuiltClientFile('menu-sheet'), (route) => route.fulfill({ status: 404, body: '' }));
    await page.reload();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('heading', { name: 'This page couldn’t be loaded' }).waitFor();
    await page.unroute(matchBuiltClientFile('menu-sheet'));
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await page.close();
    journey.expectNoPageErrors();
  },
);

longRunOnly('messages are shown again after the file that displays them could not be loaded', async () => {
  const page = await journey.openPage({ expects: /status of 404|dynamically imported|PageNotLoaded/ });
  const file = matchBuiltClientFile('toast-view');
  await page.route(file, (route) => route.fulfill({ status: 404, body: '' }));
  const failed = page.waitForEvent('console', (message) => message.text().includes('PageNotLoaded'));
  // Registering ends with a message.
  await registerOnPage(journey, page, 'muted@example.org');
  await failed;
  await page.unroute(file);
  await openTemplateList(page);
  await page.getByRole('button', { name: 'Passwords' }).click();
  await page.getByRole('button', { name: 'Create Template LeaveBit' }).click();
  await page.getByText('LeaveBit created successfully').first().waitFor();
  await page.close();
  journey.expectNoPageErrors();
});

longRunOnly('the time converter shows a time locally and in UTC, and counts down to it', async () => {
  const page = await journey.openPage({ width: 360, height: 740 });
  await page.clock.install({ time: new Date('2026-03-28T12:00:00Z') });
  await page.goto(`${journey.origin}/time-converter?utc=2026-03-29T12:00:55Z`);
  await page.getByText('Future time', { exact: true }).waitFor();
  await page.getByText('March 29, 2026 at 12:00 PM UTC').first().waitFor();
  await page.getByText('1 day, 0 hours, 0 minutes').waitFor();
  await page.clock.runFor(56_000);
  await page.getByText(/^23 hours, 59 minutes, \d+ seconds$/).waitFor();
  await expectAccessible(page);
  await page.clock.fastForward(24 * 60 * 60 * 1000);
  await page.getByText('Time has expired').waitFor();
  await page.getByText('This time has passed').waitFor();
  await page.getByRole('link', { name: 'Return to LeaveBits' }).click();
  await expect.poll(() => pathOf(page)).toBe('/');
  await page.close();
});
