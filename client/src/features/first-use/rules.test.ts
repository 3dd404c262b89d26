import { expect, test } from 'vitest';
import { messages } from '#shared/messages/owner-first-use/en.ts';
import { messagesFrom } from '#tests/support/messages.ts';
import {
  chooseRefuteHours,
  findFirstUseOffer,
  findFirstUseStep,
  getConfirmationsFor,
  type UnsavedLeavebitFacts,
} from './rules.ts';
import { addressHeadline, suggestHeadline } from './suggest-headline.ts';

const t = messagesFrom<'owner-first-use'>(messages);
const OWNER = 'olga@example.org';
const facts = (shared: boolean, hasReporters: boolean) => ({
  leavebits: [{ sharingEmails: shared ? [OWNER, 'lena@example.org'] : [OWNER] }],
  ownerEmail: OWNER,
  hasReporters,
});
const entries = (fields: Partial<UnsavedLeavebitFacts> = {}): UnsavedLeavebitFacts => ({
  description: '',
  hasText: true,
  hasLostFiles: false,
  recipient: undefined,
  ...fields,
});
const LENA = { email: 'lena@example.org', releaseType: '' };

test('the first use goes on at the first question without an answer', () => {
  expect(findFirstUseStep(facts(false, false), null)).toBe('what');
  expect(findFirstUseStep(facts(false, true), entries({ description: '  ' }))).toBe('what');
  expect(findFirstUseStep(facts(false, false), entries({ description: 'A' }))).toBe('who');
  expect(findFirstUseStep(facts(false, false), entries({ description: 'A', recipient: LENA }))).toBe('when');
  const will = entries({ description: 'will', recipient: LENA });
  expect(findFirstUseStep(facts(false, false), { ...will, hasText: false, hasLostFiles: true })).toBe('what');
  expect(findFirstUseStep(facts(false, false), { ...will, hasLostFiles: true })).toBe('what');
  expect(findFirstUseStep(facts(false, false), { ...will, hasText: false })).toBe('what');
  expect(findFirstUseStep(facts(true, false), entries({ description: 'A' }))).toBe('reporters');
  expect(findFirstUseStep(facts(true, true), null)).toBe('summary');
});

test.each([
  ['Santander 60-11-22 12345678\nPIN 8841\nFor Anne, with love', 'For Anne, with love'],
  ['My password is Racing pigeon', 'For you'],
  ['Tulip!9921', 'For you'],
  ['Dear Lena,\nthe keys', 'Dear Lena'],
])('the headline of %j shows no secret: %j', (text, headline) => {
  expect(suggestHeadline(text, undefined, t)).toBe(headline);
});

test('another LeaveBit begins at the first question, as if there were none', () => {
  expect(findFirstUseStep({ ...facts(true, true), leavebits: [] }, null)).toBe('what');
});

test('a headline without words of its own names the recipient', () => {
  const lena = { name: 'Lena', email: 'lena@example.org' };
  const max = { name: ' ', email: 'max.berg@example.org' };
  expect(addressHeadline('For you', { before: undefined, person: lena }, t)).toBe('For Lena');
  expect(addressHeadline('For Lena', { before: lena, person: max }, t)).toBe('For max.berg');
  expect(addressHeadline('House papers', { before: lena, person: max }, t)).toBe('House papers');
});

test('it is done once somebody receives something and somebody can report', () => {
  expect(findFirstUseOffer(facts(true, true), true)).toBeNull();
  expect(findFirstUseOffer(facts(true, false), true)).toBe('reporters');
  expect(findFirstUseOffer(facts(false, true), true)).toBe('begun');
  expect(findFirstUseOffer(facts(false, true), false)).toBe('new');
});

test.each([
  ['Dear Lena,\nbe well', undefined, 'Dear Lena'],
  ['\n  House papers  \n', 'a.pdf', 'House papers'],
  ['', 'my.last will.pdf', 'my.last will'],
  ['', undefined, ''],
  [
    'This is a very long first line that nobody would want to read as a headline',
    undefined,
    'This is a very long first line that nobody would want to…',
  ],
])('the headline of %j with the file %s is “%s”', (text, file, headline) =>
  expect(suggestHeadline(text, file, t)).toBe(headline),
);

test('with three or more reporters, one of them may be unreachable', () => {
  expect([2, 3, 4, 5].map(getConfirmationsFor)).toEqual([1, 1, 2, 3]);
});

test('somebody who has not chosen a time to refute gets the suggested one', () => {
  expect([undefined, 24, 48, 168].map(chooseRefuteHours)).toEqual([72, 72, 48, 168]);
});
