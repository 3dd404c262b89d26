import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { messages as ruleMessages } from '#shared/messages/owner-leavebits-rules/en.ts';
import { messages as versionMessages } from '#shared/messages/owner-leavebits-versions/en.ts';
import { messagesFrom } from '#tests/support/messages.ts';
import {
  compareTexts,
  compareRecipients,
  condenseDiff,
  describeDifferences,
  type DiffPart,
} from './compare-versions.ts';

const rules = messagesFrom<'owner-leavebits-rules'>(ruleMessages);
const t = messagesFrom<'owner-leavebits-versions'>(versionMessages);
const AT = new Date('2030-01-01T00:00:00Z');
const without = (pieces: readonly DiffPart[], kind: DiffPart['kind']) =>
  pieces
    .filter((piece) => piece.kind !== kind)
    .map(({ text }) => text)
    .join('');
const text = fc
  .array(fc.constantFrom('the', 'key', 'is', 'under', ' ', '\n', 'pot.', 'ключ', '🔑'))
  .map((words) => words.join(' '));

describe('a comparison of two texts', () => {
  it('holds both of them, whole', () => {
    fc.assert(
      fc.property(text, text, (now, then) => {
        const pieces = compareTexts(now, then);
        expect([without(pieces, 'then'), without(pieces, 'now')]).toEqual([now, then]);
      }),
    );
  });

  it('goes by words', () => {
    expect(compareTexts('The key is under the pot', 'The key is under the mat')).toEqual([
      { kind: 'same', text: 'The key is under the ' },
      { kind: 'now', text: 'pot' },
      { kind: 'then', text: 'mat' },
    ]);
    expect(compareTexts('', '')).toEqual([]);
  });

  it('takes words that are exchanged one after the other as one phrase', () => {
    expect(compareTexts('The key: with Mrs Keller.', 'The key: under our pot.')).toEqual([
      { kind: 'same', text: 'The key: ' },
      { kind: 'now', text: 'with Mrs Keller' },
      { kind: 'then', text: 'under our pot' },
      { kind: 'same', text: '.' },
    ]);
  });

  it('of very long texts without anything in common ends soon', () => {
    const long = (word: string) => Array.from({ length: 20_000 }, (_, n) => `${word}${n}`).join(' ');
    const pieces = compareTexts(long('a'), long('b'));
    expect([without(pieces, 'then'), without(pieces, 'now')]).toEqual([long('a'), long('b')]);
  });

  it('leaves out what is far from a difference, and counts it', () => {
    const same: DiffPart = { kind: 'same', text: 'abcd '.repeat(20) };
    const other: DiffPart = { kind: 'now', text: 'y' };
    const ten: DiffPart = { kind: 'same', text: 'abcd abcd ' };
    expect(condenseDiff([same, other, same, other, same], 12)).toEqual([
      { kind: 'gap', characters: 89 },
      { kind: 'same', text: ' abcd abcd ' },
      other,
      ten,
      { kind: 'gap', characters: 79 },
      { kind: 'same', text: ' abcd abcd ' },
      other,
      ten,
      { kind: 'gap', characters: 90 },
    ]);
    expect(condenseDiff([same, other], 90)).toEqual([same, other]);
    expect(condenseDiff([same], 20)).toEqual([{ kind: 'gap', characters: 100 }]);
  });
});

const leavebit: Leavebit = {
  id: 1,
  description: 'House',
  infoFields: 'Keys',
  attachments: [],
  sharingEmails: ['ana@x.org', 'ben@x.org'],
  sharingConfig: { 'ana@x.org': { releaseType: 'always' }, 'ben@x.org': { releaseType: 'always' } },
  seqno: 3,
  lastUpdate: '2029-01-01T00:00:00Z',
};
const then = {
  seqno: 2,
  savedAt: '2028-01-01T00:00:00Z',
  description: 'House',
  infoFields: 'Keys',
  sharingEmails: ['cora@x.org', 'ben@x.org'],
  sharingConfig: { 'ben@x.org': { releaseType: 'death_incapacitation' as const } },
};

it('a comparison of recipients has each of them once, with both rules', () => {
  expect(compareRecipients(leavebit, then, AT, rules)).toEqual([
    { email: 'cora@x.org', now: null, then: 'Can read it now' },
    {
      email: 'ben@x.org',
      now: 'Can read it now',
      then: 'Opens after my death or incapacitation is confirmed',
    },
    { email: 'ana@x.org', now: 'Can read it now', then: null },
  ]);
});

it('a version says in a few words what differs from now', () => {
  expect(describeDifferences(leavebit, then, AT, { t, rules })).toBe('different recipients');
  expect(
    describeDifferences(leavebit, { ...then, description: 'Flat', infoFields: '' }, AT, { t, rules }),
  ).toBe('different description, info, recipients');
  expect(describeDifferences(leavebit, { ...leavebit, savedAt: '' }, AT, { t, rules })).toBe('same as now');
});

it('a version whose text is sealed says what else differs, and never that the text is the same', () => {
  const seal = (text: string) => `-----BEGIN AGE ENCRYPTED FILE-----\n${text}`;
  const sealed = { ...leavebit, infoFields: seal('a') };
  const before = { ...leavebit, savedAt: '', infoFields: seal('b') };
  expect(describeDifferences(sealed, before, AT, { t, rules })).toBe('its text is sealed');
  expect(describeDifferences(leavebit, before, AT, { t, rules })).toBe('its text is sealed');
  expect(describeDifferences(sealed, { ...before, description: 'Flat' }, AT, { t, rules })).toBe(
    'different description',
  );
  expect(describeDifferences(sealed, { ...before, infoFields: '' }, AT, { t, rules })).toBe('different info');
});
