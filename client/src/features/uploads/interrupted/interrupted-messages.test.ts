import { expect, test } from 'vitest';
import { messages } from '#shared/messages/owner-uploads/en.ts';
import { messagesFrom } from '#tests/support/messages.ts';
import {
  describeInterruptedUpload,
  describeMismatchedFiles,
  listUploadNames,
} from './interrupted-messages.ts';

const t = messagesFrom<'owner-uploads'>(messages);

test('one file is named, and several are counted and listed', () => {
  expect(describeInterruptedUpload([{ name: 'photo.jpg' }], 'Holiday', t)).toEqual({
    title: 'An upload of photo.jpg to “Holiday” was interrupted.',
    hint: 'Choose the same file to continue.',
    choice: 'Choose the file',
  });
  const two = describeInterruptedUpload([{ name: 'a.mov' }, { name: 'b.mov' }], '', t);
  expect(two.title).toBe('An upload of 2 files to a LeaveBit without a description was interrupted.');
  expect(two.hint).toBe('Choose the same files to continue: a.mov, b.mov.');
});

test('sealed files are counted, not called by the names that only the server uses', () => {
  const name = '3f0c1d8e-5f0b-4a51-9d3f-6f7f4a3f1b20.age';
  expect(describeInterruptedUpload([{ name }], 'Holiday', t)).toEqual({
    title: 'An upload of 1 sealed file to “Holiday” was interrupted.',
    hint: expect.stringContaining('add the files that are missing, and save it again'),
    choice: null,
  });
  expect(describeInterruptedUpload([{ name }, { name }], '', t).title).toBe(
    'An upload of 2 sealed files to a LeaveBit without a description was interrupted.',
  );
  expect(listUploadNames(['a.mov', name], t)).toBe('a.mov, 1 sealed file');
  expect(listUploadNames(['letter.age'], t)).toBe('letter.age');
});

test('after a part of an upload the words say how much arrived and how much is missing', () => {
  expect(t('continued', { arrived: 1, waiting: 2 })).toBe('1 file arrived. 2 files are still missing.');
  expect(t('continued', { arrived: 2, waiting: 1 })).toBe('2 files arrived. 1 file is still missing.');
});

test('a file too many is named, and not called changed', () => {
  expect(describeMismatchedFiles(['a.mov', 'b.mov'], true, t)).toBe(
    'This upload isn’t waiting for a.mov, b.mov. Please only choose the files listed here.',
  );
  expect(describeMismatchedFiles(['a.mov'], false, t)).toBe(
    '“a.mov” isn’t the file that was being uploaded. Please choose the same, unchanged file.',
  );
  expect(describeMismatchedFiles(['a.mov', 'b.mov'], false, t)).toBe(
    'These aren’t the files that were being uploaded: a.mov, b.mov.',
  );
});
