import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workWithPassphrase } from '#client/features/sealing/crypto/passphrase-work.ts';
import { createOpener, createSealer } from '#client/features/sealing/crypto/seal.ts';
import { DamagedSealError, WrongKeyError } from '#client/features/sealing/crypto/seal-errors.ts';
import { createSecretKey, readSecretKey } from '#client/features/sealing/crypto/secret-keys.ts';
import { countAgeRecipients, isAgeFile, MAX_AGE_HEADER_BYTES } from '#shared/domain/age-file.ts';
import { commandSucceeds, installDebianPackages } from '../support/browser/install-packages.ts';

/*
 * What browsers seal opens with Debian's `age`, and the other way round, as our exports and cards promise.
 */

const hasAge = async () => commandSucceeds('age', ['--version']);
const isThere = (await hasAge()) || ((await installDebianPackages('age')) && (await hasAge()));
if (isThere) describe('with the age program', interoperate);
else {
  const sentence = 'NO age WAS FOUND OR COULD BE INSTALLED, SO NOTHING IS OPENED WITH IT.';
  if (process.env['CI'] === 'true') throw new Error(sentence);
  process.stderr.write(`\n${sentence}\n\n`);
  it.skip(sentence);
}

function interoperate() {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'leavebits-age-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const at = (name: string) => path.join(folder, name);
  const write = (name: string, bytes: Uint8Array | string) => writeFile(at(name), bytes);

  /** Runs a program in the folder. @throws Error with what it wrote to stderr */
  async function run(command: string, ...args: string[]): Promise<string> {
    const child = spawn(command, args, { cwd: folder, timeout: 60_000 });
    const [out, problem, code] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      new Promise((resolve) => child.once('exit', resolve)),
    ]);
    if (code !== 0) throw new Error(problem);
    return out;
  }

  const bytesOf = (length: number) => Uint8Array.from({ length }, (_, index) => (index * index) % 251);
  const SIZES = [0, 1, 65_535, 65_536, 65_537, 131_072, 1_000_000];

  it.each(SIZES)('a file of %i bytes that we sealed opens with each of its keys', async (length) => {
    const keys = [await createSecretKey(), await createSecretKey()];
    const { sealFile } = await createSealer(keys.map(({ publicKey }) => publicKey));
    const sealed = await sealFile(new Blob([bytesOf(length)]));
    await write('1.age', new Uint8Array(await sealed.arrayBuffer()));
    for (const { identity } of keys) {
      await write('key.txt', `${identity}\n`);
      await run('sh', '-c', 'age -d -i key.txt 1.age > photo.jpg');
      expect(Buffer.compare(await readFile(at('photo.jpg')), bytesOf(length))).toBe(0);
    }
    const { identity } = await createSecretKey();
    await write('key.txt', identity);
    await expect(run('age', '-d', '-i', 'key.txt', '1.age')).rejects.toThrow(/no identity matched/);
  });

  it('a text that we sealed opens as it is in an export, with the key as it is on a card', async () => {
    const { identity, publicKey } = await createSecretKey();
    const { sealText } = await createSealer([publicKey]);
    await write('text.age', await sealText('Dear Lena, 家族 ❤'));
    await write('key.txt', identity);
    expect(await run('age', '-d', '-i', 'key.txt', 'text.age')).toBe('Dear Lena, 家族 ❤');
    expect(await run('age-keygen', '-y', 'key.txt')).toBe(`${publicKey}\n`);
  });

  it.each(SIZES)(
    'a file of %i bytes that it sealed passes the check of the server and opens in a browser',
    async (length) => {
      const made = await run('age-keygen');
      const key = (await readSecretKey(made))!;
      expect(made).toContain(key.publicKey);
      const other = await createSecretKey();
      await write('photo.jpg', bytesOf(length));
      await run('age', '-r', key.publicKey, '-r', other.publicKey, '-o', '1.age', 'photo.jpg');
      const sealed = new Uint8Array(await readFile(at('1.age')));
      expect(isAgeFile(sealed.subarray(0, MAX_AGE_HEADER_BYTES), sealed.length)).toBe(true);
      const { openFile } = await createOpener([key.identity]);
      const opened = await openFile(new Blob([sealed]).stream(), 'image/jpeg');
      expect(Buffer.compare(Buffer.from(await opened.arrayBuffer()), bytesOf(length))).toBe(0);
      const stranger = await createOpener([(await createSecretKey()).identity]);
      await expect(stranger.openFile(new Blob([sealed]).stream(), '')).rejects.toThrow(WrongKeyError);
      const cut = new Blob([sealed.subarray(0, -1)]).stream();
      await expect((await createOpener([key.identity])).openFile(cut, '')).rejects.toThrow(DamagedSealError);

      await run('age', '-a', '-r', key.publicKey, '-r', other.publicKey, '-o', 'text.age', 'photo.jpg');
      expect(countAgeRecipients(await readFile(at('text.age'), 'utf8'))).toBe(2);
    },
  );

  it('a key that we wrapped opens with its passphrase', async () => {
    const { identity } = await createSecretKey();
    const passphrase = 'correct horse battery';
    await write('wrapped.age', await workWithPassphrase({ act: 'wrap', text: identity, passphrase }));
    expect(await answerPassphrase('age -d -o key.txt wrapped.age', passphrase)).toContain('Enter passphrase');
    expect(await readFile(at('key.txt'), 'utf8')).toBe(identity);
  });

  /** Runs a command in a terminal, because `age` reads passphrases only from one. */
  function answerPassphrase(command: string, passphrase: string): Promise<string> {
    const child = spawn('script', ['-qec', command, '/dev/null'], { cwd: folder, timeout: 60_000 });
    let shown = '';
    child.stdout.on('data', (bytes: Buffer) => {
      if (shown === '') child.stdin.write(`${passphrase}\n`);
      shown += String(bytes);
    });
    return new Promise((resolve, reject) => {
      child.once('exit', (code) => (code === 0 ? resolve(shown) : reject(new Error(shown))));
    });
  }
}
