import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  clearInterruptedUpload,
  storeInterruptedUpload,
  onInterruptedUploadChange,
  findInterruptedUpload,
} from './interrupted-upload.ts';

const upload = {
  ownerId: 7,
  leavebitId: 12,
  uploadSessionId: '3f0c1d8e-5f0b-4a51-9d3f-6f7f4a3f1b20',
  fileCount: 2,
  files: [{ index: 1, name: 'photo.jpg', size: 18, lastModified: 5, url: '/api/upload/tus/9' }],
};

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }));
});
afterEach(() => void vi.unstubAllGlobals());

test('the owner finds an interrupted upload after a reload', () => {
  storeInterruptedUpload(upload);
  expect(findInterruptedUpload(7)).toEqual(upload);
});

test('another owner neither sees it nor leaves it in the browser', () => {
  storeInterruptedUpload(upload);
  expect(findInterruptedUpload(8)).toBeNull();
  expect(stored.size).toBe(0);
});

test('the record goes when all files have arrived, and at a sign-out', () => {
  storeInterruptedUpload(upload);
  storeInterruptedUpload({ ...upload, files: [] });
  expect(stored.size).toBe(0);
  storeInterruptedUpload(upload);
  clearInterruptedUpload();
  expect(stored.size).toBe(0);
});

test('a File object never gets into the storage', () => {
  const withContent = { ...upload, files: [{ ...upload.files[0]!, file: 'the content' }] };
  storeInterruptedUpload(withContent);
  expect([...stored.values()].join()).not.toContain('the content');
});

test.each([
  ['no JSON', '{'],
  ['another shape', '{"ownerId":7}'],
  [
    'a path that leads elsewhere',
    JSON.stringify({ ...upload, files: [{ ...upload.files[0], url: 'https://evil.example/' }] }),
  ],
])('%s in the storage is dropped', (_what, text) => {
  storeInterruptedUpload(upload);
  const [key] = stored.keys();
  stored.set(key!, text);
  expect(findInterruptedUpload(7)).toBeNull();
  expect(stored.size).toBe(0);
});

test('an upload works without storage, too', () => {
  vi.stubGlobal('window', new EventTarget());
  expect(() => storeInterruptedUpload(upload)).not.toThrow();
  expect(findInterruptedUpload(7)).toBeNull();
});

test('a listener is notified of every change, including those in other tabs', () => {
  const listener = vi.fn();
  const stop = onInterruptedUploadChange(listener);
  storeInterruptedUpload(upload);
  window.dispatchEvent(Object.assign(new Event('storage'), { key: [...stored.keys()][0] }));
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'something else' }));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  clearInterruptedUpload();
  expect(listener).toHaveBeenCalledTimes(2);
});
