import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importLimits } from '../../limits.ts';
import { PROJECT_DIR } from '../../project-dir.ts';
import { createExportParser } from './export-parser.ts';

const list = Buffer.from('title,username,password\nBank,ann,secret\n');
const large = Buffer.from(`title,username,password\n${'Bank,ann,secret\n'.repeat(100_000)}`);
const { reader } = importLimits;

describe('an export that is read in a child process', () => {
  it('gives drafts, or the reader’s own sentence', async () => {
    const readExport = createExportParser();
    expect((await readExport(list)).drafts).toHaveLength(1);
    await expect(readExport(Buffer.from('no list'))).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('Bitwarden or 1Password') as string,
    });
  });

  it('leaves the event loop to others', async () => {
    const readExport = createExportParser();
    let turns = 0;
    const ticking = setInterval(() => (turns += 1), 1);
    await readExport(Buffer.from(JSON.stringify({ items: Array.from({ length: 50_000 }, () => ({})) })));
    clearInterval(ticking);
    expect(turns).toBeGreaterThan(10);
  });

  it('ends at the limit of its time, with a sentence, and the next one is read', async () => {
    const sentence = { code: 'too-large', message: expect.stringContaining('fewer entries') as string };
    await expect(createExportParser({ ...reader, maxMs: 1 })(list)).rejects.toMatchObject(sentence);
    expect((await createExportParser()(list)).drafts).toHaveLength(1);
  });

  it('waits for the one before it, for a bounded time and with a bounded number of others', async () => {
    const inTurn = createExportParser();
    const all = await Promise.all([inTurn(large), inTurn(list), inTurn(list)]);
    expect(all.map(({ drafts }) => drafts.length)).toEqual([1000, 1, 1]);

    const busy = { code: 'unavailable', retryAfterSeconds: 60 };
    const crowded = createExportParser({ ...reader, maxWaiting: 1 });
    const [first, second, third] = [crowded(large), crowded(list), crowded(list)];
    await expect(third).rejects.toMatchObject(busy);
    await Promise.all([first, second]);

    const impatient = createExportParser({ ...reader, maxWaitMs: 1 });
    const [running, waiting] = [impatient(large), impatient(list)];
    await expect(waiting).rejects.toMatchObject(busy);
    await running;
  });
});

it('an export that kills its reader leaves other exports, and the server, alone', async () => {
  const endless = Buffer.from(`[${'{"a":[{}]},'.repeat(900_000)}[]]`);
  const readExport = createExportParser({ ...reader, maxMemoryMb: 16 });
  const [killed, next] = await Promise.allSettled([readExport(endless), readExport(list)]);
  expect(killed).toMatchObject({ status: 'rejected', reason: { code: 'too-large' } });
  expect(next).toMatchObject({ status: 'fulfilled', value: { drafts: [{}] } });
});

it.each(['parse-export-process', 'parse-returned-mail-process'])(
  'the build has the child process %s, which replies without sources',
  async (name) => {
    const child = fork(join(PROJECT_DIR, 'dist/server', `${name}.js`), [], {
      env: {},
      execArgv: [],
      serialization: 'advanced',
    });
    child.send(list);
    const [reply] = (await once(child, 'message')) as [object];
    child.kill('SIGKILL');
    expect(reply).toHaveProperty('output');
  },
);
