import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PlanHealth } from '#shared/contracts/plan.ts';
import { startChildServer, type ChildServer } from '../../tests/support/processes/child-server.ts';
import { findFreePort } from '../../tests/support/processes/free-port.ts';
import { DEMO_PASSWORD, demoPeople } from './demo-content.ts';
import { readCodeAfter, openHttpVisitor, type HttpVisitor } from './http-visitor.ts';

let parent: string;
let port: string;
let running: ChildServer | null = null;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'leavebits-demo-'));
  // The PostgreSQL system user needs access if the tests run as root.
  await chmod(parent, 0o711);
  port = String(await findFreePort());
});
afterEach(async () => {
  await stop();
  await rm(parent, { recursive: true, force: true });
});

function start(...args: string[]): ChildServer {
  const program = ['--import', 'tsx', 'tools/demo/main.ts', ...args];
  const settings = { PORT: port, DEMO_DIR: join(parent, 'demo') };
  running = startChildServer(settings, process.execPath, program, { namesPeople: true });
  return running;
}

async function stop(): Promise<void> {
  running?.child.kill('SIGTERM');
  await running?.ended;
  running = null;
}

async function signIn(origin: string): Promise<HttpVisitor> {
  const owner = await openHttpVisitor(origin);
  let userId = 0;
  const code = await readCodeAfter(origin, demoPeople.owner, async () => {
    const credentials = { username: demoPeople.owner, password: DEMO_PASSWORD };
    ({ userId } = await owner.call<{ userId: number }>('POST', '/api/login', credentials));
  });
  await owner.call('POST', '/api/verify-login', { userId, code });
  return owner;
}

interface Seen {
  id: number;
  description: string;
  attachments: string[];
}

describe('the demo', { timeout: 300_000 }, () => {
  test('fills an account once, says how to sign in, and shows the same account at the next start', async () => {
    const origin = `http://localhost:${port}`;
    const first = start();
    await first.says('It stays as you leave it.');
    for (const words of [demoPeople.owner, DEMO_PASSWORD, `${origin}/dev/mailbox`, `${origin}/refute/`]) {
      expect(first.output()).toContain(words);
    }

    const owner = await signIn(origin);
    expect(await owner.call('GET', '/api/user-subscription')).toMatchObject({ status: 'Monthly' });
    const leavebits = await owner.call<Seen[]>('GET', '/api/trigger-bytes');
    expect(leavebits).toHaveLength(7);
    const kinds = leavebits.flatMap(({ attachments }) => attachments.map((name) => name.split('.').at(-1)));
    expect(new Set(kinds)).toEqual(new Set(['pdf', 'csv', 'wav', 'png', 'txt']));
    const plan = await owner.call<PlanHealth>('GET', '/api/plan-health');
    // The owner's people page has an example of each kind.
    expect(plan.people.map(({ alone }) => alone?.count ?? 0).toSorted()).toEqual([0, 0, 2]);
    expect(plan.withNothing.map(({ name }) => name)).toEqual(['Maria Lopez', 'Paul Dube']);
    // So do the parts of the account page that show history.
    expect(await owner.call('GET', '/api/trash')).toMatchObject([{ kind: 'leavebit' }]);
    const notes = leavebits.find(({ description }) => description.startsWith('Notes'))!;
    expect(await owner.call('GET', `/api/trigger-bytes/${notes.id}/versions`)).toHaveLength(1);
    const [report] = await owner.call<{ status: string; confirmations: number }[]>('GET', '/api/reports');
    expect(report).toMatchObject({ status: 'pending' });

    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain('The demo is running already');
    running = first;
    await stop();

    const again = start();
    await again.says('It stays as you leave it.');
    expect(again.output()).not.toContain('Filling the demo account');
    const ids = (list: Seen[]) => list.map(({ id }) => id).sort();
    const kept = await (await signIn(origin)).call<Seen[]>('GET', '/api/trigger-bytes');
    expect(ids(kept)).toEqual(ids(leavebits));
  });

  test('touches no folder that is not its own', async () => {
    const folder = join(parent, 'demo');
    await mkdir(folder);
    await writeFile(join(folder, 'letters.txt'), 'mine');
    const refused = start('--fresh');
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toContain('something other than a demo');
    expect(await readFile(join(folder, 'letters.txt'), 'utf8')).toBe('mine');
  });
});
