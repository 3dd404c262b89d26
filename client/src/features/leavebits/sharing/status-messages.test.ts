import { expect, test } from 'vitest';
import { messages } from '#shared/messages/owner-leavebits-rules/en.ts';
import { messagesFrom } from '#tests/support/messages.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { describeMailStatus, findNextReminderTime, describeVerification } from './status-messages.ts';

const t = messagesFrom<'owner-leavebits-rules'>(messages);
const NOW = new Date('2026-11-20T12:00:00Z');
const OLD = '2026-03-01T08:30:00.000Z';
const AT = '2026-11-19T09:00:00.000Z';

test.each([
  [undefined, { state: 'never', text: 'Not verified yet' }],
  ['2026-11-01T00:00:00.000Z', { state: 'verified', text: 'Verified' }],
  ['2026-05-20T12:00:00.000Z', { state: 'verified', text: 'Verified' }],
  ['2026-05-20T11:59:59.000Z', { state: 'stale' }],
  [OLD, { state: 'stale', text: `Last verified ${formatMoment(OLD)}` }],
])('an address verified at %j reads as %j', (verifiedAt, words) => {
  expect(describeVerification(verifiedAt, NOW, t)).toMatchObject(words);
});

const mail = { email: 'ana@example.com', at: AT, reason: null, remindedAt: null };
test.each([
  [undefined, undefined],
  [{ ...mail, state: 'accepted' as const }, `Last email sent to them ${formatMoment(AT)}`],
  [
    { ...mail, state: 'accepted' as const, reason: 'They marked it as spam' },
    `Last email sent to them ${formatMoment(AT)}. They marked it as spam.`,
  ],
  [
    { ...mail, state: 'queued' as const },
    `An email to them has been waiting to be sent since ${formatMoment(AT)}`,
  ],
  [
    { ...mail, state: 'failed' as const, reason: '550 no such mailbox.' },
    `The last email to them couldn’t be delivered (${formatMoment(AT)}): 550 no such mailbox. Please check the address, or ask them.`,
  ],
  [
    { ...mail, state: 'failed' as const },
    `The last email to them couldn’t be delivered (${formatMoment(AT)}). Please check the address, or ask them.`,
  ],
])('a last mail like %j reads as %j', (status, words) => {
  expect(describeMailStatus(status, t)).toBe(words);
});

test.each([
  [undefined, null],
  [null, null],
  ['2026-11-20T11:59:00.000Z', '2026-11-23T11:59:00.000Z'],
  ['2026-11-17T12:00:01.000Z', '2026-11-20T12:00:01.000Z'],
  ['2026-11-17T12:00:00.000Z', null],
])('who was reminded at %j can be reminded again from %j', (remindedAt, from) => {
  const known = remindedAt === undefined ? undefined : { ...mail, state: 'accepted' as const, remindedAt };
  expect(findNextReminderTime(known, NOW)?.toISOString() ?? null).toBe(from);
});
