import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { MEGABYTE } from '#shared/domain/limits.ts';
import { startAsOwner, startJourney, type Journey } from '../../support/browser/journey.ts';
import { createEmptyFiles, expectToast, locateOwnerHome } from '../../support/browser/owner-home.ts';
import { startSilentServer } from '../../support/mail/silent-server.ts';
import { longRunOnly } from '../../support/browser/long-run-only.ts';

let journey: Journey;
let page: Page;
let home: ReturnType<typeof locateOwnerHome>;
let files: Awaited<ReturnType<typeof createEmptyFiles>>;
let silent: Awaited<ReturnType<typeof startSilentServer>>;

beforeAll(async () => {
  [journey, files, silent] = await Promise.all([startJourney(), createEmptyFiles(), startSilentServer()]);
  page = await journey.openPage({ permissions: ['clipboard-write'], expects: /net::ERR_/ });
  page.on('dialog', (dialog) => void dialog.accept());
  // A test cannot control XMLHttpRequest's native timeout, so this lets the test end the five minutes on demand.
  await page.addInitScript(() => {
    const timeout = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout')!;
    Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
      ...timeout,
      set(this: XMLHttpRequest, ms: number) {
        timeout.set!.call(this, ms);
        if (ms === 5 * 60_000) Object.assign(window, { endPatience: () => timeout.set!.call(this, 1) });
      },
    });
  });
  await page.clock.install();
  home = locateOwnerHome(page);
  await startAsOwner(journey, page, 'patient@example.org', [
    { description: 'House papers', sharingEmails: ['ana@example.org'] },
  ]);
});
afterAll(async () => {
  await files[Symbol.asyncDispose]();
  await journey[Symbol.asyncDispose]();
  await silent[Symbol.asyncDispose]();
});
afterEach(async () => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await home.title('House papers').waitFor();
  journey.expectNoPageErrors();
});

/** Pauses the page's clock. From now on, the test advances it. */
const stopClock = async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);

/** Starts saving a LeaveBit with one file of this size. */
async function startSaving(name: string, bytes: number) {
  await home.button('Create LeaveBit').click();
  await home.create.getByLabel('Description').fill(name);
  await home.create.locator('input[type=file]').setInputFiles(await files.make(`${name}.bin`, bytes));
  await home.create.getByLabel('Sharing Emails').fill('ana@example.org');
  await home.button('Create LeaveBit', home.create).click();
  await home.button('Yes, Proceed').click();
}

/** Sends saves to a server that accepts everything and never responds. */
const goUnanswered = () =>
  page.route('**/api/trigger-bytes', (route) =>
    route.request().method() === 'POST'
      ? route.continue({ url: `${silent.origin}/api/trigger-bytes` })
      : route.fallback(),
  );

longRunOnly('a toast is announced and stays for five seconds, a copy’s check mark for two', async () => {
  await home.button('Sharing', home.card('House papers')).click();
  await stopClock();
  await home.button('Copy link').click();
  await expectToast(page, 'Link Copied');
  await home.button('Link copied').waitFor();
  await page.clock.runFor(100);
  await page.locator('[role=status]').getByText('Message Link Copied').waitFor({ state: 'attached' });
  await page.clock.runFor(1800);
  await home.button('Link copied').waitFor();
  await page.clock.runFor(200);
  await home.button('Copy link').waitFor();
  await page.clock.runFor(2800);
  await expectToast(page, 'Link Copied');
  await page.clock.runFor(200);
  await home.toast.waitFor({ state: 'detached' });
  await page.clock.resume();
});

it('a large upload shows its true progress', async () => {
  const network = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 2 * MEGABYTE };
  await network.send('Network.emulateNetworkConditions', slow);
  await startSaving('Film', 12 * MEGABYTE);
  const dialog = page.getByRole('dialog', { name: 'Uploading Files' });
  await dialog.getByText('Large file upload in progress - this may take a few minutes').waitFor();
  const seen = new Set<number>();
  const percent = async () => {
    const bar = dialog.getByRole('progressbar');
    const value = (await bar.count()) > 0 ? await bar.getAttribute('aria-valuenow').catch(() => null) : null;
    if (value !== null) seen.add(Number(value));
    return [...seen].filter((part) => part > 0 && part < 100).length;
  };
  await expect.poll(percent, { interval: 20 }).toBeGreaterThan(2);
  expect([...seen]).toEqual([...seen].sort((a, b) => a - b));
  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await expectToast(page, 'LeaveBit created successfully');
  await home.title('Film').waitFor();
});

longRunOnly('an upload can be stopped without losing anything in the form', async () => {
  const network = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: MEGABYTE };
  await network.send('Network.emulateNetworkConditions', slow);
  await startSaving('Stopped', 8 * MEGABYTE);
  await home.button('Stop the upload').click();
  await home.create.getByText('Upload was aborted').waitFor();
  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  expect(await home.create.getByLabel('Description').inputValue()).toBe('Stopped');
  await home.create.getByText('Stopped.bin').waitFor();
});

longRunOnly(
  'it says that it is creating before anything is sent, and that it timed out after five minutes',
  async () => {
    await goUnanswered();
    await home.button('Create LeaveBit').click();
    await home.create.getByLabel('Sharing Emails').fill('ana@example.org');
    await home.button('Create LeaveBit', home.create).click();
    await home.button('Yes, Proceed').click();
    await page.getByRole('dialog', { name: 'Creating LeaveBit' }).waitFor();
    await page.evaluate(() => (window as unknown as { endPatience: () => void }).endPatience());
    await expectToast(page, 'Upload Error', 'Upload timed out');
  },
);

longRunOnly('a complete upload without a response for 30 seconds times out', async () => {
  await goUnanswered();
  const arrived = page.getByText('Everything has arrived. We’re saving it now.');
  await stopClock();
  await startSaving('Stalled', 1000);
  const hasArrived = async () => {
    await page.clock.runFor(10);
    return arrived.count();
  };
  await expect.poll(hasArrived).toBe(1);
  await page.clock.runFor(29_000);
  await arrived.waitFor();
  await page.clock.runFor(1_000);
  await page.clock.resume();
  await expectToast(page, 'Upload Error', 'Upload timed out during server processing');
});
