import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, inflateRawSync } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import yauzl from 'yauzl';
import { computeZipBytes, writeZip, type ZipEntry } from './write-zip.ts';

const SAVED_AT = new Date('2031-06-03T14:05:06Z');

const entryOf = (path: string, ...parts: (string | Buffer)[]): ZipEntry & { size: number } => {
  const chunks = parts.map((part) => Buffer.from(part as string));
  return { path, size: chunks.reduce((total, { length }) => total + length, 0), read: () => chunks };
};

const unsized = (entry: ZipEntry): ZipEntry => ({ ...entry, size: null });

async function write(entries: readonly ZipEntry[]): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of writeZip(entries, SAVED_AT)) parts.push(part);
  return Buffer.concat(parts);
}

/** Reads as a phone does that unpacks what it receives: forwards only, without the central directory. */
function unpackForwards(zip: Buffer): { path: string; bytes: Buffer }[] {
  const found: { path: string; bytes: Buffer }[] = [];
  let at = 0;
  while (zip.readUInt32LE(at) === 0x04034b50) {
    const flags = zip.readUInt16LE(at + 6);
    const nameEnd = at + 30 + zip.readUInt16LE(at + 26);
    const path = zip.toString('utf8', at + 30, nameEnd);
    const start = nameEnd + zip.readUInt16LE(at + 28);
    if (zip.readUInt16LE(at + 8) === 8) {
      // A deflated entry ends where its format says so. Its sizes follow.
      expect(flags).toBe(0x0808);
      const { buffer: bytes, engine } = inflateRawSync(zip.subarray(start), { info: true }) as never as {
        buffer: Buffer;
        engine: { bytesWritten: number };
      };
      const end = start + engine.bytesWritten;
      expect([0, 4, 8, 12].map((field) => zip.readUInt32LE(end + field))).toEqual([
        0x08074b50,
        crc32(bytes),
        engine.bytesWritten,
        bytes.length,
      ]);
      found.push({ path, bytes });
      at = end + 16;
      continue;
    }
    // Neither encrypted nor with a data descriptor.
    expect(flags).toBe(0x0800);
    expect(zip.readUInt16LE(at + 8)).toBe(0);
    const size = zip.readUInt32LE(at + 18);
    expect(zip.readUInt32LE(at + 22)).toBe(size);
    found.push({ path, bytes: zip.subarray(start, start + size) });
    at = start + size;
  }
  expect([0x02014b50, 0x06054b50]).toContain(zip.readUInt32LE(at));
  return found;
}

/** Reads with the central directory. The library checks sizes, and the test the checksums. */
async function unpack(zip: Buffer): Promise<{ path: string; bytes: Buffer; at: Date }[]> {
  const opened = await new Promise<yauzl.ZipFile>((resolve, reject) =>
    yauzl.fromBuffer(zip, { lazyEntries: true }, (error, file) => (error ? reject(error) : resolve(file))),
  );
  const found: { path: string; bytes: Buffer; at: Date }[] = [];
  await new Promise<void>((resolve, reject) => {
    opened.on('error', reject).on('end', resolve);
    opened.on('entry', (entry: yauzl.Entry) => {
      opened.openReadStream(entry, (error, stream) => {
        if (error) return reject(error);
        void buffer(stream).then((bytes) => {
          found.push({ path: entry.fileName, bytes, at: entry.getLastModDate() });
          opened.readEntry();
        }, reject);
      });
    });
    opened.readEntry();
  });
  return found;
}

describe('a ZIP', () => {
  it('can be read forwards and backwards, has the announced length, and no descriptor that is not understood', async () => {
    const path = fc.stringMatching(/^[a-zä例🌻]{1,20}\.txt$/u);
    const content = fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 3 });
    const files = fc.uniqueArray(fc.tuple(path, content), { maxLength: 6, selector: ([name]) => name });
    await fc.assert(
      fc.asyncProperty(files, async (given) => {
        const entries = given.map(([name, parts]) =>
          entryOf(name, ...parts.map((part) => Buffer.from(part))),
        );
        const expected = given.map(([name, parts]) => ({ path: name, bytes: Buffer.concat(parts) }));
        const zip = await write(entries);
        expect(zip.length).toBe(computeZipBytes(entries));
        expect(unpackForwards(zip)).toEqual(expected);
        expect(await unpack(zip)).toEqual(expected.map((one) => ({ ...one, at: SAVED_AT })));
        const mixed = await write(entries.map((entry, index) => (index % 2 ? entry : unsized(entry))));
        expect(unpackForwards(mixed)).toEqual(expected);
        expect(await unpack(mixed)).toEqual(expected.map((one) => ({ ...one, at: SAVED_AT })));
      }),
      { numRuns: 50 },
    );
  });

  it('reads a text without a known size only as it is sent, once, however long its pieces are', async () => {
    const long = Buffer.alloc(200_000, 'long');
    let pieces = 0;
    const entry: ZipEntry = {
      path: 'page',
      size: null,
      *read() {
        for (; pieces < 3; pieces += 1) yield long;
      },
    };
    let sent = 0;
    const parts: Uint8Array[] = [];
    for await (const part of writeZip([entry], SAVED_AT)) {
      parts.push(part);
      sent += part.length;
      expect(pieces * long.length).toBeLessThanOrEqual(sent);
    }
    const zip = Buffer.concat(parts);
    const whole = Buffer.concat([long, long, long]);
    const found = [...unpackForwards(zip), ...(await unpack(zip))];
    expect(found.map(({ path, bytes }) => [path, bytes.equals(whole)])).toEqual([
      ['page', true],
      ['page', true],
    ]);
  });

  it('is accepted by other programs, also with an empty file and a folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'leavebits-zip-'));
    try {
      const path = join(folder, 'a.zip');
      const entries = [entryOf('Brief für Ada/例え.txt', 'Hallo'), entryOf('empty.txt')];
      writeFileSync(path, await write([...entries, unsized(entryOf('page.html', 'Hello'))]));
      const script =
        'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); print(z.testzip(), z.namelist())';
      expect(runIfInstalled('python3', ['-c', script, path])).toMatch(
        /^(not installed|None \['Brief für Ada\/例え\.txt', 'empty\.txt', 'page\.html'\]\n)$/,
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('may have more entries than 16 bits count', async () => {
    const entries = Array.from({ length: 0x10001 }, (_, index) => entryOf(String(index)));
    const zip = await write(entries);
    expect(zip.length).toBe(computeZipBytes(entries));
    const opened = await new Promise<yauzl.ZipFile>((resolve, reject) =>
      yauzl.fromBuffer(zip, { lazyEntries: true }, (error, file) => (error ? reject(error) : resolve(file))),
    );
    expect(opened.entryCount).toBe(0x10001);
  });

  it('leaves out what can’t be read, whenever that turns out, and has the rest where it is expected', async () => {
    const gone = new Error('gone');
    const failing = (path: string, failingRead: number): ZipEntry => {
      let reads = 0;
      return {
        path,
        size: 200_000,
        *read() {
          yield Buffer.alloc(100_000, 'a');
          if (++reads === failingRead) throw gone;
          yield Buffer.alloc(100_000, 'b');
        },
        mayBeLeftOut: (error) => error === gone,
      };
    };
    const zip = await write([
      failing('first', 1),
      entryOf('a', 'x'),
      failing('second', 2),
      unsized(failing('third', 1)),
      entryOf('b', 'y'),
    ]);
    expect((await unpack(zip)).map(({ path, bytes }) => [path, String(bytes)])).toEqual([
      ['a', 'x'],
      ['b', 'y'],
    ]);
    expect(unpackForwards(zip).map(({ path }) => path)).toEqual(['a', 'second', 'third', 'b']);
    expect(zip.includes('bbb')).toBe(false);
    for (const entry of [failing('first', 2), unsized(failing('first', 1))])
      await expect(write([{ ...entry, mayBeLeftOut: () => false }])).rejects.toBe(gone);
  });

  it('breaks off at a file that has another size than announced', async () => {
    await expect(write([{ ...entryOf('a', 'abc'), size: 2 }])).rejects.toThrow('another size');
  });

  it('stops reading when nobody reads it any more', async () => {
    let closed = 0;
    const read = function* () {
      try {
        for (;;) yield Buffer.from('x');
      } finally {
        closed += 1;
      }
    };
    const first = entryOf('a', 'x');
    let reads = 0;
    const entry: ZipEntry = { ...first, read: () => (reads++ === 0 ? first.read() : read()) };
    for await (const part of writeZip([entry], SAVED_AT)) if (part.length === 1) break;
    expect(closed).toBe(1);
    for await (const part of writeZip([{ path: 'a', size: null, read }], SAVED_AT))
      if (part.length === 1) break;
    const headerOnly = writeZip([{ path: 'a', size: null, read }], SAVED_AT);
    await headerOnly.next();
    await headerOnly.return(undefined);
    expect(closed).toBe(3);
  });
});

function runIfInstalled(program: string, parameters: string[]): string {
  try {
    return execFileSync(program, parameters, { encoding: 'utf8' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'not installed';
    throw error;
  }
}
