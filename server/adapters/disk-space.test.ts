import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { readDiskSpace } from './disk-space.ts';

test('a disk has free space within its whole space', async () => {
  const { totalBytes, freeBytes } = await readDiskSpace(tmpdir());
  expect(totalBytes).toBeGreaterThan(0);
  expect(freeBytes).toBeGreaterThanOrEqual(0);
  expect(freeBytes).toBeLessThanOrEqual(totalBytes);
});
