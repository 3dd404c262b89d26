import { expect, test } from 'vitest';
import { interruptedWords } from './interrupted-words.ts';

test('one file is named, several are counted and listed', () => {
  expect(interruptedWords([{ name: 'photo.jpg' }], 'Holiday')).toEqual({
    title: 'An upload of photo.jpg to “Holiday” was interrupted.',
    hint: 'Choose the same file to continue.',
    choice: 'Choose the file',
  });
  const two = interruptedWords([{ name: 'a.mov' }, { name: 'b.mov' }], '');
  expect(two.title).toBe('An upload of 2 files to a LeaveBit without a description was interrupted.');
  expect(two.hint).toBe('Choose the same files to continue: a.mov, b.mov.');
});
