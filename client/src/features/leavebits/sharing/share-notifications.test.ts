import { describe, expect, test } from 'vitest';
import type { RecipientValues } from '../form/form-values.ts';
import type { ReleaseSetting } from '#shared/domain/release.ts';
import { messages as formMessages } from '#shared/messages/owner-form/en.ts';
import { messages } from '#shared/messages/owner-leavebits-sharing/en.ts';
import { messagesFrom } from '#tests/support/messages.ts';
import { leavebitToFormValues, createLeavebitFormSchema } from '../form/form-values.ts';
import { formatDatetimeLocal } from '../form/datetime-local.ts';
import {
  getCommonRule,
  isRecipientOfAll,
  listExistingRecipients,
  describeNewRecipients,
  listPeopleToNotify,
  describeShareResult,
} from './share-notifications.ts';

const t = messagesFrom<'owner-leavebits-sharing'>(messages);
const OWNER = 'owner@example.com';
const person = (email: string, rule: Partial<RecipientValues> = {}): RecipientValues => ({
  email,
  name: '',
  releaseType: 'always',
  scheduledDate: '',
  ...rule,
});
const told = (typed: RecipientValues[], named: string[] = []) =>
  listPeopleToNotify(selection, { typed, named }, t).map(({ email, note }) => [email, note]);
const selection = [
  { sharingEmails: ['ana@example.com', OWNER] },
  { sharingEmails: ['ana@example.com', 'sipho@example.org'] },
];

test('existing recipients are told once each, and the owner never', () => {
  expect(listExistingRecipients(selection, OWNER)).toEqual(['ana@example.com', 'sipho@example.org']);
  expect(listExistingRecipients([{ sharingEmails: [OWNER] }], OWNER)).toEqual([]);
});

test('someone new can open all of the selection when their rule says so', () => {
  expect(told([person('new@example.net')])).toEqual([['new@example.net', 'Can read all 2 right away']]);
  expect(told([person('new@example.net', { releaseType: 'death_incapacitation' })])).toEqual([
    ['new@example.net', 'Can read all 2 after my death or incapacitation is confirmed'],
  ]);
  const dated = told([
    person('new@example.net', { releaseType: 'scheduled', scheduledDate: '2090-05-06T07:08' }),
  ]);
  expect(dated[0]?.[1]).toMatch(/^Can read all 2 from May 6, 2090 at 07:08\u00a0AM/);
});

test('a typed recipient of a part keeps the rules there, and one of all keeps all', () => {
  expect(told([person('sipho@example.org'), person('ana@example.com')])).toEqual([
    ['sipho@example.org', 'Can read 1 of 2 right away; keeps the same rules for the rest'],
    ['ana@example.com', 'Already a recipient; keeps the same rules'],
  ]);
  expect([
    isRecipientOfAll(selection, 'ana@example.com'),
    isRecipientOfAll(selection, 'sipho@example.org'),
  ]).toEqual([true, false]);
});

test('whoever has left is not told of that, and the owner reads so', () => {
  const tom = 'tom@example.org';
  const left = { sharingEmails: [tom], leftBy: { [tom]: '2026-11-24T10:00:00.000Z' } };
  const noteFor = (leavebits: Parameters<typeof listPeopleToNotify>[0]) =>
    listPeopleToNotify(leavebits, { typed: [person(tom)], named: [] }, t)[0]?.note;
  expect(listExistingRecipients([left], OWNER)).toEqual([]);
  expect(listExistingRecipients([left, { sharingEmails: [tom] }], OWNER)).toEqual([tom]);
  expect(noteFor([left])).toBe('Has left it and won’t get that again');
  expect(noteFor([left, { sharingEmails: [tom] }])).toBe(
    'Keeps the same rules for 1 of 2; has left 1 of 2 and won’t get that again',
  );
  expect(noteFor([left, { sharingEmails: [] }])).toBe(
    'Can read 1 of 2 right away; has left 1 of 2 and won’t get that again',
  );
});

test('a rule is confirmed only for somebody who receives none of them yet', () => {
  const waiting = (email: string) =>
    listPeopleToNotify(
      selection,
      { typed: [person(email, { releaseType: 'death_incapacitation' })], named: [] },
      t,
    )[0]?.setting;
  expect(waiting('new@example.net')).toMatchObject({ releaseType: 'death_incapacitation' });
  expect(waiting('ana@example.com')).toBeUndefined();
});

describe('the rule that people start with when a selection is shared', () => {
  const AT = new Date('2026-11-24T12:00:00Z');
  const NOTHING = { releaseType: '', scheduledDate: '' };
  const LATER = '2090-05-06T07:08:00.000Z';
  const report: ReleaseSetting = { releaseType: 'death_incapacitation' };
  const dated = (scheduledDate: string): ReleaseSetting => ({ releaseType: 'scheduled', scheduledDate });
  const sharedBy = (rules: Record<string, ReleaseSetting>) => ({
    sharingEmails: [OWNER, ...Object.keys(rules)],
    sharingConfig: { [OWNER]: { releaseType: 'always' as const }, ...rules },
  });

  test.each([
    ['nothing where nobody receives anything yet', [sharedBy({}), sharedBy({})], NOTHING],
    ['nothing where one LeaveBit has no recipient', [sharedBy({ ana: report }), sharedBy({})], NOTHING],
    [
      'nothing where rules differ',
      [sharedBy({ ana: report }), sharedBy({ ana: { releaseType: 'always' } })],
      NOTHING,
    ],
    [
      'nothing where dates differ',
      [sharedBy({ ana: dated(LATER), ben: dated('2091-01-01T00:00:00Z') })],
      NOTHING,
    ],
    ['nothing where the date is past', [sharedBy({ ana: dated('2020-01-01T00:00:00Z') })], NOTHING],
    [
      'the rule that all have',
      [sharedBy({ ana: report }), sharedBy({ ben: report })],
      { ...NOTHING, ...report },
    ],
    ['also a rule with a date', [sharedBy({ ana: dated(LATER) })], dated(formatDatetimeLocal(LATER))],
    [
      'no date that does not count',
      [sharedBy({ ana: { ...dated(LATER), ...report } })],
      { ...NOTHING, ...report },
    ],
  ])('is %s', (_, leavebits, rule) => {
    expect(getCommonRule(leavebits, OWNER, AT)).toEqual(rule);
  });

  test('nothing is sent before it is chosen, except to people who keep their rules', () => {
    const form = {
      ...leavebitToFormValues(null),
      recipients: [person('new@example.net', { releaseType: '' })],
    };
    const problems = (keepsRules: () => boolean) =>
      createLeavebitFormSchema(
        leavebitToFormValues(null),
        { now: () => AT, keepsRules },
        messagesFrom<'owner-form'>(formMessages),
      )
        .safeParse(form)
        .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
    expect(problems(() => false)).toEqual([
      ['recipients.0.releaseType', 'Please choose when they can read this'],
    ]);
    expect(problems(() => true)).toEqual([]);
    expect(told(form.recipients)).toEqual([
      ['new@example.net', 'Gets all 2. You haven’t chosen when they can read them yet'],
    ]);
  });
});

test('the confirmation names newcomers only where there are some', () => {
  const words = (...emails: string[]) =>
    describeNewRecipients(
      selection,
      emails.map((email) => ({ email })),
      t,
    );
  expect(words()).toBe('');
  expect(words('ana@example.com')).toBe('');
  expect(words('new@example.net')).toMatch(
    /^The people you added will become recipients of all 2 LeaveBits\./,
  );
  expect(words('new@example.net', 'ana@example.com')).toMatch(/^The new ones will become recipients/);
});

test('nobody is listed twice', () => {
  const listed = told([person('ana@example.com')], listExistingRecipients(selection, OWNER));
  expect(listed.map(([email]) => email)).toEqual(['ana@example.com', 'sipho@example.org']);
  expect(listed[1]?.[1]).toBe('Already a recipient of 1 of 2; keeps the same rules');
});

test('the owner reads how many are told, and why some are not', () => {
  expect(describeShareResult(1, 1, t)).toEqual({ title: 'Emails are on their way to 1 person' });
  expect(describeShareResult(3, 4, t).title).toBe('Emails are on their way to 3 people');
  expect(describeShareResult(3, 4, t).description).toMatch(
    /^We didn’t email 1 person again because they’ve reached today’s limit for emails from you/,
  );
  expect(describeShareResult(0, 2, t).title).toBe('Shared, without another email');
});
