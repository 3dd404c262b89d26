import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeLinkEmail, encodeLinkEmail } from './encoded-email.ts';
import { findFileByName, sanitiseFileName, makeFileNameUnique } from './file-names.ts';
import { isPasswordAcceptable } from './password.ts';
import { containsLink, sanitiseName, containsServiceName } from './person-names.ts';
import { formatNameAndEmail } from './display-names.ts';
import { findUnstorableLine, sanitiseText, removeUnstorableCharacters } from './text.ts';

describe('text as it is kept', () => {
  it('has no angle brackets and no outer white space, and sanitising twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const kept = sanitiseText(text);
        expect(kept).not.toMatch(/[<>\r]/);
        expect(kept).toBe(kept.trim());
        expect(sanitiseText(kept)).toBe(kept);
      }),
    );
    expect(sanitiseText(' <i>Safe</i>\r\nleft wall ')).toBe('iSafe/i\nleft wall');
  });
});

describe('characters that are not stored', () => {
  it.each([
    ['plain', null],
    ['a\ttab\r\nand lines', null],
    ['🌻 می‌خواهم', null],
    ['\u0007', 1],
    ['one\ntwo\u0000', 2],
    ['\ud83c', 1],
    ['one\n\n\u009f', 3],
  ])('%j has the first on line %s', (text, line) => expect(findUnstorableLine(text)).toBe(line));

  it('are removed from text that comes from elsewhere, and page breaks end a line', () => {
    expect(removeUnstorableCharacters('one\vtwo\fthree\u0007\ud83c!')).toBe('one\ntwo\nthree!');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const clean = removeUnstorableCharacters(text);
        expect(findUnstorableLine(clean)).toBeNull();
        if (findUnstorableLine(text) === null) expect(clean).toBe(text);
      }),
    );
  });
});

describe('a name as it is kept', () => {
  it('is one line without angle brackets, control characters and direction marks, and stays as it is then', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const kept = sanitiseName(text);
        expect(kept).not.toMatch(/[<>\p{Cc}\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069]/u);
        expect(sanitiseName(kept)).toBe(kept);
      }),
    );
  });

  it.each([
    ['  Lena   Berg\t', 'Lena Berg'],
    ['Lena\r\nBcc: all', 'Lena Bcc: all'],
    ['<b>Lena</b>', 'bLena/b'],
    ['\u202Egreb anel\u2066', 'greb anel'],
    ['\uFEFFLena\u200B', 'Lena'],
    ['👩‍👩‍👧 Familie Großmann', '👩‍👩‍👧 Familie Großmann'],
    ['هيلدا', 'هيلدا'],
    ['می‌خواهم', 'می‌خواهم'],
    ['\u200D\u3164\uFE0F', ''],
    [' <> ', ''],
    ['A\uD800', 'A'],
  ])('%j becomes %j', (typed, kept) => expect(sanitiseName(typed)).toBe(kept));

  it.each([
    ...['hilde@bank.example', 'x＠bank', 'https://bank', 'See bank.com', 'BANK．com', 'BANK.COM', 'Bank.Com'],
    ...[
      'X.com',
      'X.Com',
      't.co',
      'T.Co',
      'T.ME',
      'j.smith.de',
      'J.Smith.de',
      'dr.online',
      'Dr.Online',
      'dr.dk',
    ],
    ...[
      'J.Smith/login',
      'J.Smith:8080',
      'J.Smith?a',
      '(bank.com)',
      '"www.Bank.Example"',
      'Bank.Ru',
      'J.Smith@Bank',
    ],
    ...['我.爱你', '李.中国', 'J.Smith,bank.com', 'login.J.Smith', 'J.bank.Smith', 'bank.com.'],
  ])('cannot be %j, which pretends to be an address or a link', (name) =>
    expect(containsLink(name)).toBe(true),
  );
  it.each([
    ...[
      'Dr. Lena Berg',
      'J. R. R. Tolkien',
      'Anne-Marie O’Neill',
      'Sammy Davis, Jr.',
      'Sammy Davis,Jr.',
      'Ω',
      '李小龍',
    ],
    ...[
      'N.Nkosi',
      'J.Smith',
      'Dr.Müller',
      'St.John',
      'J.R.R.Tolkien',
      'J.-P.Sartre',
      'N.NKOSI',
      'DR.MÜLLER',
      'O.O’Neill',
    ],
    ...[
      'Dr.med.Schmidt',
      'Dipl.-Ing.Weber',
      'Prof.Dr.Dr.h.c.Lang',
      'Hilde (Mrs.Berg)',
      'N.Ng',
      'Ł.Żak',
      'É.Zola',
      'A.Smith-Jones',
    ],
    ...['د.أحمد', 'எம்.ஜி.ராமச்சந்திரன்', 'Ф.Достоевский', 'M.Sc.Meier', 'J.Smith.', 'Lt.Col.Brandt'],
  ])('can be %j', (name) => expect(containsLink(name)).toBe(false));

  it('can be any initials and surname without a space, but no domain', () => {
    const initials = fc.array(fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÉŁØŠ'), {
      minLength: 1,
      maxLength: 4,
    });
    const surname = fc
      .stringMatching(/^[A-ZÄÖÜ][a-zäöüßé]{4,12}$/)
      .filter((name) => !containsLink(`A.${name}`));
    fc.assert(
      fc.property(initials, surname, (letters, last) => {
        expect(containsLink([...letters, last].join('.'))).toBe(false);
        expect(containsLink(`Dr.${letters[0]}.${last}`)).toBe(false);
      }),
    );
    const label = fc.stringMatching(/^[a-z0-9][a-z0-9-]{1,10}[a-z0-9]$/);
    const ending = fc.constantFrom(
      'com',
      'co.za',
      'org',
      'de',
      'travel',
      'museum',
      'xn--p1ai',
      'africa',
      'bank',
      'рф',
    );
    const text = fc.constantFrom('', 'Hilde ', 'A.Berg ', 'Dr.');
    const after = fc.constantFrom('', '/', '/x', ' Berg', '.');
    fc.assert(
      fc.property(text, label, ending, after, (before, domain, tld, rest) => {
        expect(containsLink(`${before}${domain}.${tld}${rest}`)).toBe(true);
      }),
    );
  });

  it.each([
    'LeaveBits Support',
    'leave bits',
    'The L.e.a.v.e-B_i_t_s team',
    'ＬｅａｖｅＢｉｔｓ',
    '𝓛𝓮𝓪𝓿𝓮𝓑𝓲𝓽𝓼',
    'Lea\u200Dve\u200CBíts 24',
  ])('cannot be %j for an owner, which holds the name of the service', (name) =>
    expect(containsServiceName(name)).toBe(true),
  );
  it.each(['Lena Berg', 'Bits Leave', 'Leah Bitson', '李小龍', ''])('can be %j for an owner', (name) =>
    expect(containsServiceName(name)).toBe(false),
  );

  it('stands before its address', () => {
    expect(formatNameAndEmail({ name: 'Lena Berg', email: 'lena@example.org' })).toBe(
      'Lena Berg (lena@example.org)',
    );
    expect(formatNameAndEmail({ name: null, email: 'lena@example.org' })).toBe('lena@example.org');
  });
});

describe('the address in a link', () => {
  it('comes back as it went in, and is safe in a URL', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const encoded = encodeLinkEmail(email);
        expect(encoded).toMatch(/^[\w-]+$/);
        expect(decodeLinkEmail(encoded)).toBe(email.toLowerCase());
      }),
    );
    expect(decodeLinkEmail(encodeLinkEmail('gruss@例え.jp'))).toBe('gruss@xn--r8jz45g.jp');
    const unencoded = Buffer.from('gruss@例え.jp').toString('base64url');
    expect(decodeLinkEmail(unencoded)).toBe('gruss@xn--r8jz45g.jp');
    expect(decodeLinkEmail('aGVpckBleGFtcGxlLm9yZw==')).toBe('heir@example.org');
  });

  it.each(['', 'a', '%%%', 'bm8gYWRkcmVzcw', '_____w'])('is null when the link %s is damaged', (encoded) => {
    expect(decodeLinkEmail(encoded)).toBeNull();
  });
});

describe('file names', () => {
  it('lose path parts and invisible characters, and nothing else', () => {
    expect(sanitiseFileName('../../etc/passwd')).toBe('passwd');
    expect(sanitiseFileName('C:\\My Files\\Wärme 家族.pdf')).toBe('Wärme 家族.pdf');
    expect(sanitiseFileName('invoice\u202egpj.exe')).toBe('invoicegpj.exe');
    expect(sanitiseFileName('a\0b\nc')).toBe('abc');
    for (const name of ['', ' ', '.', '..', '/', 'x/', 'x'.repeat(256)])
      expect(sanitiseFileName(name)).toBeNull();
  });

  it.each([
    [`${'x'.repeat(251)}.txt`, `${'x'.repeat(251)}.txt`],
    [`${'Ж'.repeat(251)}.txt`, `${'Ж'.repeat(125)}.txt`],
    [`${'家'.repeat(100)}.jpeg`, `${'家'.repeat(83)}.jpeg`],
    ['👩‍👩‍👧'.repeat(30), '👩‍👩‍👧'.repeat(14)],
    [`a.${'Ж'.repeat(200)}`, `a.${'Ж'.repeat(126)}`],
    [`${'Ж'.repeat(120)} . ${'Ж'.repeat(20)}.txt`, `${'Ж'.repeat(120)} . ${'Ж'.repeat(4)}.txt`],
    [`.${'Ж'.repeat(200)}`, `.${'Ж'.repeat(127)}`],
  ])('have at most 255 bytes, with the extension: %s', (name, kept) => {
    expect(sanitiseFileName(name)).toBe(kept);
    const second = makeFileNameUnique(kept, new Set([kept]));
    expect(second).toContain(' (2)');
    for (const one of [kept, second]) {
      expect(Buffer.byteLength(one)).toBeLessThanOrEqual(255);
      expect(sanitiseFileName(one)).toBe(one);
    }
  });

  it('are found in any Unicode form, and exactly first', () => {
    const files = [{ name: 'Grüße.txt' }, { name: 'x' }];
    expect(findFileByName(files, 'Gru\u0308ße.txt')).toBe(files[0]);
    expect(findFileByName(files, 'x')).toBe(files[1]);
    expect(findFileByName(files, 'X')).toBeUndefined();
  });

  it('become unique without losing their extension', () => {
    expect(makeFileNameUnique('photo.jpg', new Set())).toBe('photo.jpg');
    expect(makeFileNameUnique('photo.jpg', new Set(['photo.jpg']))).toBe('photo (2).jpg');
    expect(makeFileNameUnique('photo.jpg', new Set(['photo.jpg', 'photo (2).jpg']))).toBe('photo (3).jpg');
    expect(makeFileNameUnique('.env', new Set(['.env']))).toBe('.env (2)');
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a.txt', 'a (2).txt', 'b', '.c')), (names) => {
        const taken = new Set<string>();
        for (const name of names) taken.add(makeFileNameUnique(name, taken));
        expect(taken.size).toBe(names.length);
      }),
    );
  });
});

it('asks a password for length, an uppercase letter, a number and a special character', () => {
  expect(isPasswordAcceptable('Abcdef1!')).toBe(true);
  expect(isPasswordAcceptable('Überweg1€')).toBe(true);
  for (const password of ['Abcde1!', 'abcdef1!', 'Abcdefg!', 'Abcdefg1', 'Abcdef1 ']) {
    expect(isPasswordAcceptable(password)).toBe(false);
  }
});
