import { expect, test } from 'vitest';
import { formatMoment } from '#client/lib/dates.ts';
import { messages } from '#shared/messages/owner-release-config/en.ts';
import { messagesFrom } from '#tests/support/messages.ts';
import { describeReporter } from './reporter-messages.ts';

const t = messagesFrom<'owner-release-config'>(messages);

const AT = '2026-11-19T09:00:00.000Z';
const on = formatMoment(AT);
const LATER = new Date('2026-11-19T09:01:00.000Z');
const status = {
  email: 'ana@example.org',
  mail: { state: 'accepted' as const, at: AT, reason: null },
  openedAt: null,
  answer: null,
  answeredAt: null,
  wantsOtherAddress: false,
  suspendedAt: null,
};

test('a newly added reporter waits for the save', () => {
  expect(describeReporter(false, undefined, LATER, t)?.mail).toContain('once you save');
});

test('an unknown status has no words', () => {
  expect(describeReporter(true, undefined, LATER, t)).toBeNull();
});

test.each([
  [status.mail, 'quiet', `Delivered to their mail provider on ${on}.`],
  [{ ...status.mail, reason: 'They marked it as spam' }, 'warning', `${on}. They marked it as spam.`],
  [{ ...status.mail, state: 'queued' as const }, 'warning', `waiting to be sent since ${on}`],
  [
    { ...status.mail, state: 'failed' as const, reason: '550 no such mailbox.' },
    'danger',
    `couldn’t be delivered (${on}): 550 no such mailbox. Please check the address, or ask them.`,
  ],
  [{ ...status.mail, state: 'failed' as const }, 'danger', `couldn’t be delivered (${on}). Please`],
  [null, 'warning', 'haven’t been sent yet'],
])('a mail with links like %j is put in words', (mail, tone, words) => {
  const said = describeReporter(true, { ...status, mail }, LATER, t);
  expect(said?.tone).toBe(tone);
  expect(said?.mail).toContain(words);
});

test('the words say whether the page was ever used', () => {
  expect(describeReporter(true, status, LATER, t)?.opened).toBe('They haven’t visited their page yet.');
  expect(describeReporter(true, { ...status, openedAt: AT }, LATER, t)?.opened).toBe(
    `They first used their page on ${on}.`,
  );
});

test('the words say that a reporter wants to use another address', () => {
  const said = describeReporter(
    true,
    {
      ...status,
      answer: 'accept',
      answeredAt: AT,
      wantsOtherAddress: true,
      suspendedAt: null,
    },
    LATER,
    t,
  )?.answer;
  expect(said).toEqual({
    text: 'They want to use a different address. Please ask them which one.',
    tone: 'warning',
  });
});

test.each([
  ['accept', 'quiet', `They accepted on ${on}.`],
  ['decline', 'warning', `They declined on ${on}.`],
] as const)('the words say that a reporter answered %s', (answer, tone, words) => {
  const said = describeReporter(true, { ...status, answer, answeredAt: AT }, LATER, t)?.answer;
  expect(said?.tone).toBe(tone);
  expect(said?.text).toContain(words);
});

test('a mail that was written just now is on its way, and no reason to worry', () => {
  const mail = { ...status.mail, state: 'queued' as const };
  const said = describeReporter(true, { ...status, mail }, new Date('2026-11-19T09:00:59.000Z'), t);
  expect(said).toMatchObject({ mail: 'The email with their links is on its way.', tone: 'quiet' });
});
