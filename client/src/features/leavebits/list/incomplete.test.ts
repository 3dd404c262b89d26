import { expect, test } from 'vitest';
import { incompleteReasons } from './incomplete.ts';

const OWNER = 'owner@example.com';
const ANA = 'ana@example.com';
const SIPHO = 'sipho@example.org';
const proved = (email: string) => email === ANA;
const anaIsNot = 'sipho@example.org is not verified yet.';

test.each([
  ['Papers', [ANA], []],
  ['Papers', [OWNER, ANA], []],
  ['', [ANA], ['It has no description yet.']],
  ['   ', [ANA], ['It has no description yet.']],
  ['Papers', [], ['It is shared with nobody yet.']],
  ['Papers', ['Owner@Example.com'], ['It is shared with nobody but you.']],
  ['Papers', [SIPHO], [anaIsNot]],
  ['Papers', [ANA, SIPHO], [anaIsNot]],
  ['Papers', [SIPHO, 'thandi@example.net'], ['2 recipients are not verified yet.']],
  ['', [OWNER], ['It has no description yet.', 'It is shared with nobody but you.']],
  ['', [OWNER, SIPHO], ['It has no description yet.', anaIsNot]],
])('with the description %j and the recipients %j it is incomplete for %j', (description, to, reasons) => {
  expect(incompleteReasons({ description, sharingEmails: to }, OWNER, proved)).toEqual(reasons);
});

test('the owner’s own address needs no verification', () => {
  expect(incompleteReasons({ description: 'Papers', sharingEmails: [OWNER, ANA] }, OWNER, proved)).toEqual(
    [],
  );
});

test('unknown verification does not make a LeaveBit incomplete', () => {
  expect(incompleteReasons({ description: 'Papers', sharingEmails: [SIPHO] }, OWNER, null)).toEqual([]);
});

test('whoever has left it receives nothing', () => {
  const leftBy = { [ANA]: '2030-01-01T00:00:00.000Z' };
  const reasons = (sharingEmails: string[]) =>
    incompleteReasons({ description: 'Papers', sharingEmails, leftBy }, OWNER, proved);
  expect(reasons([ANA])).toEqual(['Everyone it is shared with has left it.']);
  expect(reasons([ANA, SIPHO])).toEqual([anaIsNot]);
});
