import { expect, it } from 'vitest';
import { messages } from '#shared/messages/owner-leavebits-sharing/en.ts';
import { messagesFrom } from '#tests/support/messages.ts';
import { describeSealedNewcomers } from './sealed-newcomers.ts';

const t = messagesFrom<'owner-leavebits-sharing'>(messages);

const open = { sharingEmails: ['lena@x.org'] };
const sealed = { sealed: true as const, sharingEmails: ['lena@x.org'] };
const jonas = { email: 'jonas@x.org' };
const mia = { email: 'mia@x.org' };
const lena = { email: 'lena@x.org' };
const describe = (
  leavebits: Parameters<typeof describeSealedNewcomers>[0],
  recipients: readonly { email: string }[],
) => describeSealedNewcomers(leavebits, recipients, (email) => email.split('@')[0]!, t);

it('nobody is warned about who could read it before, or about what isn’t sealed', () => {
  expect(describe([sealed], [lena])).toBeNull();
  expect(describe([sealed], [])).toBeNull();
  expect(describe([open], [lena, jonas])).toBeNull();
});

it.each([
  [
    [sealed],
    [lena, jonas],
    'It’s sealed, so jonas can’t open it until you’ve edited it and saved it with a card for them.',
  ],
  [
    [sealed, open],
    [jonas, mia],
    'One of these LeaveBits is sealed, so jonas and mia can’t open it until you’ve edited it and saved it with cards for them.',
  ],
  [
    [sealed, { ...sealed, sharingEmails: [] }, open],
    [lena],
    'One of these LeaveBits is sealed, so lena can’t open it until you’ve edited it and saved it with a card for them.',
  ],
  [
    [sealed, { ...sealed, sharingEmails: [] }, open],
    [lena, jonas],
    '2 of these LeaveBits are sealed, so lena and jonas can’t open them until you’ve edited them and saved them with cards for them.',
  ],
])('%j with %j: %s', (leavebits, recipients, sentence) => {
  expect(describe(leavebits, recipients)).toBe(sentence);
});
