import { expect, test } from 'vitest';
import { limits } from '#shared/domain/limits.ts';
import { messages as formMessages } from '#shared/messages/owner-form/en.ts';
import { messages } from '#shared/messages/owner-form-start/en.ts';
import { messagesFrom } from '#tests/support/messages.ts';
import {
  acceptDroppedFile,
  acceptFiles,
  descriptionFromFileName,
  findFileRejection,
  rejectFolders,
  describeTotalSize,
} from './file-rules.ts';

const t = messagesFrom<'owner-form-start'>(messages);

/** A file that claims to have `size` bytes but is empty. */
function fileOf(name: string, size = 3): File {
  return Object.defineProperty(new File(['abc'], name), 'size', { value: size });
}
const many = (count: number) => Array.from({ length: count }, (_, index) => fileOf(`${index}.txt`));

test('five files may join one save', () => {
  expect(acceptFiles(many(2), many(3), t)).toMatchObject({ files: { length: 5 }, refusals: [] });
});

test('the sixth file is not added, and the form says so', () => {
  const { files, refusals } = acceptFiles(many(4), many(2), t);
  expect(files).toHaveLength(5);
  expect(refusals).toMatchObject([
    {
      title: 'Too many files',
      description: 'Maximum 5 files allowed. Some files were not added.',
      notAdded: 'Not added: 1.txt',
    },
  ]);
});

test('a file above 20 MB is named and left out, and one of exactly 20 MB is taken', () => {
  const exact = fileOf('exact.bin', limits.formFileBytes);
  const { files, refusals } = acceptFiles([], [exact, fileOf('film.mp4', limits.formFileBytes + 1)], t);
  expect(files).toEqual([exact]);
  expect(refusals[0]).toMatchObject({
    title: 'File size limit exceeded',
    description: 'Individual file size limit exceeded (20MB per file). Files: film.mp4',
    notAdded: 'Not added: film.mp4',
  });
});

test('a folder is named, and of many names only the first', () => {
  expect(rejectFolders([], t)).toBeNull();
  expect(rejectFolders(['Photos'], t)?.notAdded).toBe('Not added: Photos');
  expect(rejectFolders(['a', 'b', 'c', 'd', 'e', 'f', 'g'], t)?.notAdded).toBe(
    'Not added: a, b, c, d, e and 2 more',
  );
});

test('more than five files never leave the form', () => {
  expect(findFileRejection(many(6), t)?.description).toBe(
    'Maximum 5 files allowed per upload. Please remove some files.',
  );
  expect(findFileRejection(many(5), t)).toBeNull();
});

test.each([
  ['Last will.pdf', 'Last will'],
  ['archive.tar.gz', 'archive.tar'],
  ['.profile', '.profile'],
  ['README', 'README'],
  ['письмо.txt', 'письмо'],
  ['<draft>.doc', 'draft'],
])('a LeaveBit from the file %j is called %j', (name, description) => {
  expect(descriptionFromFileName(name)).toBe(description);
});

test('one file of up to 20 MB can be dropped', () => {
  const file = fileOf('will.pdf', limits.formFileBytes);
  expect(acceptDroppedFile([file], t)).toEqual({ file });
  expect(acceptDroppedFile(many(2), t)).toMatchObject({
    refusal: { title: 'Only one file can be dropped at a time', notAdded: 'Not added: 0.txt, 1.txt' },
  });
  expect(acceptDroppedFile([fileOf('film.mp4', limits.formFileBytes + 1)], t)).toMatchObject({
    refusal: { title: 'File size limit exceeded' },
  });
  expect(acceptDroppedFile([], t)).toBeNull();
});

test('the form says how much is chosen, and what happens to large files', () => {
  const half = limits.largeUploadBytes / 2;
  const describe = (...files: File[]) => describeTotalSize(files, messagesFrom<'owner-form'>(formMessages));
  expect(describe(fileOf('a', half), fileOf('b', half))).toBe('2 files, 10.0 MB in total.');
  expect(describe(fileOf('a', 2 * half + 1))).toMatch(/^1 file, 10.0 MB in total. Above 10 MB, /);
});
