import { expect, it } from 'vitest';
import { classifySmtpFailure } from './smtp-failures.ts';

it.each([
  ['no such user', 'RCPT TO', '550 5.1.1 no such user', 'refused'],
  ['no such user, without more', 'RCPT TO', '550 no such user', 'refused'],
  ['a full mailbox, for good', 'RCPT TO', '552 5.2.2 mailbox full', 'refused'],
  ['a letter the mailbox refuses', 'DATA', '552 5.2.3 too large for this mailbox', 'refused'],
  ['a bad address', 'RCPT TO', '510 5.1.1 bad email address', 'refused'],
  ['an account that is closed, or a policy', 'RCPT TO', '571 5.7.1 user account closed', 'doubtful'],
  ['a host that takes no mail', 'RCPT TO', '521 5.3.2 host does not accept mail', 'doubtful'],
  ['our quota', 'RCPT TO', '550 5.4.5 Daily sending quota exceeded', 'doubtful'],
  ['a mailbox that is full for now', 'RCPT TO', '452 4.2.2 mailbox full', 'doubtful'],
  ['greylisting', 'RCPT TO', '451 4.7.1 try again later', 'later'],
  ['our sender, where the recipient is answered', 'RCPT TO', '550 5.1.8 Sender address rejected', 'doubtful'],
  ['our sender', 'MAIL FROM', '553 5.7.1 Sender address rejected', 'later'],
  ['our host', 'CONN', '554 5.7.1 client host blocked', 'later'],
  ['our password', 'AUTH PLAIN', '535 5.7.8 authentication failed', 'later'],
  ['no answer', undefined, undefined, 'later'],
])('%s', (_what, command, response, expected) => {
  const responseCode = response === undefined ? undefined : Number(response.slice(0, 3));
  expect(classifySmtpFailure({ command, response, responseCode })).toBe(expected);
});
