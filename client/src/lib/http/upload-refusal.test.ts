import { expect, test, vi } from 'vitest';
import { apiPaths } from '../paths.ts';
import { onSessionLost } from './session-loss.ts';
import { uploadRefusal } from './upload-refusal.ts';

test.each([
  [413, '{"message":"The file is too large."}', 'The file is too large.'],
  [400, '{"error":"Maximum 5 files allowed per upload"}', 'Maximum 5 files allowed per upload'],
  [502, '<html>Bad gateway</html>', 'Upload failed with status 502'],
  [500, 'null', 'Upload failed with status 500'],
  [400, '{"message":"","error":7}', 'Upload failed with status 400'],
  [429, '{"message":"Slow down"}', 'Error uploading file, please try again later.'],
])('an upload refused with %i and %s says: %s', (status, text, message) => {
  expect(uploadRefusal(apiPaths.uploadTus(), { status, text })).toMatchObject({ status, message });
});

test('an upload refused for want of a session ends the session in this browser too', () => {
  const forget = vi.fn();
  onSessionLost(forget);
  vi.stubGlobal('window', { location: { pathname: '/auth' } });
  const refusal = uploadRefusal(apiPaths.uploadTus(), { status: 401, text: '' });
  vi.unstubAllGlobals();
  expect(refusal.message).toMatch(/^Session Error:/);
  expect(forget).toHaveBeenCalledOnce();
});
