import { describe, expect, test } from 'vitest';
import { readTypedEmails } from './typed-emails.ts';

describe('what is typed into the email field', () => {
  test.each([
    ['ana@example.com', ['ana@example.com'], []],
    ['  ANA@Example.com ', ['ana@example.com'], []],
    ['<ana@example.com>', ['ana@example.com'], []],
    ['Ana Silva <ana@example.com>', ['ana@example.com'], []],
    [
      'ana@example.com, sipho@example.org;third@example.net',
      ['ana@example.com', 'sipho@example.org', 'third@example.net'],
      [],
    ],
    ['ana@example.com ana@example.com', ['ana@example.com'], []],
    ['ana', [], ['ana']],
    ['ana@', [], ['ana@']],
    ['ana@example.com nonsense', ['ana@example.com'], ['nonsense']],
    ['', [], []],
  ])('%j gives %j and refuses %j', (typed, accepted, refused) => {
    expect(readTypedEmails(typed)).toEqual({ accepted, refused });
  });
});
