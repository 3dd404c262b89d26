import { describe, expect, it } from 'vitest';
import { workWithPassphrase } from './passphrase-work.ts';
import { createOpener, createSealer } from './seal.ts';
import { DamagedSealError, WrongKeyError } from './seal-errors.ts';
import { createSecretKey, formatSecretKey, readSecretKey } from './secret-keys.ts';

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
    ])
      expect(await readSecretKey(typed)).toBeNull();
  });
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
  });
});
