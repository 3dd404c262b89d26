import { expect, test } from 'vitest';
import { beginUpload, isUploading, onUploadActivity } from './upload-activity.ts';

test('an upload runs from its start to its end, however often the end is called', () => {
  const seen: boolean[] = [];
  const stop = onUploadActivity(() => seen.push(isUploading()));
  const endFirst = beginUpload();
  const endSecond = beginUpload();
  endFirst();
  endFirst();
  expect(isUploading()).toBe(true);
  endSecond();
  expect(isUploading()).toBe(false);
  stop();
  beginUpload()();
  expect(seen).toEqual([true, true, true, false]);
});
