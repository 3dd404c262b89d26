import type { BrowserContext, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  PASSWORD,
  startAsOwner,
  waitUntilSeen,
  startJourney,
  type Journey,
} from '../../support/browser/journey.ts';
import { isLongRun } from '../../support/test-amounts.ts';
import { createTestClock } from '../../support/test-clock.ts';
import { longRunOnly } from '../../support/browser/long-run-only.ts';

let journey: Journey;
const clock = createTestClock();
beforeAll(async () => {
  journey = await startJourney({ clock });
});
afterAll(() => journey[Symbol.asyncDispose]());

const pathOf = (page: Page) => new URL(page.url()).pathname;
const home = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your LeaveBits' });
const statusOfUser = async (page: Page) => (await page.request.get(`${journey.origin}/api/user`)).status();

async function openHome(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${journey.origin}/home`);
  await home(page).waitFor();
  return page;
}

/** Signs in up to the code, which is not submitted. */
async function askCode(page: Page, email: string): Promise<string> {
  await page.goto(`${journey.origin}/auth`);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const code = await journey.codeAfter(email, () => page.keyboard.press('Enter'));
  await page.getByLabel('Verification code').fill(code);
  return code;
}

/** Counts the live connections held by a browser's tabs. */
function countStreams(context: BrowserContext): () => number {
  const open = new Set<Request>();
  context.on('request', (request) => {
    if (request.resourceType() === 'eventsource') open.add(request);
  });
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
  return () => [...open].filter((request) => !request.frame().page().isClosed()).length;
}

it('an owner’s tabs share one live connection, and all react to signing out', async () => {
  const first = await journey.openPage();
  const context = first.context();
  const streams = countStreams(context);
  await startAsOwner(journey, first, 'seven@example.org');
  const tabs = [first];
  // Browsers allow six connections per host. If each tab held one, the seventh tab would not load.
  while (tabs.length < (isLongRun ? 7 : 3)) tabs.push(await openHome(context));
  await expect.poll(streams).toBe(1);
  for (const tab of tabs) expect(await tab.evaluate(async () => (await fetch('/api/user')).status)).toBe(200);

  await first.getByRole('button', { name: 'Menu' }).click();
  await first.getByRole('button', { name: /Sign Out/ }).click();
  await expect.poll(() => pathOf(first)).toBe('/');
  for (const tab of tabs.slice(1)) {
    await expect.poll(() => pathOf(tab)).toBe('/auth');
    await tab.getByText('You signed out in another tab.').waitFor();
  }
  await expect.poll(streams).toBe(0);
  journey.expectNoPageErrors();
  await context.close();
});

longRunOnly('a sign-in in another browser reaches even the tabs without the connection', async () => {
  const email = 'three@example.org';
  const first = await journey.openPage();
  await startAsOwner(journey, first, email);
  const tabs = [first, await openHome(first.context()), await openHome(first.context())];
  const elsewhere = await journey.openPage();
  await askCode(elsewhere, email);
  const told = tabs.map((tab) => waitUntilSeen(tab, 'Session Ended'));
  await elsewhere.keyboard.press('Enter');
  await Promise.all(told);
  for (const tab of tabs) await expect.poll(() => pathOf(tab)).toBe('/auth');
  await home(elsewhere).waitFor();
  journey.expectNoPageErrors();
  await first.context().close();
});

longRunOnly(
  'a second owner who signs in with the same browser stays signed in, and the first one is told',
  async () => {
    const [one, other] = ['one@example.org', 'other@example.org'];
    const first = await journey.openPage();
    await startAsOwner(journey, first, other);
    await first.getByRole('button', { name: 'Menu' }).click();
    await first.getByRole('button', { name: /Sign Out/ }).click();
    await expect.poll(() => pathOf(first)).toBe('/');
    const second = await first.context().newPage();
    await askCode(second, other);
    await startAsOwner(journey, first, one);
    const told = waitUntilSeen(first, 'Session Ended');
    const isReloaded = first.waitForEvent('load');
    await second.keyboard.press('Enter');
    await told;
    await isReloaded;
    // The tab is sent to the sign-in page, which finds the owner who is signed in now.
    for (const tab of [first, second]) {
      await tab.getByRole('button', { name: 'Menu' }).click();
      await tab.getByRole('button', { name: new RegExp(`Sign Out.*${other}`) }).waitFor();
    }
    journey.expectNoPageErrors();
    await first.context().close();
  },
);

longRunOnly(
  'the other tabs stay while the one with the connection reloads, and are signed out once it is closed',
  async () => {
    const first = await journey.openPage();
    const context = first.context();
    const streams = countStreams(context);
    await startAsOwner(journey, first, 'reloads@example.org');
    const second = await openHome(context);
    for (let round = 0; round < 3; round += 1) {
      await second.reload();
      await home(second).waitFor();
    }
    await expect.poll(streams).toBe(1);
    expect(pathOf(first)).toBe('/home');
    expect(await statusOfUser(first)).toBe(200);

    await second.close({ runBeforeUnload: true });
    await expect.poll(() => statusOfUser(first)).toBe(401);
    await expect.poll(streams).toBe(1);
    expect(pathOf(first)).toBe('/home');
    clock.advance({ seconds: 31 });
    await expect.poll(() => pathOf(first), { timeout: 20_000 }).toBe('/auth');
    await first.getByText('You closed LeaveBits in another tab, so you were signed out.').waitFor();
    journey.expectNoPageErrors();
  },
);

longRunOnly('a session that continues under a new id signs out no tab of its browser', async () => {
  const first = await journey.openPage();
  const isOpen = first.waitForResponse('**/api/events');
  await startAsOwner(journey, first, 'renewed@example.org');
  await isOpen;
  // What another tab does, before this one gets the new session.
  const answer = await first.evaluate(async (currentPassword) => {
    const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '');
    const { status } = await fetch('/api/account/password', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': token },
      body: JSON.stringify({ currentPassword, newPassword: 'Three-green-birds-7!' }),
    });
    return status;
  }, PASSWORD);
  expect(answer).toBe(200);
  const comesBack = first.waitForRequest('**/api/events');
  // The server rechecks all sessions when its event listener reconnects.
  await journey.ctx.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'leavebits-events'",
  );
  await comesBack;
  expect(await first.getByText('Session Ended').count()).toBe(0);
  expect(await statusOfUser(first)).toBe(200);
  journey.expectNoPageErrors();
});
