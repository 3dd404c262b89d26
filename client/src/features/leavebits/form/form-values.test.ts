import { expect, test } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { messages as english } from '#shared/messages/owner-form/en.ts';
import { messagesFrom } from '#tests/support/messages.ts';
import {
  NO_RELEASE_TYPE,
  findValidReleaseMoment,
  leavebitToFormValues,
  createLeavebitFormSchema,
  toReleaseSetting,
  toSharingFields,
  toLeavebitFormData,
} from './form-values.ts';
import { parseDatetimeLocal, formatDatetimeLocal } from './datetime-local.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const PAST = '2026-01-02T03:04:00.000Z';
const saved: Leavebit = {
  id: 7,
  description: 'House papers',
  infoFields: '',
  attachments: ['deed.pdf'],
  sharingEmails: ['ana@example.com', 'sipho@example.org'],
  sharingConfig: { 'ana@example.com': { releaseType: 'scheduled', scheduledDate: PAST } },
  seqno: 3,
  lastUpdate: PAST,
};
const values = leavebitToFormValues(saved);
const t = messagesFrom<'owner-form'>(english);
const schema = createLeavebitFormSchema(values, { now: () => NOW }, t);
const withDate = (scheduledDate: string) => ({
  ...values,
  recipients: [{ email: 'ana@example.com', name: '', releaseType: 'scheduled' as const, scheduledDate }],
});
const messages = (form: unknown) => schema.safeParse(form).error?.issues.map(({ message }) => message) ?? [];

test('a recipient without a setting can always open it', () => {
  expect(values.recipients[1]).toEqual({
    email: 'sipho@example.org',
    name: '',
    releaseType: 'always',
    scheduledDate: '',
  });
});

test('a LeaveBit that opened on a past date can still be edited', () => {
  expect(messages(values)).toEqual([]);
});

test('a newly chosen date must lie ahead', () => {
  expect(messages(withDate(formatDatetimeLocal('2026-11-20T11:58:00Z')))).toEqual([
    'Please choose a date and time in the future',
  ]);
  expect(messages(withDate(formatDatetimeLocal('2026-11-20T12:00:00Z')))).toEqual([]);
});

test.each([
  [formatDatetimeLocal('2026-11-20T11:58:00Z'), undefined, null],
  ['', undefined, null],
  [formatDatetimeLocal('2026-11-20T12:05:00Z'), undefined, '2026-11-20T12:05:00.000Z'],
  [formatDatetimeLocal(PAST), PAST, PAST],
  [formatDatetimeLocal('2020-01-01T00:00:00Z'), PAST, null],
])('the date %j, where %j is saved, would be saved as %j', (scheduledDate, savedDate, moment) => {
  const [recipient] = withDate(scheduledDate).recipients;
  expect(findValidReleaseMoment({ ...recipient!, savedDate }, NOW)).toBe(moment);
});

test('a scheduled recipient needs a date', () => {
  expect(messages(withDate(''))).toEqual(['Please choose a date and time']);
});

test('a LeaveBit needs a recipient', () => {
  expect(messages({ ...values, recipients: [] })).toEqual(['At least one email address is required']);
});

test('each recipient needs a real address', () => {
  const [, recipient] = values.recipients;
  expect(messages({ ...values, recipients: [{ ...recipient, email: 'ana@' }] })).toEqual([
    'Invalid email address',
  ]);
});

test('a name that cannot be kept is named, and nothing of it is lost', () => {
  const named = (name: string) => ({ ...values, recipients: [{ ...values.recipients[1], name }] });
  expect(messages(named('Lena Berg'))).toEqual([]);
  expect(messages(named('Lena <3 Berg'))).toEqual(['A name can’t contain the characters < and >']);
  expect(messages(named('x'.repeat(101)))).toEqual(['A name can have up to 100 characters']);
});

test('the sharing panel may remove the last recipient', () => {
  const lenient = createLeavebitFormSchema(values, { now: () => NOW, needsRecipient: false }, t);
  expect(lenient.safeParse({ ...values, recipients: [] }).success).toBe(true);
  expect(toSharingFields([])).toEqual({ sharingEmails: [], sharingConfig: {} });
});

test('the date field keeps a moment to the minute', () => {
  expect(parseDatetimeLocal(formatDatetimeLocal(PAST))).toBe(PAST);
});

test('the request carries clean text, every recipient with a rule, and the save it was made from', () => {
  const data = toLeavebitFormData(
    {
      ...values,
      description: ' <House> papers ',
      deletedFiles: ['deed.pdf'],
      files: [new File(['a'], 'a.txt')],
    },
    saved.seqno,
  );
  expect(data.get('description')).toBe('House papers');
  expect(JSON.parse(data.get('sharingEmails') as string)).toEqual(saved.sharingEmails);
  expect(JSON.parse(data.get('sharingConfig') as string)).toEqual({
    'ana@example.com': { releaseType: 'scheduled', scheduledDate: PAST },
    'sipho@example.org': { releaseType: 'always' },
  });
  expect(data.getAll('deletedFiles')).toEqual(['deed.pdf']);
  expect(data.get('seqno')).toBe('3');
  expect([...data.keys()].at(-1)).toBe('attachments');
});

test('an unchanged date is sent as it was saved, to the second', () => {
  const exact = '2027-10-31T01:30:45.000Z';
  const dated = leavebitToFormValues({
    ...saved,
    sharingConfig: { 'ana@example.com': { releaseType: 'scheduled', scheduledDate: exact } },
  });
  expect(toSharingFields(dated.recipients).sharingConfig['ana@example.com']?.scheduledDate).toBe(exact);
  const [ana] = dated.recipients;
  const later = formatDatetimeLocal('2027-11-30T01:30:00Z');
  const changed = toSharingFields([{ ...ana!, scheduledDate: later }]);
  expect(changed.sharingConfig['ana@example.com']?.scheduledDate).toBe('2027-11-30T01:30:00.000Z');
});

test('a date after the year 9999 does not count', () => {
  expect(parseDatetimeLocal('+010000-01-03T00:00')).toBeUndefined();
  expect(parseDatetimeLocal('9999-12-30T00:00')).toMatch(/^9999-12-/);
});

test('the first save of a template drops what the template says to its owner, unless the owner keeps it', () => {
  const infoFields = 'Write after each colon. Delete the lines you do not need.\n\nExecutor: Ana';
  const sent = (seqno: number, keeps?: boolean) => {
    const form = leavebitToFormValues({ ...saved, seqno, infoFields });
    return toLeavebitFormData({ ...form, keepsInstructions: keeps ?? form.keepsInstructions }, seqno).get(
      'infoFields',
    );
  };
  expect(sent(1)).toBe('Executor: Ana');
  expect(sent(1, true)).toBe(infoFields);
  expect(sent(2)).toBe(infoFields);
  expect(sent(2, false)).toBe('Executor: Ana');
});

test('a rule that nobody chose opens nothing by accident', () => {
  expect(
    toReleaseSetting({ email: 'ana@example.com', name: '', releaseType: NO_RELEASE_TYPE, scheduledDate: '' }),
  ).toEqual({
    releaseType: 'death_incapacitation',
  });
});
