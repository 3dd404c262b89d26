import { expect, test } from 'vitest';
import type { PlanProblemCode } from '#shared/contracts/plan.ts';
import { messages as addressMessages } from '#shared/messages/owner-plan-address/en.ts';
import { messages } from '#shared/messages/owner-plan-people/en.ts';
import { messagesFrom } from '#tests/support/messages.ts';
import {
  describeCardProblems,
  describeAddressChange,
  describeSoleLeavebits,
  describeNothingReason,
  describeUnopened,
  describeTakeover,
} from './people-messages.ts';

const t = messagesFrom<'owner-plan-people'>(messages);
const ofAddress = messagesFrom<'owner-plan-address'>(addressMessages);

test.each([
  [{ count: 3, description: 'House papers' }, 'Only Lena gets “House papers” and 2 more.'],
  [{ count: 1, description: 'House papers' }, 'Only Lena gets “House papers”.'],
  [{ count: 2, description: ' ' }, 'Only Lena gets a LeaveBit without a description and 1 more.'],
  [null, null],
])('what Lena alone gets of %j is said so: %s', (alone, words) => {
  expect(describeSoleLeavebits('Lena', alone, t)).toBe(words);
});

test('a person with nothing is named, with the reason', () => {
  expect(describeNothingReason('Jonas', 'reporter', t)).toMatch(
    /^Jonas is one of your reporters and receives nothing\. /,
  );
  expect(describeNothingReason('Jonas', 'left', t)).toMatch(/^Jonas has left everything /);
});

test('a change of address says what it left', () => {
  expect(
    describeAddressChange({ leavebits: 2, damaged: 0, left: 0, isReporter: false }, ofAddress).description,
  ).toBe('It’s new in 2 LeaveBits.');
  expect(
    describeAddressChange({ leavebits: 1, damaged: 1, left: 2, isReporter: true }, ofAddress).description,
  ).toBe(
    'It’s new in 1 LeaveBit. 1 LeaveBit is damaged and still has the old address. They had left 2 LeaveBits, which still list the old address. As a reporter, they still have the old address.',
  );
});

test.each([
  [1, 0, 'Pieter gets 1 LeaveBit. It can’t be read today.'],
  [1, 1, 'Pieter gets 1 LeaveBit, and can read it as soon as they confirm their address.'],
  [3, 3, 'Pieter gets 3 LeaveBits, and can read all of them as soon as they confirm their address.'],
  [3, 2, 'Pieter gets 3 LeaveBits, and can read 2 of them as soon as they confirm their address.'],
])('who takes over %i LeaveBits, %i of them open, is said', (leavebits, readable, words) =>
  expect(describeTakeover({ name: 'Pieter', leavebits, readable }, ofAddress)).toBe(words),
);

test('what is wrong with a person’s card is said, and nothing about others', () => {
  const say = (code: PlanProblemCode, subject = 'lena@x.org') =>
    describeCardProblems({ name: 'Lena', email: 'lena@x.org' }, [{ code, subject }], t);
  expect(say('sealed-without-card')).toEqual([
    expect.stringMatching(/^Lena has no key card, .* make their key card there\.$/),
  ]);
  expect(say('sealed-before-card')).toEqual([
    expect.stringMatching(
      /^Lena’s key card doesn’t open everything .* save it again\. .* replace it first\.$/,
    ),
  ]);
  expect(say('card-never-checked')).toEqual([
    expect.stringMatching(/^Nobody has tried Lena’s key card yet\./),
  ]);
  expect(say('sealed-before-card', 'jonas@x.org')).toEqual([]);
  expect(say('recipient-unreachable')).toEqual([]);
});

test('what a person doesn’t open is promised only to a substitute who would receive it', () => {
  const ben = { email: 'ben@example.org', name: 'Ben', afterDays: 60 };
  expect(describeUnopened('Lena', { substitute: ben, isPassedOn: true }, t)).toContain(
    'Ben receives it as well if it’s still unopened 60 days after its opening.',
  );
  expect(describeUnopened('Lena', { substitute: ben, isPassedOn: false }, t)).toContain(
    'Ben is next, but already receives everything that Lena does, so nothing is passed on.',
  );
  expect(describeUnopened('Lena', { substitute: null, isPassedOn: false }, t)).toContain(
    'Nobody else receives it.',
  );
});
