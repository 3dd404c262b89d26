import { describe, expect, test } from 'vitest';
import { renderEmail } from '../../adapters/mail/email-layout.ts';
import {
  dataDestroyedEmail,
  destructionWarningEmail,
  freePeriodEndsEmail,
  paymentOverdueEmail,
  paymentLinkEmail,
  serviceBlockedEmail,
  subscriptionCancelledEmail,
} from './emails.ts';

const brand = { appOrigin: 'https://leavebits.example', operatorName: 'An operator', supportEmail: null };
const link = 'https://leavebits.example/payment/MTIzNDU';
const at = {
  text: 'June 3, 2031 at 09:00 AM UTC',
  isLocal: false,
  at: '2031-06-03T09:00:00.000Z',
  url: 'https://leavebits.example/time-converter?utc=2031-06-03T09:00:00Z',
};

const letters = {
  freePeriodEnds: freePeriodEndsEmail({ days: 7, endsAt: at, link, charge: null }),
  freePeriodEndsWithCard: freePeriodEndsEmail({ days: 1, endsAt: at, link, charge: { zar: '17.50' } }),
  paymentOverdue: paymentOverdueEmail({ link, blockedAt: at }),
  serviceBlocked: serviceBlockedEmail({ link, keptUntil: at }),
  paymentRequested: paymentLinkEmail({ link, due: { usd: '3.00', zar: '52.50' }, isDataDestroyed: false }),
  subscriptionCancelled: subscriptionCancelledEmail({ link, at }),
  destructionWarning: destructionWarningEmail({ link, days: 30, destroyAt: at }),
  dataDestroyed: dataDestroyedEmail({ link, at }),
};

describe.each(Object.entries(letters))('the letter %s', (name, letter) => {
  const { text, html } = renderEmail(letter, brand);

  test('links only to the payment page and to its date in the reader’s own time zone', () => {
    expect(text.split('\n')).toContain(link);
    const targets = [...html.matchAll(/href="([^"]*)"/g)].map(([, target]) => target);
    expect(new Set(targets)).toEqual(new Set([link, ...(name === 'paymentRequested' ? [] : [at.url])]));
  });

  test('is calm: no exclamation marks, no blame', () => {
    expect(JSON.stringify(letter)).not.toMatch(/!|you failed|your fault|immediately|urgent/i);
  });

  test('gives its moment, if any, with the time zone', () => {
    if (name !== 'paymentRequested') expect(letter.paragraphs.join(' ')).toContain(at.text);
  });
});

test('every letter that asks for money names PayFast and the data that we never ask for', () => {
  const { freePeriodEnds, paymentOverdue, serviceBlocked, paymentRequested, destructionWarning } = letters;
  for (const letter of [
    freePeriodEnds,
    paymentOverdue,
    serviceBlocked,
    paymentRequested,
    destructionWarning,
  ]) {
    const words = letter.paragraphs.join(' ');
    expect(words).toContain('You enter your card details at PayFast, our payment provider, never here.');
    expect(words).toContain('We never ask for card details or a password');
  }
});

test('a reminder to someone with a card asks for nothing and gives the amount', () => {
  const words = letters.freePeriodEndsWithCard.paragraphs.join(' ');
  expect(words).toContain('You don’t need to do anything.');
  expect(words).toContain('R17.50 a month');
});

test('one day is written in the singular', () => {
  expect(letters.freePeriodEndsWithCard.subject).toContain('in 1 day');
  expect(letters.destructionWarning.subject).toContain('in 30 days');
});

test('the letter about a cancellation says that an unexpected one means a stranger in the account', () => {
  expect(letters.subscriptionCancelled.mistake).toContain('reset your password');
});

test('after a destruction, the letter with the payment link promises only an empty account', () => {
  const asked = { link, due: { usd: '1.00', zar: '17.50' } };
  const words = (isDataDestroyed: boolean) => JSON.stringify(paymentLinkEmail({ ...asked, isDataDestroyed }));
  expect(words(true)).toContain('nobody can restore it');
  expect(words(true)).not.toContain('open your LeaveBits again');
  expect(words(false)).toContain('open your LeaveBits again');
});

test('during the free time, the letter with the payment link asks for a card and no money', () => {
  const words = paymentLinkEmail({ link, due: null, isDataDestroyed: false }).paragraphs.join(' ');
  expect(words).toContain('You won’t be charged today');
  expect(words).toContain('You enter your card details at PayFast');
  expect(words).not.toContain('$');
});
