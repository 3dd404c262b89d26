import { expect, test } from 'vitest';
import { continuedWords, interruptedWords } from './interrupted-words.ts';

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

test('of an upload that was continued in part it is told what arrived and what did not', () => {
  expect(continuedWords(1, 2)).toBe('1 file arrived. 2 files of this upload still to continue.');
  expect(continuedWords(2, 1)).toBe('2 files arrived. 1 file of this upload still to continue.');
});
