import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Download, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAsOwner, startJourney, type Journey } from '../../support/browser/journey.ts';
import { openLink, proveAddress } from '../../support/browser/recipient-pages.ts';
import { peakMegabytesDuring, residentMegabytes } from '../../support/processes/product-process.ts';

const MEGABYTE = 1024 * 1024;
const FILE_BYTES = 40 * MEGABYTE;
/** Less than one such file. A process that held a whole file would use more. */
const ALLOWED_GROWTH_MB = 35;
const TRIES = 3;

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney({ hasOwnProcess: true });
});
afterAll(() => journey[Symbol.asyncDispose]());

/** Saves a file, made in the browser of bytes that differ everywhere. @returns the LeaveBit's id, and the SHA-256 of the bytes. */
function leaveChance(owner: Page, email: string, size: number): Promise<{ id: number; sha256: string }> {
  return owner.evaluate(
    async ([email, size]) => {
      const bytes = new Uint8Array(size);
      const words = new Uint32Array(bytes.buffer);
      for (let at = 0, word = 1; at < words.length; at += 1) {
        words[at] = word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0;
      }
      const body = new FormData();
      body.append('description', 'The film of us');
      body.append('sharingEmails[]', email);
      body.append('attachments', new File([bytes], 'film.bin'));
      const token = decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '');
      const headers = { 'X-CSRF-Token': token };
      const answer = await fetch('/api/trigger-bytes', { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(await answer.text());
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
      const sha256 = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
      return { id: ((await answer.json()) as { id: number }).id, sha256 };
    },
    [email, size] as const,
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

/**
 * Downloads the large file, alone and as ZIP, from a server that never held it: its memory has no free room from before.
 * @returns by how many MB it grew at most.
 */
async function growthOfNewServer(
  small: number,
  large: { id: number; sha256: string },
  kinds: Set<string>,
): Promise<number> {
  await journey.restartServer();
  const open = async (id: number) => {
    const page = await openLink(journey, `/shared/${id}`);
    await proveAddress(journey, page, 'ada@example.org');
    return page;
  };
  const warmUp = await open(small);
  for (let round = 0; round < 5; round += 1) {
    await fetchBy(warmUp, 'Download film.bin');
    await fetchBy(warmUp, 'Download all as ZIP');
  }
  const page = await open(large.id);
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/api/shared/downloads/')) {
      kinds.add(request.resourceType());
    }
  });
  const pid = journey.serverPid!;
  let growth = 0;
  for (const button of ['Download film.bin', 'Download all as ZIP']) {
    const before = await residentMegabytes(pid);
    let download: Download | undefined;
    const peak = await peakMegabytesDuring(pid, async () => (download = await fetchBy(page, button)));
    const { size } = await stat(await download!.path());
    expect(size).toBeGreaterThanOrEqual(FILE_BYTES);
    if (button === 'Download film.bin') expect(await sha256Of(await download!.path())).toBe(large.sha256);
    console.info(
      `${button}: ${(size / MEGABYTE).toFixed(1)} MB sent; server ${before.toFixed(0)} MB before, ` +
        `at most ${peak.toFixed(0)} MB during (+${(peak - before).toFixed(1)} MB)`,
    );
    growth = Math.max(growth, peak - before);
  }
  return growth;
}

it('40 MB reach a phone whole, by the browser alone, while the server’s memory stays flat', async () => {
  const owner = await journey.openPage();
  await startAsOwner(journey, owner, 'owner@example.org');
  const small = await leaveChance(owner, 'ada@example.org', MEGABYTE);
  const large = await leaveChance(owner, 'ada@example.org', FILE_BYTES);
  await owner.context().close();
  const kinds = new Set<string>();
  // On a busy machine the collector of a server may come late once. A server that holds the file grows each time.
  let growth = Infinity;
  for (let tries = 0; tries < TRIES && growth >= ALLOWED_GROWTH_MB; tries += 1) {
    growth = await growthOfNewServer(small.id, large, kinds);
  }
  expect(growth).toBeLessThan(ALLOWED_GROWTH_MB);
  // If the page fetched the bytes itself, the kind would be `fetch`.
  expect([...kinds]).toEqual(['document']);
  journey.expectNoPageErrors();
});
