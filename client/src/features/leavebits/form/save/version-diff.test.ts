import { expect, test } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { messages } from '#shared/messages/owner-form/en.ts';
import { messages as ruleMessages } from '#shared/messages/owner-leavebits-rules/en.ts';
import { messagesFrom } from '#tests/support/messages.ts';
import { leavebitToFormValues } from '../form-values.ts';
import type { LeavebitFormValues } from '../form-values.ts';
import { listVersionDifferences, listFilesDeletedElsewhere } from './version-diff.ts';

const rules = messagesFrom<'owner-leavebits-rules'>(ruleMessages);
const NAMES: Record<string, string> = { 'lena@example.org': 'Lena Berg' };
const t = messagesFrom<'owner-form'>(messages);
const differing = (values: LeavebitFormValues, theirs: Leavebit) =>
  listVersionDifferences(values, theirs, (email) => NAMES[email] ?? null, { t, rules });

const base: Leavebit = {
  id: 7,
  description: 'House papers',
  infoFields: 'The key\nis under the stone',
  attachments: ['deed.pdf', 'plan.pdf'],
  sharingEmails: ['ana@example.com', 'sipho@example.org'],
  sharingConfig: { 'ana@example.com': { releaseType: 'always' } },
  seqno: 3,
  lastUpdate: '2026-01-02T03:04:00.000Z',
};
const values = leavebitToFormValues(base);

test('a save does not differ from itself, whatever the order of people and files', () => {
  const theirs = {
    ...base,
    attachments: base.attachments.toReversed(),
    sharingEmails: base.sharingEmails.toReversed(),
    seqno: 4,
  };
  expect(differing(values, theirs)).toEqual([]);
});

test('each differing part is named with both versions', () => {
  const mine = {
    ...values,
    description: ' <House> ',
    deletedFiles: ['plan.pdf'],
    files: [new File([], 'new.pdf')],
  };
  const theirs: Leavebit = {
    ...base,
    infoFields: '',
    sharingConfig: { 'ana@example.com': { releaseType: 'death_incapacitation' } },
  };
  expect(differing(mine, theirs)).toEqual([
    { part: 'description', mine: ['House'], theirs: ['House papers'] },
    { part: 'info', mine: ['The key', 'is under the stone'], theirs: [] },
    {
      part: 'recipients',
      mine: ['ana@example.com: Can read it now', 'sipho@example.org: Can read it now'],
      theirs: [
        'ana@example.com: Opens after my death or incapacitation is confirmed',
        'sipho@example.org: Can read it now',
      ],
    },
    { part: 'files', mine: ['deed.pdf', 'new.pdf'], theirs: ['deed.pdf', 'plan.pdf'] },
  ]);
});

test('who sees whose address is a part of the recipients', () => {
  const [difference, ...others] = differing({ ...values, hidesAddresses: true }, base);
  expect(others).toEqual([]);
  expect(difference?.mine.at(-1)).toBe('Their addresses are hidden from one another.');
  expect(difference?.theirs).toHaveLength(2);
  expect(differing({ ...values, hidesAddresses: true }, { ...base, hidesAddresses: true })).toEqual([]);
});

test('the same lines of info in another order differ', () => {
  const theirs = { ...base, infoFields: 'is under the stone\nThe key' };
  expect(differing(values, theirs).map(({ part }) => part)).toEqual(['info']);
});

test('a file that the other version has deleted is not among mine, and is named as gone', () => {
  const theirs = { ...base, attachments: ['plan.pdf'], seqno: 4 };
  expect(differing(values, theirs)).toEqual([]);
  expect(listFilesDeletedElsewhere(values, base, theirs)).toEqual(['deed.pdf']);
});

test('a file that the person deleted is not named as gone', () => {
  const theirs = { ...base, attachments: ['plan.pdf'] };
  expect(listFilesDeletedElsewhere({ ...values, deletedFiles: ['deed.pdf'] }, base, theirs)).toEqual([]);
});

test('files that the other version added stay with mine, and a new file of that name gets another name', () => {
  const theirs = { ...base, attachments: [...base.attachments, 'photo.jpg'] };
  const mine = { ...values, files: [new File([], 'photo.jpg')] };
  expect(differing(mine, theirs)).toEqual([
    {
      part: 'files',
      mine: ['deed.pdf', 'plan.pdf', 'photo.jpg', 'photo (2).jpg'],
      theirs: ['deed.pdf', 'plan.pdf', 'photo.jpg'],
    },
  ]);
});

test('people stand there with their names', () => {
  const lena = { email: 'lena@example.org', name: '', releaseType: 'always' as const, scheduledDate: '' };
  const mine = { ...leavebitToFormValues(base), recipients: [lena] };
  const people = differing(mine, base).find(({ part }) => part === 'recipients');
  expect(people?.mine).toEqual(['Lena Berg (lena@example.org): Can read it now']);
});
