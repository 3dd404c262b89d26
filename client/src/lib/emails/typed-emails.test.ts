import { describe, expect, test } from 'vitest';
import { parseTypedEmails, parseTypedNames } from './typed-emails.ts';

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
    [
      '"Silva, Ana" <ana@example.com>; Sipho <sipho@example.org>',
      ['ana@example.com', 'sipho@example.org'],
      [],
    ],
    ['Ana <ana@example.com> Sipho <sipho@example.org>', ['ana@example.com', 'sipho@example.org'], []],
    ['"Ana <ana@example.com>', ['ana@example.com'], []],
    ['"Ana <ana@example.com>, sipho@example.org"', ['ana@example.com'], ['sipho@example.org"']],
    [
      'bob@example.net Ana Silva <ana@example.com> carl@example.net',
      ['bob@example.net', 'ana@example.com', 'carl@example.net'],
      [],
    ],
    ['Ana <ana@example.com> and Bob', ['ana@example.com'], ['and', 'Bob']],
    ['Ana <3 Silva <ana@example.com>', ['ana@example.com'], []],
    ['<bob@example.net Ana <ana@example.com>', ['bob@example.net', 'ana@example.com'], []],
    ['ana', [], ['ana']],
    ['ana@', [], ['ana@']],
    ['ana@example.com nonsense', ['ana@example.com'], ['nonsense']],
    ['', [], []],
    [
      'r&d@example.com, a=b@example.com; #1mum@example.com',
      ['r&d@example.com', 'a=b@example.com', '#1mum@example.com'],
      [],
    ],
    [
      'taro..suzuki@example.jp、hanako@example.jp，ken@example.jp',
      ['taro..suzuki@example.jp', 'hanako@example.jp', 'ken@example.jp'],
      [],
    ],
    ['Ana <mailto:ANA@BÜCHER.example>', ['ana@bücher.example'], []],
    ['\u200eana@xn--bcher-kva.example\u200e ana@bücher.example', ['ana@bücher.example'], []],
    ['ana@gmail', [], ['ana@gmail']],
  ])('%j gives %j and refuses %j', (typed, accepted, refused) => {
    expect(parseTypedEmails(typed)).toEqual({ accepted, refused });
  });
});

describe('the names that are typed with addresses', () => {
  test.each([
    ['Lena Berg <lena@x.org>', { 'lena@x.org': 'Lena Berg' }],
    ['"Berg, Lena" <LENA@x.org>, Max <max@x.org>', { 'lena@x.org': 'Berg, Lena', 'max@x.org': 'Max' }],
    ['Lena <lena@x.org> Max <max@x.org>', { 'lena@x.org': 'Lena', 'max@x.org': 'Max' }],
    ['lena@x.org <lena@x.org>', {}],
    ['bob@x.org Lena <lena@x.org>', { 'lena@x.org': 'Lena' }],
    ['<lena@x.org>, max@x.org', {}],
    [`${'x'.repeat(101)} <lena@x.org>`, { 'lena@x.org': 'x'.repeat(101) }],
    ['Lena <3 Berg <lena@x.org>', { 'lena@x.org': 'Lena <3 Berg' }],
    ['see www.x.org <lena@x.org>', { 'lena@x.org': 'see www.x.org' }],
    ['<<lena@x.org>>', {}],
    ['\u202Eanel\u0007 <lena@x.org>', { 'lena@x.org': 'anel' }],
    ['🌻 Λένα <lena@x.org>', { 'lena@x.org': '🌻 Λένα' }],
  ])('%j gives %j', (typed, names) => {
    expect(Object.fromEntries(parseTypedNames(typed))).toEqual(names);
  });
});
