import { expect, test } from 'vitest';
import { describeReportNumbers } from '#shared/domain/reporters.ts';
import { messages as undo } from '#shared/messages/undo/en.ts';
import { messages as undoLinks } from '#shared/messages/undo-links/en.ts';
import { loadMessagesOf, messagesFrom } from '#tests/support/messages.ts';
import {
  describeConfigurationUndoError,
  describeReportUnaffectedByUndo,
  describeUndone,
  describeUndoSteps,
  formatConfigChangeRows,
} from './undo-messages.ts';

const t = messagesFrom<'undo'>(undo);
const messages = { t, links: messagesFrom<'undo-links'>(undoLinks) };

const CHANGE = {
  changedAt: '2031-06-01T12:00:00Z',
  expiresAt: '2031-06-04T12:00:00Z',
  added: ['eve@example.org', 'eva@example.org'],
  removed: [],
  requiredConfirmations: null,
  refuteTimeHours: { before: 24, after: 1 },
  askReportersOnLapse: { before: true, after: false },
  secondEmail: null,
  phoneNumber: null,
  awayUntil: { before: null, after: '2026-12-24T22:00:00.000Z' },
  silenceMonths: { before: 12, after: 0 },
  coolDownDays: { before: 0, after: 7 },
  incapacitation: null,
  laterChanges: 0,
  earlierChanges: 0,
  report: null,
};

test('a change is shown by what differs, with the end of the link', () => {
  const rows = formatConfigChangeRows(messages, CHANGE);
  expect(rows.slice(0, 4)).toEqual([
    { term: 'New reporters', value: 'eve@example.org, eva@example.org' },
    { term: 'Hours to refute', value: '1, previously 24' },
    { term: 'Days without a new report after you refute one', value: '7, previously 0' },
    { term: 'Ask reporters if your payments stop', value: 'No, previously yes' },
  ]);
  expect(rows[4]!.value).toMatch(/^December 2.*, previously not away$/);
  expect(rows[5]).toEqual({
    term: 'Ask reporters if you don’t sign in',
    value: 'never, previously after 12 months',
  });
  expect(rows).toHaveLength(7);
  expect(rows[6]!.term).toBe('This link works until');
});

test('in English the numbers for an incapacity read as everywhere else in the product', () => {
  const before = { requiredConfirmations: 1, refuteTimeHours: 1 };
  for (const after of [{ requiredConfirmations: 2, refuteTimeHours: 48 }, null])
    expect(formatConfigChangeRows(messages, { ...CHANGE, incapacitation: { before, after } })).toContainEqual(
      {
        term: 'After an accident or a stroke',
        value: `${describeReportNumbers(after)}; previously ${describeReportNumbers(before)}`,
      },
    );
});

test('a way to warn the owner that was removed or is new is shown as none on the other side', () => {
  const ways = {
    secondEmail: { before: 'olga@example.net', after: null },
    phoneNumber: { before: null, after: '+27825550101' },
  };
  const rows = formatConfigChangeRows(messages, { ...CHANGE, ...ways });
  expect(rows).toContainEqual({
    term: 'Second email address for warnings',
    value: 'None, previously olga@example.net',
  });
  expect(rows).toContainEqual({ term: 'Phone number for warnings', value: '+27825550101, previously none' });
});

test.each([
  [0, null],
  [1, 'one more time'],
  [2, '2 more times'],
])('of %i later changes the owner reads: %s', (laterChanges, words) => {
  const steps = describeUndoSteps(messages, { laterChanges }).join(' ');
  if (words) expect(steps).toContain(words);
  else expect(steps).not.toContain('since then');
  expect(steps).toContain('will be signed out');
});

test('of earlier changes and of a report the owner reads what to do', () => {
  expect(t('earlierChanges', { count: 1 })).toContain('one earlier change.');
  expect(t('earlierChanges', { count: 3 })).toContain('undo 3 earlier changes.');
  expect(describeReportUnaffectedByUndo(t, 'pending')).toContain('refute it');
  expect(describeReportUnaffectedByUndo(t, 'released')).toContain('lock everything again');
});

const RESTORED = {
  ...CHANGE,
  added: [],
  askReportersOnLapse: null,
  awayUntil: null,
  silenceMonths: null,
  coolDownDays: null,
  phoneNumber: { before: null, after: '+27825550101' },
};

test('an undo says what it has restored, and nothing of a second way that stays while a report is pending', () => {
  expect(describeUndone(messages, RESTORED)).toContain(
    ' has been undone. We’ve restored your time to refute and your phone number for warnings. Everyone who was signed in',
  );
  expect(describeUndone(messages, { ...RESTORED, report: 'pending' })).toContain(
    'We’ve restored your time to refute. ',
  );
  expect(describeUndone(messages, { ...RESTORED, laterChanges: 1 })).not.toContain('restored');
  expect(describeReportUnaffectedByUndo(t, 'pending')).toContain('the undo doesn’t change those');
});

test('what was restored is a list in the page’s language', async () => {
  const german = { t: await loadMessagesOf('undo', 'de'), links: await loadMessagesOf('undo-links', 'de') };
  expect(describeUndone(german, RESTORED)).toContain(
    'Wiederhergestellt wurde: Ihre Frist für den Widerspruch und Ihre Telefonnummer für Warnungen.',
  );
});

test('an expired link says how long it worked', () => {
  expect(describeConfigurationUndoError(messages, 'expired').why).toBe(
    'This link only worked for 72 hours after the change. Nothing was undone.',
  );
});
