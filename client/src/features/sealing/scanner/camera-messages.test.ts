import { expect, it } from 'vitest';
import { describeCameraError } from './camera-messages.ts';

it.each([
  ['NotAllowedError', /isn’t allowed to use the camera/],
  ['NotFoundError', /^No camera was found/],
  ['NotReadableError', /Another app may be using it/],
  ['TypeError', /^This browser can’t use the camera here/],
])('%s is said in plain words, with another way', (name, message) => {
  const said = describeCameraError(new DOMException('Requested device not found', name));
  expect(said).toMatch(message);
  expect(said).toMatch(/You can type the key instead\.$/);
});
