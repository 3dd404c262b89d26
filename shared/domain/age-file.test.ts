import {
  Encrypter,
  armor,
  generateHybridIdentity,
  generateX25519Identity,
  identityToRecipient,
} from 'age-encryption';
import { describe, expect, it } from 'vitest';
import {
  AGE_RECIPIENT,
  canBeginAgeFile,
  countAgeRecipients,
  isAgeFile,
  isArmoredAgeFile,
  MAX_AGE_HEADER_BYTES,
} from './age-file.ts';

async function encrypt(plain: Uint8Array | string, recipients = 1): Promise<Uint8Array> {
  const encrypter = new Encrypter();
  for (let index = 0; index < recipients; index += 1)
    encrypter.addRecipient(await identityToRecipient(await generateX25519Identity()));
  return encrypter.encrypt(plain);
}
const check = (file: Uint8Array, size = file.length) =>
  isAgeFile(file.subarray(0, MAX_AGE_HEADER_BYTES), size);

describe('age files', () => {
  it.each([0, 1, 63, 64, 65_535, 65_536, 65_537, 131_072, 200_000])(
    'of %i bytes are recognized',
    async (length) => {
      const file = await encrypt(new Uint8Array(length));
      expect(check(file)).toBe(true);
      expect(isArmoredAgeFile(armor.encode(file))).toBe(true);
      expect(isArmoredAgeFile(armor.encode(file).trimEnd())).toBe(true);
    },
  );

  it('may have many recipients, a passphrase, or a post-quantum recipient', async () => {
    expect(check(await encrypt('text', 51))).toBe(true);
    const withPassphrase = new Encrypter();
    withPassphrase.setScryptWorkFactor(2);
    withPassphrase.setPassphrase('correct horse');
    expect(check(await withPassphrase.encrypt('text'))).toBe(true);
    const hybrid = new Encrypter();
    hybrid.addRecipient(await identityToRecipient(await generateHybridIdentity()));
    expect(check(await hybrid.encrypt('text'))).toBe(true);
  });

  it('show for how many keys they are encrypted, without those stanzas that everyone should ignore', async () => {
    for (const recipients of [1, 2, 51])
      expect(countAgeRecipients(armor.encode(await encrypt('text', recipients)))).toBe(recipients);
    const file = Buffer.from(await encrypt('text', 2)).toString('latin1');
    const greased = file.replace('\n--- ', '\n-> x-grease a b\n\n-> y-grease\nAAAA\n--- ');
    expect(countAgeRecipients(armor.encode(Buffer.from(greased, 'latin1')))).toBe(2);
    expect(countAgeRecipients('Dear Lena')).toBeNull();
  });

  it('are none if their header has no end', () => {
    const stanzas = '-> X25519 a\nb\n'.repeat(MAX_AGE_HEADER_BYTES / 8);
    const body = `-> X25519 a\n${`${'A'.repeat(64)}\n`.repeat(MAX_AGE_HEADER_BYTES / 32)}`;
    const grease = `-> ${'-grease'.repeat(MAX_AGE_HEADER_BYTES / 4)}\nb\n`;
    for (const endless of [stanzas, body, grease, `-> ${'a '.repeat(MAX_AGE_HEADER_BYTES)}`]) {
      const text = armor.encode(
        Buffer.from(`age-encryption.org/v1\n${endless}--- ${'A'.repeat(43)}\n${'x'.repeat(32)}`),
      );
      expect(isArmoredAgeFile(text)).toBe(false);
    }
  });

  it('are not recognized if they end in the header or have an impossible length', async () => {
    const file = await encrypt('Dear Lena');
    const payload = 16 + 16 + 'Dear Lena'.length;
    for (let cut = 1; cut <= file.length; cut += 1) {
      // Without a key, nobody can tell that a shorter last chunk was cut.
      const isPossible = cut <= payload - 32;
      expect(check(file.subarray(0, file.length - cut)), `${cut} bytes less`).toBe(isPossible);
    }
    expect(check(file, file.length - 9 + 65_536 + 1)).toBe(false);
    expect(check(file, file.length - 9 + 65_536 + 16)).toBe(false);
    expect(check(file, file.length - 9 + 65_536 + 17)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['plain text', 'Dear Lena'],
    ['only the introduction', 'age-encryption.org/v1\n'],
    ['another version', 'age-encryption.org/v2\n-> X25519 a\nb\n'],
    ['no recipient', `age-encryption.org/v1\n--- ${'A'.repeat(43)}\n${'x'.repeat(32)}`],
    ['text instead of a recipient', `age-encryption.org/v1\nhello\n--- ${'A'.repeat(43)}\n${'x'.repeat(32)}`],
    ['a body that never ends', `age-encryption.org/v1\n-> X25519 a\n${`${'A'.repeat(64)}\n`.repeat(9)}`],
    ['a short MAC', `age-encryption.org/v1\n-> X25519 a\nb\n--- ${'A'.repeat(42)}\n${'x'.repeat(32)}`],
  ])('%s is none', (_, text) => {
    expect(check(Buffer.from(text))).toBe(false);
    expect(isArmoredAgeFile(text)).toBe(false);
  });

  it('are none with anything before, after or inside the armor that does not belong there', async () => {
    const text = armor.encode(await encrypt('Dear Lena', 3));
    const lines = text.split('\n');
    expect(isArmoredAgeFile(text)).toBe(true);
    expect(isArmoredAgeFile(`Dear Lena\n${text}`)).toBe(false);
    expect(isArmoredAgeFile(`${text}Dear Lena`)).toBe(false);
    expect(isArmoredAgeFile(lines.toSpliced(2, 0, 'Dear Lena').join('\n'))).toBe(false);
    expect(isArmoredAgeFile(lines.toSpliced(2, 1).join('\n'))).toBe(false);
    expect(isArmoredAgeFile(armor.encode(Buffer.from('Dear Lena')))).toBe(false);
  });
});

it('a recipient is a public key, and never a secret one', async () => {
  const identity = await generateX25519Identity();
  expect(AGE_RECIPIENT.test(await identityToRecipient(identity))).toBe(true);
  expect(AGE_RECIPIENT.test(identity)).toBe(false);
  expect(AGE_RECIPIENT.test(`${await identityToRecipient(identity)}\n`)).toBe(false);
});

it('the beginning of an age file is known by its first bytes, however few of them have arrived', async () => {
  const file = await encrypt('text');
  for (const length of [0, 1, 21, 22, 300]) expect(canBeginAgeFile(file.subarray(0, length))).toBe(true);
  for (const other of ['b', 'age-encryption.org/v2\n', '%PDF-1.7'])
    expect(canBeginAgeFile(Buffer.from(other))).toBe(false);
});
