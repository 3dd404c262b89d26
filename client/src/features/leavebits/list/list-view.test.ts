import { expect, test } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { messages } from '#shared/messages/owner-leavebits-list/en.ts';
import { messagesFrom } from '#tests/support/messages.ts';
import { describeSelection, filterLeavebits, sortLeavebits } from './list-view.ts';

const t = messagesFrom<'owner-leavebits-list'>(messages);

function leavebit(id: number, description: string, emails: string[] = [], day = id): Leavebit {
  const lastUpdate = `2026-01-${String(day).padStart(2, '0')}T00:00:00.000Z`;
  return {
    id,
    description,
    infoFields: id === 3 ? 'The key is with Zoë.\nBank: Capital' : '',
    attachments: id === 4 ? ['Bank statement.pdf'] : [],
    sharingEmails: emails,
    sharingConfig: {},
    seqno: 0,
    lastUpdate,
  };
}
const all = [
  leavebit(1, 'House papers', ['ana@example.com']),
  leavebit(2, 'Élan vital', ['sipho@example.org', 'ana@example.com']),
  leavebit(3, 'Box 10'),
  leavebit(4, 'Box 9', ['thandi@example.net']),
  leavebit(5, ''),
];
const ids = (found: Leavebit[]) => found.map(({ id }) => id);

test.each([
  ['', [1, 2, 3, 4, 5]],
  ['  ', [1, 2, 3, 4, 5]],
  ['HOUSE', [1]],
  ['elan', [2]],
  ['ana@', [1, 2]],
  ['ana vital', [2]],
  ['box 9', [4]],
  ['nothing of this', []],
  ['bank', [3, 4]],
  ['zoe', [3]],
  ['box mokoena', [4]],
  ['statement.pdf thandi', [4]],
  ['zoë. box', [3]],
])('a search for %j finds %j', (search, found) => {
  expect(ids(filterLeavebits(all, search, new Map([['thandi@example.net', 'Thandi Mokoena']])))).toEqual(
    found,
  );
});

test('of a sealed LeaveBit, only the description and the recipients are searched', () => {
  const sealed: Leavebit = {
    ...leavebit(6, 'Letter', ['ana@example.com']),
    sealed: true,
    infoFields: '-----BEGIN AGE ENCRYPTED FILE-----\nYWdlLWVuY3J5',
    attachments: ['5f3c.age'],
  };
  const find = (search: string) => ids(filterLeavebits([sealed], search, new Map()));
  expect([find('letter'), find('ana')]).toEqual([[6], [6]]);
  for (const search of ['age', 'YWdl', '5f3c', 'begin']) expect(find(search)).toEqual([]);
});

const isIncomplete = ({ description }: Leavebit) => description === '' || description === 'Box 9';

test.each([
  ['updated', [5, 4, 3, 2, 1]],
  ['description', [4, 3, 2, 1, 5]],
  ['incomplete', [5, 4, 3, 2, 1]],
] as const)('sorted by %s they come as %j', (order, result) => {
  expect(ids(sortLeavebits(all, order, isIncomplete))).toEqual(result);
  expect(ids(all)).toEqual([1, 2, 3, 4, 5]);
});

test('incomplete LeaveBits come first, whenever they were saved', () => {
  const older = [leavebit(1, '', [], 1), leavebit(2, 'Papers', [], 9)];
  expect(ids(sortLeavebits(older, 'incomplete', isIncomplete))).toEqual([1, 2]);
  expect(ids(sortLeavebits(older, 'updated', isIncomplete))).toEqual([2, 1]);
});

test.each([
  [{ shown: 3, all: 3, selected: 0, hidden: 0 }, '3 LeaveBits'],
  [{ shown: 3, all: 3, selected: 2, hidden: 0 }, '3 LeaveBits, 2 selected'],
  [
    { shown: 1, all: 3, selected: 1, hidden: 2 },
    '1 of 3 LeaveBits, 1 selected, 2 more selected but hidden by the search',
  ],
  [
    { shown: 1, all: 3, selected: 0, hidden: 1 },
    '1 of 3 LeaveBits, 0 selected, 1 more selected but hidden by the search',
  ],
])('a selection of %j is counted as “%s”', (counts, words) =>
  expect(describeSelection(counts, t)).toBe(words),
);
