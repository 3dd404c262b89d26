import { expect, test, vi } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { limits } from '#shared/domain/limits.ts';
import { messages } from '#shared/messages/owner-uploads/en.ts';
import { messagesFrom } from '#tests/support/messages.ts';
import { MissingFilesError, saveLeavebitWithFiles } from './save-with-files.ts';
import type { SaveLeavebitInput } from './save-with-files.ts';

const t = messagesFrom<'owner-uploads'>(messages);

test('any failure after the text is saved says that the files are missing', async () => {
  const file = Object.defineProperty(new File(['abc'], 'film.mov'), 'size', {
    value: limits.largeUploadBytes + 1,
  });
  const save = {
    ownerId: 7,
    values: { files: [file] },
    base: { id: 12 } as Leavebit,
    isTextSaved: true,
    mayGiveUp: () => false,
    onTextSaved: vi.fn(),
    onProgress: () => undefined,
    signal: new AbortController().signal,
  } as unknown as SaveLeavebitInput;
  const cause = new Error('no chance here');
  vi.stubGlobal('crypto', {
    getRandomValues: () => {
      throw cause;
    },
  });
  vi.stubGlobal('navigator', {});
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const error = await saveLeavebitWithFiles(save, t).catch((thrown: unknown) => thrown);
  vi.unstubAllGlobals();
  expect(error).toBeInstanceOf(MissingFilesError);
  expect(error).toMatchObject({ saved: save.base, files: [file], isStopped: false });
  expect(save.onTextSaved).toHaveBeenCalledWith(save.base);
  expect(logged).toHaveBeenCalledWith(expect.any(String), cause);
  logged.mockRestore();
});

/** A request that ends as browsers end it when a file of the form can't be read: like a lost connection. */
class FailingRequest {
  onerror?: () => void;
  upload = {};
  open() {}
  setRequestHeader() {}
  send() {
    this.onerror?.();
  }
}

test.each([
  ['small', 1],
  ['large', limits.largeUploadBytes + 1],
])('a %s file that changed on disk is named, and nothing is saved', async (_size, size) => {
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=t' });
  vi.stubGlobal('window', { location: { pathname: '/home' }, addEventListener: vi.fn() });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async () => new Response('{}'));
  vi.stubGlobal('XMLHttpRequest', FailingRequest);
  const file = Object.assign(Object.defineProperty(new File(['abc'], 'will.docx'), 'size', { value: size }), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new Error('NotReadableError')) }),
  });
  const save = {
    ownerId: 7,
    values: { description: '', infoFields: '', recipients: [], deletedFiles: [], files: [file] },
    base: null,
    mayGiveUp: () => false,
    onTextSaved: vi.fn(),
    onProgress: () => undefined,
    signal: new AbortController().signal,
  } as unknown as SaveLeavebitInput;
  const error = await saveLeavebitWithFiles(save, t).catch((thrown: unknown) => thrown);
  vi.unstubAllGlobals();
  expect(error).toMatchObject({ code: 'invalid' });
  expect((error as Error).message).toContain('“will.docx” can no longer be read');
  expect(save.onTextSaved).not.toHaveBeenCalled();
});
