import { crc32, deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { limits } from '#shared/domain/limits.ts';
import { messages as importMessages } from '#shared/messages/owner-imports/en.ts';
import { messages as reviewMessages } from '#shared/messages/owner-imports-review/en.ts';
import { messagesFrom } from '#tests/support/messages.ts';
import {
  combineDrafts,
  createDraftsFromExport,
  createDraftsFromFiles,
  describeReview,
  draftToFormValues,
  findLoss,
} from './drafts.ts';

const imports = messagesFrom<'owner-imports'>(importMessages);
const review = messagesFrom<'owner-imports-review'>(reviewMessages);

const sized = (name: string, size: number) =>
  Object.defineProperty(new File(['x'], name), 'size', { value: size });

describe('the review of drafts', () => {
  const { drafts } = createDraftsFromFiles(
    [new File(['x'], 'Will.pdf'), new File(['x'], 'Letter.pdf')],
    imports,
  );
  const half = drafts.map((draft, at) => ({ ...draft, problem: at === 0 ? 'It was saved, but …' : null }));
  const NOTHING = /^Nothing has been saved yet\. Only you can see/;
  const SAVED = /^Only you can see/;
  it.each([
    ['before saving', drafts, false, 'Review 2 drafts', NOTHING],
    ['once some are saved', drafts.slice(1), true, 'Review 1 draft', SAVED],
    ['once one is saved without its file', half, false, 'Review 2 drafts', SAVED],
  ])('%s', (_, left, hasSaved, title, description) => {
    const said = describeReview({ drafts: left, hasSaved }, review);
    expect(said).toEqual({ title, description: expect.stringMatching(description) as string });
  });

  it('without any', () => {
    expect(describeReview({ drafts: [], hasSaved: false }, review)).toEqual({ title: 'Nothing to save' });
  });
});

it('a folder becomes one draft for each file that fits, and says what was left out', () => {
  const { drafts, report } = createDraftsFromFiles(
    [
      new File(['x'], 'Will 2024.pdf'),
      new File(['x'], '.DS_Store'),
      new File([], 'empty.txt'),
      sized('film.mp4', limits.formFileBytes + 1),
      sized('photo.jpg', limits.formFileBytes),
    ],
    imports,
  );
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
  const { drafts, report } = createDraftsFromFiles(files, imports);
  expect(drafts).toHaveLength(limits.leavebitsPerOwner);
  expect(report).toMatchObject([{ subject: `${limits.leavebitsPerOwner}.txt` }]);
});

it('a text that a save would change is not preselected', () => {
  const { drafts } = createDraftsFromExport(
    {
      source: 'Bitwarden',
      entryCount: 3,
      drafts: [
        { description: 'Bank', infoFields: 'Password: a<b' },
        { description: 'Mail', infoFields: 'Password: ab' },
        { description: 'Shop', infoFields: 'Password: ab ' },
      ],
      report: [],
    },
    null,
  );
  expect(drafts.map((draft) => [draft.isTaken, findLoss(draft)])).toEqual([
    [false, 'brackets'],
    [true, null],
    [false, 'spaces'],
  ]);
});

it('a draft is saved for its owner alone', async () => {
  const [draft] = createDraftsFromFiles([new File(['x'], 'Will.pdf')], imports).drafts;
  const values = draftToFormValues(draft!, [await draft!.files[0]!.open()], 'ann@example.org');
  expect(values).toMatchObject({ description: 'Will', deletedFiles: [] });
  expect(values.files.map(({ name }) => name)).toEqual(['Will.pdf']);
  expect(values.recipients).toEqual([
    { email: 'ann@example.org', name: '', releaseType: 'always', scheduledDate: '' },
  ]);
});

it('several entries become one text, each below its description, unless it is too long', () => {
  const { drafts } = createDraftsFromExport(
    {
      source: 'Bitwarden',
      entryCount: 3,
      drafts: [
        { description: 'Bank', infoFields: 'User name: ann\nPassword: ab' },
        { description: 'Note', infoFields: '' },
        { description: 'Mail', infoFields: 'Password: cd' },
      ],
      report: [],
    },
    null,
  );
  const infoFields = 'Bank\nUser name: ann\nPassword: ab\n\nNote\n\nMail\nPassword: cd';
  expect(combineDrafts(drafts, 'Bitwarden', review)).toMatchObject({
    draft: { description: 'Passwords from Bitwarden', infoFields, isTaken: true, files: [] },
    problem: null,
  });
  const long = { ...drafts[0]!, description: '', infoFields: 'x'.repeat(limits.infoFieldsLength) };
  expect(combineDrafts([long], 'Bitwarden', review).draft).not.toBeNull();
  expect(combineDrafts([long, drafts[1]!], 'Bitwarden', review)).toEqual({
    draft: null,
    problem: expect.stringContaining('100,006 characters of at most 100,000') as string,
  });
});

describe('the files of entries', () => {
  const letter = 'all to Lena '.repeat(50);
  const packed = deflateRawSync(letter);
  const zip = new Blob(['PK', packed, 'the end']);
  const file = {
    name: 'Will.txt',
    offset: 2,
    packedBytes: packed.length,
    isCompressed: true,
    unpackedBytes: letter.length,
    crc32: crc32(letter),
  };
  const stored = { ...file, name: 'end.txt', offset: 2 + packed.length, packedBytes: 7, isCompressed: false };
  const draftsOf = (files: (typeof file)[]) =>
    createDraftsFromExport(
      {
        source: 'Bitwarden',
        entryCount: 1,
        drafts: [{ description: 'Will', infoFields: '', files }],
        report: [],
      },
      zip,
    ).drafts;

  it('are unpacked from the ZIP when a draft is saved', async () => {
    const [draft] = draftsOf([file, { ...stored, unpackedBytes: 7 }]);
    expect(draft!.files.map(({ name, size }) => [name, size])).toEqual([
      ['Will.txt', letter.length],
      ['end.txt', 7],
    ]);
    const opened = await Promise.all(draft!.files.map(({ open }) => open()));
    expect(opened.map(({ name }) => name)).toEqual(['Will.txt', 'end.txt']);
    expect(await Promise.all(opened.map((one) => one.text()))).toEqual([letter, 'the end']);
  });

  it.each([
    ['has another checksum', { crc32: 1 }],
    ['is larger than the ZIP says', { unpackedBytes: 10 }],
    ['is smaller than the ZIP says', { unpackedBytes: letter.length + 1 }],
    ['is cut off', { packedBytes: packed.length - 3 }],
    ['isn’t deflated', { offset: 0 }],
  ])('are damaged if one %s', async (_, damage) => {
    const [draft] = draftsOf([{ ...file, ...damage }]);
    await expect(draft!.files[0]!.open()).rejects.toThrow();
  });

  it('are combined, too, but not more than a save takes', () => {
    const drafts = draftsOf(Array.from({ length: 3 }, () => file));
    expect(combineDrafts(drafts, 'Bitwarden', review).draft?.files).toHaveLength(3);
    expect(combineDrafts([...drafts, ...drafts], 'Bitwarden', review).problem).toMatch(/have 6 files/);
  });
});
