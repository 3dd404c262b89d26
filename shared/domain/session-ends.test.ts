import { expect, test } from 'vitest';
import { messages } from '../messages/errors/en.ts';
import { signedOutInAnotherTabEvent } from './live-events.ts';

test('a sign-out in another tab reads the same whether the server or a catalog says it', () => {
  expect(signedOutInAnotherTabEvent.reason).toBe('endedInOtherTab');
  expect(signedOutInAnotherTabEvent.message).toBe(messages.endedInOtherTab);
});
