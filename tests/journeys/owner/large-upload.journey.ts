import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MEGABYTE } from '#shared/domain/limits.ts';
import { isLongRun } from '../../support/test-amounts.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { captureDownload, startAsOwner, startJourney, type Journey } from '../../support/browser/journey.ts';
import { createPatternedBytes } from '../../support/uploads/tus.ts';
import { longRunOnly } from '../../support/browser/long-run-only.ts';

/** The first two are large enough to be sent separately, in chunks. */
const SIZES: Record<string, number> = {
  'first.mov': isLongRun ? 18 : 11,
  'second.mov': isLongRun ? 18 : 11,
  'third – Grüße.mov': isLongRun ? 18 : 2,
  'fourth.mov': isLongRun ? 18 : 2,
  'fifth.mov': isLongRun ? 18 : 2,
};
const NAMES = Object.keys(SIZES);

let journey: Journey;
let folder: string;
/** SHA-256 by file name. */
const digests = new Map<string, string>();

const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const pathOf = (name: string) => join(folder, name);

beforeAll(async () => {
  journey = await startJourney();
  folder = await mkdtemp(join(tmpdir(), 'leavebits-journey-'));
  for (const [index, name] of NAMES.entries()) {
    const bytes = createPatternedBytes(SIZES[name]! * MEGABYTE, index + 1);
    digests.set(name, digestOf(bytes));
    await writeFile(pathOf(name), bytes);
  }
});
afterAll(async () => {
  await journey[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

/** Controls the page's network: bytes per second (from the next request on), or offline. */
async function networkOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const conditions = (offline: boolean, uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  return {
    slow: (bytesPerSecond: number) => conditions(false, bytesPerSecond),
    unplug: () => conditions(true, -1),
    plugIn: () => conditions(false, -1),
  };
}

/** Fills in and submits the form of a new LeaveBit. */
async function send(page: Page, description: string, names: readonly string[]) {
  await page.getByRole('button', { name: 'Create LeaveBit' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Create LeaveBit' });
  await sheet.getByLabel('Description').fill(description);
  await sheet.getByLabel('Sharing Emails').fill('ada@example.org');
  await sheet.locator('input[type=file]').setInputFiles(names.map(pathOf));
  await sheet.getByText(/in total\. Above 10 MB, we save your text first/).waitFor();
  await sheet.getByRole('button', { name: 'Create LeaveBit' }).click();
  await page.getByRole('button', { name: 'Yes, Proceed' }).click();
  return sheet;
}

const uploadDialog = (page: Page) => page.getByRole('dialog', { name: 'Uploading Files' });

/** Waits until at least this percentage is shown. */
async function untilSent(dialog: Locator, percent: number) {
  const bar = dialog.getByRole('progressbar');
  await expect
    .poll(async () => Number(await bar.getAttribute('aria-valuenow')), { timeout: 90_000 })
    .toBeGreaterThanOrEqual(percent);
}

async function expectArrived(page: Page, names: readonly string[]) {
  for (const name of names) {
    const got = await captureDownload(page, page.getByRole('link', { name, exact: true }));
    expect([got.name, digestOf(got.bytes)]).toEqual([name, digests.get(name)]);
  }
}

/** The key of the last activity, which tabs share while an owner is signed in. */
const OF_THE_SESSION = ['leavebits.lastActivity'];
const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage));

it('five large files arrive intact, although the network fails in between', async () => {
  const page = await journey.openPage();
  const network = await networkOf(page);
  await startAsOwner(journey, page, 'patient@example.org');
  await network.slow(8 * MEGABYTE);
  await send(page, 'Films', NAMES);

  const dialog = uploadDialog(page);
  await dialog.getByText('Large file upload in progress - this may take a few minutes').waitFor();
  await untilSent(dialog, 25);
  await network.unplug();
  await dialog.getByText('You’re offline. The upload will continue automatically').waitFor();
  await expectAccessible(page);
  await network.plugIn();
  await page.getByText('LeaveBit created successfully').first().waitFor({ timeout: 120_000 });

  await page.getByRole('button', { name: 'Expand All' }).click();
  await expectArrived(page, NAMES);
  expect(await storedKeys(page)).toEqual(OF_THE_SESSION);
  journey.expectNoPageErrors();
});

longRunOnly(
  'during an upload, a second one from another tab is rejected before anything is saved',
  async () => {
    const page = await journey.openPage();
    await startAsOwner(journey, page, 'twice@example.org');
    await (await networkOf(page)).slow(0.4 * MEGABYTE);
    const [film, other] = NAMES as [string, string];
    await send(page, 'Holiday', [film]);
    await untilSent(uploadDialog(page), 5);

    const second = await page.context().newPage();
    await second.goto(`${journey.origin}/home`);
    await second.getByRole('heading', { level: 2, name: 'Holiday' }).waitFor();
    expect(await second.getByText('was interrupted').count()).toBe(0);
    const refused = await send(second, 'Meanwhile', [other]);
    await refused.getByText('You already have an upload in progress').waitFor();
    await expectAccessible(second);
    const saved = (await (await page.request.get(`${journey.origin}/api/trigger-bytes`)).json()) as {
      description: string;
    }[];
    expect(saved.map(({ description }) => description)).toEqual(['Holiday']);
    await page.context().close();
    journey.expectNoPageErrors();
  },
);

longRunOnly(
  'an upload can be stopped and retried, and resumed after a reload with the same file',
  async () => {
    const page = await journey.openPage();
    const network = await networkOf(page);
    await startAsOwner(journey, page, 'interrupted@example.org');
    await network.slow(0.4 * MEGABYTE);
    const [film, other] = NAMES as [string, string];
    const sheet = await send(page, 'Holiday', [film]);
    const dialog = uploadDialog(page);
    await untilSent(dialog, 5);

    await dialog.getByRole('button', { name: 'Stop the upload' }).click();
    await sheet.getByText('Upload was aborted').waitFor();
    await sheet.getByText('Your text has been saved. This file is missing:').waitFor();
    await expectAccessible(page);
    await network.slow(MEGABYTE);
    await sheet.getByRole('button', { name: 'Try again' }).click();
    await untilSent(dialog, 15);

    await page.reload();
    const banner = page
      .getByText(`An upload of ${film} to “Holiday” was interrupted.`)
      .filter({ visible: true });
    await banner.waitFor();
    await expectAccessible(page);
    const choose = page.getByLabel('Choose the file');
    await choose.setInputFiles(pathOf(other));
    await page.getByText(`“${other}” isn’t the file that was being uploaded.`).first().waitFor();

    const offsets: number[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
    });
    await network.plugIn();
    await choose.setInputFiles(pathOf(film));
    await page.getByText('LeaveBit updated successfully').first().waitFor({ timeout: 30_000 });
    expect(offsets[0]).toBeGreaterThan(0);
    await banner.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Expand All' }).click();
    await expectArrived(page, [film]);
    expect(await storedKeys(page)).toEqual(OF_THE_SESSION);
    journey.expectNoPageErrors();
  },
);
