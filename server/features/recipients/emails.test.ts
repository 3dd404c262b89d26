import { expect, test } from 'vitest';
import { renderEmail } from '../../adapters/mail/email-layout.ts';
import { accessCodeEmail } from './emails.ts';

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
