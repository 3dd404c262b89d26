import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MINUTE_MS, SECOND_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import { parseErrorCode } from '../../lib/http/error-response.ts';
import {
  needsResumableUpload,
  decideUploadErrorHandling,
  getSessionRefreshDelayMs,
  getUploadRetryDelayMs,
  detectUploadStall,
  computeTotalFraction,
} from './rules.ts';
import type { UploadStep, UploadErrorHandling } from './rules.ts';

test('files of up to 10 MB together travel in the form, and more travel by themselves', () => {
  const half = limits.largeUploadBytes / 2;
  expect(needsResumableUpload([])).toBe(false);
  expect(needsResumableUpload([{ size: half }, { size: half }])).toBe(false);
  expect(needsResumableUpload([{ size: half }, { size: half }, { size: 1 }])).toBe(true);
});

test('progress counts the bytes of all files', () => {
  const files = [
    { size: 30, sent: 30 },
    { size: 60, sent: 15 },
    { size: 10, sent: 0 },
  ];
  expect(computeTotalFraction(files)).toBe(0.45);
  expect(computeTotalFraction([{ size: 0, sent: 0 }])).toBe(1);
});

test('progress never leaves 0 to 1, whatever is reported', () => {
  const file = fc.record({ size: fc.nat(), sent: fc.nat() });
  fc.assert(
    fc.property(fc.array(file), (files) => {
      const fraction = computeTotalFraction(files);
      return fraction >= 0 && fraction <= 1;
    }),
  );
});

test.each([
  ['just sent a byte', 0.5, 0, 0, null],
  ['29 s without a byte', 0.5, 29 * SECOND_MS, 29 * SECOND_MS, null],
  ['30 s without a byte', 0.5, 30 * SECOND_MS, 30 * SECOND_MS, 'silence'],
  ['at 95 % for 29 s', 0.95, 29 * SECOND_MS, 29 * SECOND_MS, null],
  ['at 95 % for 30 s', 0.95, 30 * SECOND_MS, 30 * SECOND_MS, 'processing'],
  ['all sent, no answer for 30 s', 1, 30 * SECOND_MS, 30 * SECOND_MS, 'processing'],
  ['moving, but for 5 minutes only where it had been before', 0.2, SECOND_MS, 5 * MINUTE_MS, 'timeout'],
  ['moving again after 4 minutes', 0.2, SECOND_MS, 4 * MINUTE_MS, null],
])('an upload that %s', (_what, fraction, sinceChange, sinceGain, meaning) => {
  const now = 1_000_000;
  const standing = { fraction, changedAt: now - sinceChange, gainedAt: now - sinceGain };
  expect(detectUploadStall(standing, now)).toBe(meaning);
});

test('the session is refreshed a second after the start, then every two minutes, sooner after a failure', () => {
  expect(getSessionRefreshDelayMs('start')).toBe(SECOND_MS);
  expect(getSessionRefreshDelayMs('success')).toBe(2 * MINUTE_MS);
  expect(getSessionRefreshDelayMs('failure')).toBe(30 * SECOND_MS);
});

test('tries come at once, then more and more slowly, and then end', () => {
  const delays = Array.from({ length: 8 }, (_, tries) => getUploadRetryDelayMs(tries));
  expect(delays).toEqual([0, 1000, 2000, 4000, 8000, 15_000, 30_000, null]);
});

test.each<[UploadStep, number, string | undefined, UploadErrorHandling]>([
  ['create', 400, undefined, 'skip'],
  ['create', 401, undefined, 'end'],
  ['create', 403, undefined, 'renew-token'],
  ['create', 404, undefined, 'end'],
  ['create', 409, 'upload-in-progress', 'end'],
  ['create', 413, undefined, 'skip'],
  ['create', 429, undefined, 'pause'],
  ['create', 500, undefined, 'retry'],
  ['create', 507, 'storage-full', 'pause'],
  ['continue', 400, undefined, 'skip'],
  ['continue', 401, undefined, 'end'],
  ['continue', 403, undefined, 'renew-token'],
  ['continue', 404, undefined, 'create-again'],
  ['continue', 409, 'offset', 'retry'],
  ['continue', 409, 'upload-in-progress', 'end'],
  ['continue', 410, undefined, 'create-again'],
  ['continue', 409, 'conflict', 'end'],
  ['continue', 409, 'estate-open', 'end'],
  ['continue', 500, 'damaged', 'retry'],
  ['continue', 413, undefined, 'skip'],
  ['continue', 423, undefined, 'retry'],
  ['continue', 429, undefined, 'pause'],
  ['continue', 503, undefined, 'retry'],
])('an error in %s with status %i %s means: %s', (step, status, code, verdict) => {
  // The error response to a HEAD request has no body and so no code.
  const text = code ? JSON.stringify({ message: 'No', code }) : '';
  expect(decideUploadErrorHandling(parseErrorCode({ status, text }), step)).toBe(verdict);
});
