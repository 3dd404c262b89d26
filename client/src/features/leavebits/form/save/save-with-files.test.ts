import { expect, test, vi } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { limits } from '#shared/domain/limits.ts';
import { MissingFilesError, saveLeavebitWithFiles } from './save-with-files.ts';
import type { SaveLeavebitInput } from './save-with-files.ts';

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
  const error = await saveLeavebitWithFiles(save).catch((thrown: unknown) => thrown);
  vi.unstubAllGlobals();
  expect(error).toBeInstanceOf(MissingFilesError);
  expect(error).toMatchObject({ saved: save.base, files: [file], isStopped: false });
  expect(save.onTextSaved).toHaveBeenCalledWith(save.base);
  expect(logged).toHaveBeenCalledWith(expect.any(String), cause);
  logged.mockRestore();
});
