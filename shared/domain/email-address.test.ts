import { domainToASCII, domainToUnicode } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailSchema } from '../contracts/schema/field-schemas.ts';
import { normaliseEmail, parseEmailAddress } from './email-address.ts';
import { decodeLinkEmail, encodeLinkEmail } from './encoded-email.ts';
import { formatEmail } from './format-email.ts';

/** The pattern of the HTML standard, which browsers use for email fields. */
const HTML_EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

describe('an address', () => {
  it('is everything that a browser’s email field accepts, in lower case', () => {
    fc.assert(
      fc.property(fc.stringMatching(HTML_EMAIL), (typed) => {
        fc.pre(typed.length <= 254);
        expect(parseEmailAddress(typed)).toBe(typed.toLowerCase());
        expect(emailSchema.parse(typed)).toBe(typed.toLowerCase());
        expect(decodeLinkEmail(encodeLinkEmail(typed))).toBe(typed.toLowerCase());
        expect(formatEmail(typed.replaceAll('xn--', 'xn-'))).toBe(typed.replaceAll('xn--', 'xn-'));
      }),
    );
  });

  it.each([
    ['r&d@example.org', 'r&d@example.org'],
    ['a=b@example.org', 'a=b@example.org'],
    ['#1Mum@Example.ORG', '#1mum@example.org'],
    ['taro..suzuki.@docomo.example', 'taro..suzuki.@docomo.example'],
    ['O’Brien@example.org', null],
    ["o'brien@example.org", "o'brien@example.org"],
    ['user@bücher.example', 'user@xn--bcher-kva.example'],
    ['user@BÜCHER.example', 'user@xn--bcher-kva.example'],
    ['user@bu\u0308cher.example', 'user@xn--bcher-kva.example'],
    ['user@XN--BCHER-KVA.example', 'user@xn--bcher-kva.example'],
    ['info@straße.example', 'info@xn--strae-oqa.example'],
    ['почта@пример.рф', null],
    ['info@пример.рф', 'info@xn--e1afmkfd.xn--p1ai'],
    ['info@مثال.إختبار', 'info@xn--mgbh0fb.xn--kgbechtv'],
    ['info@例え。テスト', 'info@xn--r8jz45g.xn--zckzah'],
    ['info@नमस्ते.भारत', 'info@xn--h2bhs4b8d8a.xn--h2brj9c'],
    ['info@نامه\u200cای.example', 'info@xn--mgba3gch31f060k.example'],
    ['ｔａｒｏ＠ｅｘａｍｐｌｅ．ｊｐ', 'taro@example.jp'],
    ['\u200euser@example.org\u200e', 'user@example.org'],
    ['us\u200ber@exam\u00adple.org\ufeff', 'user@example.org'],
    ['\u00a0user@example.org\u00a0\u3000', 'user@example.org'],
    ['user@bü\u200bcher.example', 'user@xn--bcher-kva.example'],
    ['us\u200cer@exam\u200dple.org', 'user@example.org'],
    ['mailto:user@example.org', 'user@example.org'],
    ['MAILTO: user@example.org?subject=Hi%20there', 'user@example.org'],
    ['mailto:r%26d@b%C3%BCcher.example', 'r&d@xn--bcher-kva.example'],
    ['<mailto:user@example.org>', 'user@example.org'],
    ['mailto:%zz@example.org', '%zz@example.org'],
    [' <Ada@Example.ORG> ', 'ada@example.org'],
    ['user@example.org.', null],
    ['user@-example.org', null],
    ['user@example..org', null],
    [`user@${'x'.repeat(64)}.org`, null],
    [`${'x'.repeat(243)}@example.org`, null],
    [`user@${'ü'.repeat(200)}.org`, null],
    ['user@exa mple.org', null],
    ['user@bü cher.example', null],
    ['user@bü/cher.example', null],
    ['user@bü%41.example', null],
    ['us er@example.org', null],
    ['user@a@example.org', null],
    ['user@', null],
    ['@example.org', null],
    ['user', null],
    ['mailto:', null],
    ['', null],
    ['user@\u202egro.elpmaxe', 'user@gro.elpmaxe'],
    ['user\u0000@example.org', null],
  ])('%j is %j', (typed, address) => {
    expect(parseEmailAddress(typed)).toBe(address);
    expect(emailSchema.safeParse(typed).data ?? null).toBe(address);
  });

  it('is accepted from an owner exactly if the verification page accepts it', () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 6 }),
      fc.constantFrom(
        'a',
        '.',
        '@',
        'ü',
        '\u200e',
        '\u200d',
        'mailto:',
        '例え',
        '%26',
        '?',
        'xn--',
        '-',
        ' ',
      ),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const typed = parts.join('');
        const entered = emailSchema.safeParse(typed).data ?? null;
        expect(decodeLinkEmail(encodeLinkEmail(typed))).toBe(entered);
        if (entered !== null) expect(normaliseEmail(entered)).toBe(entered);
      }),
    );
  });
});

describe('an address on the screen', () => {
  it.each([
    ['user@xn--bcher-kva.example', 'user@bücher.example'],
    ['info@xn--e1afmkfd.xn--p1ai', 'info@пример.рф'],
    ['info@xn--mgbh0fb.xn--kgbechtv', 'info@مثال.إختبار'],
    ['info@xn--r8jz45g.xn--zckzah', 'info@例え.テスト'],
    ['info@mail.xn--bcher-kva.example', 'info@mail.bücher.example'],
    // The part before the @ isn't a domain.
    ['a.xn--bcher-kva@example.org', 'a.xn--bcher-kva@example.org'],
    // With a Cyrillic `а`, it would look like another domain.
    [`info@${domainToASCII('p\u0430ypal.example')}`, 'info@xn--pypal-4ve.example'],
    ['info@xn--a.example', 'info@xn--a.example'],
    ['info@xn--zzzzzzzzzzzz.example', 'info@xn--zzzzzzzzzzzz.example'],
    ['From Ada (ada@xn--bcher-kva.example).', 'From Ada (ada@bücher.example).'],
    ['a@xn--bcher-kva.example, b@xn--e1afmkfd.xn--p1ai', 'a@bücher.example, b@пример.рф'],
    ['https://xn--bcher-kva.example/', 'https://xn--bcher-kva.example/'],
    ['user@example.org', 'user@example.org'],
    ['xn--', 'xn--'],
  ])('%s is %s', (address, shown) => expect(formatEmail(address)).toBe(shown));

  it('shows any domain as Node decodes it, and leads back to it', () => {
    const letter = fc.oneof(
      fc.constantFrom(...'abcxyz019'),
      fc.integer({ min: 0xdf, max: 0xf6 }).map((code) => String.fromCharCode(code)),
      fc.integer({ min: 0x4e00, max: 0x9fff }).map((code) => String.fromCharCode(code)),
      fc.integer({ min: 0x20000, max: 0x2a6d6 }).map((code) => String.fromCodePoint(code)),
    );
    const label = fc.array(letter, { minLength: 1, maxLength: 12 }).map((letters) => letters.join(''));
    fc.assert(
      fc.property(label, (domain) => {
        const address = parseEmailAddress(`user@${domain}.example`);
        fc.pre(address !== null);
        const shown = formatEmail(address);
        expect(shown).toBe(`user@${domainToUnicode(address.slice(5))}`);
        expect(parseEmailAddress(shown)).toBe(address);
      }),
    );
  });

  it('is always printable, whatever a stranger encoded', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9-]{1,20}$/), (encoded) => {
        expect(formatEmail(`a@xn--${encoded}.example`)).toMatch(/^a@[\p{L}\p{M}\p{N}·・-]+\.example$/u);
      }),
    );
  });
});
