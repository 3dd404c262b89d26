import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadReturnedMail } from '#tests/support/mail/returned-mail.ts';
import { parseReturnedMail } from './parse-returned-mail.ts';

const parse = (text: string) => parseReturnedMail(Buffer.from(text));
const read = async (text: string) => (await parse(text)).event;

const SAMPLES = {
  'postfix-no-mailbox': { kind: 'hard', reason: 'The mailbox doesn’t exist (5.1.1)' },
  'postfix-expired': { kind: 'soft', reason: 'Their mail server couldn’t be reached (4.4.1)' },
  'postfix-delayed': { kind: 'delay' },
  'exim-words': { kind: 'hard', reason: 'The mailbox doesn’t exist (550)' },
  'exim-blocked': { kind: 'soft', reason: 'Their mail server didn’t deliver it (550)' },
  'office365-no-mailbox': { kind: 'hard', reason: 'The mailbox doesn’t exist (5.1.10)' },
  'exchange-policy': { kind: 'soft', reason: 'Their mail server doesn’t accept email from us (5.7.1)' },
  'gmail-no-mailbox': { kind: 'hard', reason: 'The mailbox doesn’t exist (5.1.1)' },
  'gmail-full': { kind: 'hard', reason: 'The mailbox is full (5.2.2)' },
  'gmail-spam': { kind: 'soft', reason: 'Their mail server says it is spam (5.7.1)' },
  'ses-no-mailbox': { kind: 'hard', reason: 'The mailbox doesn’t exist (5.1.1)' },
  'passed-on-to-two': { kind: 'delay' },
  qmail: { kind: 'unknown' },
  'exim-old': { kind: 'unknown' },
  'outlook-away': { kind: 'auto-reply' },
  vacation: { kind: 'auto-reply' },
  'gmail-away': { kind: 'auto-reply' },
  'read-receipt': { kind: 'auto-reply' },
  complaint: { kind: 'complaint', reason: null },
  'not-spam': { kind: 'unknown' },
  person: { kind: 'unknown' },
};

it.each(Object.entries(SAMPLES))('%s', async (name, news) => {
  expect(await read(loadReturnedMail(name, 'b.x@bounce.leavebits.test'))).toEqual(news);
});

it('has an expectation for each sample', () => {
  const files = readdirSync(new URL('../../../tests/samples/returned-mail', import.meta.url));
  expect(files.map((file) => file.replace('.eml', '')).toSorted()).toEqual(Object.keys(SAMPLES).toSorted());
});

/** Those that return the headers of our email, which may be all of it. */
const RETURN_HEADERS = [
  'postfix-no-mailbox',
  'exim-words',
  'office365-no-mailbox',
  'gmail-no-mailbox',
  'complaint',
];

it.each(Object.keys(SAMPLES))('%s names our email by its own headers, if at all', async (name) => {
  const { originalMessageId } = await parse(loadReturnedMail(name, 'c.x@bounce.leavebits.test', '<1@b>'));
  expect(originalMessageId).toBe(RETURN_HEADERS.includes(name) ? '<1@b>' : null);
});

it.each([
  ['folded', 'message/rfc822', 'Subject: s\r\nmessage-id:\r\n\t<1@b>\r\n\r\nText', '<1@b>'],
  ['in UTF-8', 'message/global-headers', 'Message-ID: <1@b>\r\n', '<1@b>'],
  ['in the text only', 'message/rfc822', 'Subject: s\r\n\r\nMessage-ID: <1@b>', null],
  ['without brackets', 'text/rfc822-headers', 'Message-ID: 1@b', null],
  ['too long', 'text/rfc822-headers', `Message-ID: <${'1'.repeat(300)}@b>`, null],
  ['of another part', 'text/plain', 'Message-ID: <1@b>', null],
])('a Message-ID that is %s', async (_what, type, part, expected) => {
  const report = ['Content-Type: multipart/report; boundary=x', 'Message-ID: <bounce@b>', '', '--x'];
  const { originalMessageId } = await parse(
    [...report, `Content-Type: ${type}`, '', part, '--x--', ''].join('\r\n'),
  );
  expect(originalMessageId).toBe(expected);
});

it.each([
  ['nothing at all', ''],
  [
    'a report without its parts',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=x\r\n\r\n',
  ],
  ['an empty report', 'Content-Type: message/delivery-status\r\n\r\n'],
  [
    'more parts than anybody reads',
    'Content-Type: multipart/mixed; boundary=b\r\n\r\n' + '--b\r\n\r\n\r\n'.repeat(5000),
  ],
  ['bytes', '\0\u00ff\u00fe--\r\n--\r\n'],
])('a mail without news is unknown: %s', async (_what, text) => {
  expect(await read(text)).toEqual({ kind: 'unknown' });
});

it('a report is not a rejection if one mailbox rejects and another merely could not be reached', async () => {
  const report = (...statuses: string[]) =>
    ['Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; a', '']
      .concat(statuses.flatMap((status) => [`Action: failed`, `Status: ${status}`, '']))
      .join('\r\n');
  expect(await read(report('5.1.1', '5.1.1'))).toMatchObject({ kind: 'hard' });
  expect(await read(report('5.1.1', '4.4.1'))).toMatchObject({ kind: 'soft' });
});
