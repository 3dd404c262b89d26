import { expect, test, vi } from 'vitest';
import { onSessionLost } from './session-loss.ts';
import { createUploadError } from './upload-error.ts';

test.each([
  [409, '{"message":"Moved on.","code":"offset"}', 'offset', 'Moved on.'],
  [413, '{"message":"The file is too large."}', 'too-large', 'The file is too large.'],
  [400, '{"error":"Maximum 5 files allowed per upload"}', 'invalid', 'Maximum 5 files allowed per upload'],
  [502, '<html>Bad gateway</html>', 'unavailable', 'Upload failed with status 502'],
  [500, 'null', 'unavailable', 'Upload failed with status 500'],
  [400, '{"message":"","error":7}', 'invalid', 'Upload failed with status 400'],
  [429, '{"message":"Slow down"}', 'too-many-requests', 'Error uploading file, please try again later.'],
])('an upload refused with %i and %s is %s and says: %s', (status, text, code, message) => {
  expect(createUploadError({ status, text })).toMatchObject({ code, message });
});

test('an upload refused for want of a session ends the session in this browser too', () => {
  const forget = vi.fn();
  onSessionLost(forget);
  vi.stubGlobal('window', { location: { pathname: '/auth' } });
  const refusal = createUploadError({ status: 401, text: '' });
  vi.unstubAllGlobals();
  expect(refusal.message).toMatch(/^Session Error:/);
  expect(forget).toHaveBeenCalledOnce();
});
