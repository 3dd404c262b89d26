import { expect, test } from 'vitest';
import { isSameFile, matchUnsentFiles } from './same-file.ts';

const unsent = { index: 0, name: 'photo.jpg', size: 18, lastModified: 5 };
const begun = { ...unsent, url: '/api/upload/tus/1' };
const A = 'a'.repeat(64);
const B = 'b'.repeat(64);
const file = { name: 'photo.jpg', size: 18, lastModified: 5 };

test.each([
  ['the same bytes', { ...begun, sha256: A }, { file, sha256: A }, true],
  [
    'the same bytes under a new name',
    { ...begun, sha256: A },
    { file: { ...file, name: 'p.jpg' }, sha256: A },
    true,
  ],
  ['other bytes under the same name', { ...begun, sha256: A }, { file, sha256: B }, false],
  ['another size', unsent, { file: { ...file, size: 19 }, sha256: A }, false],
  ['the same name and size, not begun yet', unsent, { file: { ...file, lastModified: 9 }, sha256: A }, true],
  ['another name, not begun yet', unsent, { file: { ...file, name: 'p.jpg' }, sha256: A }, false],
  ['no checksums, same date', begun, { file, sha256: undefined }, true],
  ['no checksums, changed since', begun, { file: { ...file, lastModified: 9 }, sha256: undefined }, false],
])('%s', (_what, wanted, chosen, isSame) => {
  expect(isSameFile(wanted, chosen)).toBe(isSame);
});

test('one chosen file continues each unsent file, and strangers are named', () => {
  const twin = { ...unsent, index: 1 };
  const first = { file, sha256: A };
  const second = { file, sha256: B };
  const third = { file, sha256: A };
  expect(matchUnsentFiles([unsent, twin], [first, second, third])).toEqual({
    matched: [
      { unsent, chosen: first },
      { unsent: twin, chosen: second },
    ],
    strangers: [third],
  });
});
