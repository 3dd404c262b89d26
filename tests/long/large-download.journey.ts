import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Download, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAsOwner, startJourney, type Journey } from '../support/browser/journey.ts';
import { openRecipientLink, verifyAddressOnPage } from '../support/browser/recipient-pages.ts';
import { printMeasurement } from '../support/reporters/measurements.ts';
import { measurePeakMegabytes, measureResidentMegabytes } from '../support/processes/product-process.ts';

const MEGABYTE = 1024 * 1024;
const FILE_BYTES = 48 * MEGABYTE;
const NAMES = ['one.bin', 'two.bin', 'three.bin'];
/** Much less than the three large files. A server that held them would use more. */
const ALLOWED_GROWTH_MB = 80;

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney({ hasOwnProcess: true });
});
afterAll(() => journey[Symbol.asyncDispose]());

/** Saves three files, each of the same bytes, which the browser makes. @returns the LeaveBit's id, and the bytes' SHA-256. */
function leaveChance(owner: Page, email: string, size: number): Promise<{ id: number; sha256: string }> {
  return owner.evaluate(
    async ([email, size, names]) => {
      const bytes = new Uint8Array(size);
      const words = new Uint32Array(bytes.buffer);
      for (let at = 0, word = 1; at < words.length; at += 1) {
        words[at] = word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0;
      }
      const body = new FormData();
      body.append('description', 'The film of us');
      body.append('sharingEmails[]', email);
      for (const name of names) body.append('attachments', new File([bytes], name));
      const token = decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '');
      const headers = { 'X-CSRF-Token': token };
      const answer = await fetch('/api/trigger-bytes', { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(await answer.text());
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
      const sha256 = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
      return { id: ((await answer.json()) as { id: number }).id, sha256 };
    },
    [email, size, NAMES] as const,
  );
}

async function fetchBy(page: Page, button: string): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  expect(await download.failure()).toBeNull();
  return download;
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(path)) hash.update(part as Buffer);
  return hash.digest('hex');
}

async function open(id: number): Promise<Page> {
  const page = await openRecipientLink(journey, `/shared/${id}`);
  await verifyAddressOnPage(journey, page, 'ada@example.org');
  return page;
}

/** By how many MB the server grows at most. It is a new one, whose memory has no free room from before. */
async function growthDuring(warmUp: number, act: () => Promise<unknown>): Promise<number> {
  const small = await open(warmUp);
  for (let round = 0; round < 5; round += 1) {
    await fetchBy(small, 'Download one.bin');
    await fetchBy(small, 'Download all as ZIP');
  }
  const before = await measureResidentMegabytes(journey.serverPid!);
  return (await measurePeakMegabytes(journey.serverPid!, act)) - before;
}

it('large files reach a phone whole, by the browser alone, while the server’s memory stays flat', async () => {
  const owner = await journey.openPage();
  await startAsOwner(journey, owner, 'owner@example.org');
  const small = await leaveChance(owner, 'ada@example.org', MEGABYTE);
  const large = await leaveChance(owner, 'ada@example.org', FILE_BYTES);
  await owner.context().close();
  await journey.restartServer();
  const page = await open(large.id);
  const kinds = new Set<string>();
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/api/shared/downloads/')) {
      kinds.add(request.resourceType());
    }
  });
  const downloadBoth = async () => {
    const one = await fetchBy(page, 'Download one.bin');
    expect(await sha256Of(await one.path())).toBe(large.sha256);
    const all = await fetchBy(page, 'Download all as ZIP');
    expect((await stat(await all.path())).size).toBeGreaterThan(NAMES.length * FILE_BYTES);
  };
  const growth = await growthDuring(small.id, downloadBoth);
  printMeasurement(`Memory of the server while it sends 4 × 48 MB: ${growth.toFixed(0)} MB more at most`);
  expect(growth).toBeLessThan(ALLOWED_GROWTH_MB);
  // If the page fetched the bytes itself, the kind would be `fetch`.
  expect([...kinds]).toEqual(['document']);
  journey.expectNoPageErrors();
});
