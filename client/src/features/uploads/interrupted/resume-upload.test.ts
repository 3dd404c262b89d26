import { afterEach, expect, test, vi } from 'vitest';
import { computeFileChecksum } from '../transfer/checksum.ts';
import { storeInterruptedUpload } from './interrupted-upload.ts';
import { findResumableBatch, matchFilesToInterruptedUpload } from './resume-upload.ts';

const first = new File(['first film'], 'first.mov', { lastModified: 1 });
const second = new File(['other film'], 'second.mov', { lastModified: 1 });
const unsent = (file: File, index: number) => ({ index, name: file.name, size: file.size, lastModified: 1 });
const interrupted = {
  ownerId: 7,
  leavebitId: 12,
  uploadSessionId: '3f0c1d8e-5f0b-4a51-9d3f-6f7f4a3f1b20',
  fileCount: 2,
  files: [
    { ...unsent(first, 0), url: '/api/upload/tus/9', sha256: await computeFileChecksum(first) },
    unsent(second, 1),
  ],
};

afterEach(() => void vi.unstubAllGlobals());

test('files that are chosen again continue where they stopped, in the same session', async () => {
  const { batch, strangers, others } = await matchFilesToInterruptedUpload(interrupted, [second, first]);
  expect(batch).toMatchObject({ uploadSessionId: interrupted.uploadSessionId, fileCount: 2 });
  expect(batch.files.map(({ file, unsent: { index, url } }) => [file.name, index, url])).toEqual([
    ['second.mov', 1, undefined],
    ['first.mov', 0, '/api/upload/tus/9'],
  ]);
  expect([strangers, others]).toEqual([[], []]);
});

test('a file with the same name and size but other bytes is a stranger, and files that were not chosen stay open', async () => {
  const forged = new File(['FIRST FILM'], 'first.mov', { lastModified: 1 });
  const { batch, strangers, others } = await matchFilesToInterruptedUpload(interrupted, [forged]);
  expect(batch.files).toEqual([]);
  expect(strangers).toEqual([forged]);
  expect(others).toEqual(interrupted.files);
});

test('a form continues an interrupted upload only with all its files and for the same LeaveBit', async () => {
  const stored = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal('window', { localStorage });
  storeInterruptedUpload(interrupted);
  expect((await findResumableBatch(7, 12, [first, second]))?.files).toHaveLength(2);
  expect(await findResumableBatch(7, 12, [first])).toBeNull();
  expect(await findResumableBatch(7, 13, [first, second])).toBeNull();
});
