import { expect, it } from 'vitest';
import { limits } from '#shared/domain/limits.ts';
import { combineDrafts, createDraftsFromExport, createDraftsFromFiles, draftToFormValues } from './drafts.ts';

const sized = (name: string, size: number) =>
  Object.defineProperty(new File(['x'], name), 'size', { value: size });

it('a folder becomes one draft for each file that fits, and says what was left out', () => {
  const { drafts, report } = createDraftsFromFiles([
    new File(['x'], 'Will 2024.pdf'),
    new File(['x'], '.DS_Store'),
    new File([], 'empty.txt'),
    sized('film.mp4', limits.formFileBytes + 1),
    sized('photo.jpg', limits.formFileBytes),
  ]);
  expect(drafts.map(({ description, isTaken }) => [description, isTaken])).toEqual([
    ['Will 2024', true],
    ['photo', true],
  ]);
  expect(report).toEqual([
    { subject: '.DS_Store', reason: 'It’s a hidden system file.' },
    { subject: 'empty.txt', reason: 'It’s empty.' },
    { subject: 'film.mp4', reason: 'It’s larger than 20 MB.' },
  ]);
});

it('a folder with more files than an account can hold is cut, and says so', () => {
  const files = Array.from({ length: limits.leavebitsPerOwner + 1 }, (_, n) => new File(['x'], `${n}.txt`));
  const { drafts, report } = createDraftsFromFiles(files);
  expect(drafts).toHaveLength(limits.leavebitsPerOwner);
  expect(report).toMatchObject([{ subject: `${limits.leavebitsPerOwner}.txt` }]);
});

it('a text that a save would change is not preselected', () => {
  const { drafts } = createDraftsFromExport({
    source: 'Bitwarden',
    drafts: [
      { description: 'Bank', infoFields: 'Password: a<b' },
      { description: 'Mail', infoFields: 'Password: ab' },
    ],
    report: [],
  });
  expect(drafts.map(({ isTaken }) => isTaken)).toEqual([false, true]);
});

it('a draft is saved for its owner alone', () => {
  const [draft] = createDraftsFromFiles([new File(['x'], 'Will.pdf')]).drafts;
  const values = draftToFormValues(draft!, 'ann@example.org');
  expect(values).toMatchObject({ description: 'Will', deletedFiles: [] });
  expect(values.files.map(({ name }) => name)).toEqual(['Will.pdf']);
  expect(values.recipients).toEqual([
    { email: 'ann@example.org', name: '', releaseType: 'always', scheduledDate: '' },
  ]);
});

it('several entries become one text, each below its description, unless it is too long', () => {
  const { drafts } = createDraftsFromExport({
    source: 'Bitwarden',
    drafts: [
      { description: 'Bank', infoFields: 'User name: ann\nPassword: ab' },
      { description: 'Note', infoFields: '' },
      { description: 'Mail', infoFields: 'Password: cd' },
    ],
    report: [],
  });
  const infoFields = 'Bank\nUser name: ann\nPassword: ab\n\nNote\n\nMail\nPassword: cd';
  expect(combineDrafts(drafts, 'Bitwarden')).toMatchObject({
    draft: { description: 'Passwords from Bitwarden', infoFields, isTaken: true, file: null },
    length: infoFields.length,
  });
  const long = { ...drafts[0]!, description: '', infoFields: 'x'.repeat(limits.infoFieldsLength) };
  expect(combineDrafts([long], 'Bitwarden').draft).not.toBeNull();
  expect(combineDrafts([long, drafts[1]!], 'Bitwarden')).toEqual({
    draft: null,
    length: limits.infoFieldsLength + '\n\nNote'.length,
  });
});
