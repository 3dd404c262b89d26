import { expect, test } from 'vitest';
import { messages } from '#shared/messages/owner-release-config/en.ts';
import { messagesFrom } from '#tests/support/messages.ts';
import { parseTypedReporters } from './typed-reporters.ts';

const t = messagesFrom<'owner-release-config'>(messages);

const OWNER = 'anna@example.org';
const PRESENT = ['rosa@example.org', 'sam@example.org'];
const judge = (typed: string) => {
  const { added, left, refusal } = parseTypedReporters(typed, { present: PRESENT, ownerEmail: OWNER }, t);
  return [added.map(({ email }) => email), left, refusal?.message ?? null];
};

test.each([
  ['tom@example.org', ['tom@example.org'], '', null],
  ['nobody', [], 'nobody', 'Please enter a valid email address'],
  ['', [], '', 'Please enter a valid email address'],
  [
    'Anna@example.org',
    [],
    'Anna@example.org',
    'You can’t be your own reporter. Please name people you trust.',
  ],
  ['rosa@example.org', [], 'rosa@example.org', 'This email is already added as a designated reporter'],
  [
    'tom@example.org, rosa@example.org',
    ['tom@example.org'],
    'rosa@example.org',
    'This email is already added as a designated reporter',
  ],
  [
    'tom@example.org anna@example.org',
    ['tom@example.org'],
    'anna@example.org',
    'You can’t be your own reporter. Please name people you trust.',
  ],
  ['tom@example.org nobody', ['tom@example.org'], 'nobody', 'Please enter a valid email address'],
  [
    't1@x.org t2@x.org t3@x.org t4@x.org',
    [],
    't1@x.org t2@x.org t3@x.org t4@x.org',
    'You can add up to 5 designated reporters only',
  ],
])('%j adds %j and leaves %j in the field: %s', (typed, added, left, message) => {
  expect(judge(typed)).toEqual([added, left, message]);
});

test('a name that was typed with an address stays with it', () => {
  const typed = 'Tom Hill <tom@example.org>, eva@example.org';
  expect(parseTypedReporters(typed, { present: [], ownerEmail: undefined }, t).added).toEqual([
    { email: 'tom@example.org', name: 'Tom Hill' },
    { email: 'eva@example.org', name: '' },
  ]);
});
