import { expect, test } from 'vitest';
import { GIGABYTE } from '#shared/domain/sizes.ts';
import { messages } from '#shared/messages/owner-storage/en.ts';
import { messagesFrom } from '#tests/support/messages.ts';
import { describeQuotaExceeded, describeStorageUse } from './storage-messages.ts';

const t = messagesFrom<'owner-storage'>(messages);
const half = { usedBytes: GIGABYTE / 2, arrivingBytes: 0, quotaBytes: GIGABYTE };

test('the menu says what is used, what is held, and when there is no room', () => {
  expect(describeStorageUse(half, t)).toBe('Your files use 512.0 MB of 1 GB.');
  expect(describeStorageUse({ ...half, arrivingBytes: 1024 }, t)).toContain(
    '1 KB of that is reserved for unfinished uploads.',
  );
  expect(describeStorageUse({ ...half, usedBytes: 2 * GIGABYTE }, t)).toContain('Nothing will be removed.');
});

test('files that fit exactly are not refused, and one byte more is', () => {
  expect(describeQuotaExceeded(half, GIGABYTE / 2, t)).toBeNull();
  expect(describeQuotaExceeded(half, GIGABYTE / 2 + 1, t)).toContain('you have 512.0 MB left');
  expect(describeQuotaExceeded({ ...half, usedBytes: 2 * GIGABYTE }, 1, t)).toContain(
    'you have 0 bytes left',
  );
});
