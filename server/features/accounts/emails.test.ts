import { describe, expect, test } from 'vitest';
import { renderEmail } from '../../adapters/mail/email-layout.ts';
import {
  alreadyRegisteredEmail,
  signInWithoutWaitingEmail,
  loginCodeEmail,
  passwordChangedEmail,
  passwordResetCodeEmail,
  registrationCodeEmail,
} from './emails.ts';

const brand = { appOrigin: 'https://leavebits.example', operatorName: 'An operator', supportEmail: null };
const signInUrl = 'https://leavebits.example/auth';
const code = { code: '048213', minutes: 10, link: signInUrl };
const at = {
  text: 'June 3, 2031 at 09:00 AM UTC',
  isLocal: false,
  at: '2031-06-03T09:00:00.000Z',
  url: 'https://leavebits.example/time-converter?utc=2031-06-03T09:00:00Z',
};

const codeLetters = {
  loginCode: loginCodeEmail(code),
  registrationCode: registrationCodeEmail(code),
  passwordResetCode: passwordResetCodeEmail(code),
};
const linkLetters = {
  alreadyRegistered: alreadyRegisteredEmail({ signInUrl }),
  besieged: signInWithoutWaitingEmail({ signInUrl }),
  passwordChanged: passwordChangedEmail({ at, signInUrl }),
};

describe.each(Object.entries(codeLetters))('the letter %s', (_name, letter) => {
  test('carries its code in text and HTML, with its lifetime', () => {
    const { text, html } = renderEmail(letter, brand);
    expect(text.split('\n')).toContain('048213');
    expect(html).toContain('>048213<');
    expect(text).toContain('10 minutes');
  });

  test('says that only a request from the same browser ends it', () => {
    expect(renderEmail(letter, brand).text.replaceAll(/\s+/g, ' ')).toContain(
      'If you request another one in the same browser, only the new one works.',
    );
  });

  test('keeps its code off lock screens', () => {
    expect(`${letter.subject} ${letter.preheader} ${letter.heading}`).not.toContain('048213');
  });

  test('has no button, and its one link leads to the page for the code', () => {
    expect(letter.action).toBeUndefined();
    expect(letter.links?.map(({ url }) => url)).toEqual([signInUrl]);
  });
});

describe.each(Object.entries(linkLetters))('the letter %s', (_name, letter) => {
  test('links to the sign-in page and, where it names a time, to that time', () => {
    const { text, html } = renderEmail(letter, brand);
    expect(text.split('\n')).toContain(signInUrl);
    const targets = [...html.matchAll(/href="([^"]*)"/g)].map(([, target]) => target);
    expect(new Set(targets)).toEqual(new Set([signInUrl, ...(letter.links ? [at.url] : [])]));
  });
});

test('every letter is calm: no exclamation marks', () => {
  for (const letter of Object.values({ ...codeLetters, ...linkLetters })) {
    expect(JSON.stringify(letter)).not.toContain('!');
  }
});

test('the letter with a sign-in code says that an unexpected one means a known password', () => {
  expect(codeLetters.loginCode.mistake).toContain('someone may know your password');
});

test('the letter about a changed password gives the time with its time zone', () => {
  expect(linkLetters.passwordChanged.paragraphs.join(' ')).toContain(at.text);
  expect(renderEmail(linkLetters.passwordChanged, brand).text.split('\n')).toContain(at.url);
});

test('a lifetime of one minute is written in the singular', () => {
  expect(loginCodeEmail({ code: '1', minutes: 1, link: signInUrl }).paragraphs.join(' ')).toContain(
    'for 1 minute.',
  );
});
