import { expect, test } from 'vitest';
import { formatEmailDate } from '../../adapters/mail/email-dates.ts';
import { renderEmail } from '../../adapters/mail/email-layout.ts';
import { accessCodeEmail, leftLeavebitEmail } from './emails.ts';

const brand = { appOrigin: 'https://leavebits.example', operatorName: 'An operator', supportEmail: null };

test('the access code stands in text and HTML, with its lifetime, and off lock screens', () => {
  const letter = accessCodeEmail({
    code: '048213',
    minutes: 10,
    link: 'https://leavebits.example/#/my-leavebits/YQ',
  });
  const { subject, text, html } = renderEmail(letter, brand);
  expect(text.split('\n')).toContain('048213');
  expect(html).toContain('>048213<');
  expect(text).toContain('10 minutes');
  expect(`${subject} ${letter.preheader} ${letter.heading}`).not.toContain('048213');
});

test.each([
  [false, 'only the sender can share it with you again'],
  [true, 'nobody may be able to bring it back'],
])('who leaves a LeaveBit reads what follows, also after a release: %s', (isReleased, expected) => {
  const letter = leftLeavebitEmail({
    ownerName: 'Thomas Berg',
    ownerUsername: 'thomas@example.org',
    returnLink: 'https://leavebits.example/come-back/#a',
    leftAt: formatEmailDate({ config: brand }, '2031-06-03T07:00:00Z'),
    returnableUntil: formatEmailDate({ config: brand }, '2031-07-03T07:00:00Z'),
    isReleased,
  });
  const { subject, text } = renderEmail(letter, brand);
  expect(text.replaceAll(/\s+/g, ' ')).toContain(expected);
  expect(`${subject} ${text}`).not.toMatch(/keeps for you/);
});
