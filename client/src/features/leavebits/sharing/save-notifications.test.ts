import { expect, test } from 'vitest';
import { messages } from '#shared/messages/owner-leavebits-confirm/en.ts';
import { messagesFrom } from '#tests/support/messages.ts';
import type { RecipientValues } from '../form/form-values.ts';
import { formatDatetimeLocal } from '../form/datetime-local.ts';
import {
  listPeopleRemovedBySave,
  describeSaveEffect,
  listPeopleNotifiedBySave,
} from './save-notifications.ts';

const t = messagesFrom<'owner-leavebits-confirm'>(messages);
const NOW = new Date('2030-01-01T00:00:00Z');
const BOB = 'bob@example.org';
const onDeath = { releaseType: 'death_incapacitation' } as const;
const always = { releaseType: 'always' } as const;
const on = (scheduledDate: string) => ({ releaseType: 'scheduled', scheduledDate }) as const;

function isTold(
  before: typeof onDeath | typeof always | ReturnType<typeof on> | null,
  after: typeof onDeath | typeof always | ReturnType<typeof on>,
  leftBy = {},
): boolean {
  const recipient: RecipientValues = {
    name: '',
    email: BOB,
    releaseType: after.releaseType,
    scheduledDate: 'scheduledDate' in after ? formatDatetimeLocal(after.scheduledDate) : '',
  };
  const saved = before && { sharingEmails: [BOB], sharingConfig: { [BOB]: before }, leftBy };
  return listPeopleNotifiedBySave([recipient], saved, NOW).length === 1;
}

test.each([
  ['someone new, whatever the rule', null, onDeath, true],
  ['from death to always', onDeath, always, true],
  ['from a date to always', on('2040-01-01T10:00:00Z'), always, true],
  ['from death to a date to come', onDeath, on('2040-01-01T10:00:00Z'), false],
  ['to an earlier date to come', on('2040-01-01T10:00:00Z'), on('2039-01-01T10:00:00Z'), false],
  ['from a date that has come to always', on('2029-01-01T10:00:00Z'), always, false],
  ['from always to death', always, onDeath, false],
  ['nothing', always, always, false],
] as const)('%s: told by email now, %s to %s: %s', (_what, before, after, told) => {
  expect(isTold(before, after)).toBe(told);
});

test('whoever has left is not told', () => {
  expect(isTold(onDeath, always, { [BOB]: '2029-01-01T00:00:00.000Z' })).toBe(false);
});

test.each([
  [[], 'Saving won’t send any emails.'],
  [[BOB], 'Saving will email 1 person now.'],
  [[BOB, 'ann@example.org', 'cem@example.org'], 'Saving will email 3 people now.'],
])('for %j the dialog says: %s', (told, words) => expect(describeSaveEffect({ told }, t)).toBe(words));

test('whoever is taken off the recipients is named, and the owner is not', () => {
  const before = { sharingEmails: ['me@example.org', BOB, 'ann@example.org'] };
  const removed = listPeopleRemovedBySave([{ email: BOB }], before, 'me@example.org');
  expect(describeSaveEffect({ told: [], removed }, t)).toBe(
    'ann@example.org will lose access. Saving won’t send any emails.',
  );
  expect(describeSaveEffect({ told: [], removed: ['Ann', 'Cem'] }, t)).toContain(
    'Ann and Cem will lose access.',
  );
  expect(listPeopleRemovedBySave([{ email: BOB }], null, 'me@example.org')).toEqual([]);
  // Recipients who have left lose nothing.
  const left = { ...before, leftBy: { 'ann@example.org': '2029-01-01T00:00:00.000Z' } };
  expect(listPeopleRemovedBySave([{ email: BOB }], left, 'me@example.org')).toEqual([]);
});
