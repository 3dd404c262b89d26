import { expect, test } from 'vitest';
import { listIncompleteReasons } from './incomplete-reasons.ts';

const OWNER = 'owner@example.com';
const ANA = 'ana@example.com';
const SIPHO = 'sipho@example.org';
const proved = (email: string) => email === ANA;
const siphoIsNot = 'sipho@example.org hasn’t used their link yet. Your plan doesn’t need that.';

const wordsOf = (leavebit: Parameters<typeof listIncompleteReasons>[0]) =>
  listIncompleteReasons(leavebit, OWNER, proved).map(({ text }) => text);

test.each([
  ['Papers', [ANA], []],
  ['Papers', [OWNER, ANA], []],
  ['', [ANA], ['It doesn’t have a description yet.']],
  ['   ', [ANA], ['It doesn’t have a description yet.']],
  ['Papers', [], ['It isn’t shared with anyone yet.']],
  ['Papers', ['Owner@Example.com'], ['It’s only shared with you.']],
  ['Papers', [SIPHO], [siphoIsNot]],
  ['Papers', [ANA, SIPHO], [siphoIsNot]],
  [
    'Papers',
    [SIPHO, 'thandi@example.net'],
    ['2 recipients haven’t used their links yet. Your plan doesn’t need that.'],
  ],
  ['', [OWNER], ['It doesn’t have a description yet.', 'It’s only shared with you.']],
  ['', [OWNER, SIPHO], ['It doesn’t have a description yet.', siphoIsNot]],
])('with the description %j and the recipients %j it is incomplete for %j', (description, to, reasons) => {
  expect(wordsOf({ description, sharingEmails: to })).toEqual(reasons);
});

test('the owner’s own address needs no verification', () => {
  expect(
    listIncompleteReasons({ description: 'Papers', sharingEmails: [OWNER, ANA] }, OWNER, proved),
  ).toEqual([]);
});

test('unknown verification does not make a LeaveBit incomplete', () => {
  expect(listIncompleteReasons({ description: 'Papers', sharingEmails: [SIPHO] }, OWNER, null)).toEqual([]);
});

test.each([
  ['Papers', [SIPHO], false],
  ['Papers', [], true],
  ['', [SIPHO], true],
])(
  'with the description %j and the recipients %j it wants something of its owner: %j',
  (description, to, wants) => {
    const reasons = listIncompleteReasons({ description, sharingEmails: to }, OWNER, proved);
    expect(reasons.some(({ needsOwner }) => needsOwner)).toBe(wants);
  },
);

test('whoever has left it receives nothing', () => {
  const leftBy = { [ANA]: '2030-01-01T00:00:00.000Z' };
  const reasons = (sharingEmails: string[]) => wordsOf({ description: 'Papers', sharingEmails, leftBy });
  expect(reasons([ANA])).toEqual(['Everyone it was shared with has left.']);
  expect(reasons([ANA, SIPHO])).toEqual([siphoIsNot]);
});
