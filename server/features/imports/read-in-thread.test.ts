import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { importLimits } from '../../limits.ts';
import { PROJECT } from '../../project.ts';
import { createExportReader } from './read-in-thread.ts';

const list = Buffer.from('title,username,password\nBank,ann,secret\n');
const large = Buffer.from(`title,username,password\n${'Bank,ann,secret\n'.repeat(100_000)}`);
const { thread } = importLimits;

describe('an export that is read in a thread', () => {
  it('gives drafts, or the reader’s own sentence', async () => {
    const readExport = createExportReader();
    expect((await readExport(list)).drafts).toHaveLength(1);
    await expect(readExport(Buffer.from('no list'))).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('Bitwarden or 1Password') as string,
    });
  });

  it('leaves the event loop to others', async () => {
    const readExport = createExportReader();
    let turns = 0;
    const ticking = setInterval(() => (turns += 1), 1);
    await readExport(Buffer.from(JSON.stringify({ items: Array.from({ length: 50_000 }, () => ({})) })));
    clearInterval(ticking);
    expect(turns).toBeGreaterThan(10);
  });

  it('ends at the limit of its time or memory, with a sentence, and the next one is read', async () => {
    const sentence = { code: 'too-large', message: expect.stringContaining('fewer entries') as string };
    await expect(createExportReader({ ...thread, maxMs: 1 })(list)).rejects.toMatchObject(sentence);
    const endless = Buffer.from(`[${'[],'.repeat(3_000_000)}[]]`);
    await expect(createExportReader({ ...thread, maxMemoryMb: 16 })(endless)).rejects.toMatchObject(sentence);
    expect((await createExportReader()(list)).drafts).toHaveLength(1);
  });

  it('waits for the one before it, for a bounded time and with a bounded number of others', async () => {
    const inTurn = createExportReader();
    const all = await Promise.all([inTurn(large), inTurn(list), inTurn(list)]);
    expect(all.map(({ drafts }) => drafts.length)).toEqual([1000, 1, 1]);

    const busy = { code: 'unavailable', retryAfterSeconds: 60 };
    const crowded = createExportReader({ ...thread, maxWaiting: 1 });
    const [first, second, third] = [crowded(large), crowded(list), crowded(list)];
    await expect(third).rejects.toMatchObject(busy);
    await Promise.all([first, second]);

    const impatient = createExportReader({ ...thread, maxWaitMs: 1 });
    const [running, waiting] = [impatient(large), impatient(list)];
    await expect(waiting).rejects.toMatchObject(busy);
    await running;
  });
});

it.each(['read-export-thread', 'read-returned-mail-thread'])(
  'the build has the thread %s, which answers without sources',
  async (name) => {
    const worker = new Worker(join(PROJECT, 'dist/server', `${name}.js`), { env: {} });
    worker.postMessage(list);
    const [answer] = (await once(worker, 'message')) as [object];
    await worker.terminate();
    expect(answer).toHaveProperty('output');
  },
);
