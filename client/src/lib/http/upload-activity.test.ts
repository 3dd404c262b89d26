import { expect, test } from 'vitest';
import { startUploadActivity, isUploading, onUploadActivityChange } from './upload-activity.ts';

test('an upload runs from its start to its end, however often the end is called', () => {
  const seen: boolean[] = [];
  const stop = onUploadActivityChange(() => seen.push(isUploading()));
  const endFirst = startUploadActivity();
  const endSecond = startUploadActivity();
  endFirst();
  endFirst();
  expect(isUploading()).toBe(true);
  endSecond();
  expect(isUploading()).toBe(false);
  stop();
  startUploadActivity()();
  expect(seen).toEqual([true, true, true, false]);
});
