import { expect, it } from 'vitest';
import { parseDeliveryFailure } from './delivery-failure.ts';

it.each([
  ['5.1.1', 'smtp; 550 5.1.1 no such user', 'hard', 'The mailbox doesn’t exist (5.1.1)'],
  ['5.1.10', 'smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound', 'hard', 'The mailbox doesn’t exist (5.1.10)'],
  ['5.1.2', '', 'hard', 'The part of the address after the @ doesn’t accept email (5.1.2)'],
  ['5.2.1', 'smtp; 550 5.2.1 disabled', 'hard', 'The mailbox is closed (5.2.1)'],
  ['5.2.2', '', 'hard', 'The mailbox is full (5.2.2)'],
  ['5.0.0', 'smtp; 550 5.1.1 unknown', 'hard', 'The mailbox doesn’t exist (5.1.1)'],
  ['5.0.0', 'smtp; 550 No such user here', 'hard', 'The mailbox doesn’t exist (550)'],
  ['', '552 Mailbox of ann is over quota', 'hard', 'The mailbox is full (552)'],
  ['', '550 Account ann@example.org was disabled', 'hard', 'The mailbox is closed (550)'],
  [
    '5.1.8',
    'smtp; 550 5.1.8 Sender address rejected',
    'soft',
    'Their mail server doesn’t accept email from us (5.1.8)',
  ],
  ['5.1.7', '', 'soft', 'Their mail server doesn’t accept email from us (5.1.7)'],
  [
    '5.0.0',
    'smtp; 550 Sender address rejected: user unknown',
    'soft',
    'Their mail server didn’t deliver it (550)',
  ],
  ['5.0.0', 'smtp; 550 blocked by policy', 'soft', 'Their mail server didn’t deliver it (550)'],
  ['', '554 This is SPAM from an unknown user', 'soft', 'Their mail server says it is spam (554)'],
  ['5.7.1', 'smtp; 550 5.7.1 likely spam', 'soft', 'Their mail server says it is spam (5.7.1)'],
  [
    '5.7.26',
    'smtp; 550 5.7.26 unauthenticated',
    'soft',
    'Their mail server doesn’t accept email from us (5.7.26)',
  ],
  ['5.4.4', 'X-Postfix; Host not found', 'soft', 'Their mail server couldn’t be reached (5.4.4)'],
  ['4.4.1', 'X-Postfix; Connection timed out', 'soft', 'Their mail server couldn’t be reached (4.4.1)'],
  ['4.2.2', 'smtp; 452 4.2.2 over quota', 'soft', 'The mailbox is full (4.2.2)'],
  ['4.0.0', 'smtp; 450 no such user at the moment', 'soft', 'The mailbox doesn’t exist (450)'],
  ['', '', 'soft', 'Their mail server didn’t deliver it'],
  ['nonsense', 'nonsense', 'soft', 'Their mail server didn’t deliver it'],
  ['', '605 Not delivering to previously bounced address', 'soft', 'Their mail server didn’t deliver it'],
])('%j with %j is %s', (status, diagnostic, kind, reason) => {
  expect(parseDeliveryFailure(status, diagnostic)).toEqual({ kind, reason });
});
