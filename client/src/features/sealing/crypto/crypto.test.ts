import { describe, expect, it } from 'vitest';
import { workWithPassphrase } from './passphrase-work.ts';
import { messages } from '#shared/messages/owner-sealing/en.ts';
import { messagesFrom } from '#tests/support/messages.ts';
import { createOpener, createSealer } from './seal.ts';
import { DamagedSealError, WrongKeyError } from './seal-errors.ts';
import {
  assertOwnKey,
  createSecretKey,
  formatSecretKey,
  readSecretKey,
  type SecretKey,
} from './secret-keys.ts';

const t = messagesFrom<'owner-sealing'>(messages);

describe('a secret key', () => {
  it('is read as scanned, pasted or typed', async () => {
    const key = await createSecretKey();
    const { identity } = key;
    for (const typed of [
      identity,
      `https://leavebits.example/card#${identity}`,
      formatSecretKey(identity),
      ` ${formatSecretKey(identity).toLowerCase().replaceAll(' ', '\n')} `,
      `My card:\n${identity}\nKeep it.`,
      formatSecretKey(identity).replaceAll('-', ' '),
      formatSecretKey(identity).replaceAll(/[- ]/g, '–'),
      formatSecretKey(identity).replace('KEY-1', 'key-l'),
      formatSecretKey(identity).replace('AGE-SECRET-KEY-1', ''),
    ])
      expect(await readSecretKey(typed)).toEqual(key);
  });

  it('is none with a wrong character, or cut short', async () => {
    const { identity, publicKey } = await createSecretKey();
    const other = identity.endsWith('Q') ? 'P' : 'Q';
    for (const typed of [
      '',
      publicKey,
      identity.slice(0, -1),
      identity.slice(0, -1) + other,
      `${identity.slice(0, 40)}…`,
      'I don’t have the card any more, but my sister may have a copy of it'.replaceAll(/\W/g, ''),
    ])
      expect(await readSecretKey(typed)).toBeNull();
  });
});

it('a public key that isn’t the owner’s is noticed when theirs is unlocked', async () => {
  const [mine, servers] = [await createSecretKey(), await createSecretKey()];
  expect(() => assertOwnKey(mine.publicKey, mine, t)).not.toThrow();
  expect(() => assertOwnKey(servers.publicKey, mine, t)).toThrow('isn’t the one that your passphrase opens');
  expect(() => assertOwnKey(null, mine, t)).toThrow();
});

describe('a sealed text or file', () => {
  it('opens with each of its keys and with no other', async () => {
    const [mine, lenas, strangers] = await Promise.all([
      createSecretKey(),
      createSecretKey(),
      createSecretKey(),
    ]);
    const { sealText, sealFile } = await createSealer([mine.publicKey, lenas.publicKey, lenas.publicKey]);
    const text = await sealText('Dear Lena ❤');
    const file = await sealFile(new Blob([new Uint8Array(200_000).fill(7)]));
    for (const { identity } of [mine, lenas]) {
      const opener = await createOpener([strangers.identity, identity]);
      expect(await opener.openText(text)).toBe('Dear Lena ❤');
      const opened = await opener.openFile(file.stream(), 'image/jpeg');
      expect(opened.type).toBe('image/jpeg');
      expect(new Uint8Array(await opened.arrayBuffer()).every((byte) => byte === 7)).toBe(true);
    }
    const stranger = await createOpener([strangers.identity]);
    await expect(stranger.openText(text)).rejects.toThrow(WrongKeyError);
    await expect(stranger.openFile(file.stream(), '')).rejects.toThrow(WrongKeyError);
  });

  it('is refused if it is truncated, reordered or altered', async () => {
    const key = await createSecretKey();
    const { sealFile } = await createSealer([key.publicKey]);
    const file = new Uint8Array(await (await sealFile(new Blob([new Uint8Array(200_000)]))).arrayBuffer());
    const { openFile, openText } = await createOpener([key.identity]);
    const header = file.length - 200_000 - 16 - 4 * 16;
    const chunk = (index: number) => header + 16 + index * 65_552;
    const swapped = file.slice();
    swapped.set(file.subarray(chunk(0), chunk(1)), chunk(1));
    swapped.set(file.subarray(chunk(1), chunk(2)), chunk(0));
    const flipped = file.map((byte, index) => (index === file.length - 20 ? byte ^ 1 : byte));
    for (const bad of [
      file.subarray(0, chunk(1)),
      file.subarray(0, header + 3),
      file.subarray(0, 40),
      swapped,
      flipped,
    ])
      await expect(openFile(new Blob([bad]).stream(), '')).rejects.toThrow(DamagedSealError);
    await expect(openText('Dear Lena')).rejects.toThrow(DamagedSealError);
  });
});

describe('a hostile age file', () => {
  /** A sealed file with other stanzas in its header. */
  const withStanzas = (file: Uint8Array, change: (stanzas: string) => string) => {
    const text = Buffer.from(file).toString('latin1');
    const [intro, end] = ['age-encryption.org/v1\n', text.indexOf('\n--- ') + 1];
    return Buffer.from(intro + change(text.slice(intro.length, end)) + text.slice(end), 'latin1');
  };
  const seal = async (...keys: SecretKey[]) => {
    const { sealFile } = await createSealer(keys.map(({ publicKey }) => publicKey));
    return new Uint8Array(await (await sealFile(new Blob(['Dear Lena']))).arrayBuffer());
  };
  const STANZA = `-> X25519 ${'A'.repeat(43)}\n${'A'.repeat(43)}\n`;

  it.each<[string, (stanzas: string) => string, typeof WrongKeyError | typeof DamagedSealError]>([
    ['another recipient', (mine) => STANZA + mine, DamagedSealError],
    ['another recipient at the end', (mine) => mine + STANZA, DamagedSealError],
    ['its recipient twice', (mine) => mine + mine, DamagedSealError],
    ['an unknown stanza', (mine) => `-> new-kind a b\n\n${mine}`, DamagedSealError],
    ['no recipient', () => '', DamagedSealError],
    ['a passphrase that costs more memory than there is', () => scrypt('62'), WrongKeyError],
    ['a passphrase beside a recipient', (mine) => scrypt('30') + mine, DamagedSealError],
    ['a work factor that isn’t a number', () => scrypt('1e9'), WrongKeyError],
    ['a longer header than anyone needs', (mine) => STANZA.repeat(1500) + mine, DamagedSealError],
    ['a body without an end', () => `-> x y\n${`${'A'.repeat(64)}\n`.repeat(3000)}`, DamagedSealError],
    ['a line without an end', () => `-> ${'a'.repeat(300_000)}\n`, DamagedSealError],
  ])('with %s is refused', async (_what, change, expected) => {
    const key = await createSecretKey();
    const file = withStanzas(await seal(key), change);
    const { openFile, openStream, openText } = await createOpener([key.identity]);
    const { armor } = await import('age-encryption');
    await expect(openFile(new Blob([file]).stream(), '')).rejects.toThrow(expected);
    await expect(openStream(new Blob([file]).stream())).rejects.toThrow(expected);
    await expect(openText(armor.encode(file))).rejects.toThrow(expected);
  });
  const scrypt = (work: string) => `-> scrypt ${'A'.repeat(22)} ${work}\n${'A'.repeat(43)}\n`;

  it('that never ends is read no further than its header may be', async () => {
    const key = await createSecretKey();
    let bytes = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        bytes += 16_384;
        controller.enqueue(new Uint8Array(16_384).fill(65));
      },
    });
    const { openFile } = await createOpener([key.identity]);
    await expect(openFile(endless, '')).rejects.toThrow(DamagedSealError);
    expect(bytes).toBeLessThan(200_000);
  });

  it('with a long header that we accept opens for the last of many recipients', async () => {
    const [mine, other] = [await createSecretKey(), await createSecretKey()];
    const { Encrypter, armor } = await import('age-encryption');
    const encrypter = new Encrypter();
    for (let index = 0; index < 300; index += 1) encrypter.addRecipient(other.publicKey);
    encrypter.addRecipient(mine.publicKey);
    const file = await encrypter.encrypt('Dear Lena');
    const { openText, openFile } = await createOpener([mine.identity]);
    expect(await openText(armor.encode(file).trimEnd())).toBe('Dear Lena');
    expect(await (await openFile(new Blob([file as BlobPart]).stream(), '')).text()).toBe('Dear Lena');
  });
});

describe('a passphrase', () => {
  const wrap = (text: string, passphrase: string) => workWithPassphrase({ act: 'wrap', text, passphrase });
  const unwrap = (text: string, passphrase: string) =>
    workWithPassphrase({ act: 'unwrap', text, passphrase });

  it('wraps a key, and a wrong one does not unwrap it', async () => {
    const { identity } = await createSecretKey();
    const wrapped = await wrap(identity, 'correct horse');
    expect(await unwrap(wrapped, 'correct horse')).toBe(identity);
    await expect(unwrap(wrapped, 'wrong horse')).rejects.toThrow();
  });

  it('is not tried on a file that would take too long, or that another key opens', async () => {
    const { publicKey } = await createSecretKey();
    const { sealText } = await createSealer([publicKey]);
    await expect(unwrap(await sealText('text'), 'any')).rejects.toThrow('not wrapped');
    const { Encrypter, armor } = await import('age-encryption');
    const encrypter = new Encrypter();
    encrypter.setScryptWorkFactor(2);
    encrypter.setPassphrase('any');
    const cheap = Buffer.from(await encrypter.encrypt('text')).toString('latin1');
    const costly = Buffer.from(cheap.replace(/(-> scrypt \S+) 2\n/, '$1 20\n'), 'latin1');
    await expect(unwrap(armor.encode(costly), 'any')).rejects.toThrow('not wrapped');
    for (const work of ['99', '018', '062', '-1', '1e1', ''])
      await expect(
        unwrap(
          armor.encode(Buffer.from(cheap.replace(/(-> scrypt \S+) 2\n/, `$1 ${work}\n`), 'latin1')),
          'any',
        ),
      ).rejects.toThrow();
  });
});
