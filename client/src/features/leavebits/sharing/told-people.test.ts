import { expect, test } from 'vitest';
import { namedAlready, peopleToTell, sharedWords } from './told-people.ts';

const OWNER = 'owner@example.com';
const selection = [
  { sharingEmails: ['ana@example.com', OWNER] },
  { sharingEmails: ['ana@example.com', 'sipho@example.org'] },
];

test('existing recipients are told once each, and the owner never', () => {
  expect(namedAlready(selection, OWNER)).toEqual(['ana@example.com', 'sipho@example.org']);
  expect(namedAlready([{ sharingEmails: [OWNER] }], OWNER)).toEqual([]);
});

test('someone new can open all of the selection right away', () => {
  expect(peopleToTell(selection, { typed: ['new@example.net'], named: [] })).toEqual([
    { email: 'new@example.net', note: 'Can open all 2 right away' },
  ]);
});

test('a typed recipient of a part keeps the rules there', () => {
  expect(peopleToTell(selection, { typed: ['sipho@example.org', 'ana@example.com'], named: [] })).toEqual([
    { email: 'sipho@example.org', note: 'Can open 1 of 2 right away; keeps the same rules for the rest' },
    { email: 'ana@example.com', note: 'Already a recipient; keeps the same rules' },
  ]);
});

test('nobody is listed twice', () => {
  const told = peopleToTell(selection, {
    typed: ['ana@example.com'],
    named: namedAlready(selection, OWNER),
  });
  expect(told.map(({ email }) => email)).toEqual(['ana@example.com', 'sipho@example.org']);
  expect(told[1]?.note).toBe('Already a recipient of 1 of 2; keeps the same rules');
});

test('the owner reads how many are told, and why some are not', () => {
  expect(sharedWords(1, 1)).toEqual({ title: 'Emails are on their way to 1 person' });
  expect(sharedWords(3, 4).title).toBe('Emails are on their way to 3 people');
  expect(sharedWords(3, 4).description).toMatch(
    /^We did not email 1 person again: they have had as many emails from you today/,
  );
  expect(sharedWords(0, 2).title).toBe('Shared, without another email');
});
