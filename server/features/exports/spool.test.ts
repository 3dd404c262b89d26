import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { spoolText } from './spool.ts';

let dataDir: string;
const logger = { warn: vi.fn() };
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'leavebits-spool-'));
  logger.warn.mockClear();
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const pieces = (count: number) => Array.from({ length: count }, (_, n) => `piece ${n} \u00e4 `.repeat(1000));

it('a short text stays in memory', async () => {
  const spooled = await spoolText(pieces(3), { dataDir, logger });
  expect(spooled.whole?.toString()).toBe(pieces(3).join(''));
  expect(await readdir(dataDir)).toEqual([]);
});

it('a long text lies in a file without a name, and comes back as it was', async () => {
  const spooled = await spoolText(pieces(200), { dataDir, logger });
  const whole = pieces(200).join('');
  expect(spooled).toMatchObject({ whole: null, bytes: Buffer.byteLength(whole) });
  expect(await readdir(join(dataDir, 'exports'))).toEqual([]);
  expect(await text(spooled.read())).toBe(whole);
  await spooled.close();
  await spooled.close();
});

it('without a folder to write to, memory must do', async () => {
  const spooled = await spoolText(pieces(200), { dataDir: join(dataDir, 'is', 'not', 'there'), logger });
  expect(spooled.whole?.toString()).toBe(pieces(200).join(''));
  expect(logger.warn).toHaveBeenCalledOnce();
});

it('gives its file back when the text fails', async () => {
  function* failing() {
    yield* pieces(200);
    throw new Error('no more');
  }
  await expect(spoolText(failing(), { dataDir, logger })).rejects.toThrow('no more');
});
