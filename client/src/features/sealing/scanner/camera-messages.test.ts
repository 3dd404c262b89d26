import { expect, it } from 'vitest';
import { messages as english } from '#shared/messages/cards/en.ts';
import { messagesFrom } from '#tests/support/messages.ts';
import { describeCameraError } from './camera-messages.ts';

const t = messagesFrom<'cards'>(english);

it.each([
  ['NotAllowedError', /isn’t allowed to use the camera/],
  ['NotFoundError', /^No camera was found/],
  ['NotReadableError', /Another app may be using it/],
  ['TypeError', /^This browser can’t use the camera here/],
])('%s is said in plain words, with another way', (name, message) => {
  const said = describeCameraError(new DOMException('Requested device not found', name), t);
  expect(said).toMatch(message);
  expect(said).toMatch(/You can type the key instead\.$/);
});
