import { stat } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { startChildServer, type ChildServer } from '../support/processes/child-server.ts';
import { createTestDatabase } from '../support/database/test-database.ts';
import { insertUnsignedLeavebits } from '../support/unsigned-leavebits.ts';
import { findFreePort } from '../support/processes/free-port.ts';
import { PRODUCTION_SETTINGS } from '../support/processes/production-settings.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';
import { runOnDatabase } from '../support/database/template-database.ts';

/** A folder, and the servers that a test starts on it. They stop with the test. */
async function begin() {
  const folder = await createTemporaryFolder('start');
  const servers: ChildServer[] = [];
  return {
    dataDir: folder.path,
    start(env: Record<string, string>, program?: string, args?: string[]): ChildServer {
      const server = startChildServer({ DATA_DIR: folder.path, ...env }, program, args);
      servers.push(server);
      return server;
    },
    async [Symbol.asyncDispose]() {
      for (const { child, ended } of servers) {
        child.kill('SIGTERM');
        await ended;
      }
      await folder[Symbol.asyncDispose]();
    },
  };
}

/** The URL that a ready server prints. */
async function originOf(server: ChildServer): Promise<string> {
  await server.says('Database: ');
  return /ready at (\S+)/.exec(server.output())![1]!;
}

async function register(origin: string, username: string): Promise<number> {
  const first = await fetch(`${origin}/api/user`);
  const cookies = first.headers.getSetCookie().map((cookie) => cookie.split(';')[0]!);
  const token = decodeURIComponent(cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))!.slice(11));
  const answer = await fetch(`${origin}/api/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookies.join('; '), 'X-CSRF-Token': token },
    body: JSON.stringify({ username, password: 'Correct-horse-7' }),
  });
  return answer.status;
}

async function localMail(origin: string): Promise<{ to: string; links: string[]; text: string }[]> {
  return (await (await fetch(`${origin}/dev/mailbox.json`)).json()) as {
    to: string;
    links: string[];
    text: string;
  }[];
}

// Each test waits for its servers.
describe.concurrent('starting the product', { timeout: 300_000 }, () => {
  it('reports in one sentence that the database is unreachable, and exits', async () => {
    await using test = await begin();
    const server = test.start({
      NODE_ENV: 'test',
      DATABASE_URL: `postgres://x:x@127.0.0.1:${await findFreePort()}/x`,
    });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/can’t reach the database\. .*DATABASE_URL/);
    expect(server.output()).not.toMatch(/\n\s+at /);
  });

  it('runs everything on its own database, keeps all data, and shuts down cleanly', async () => {
    await using test = await begin();
    const port = String(await findFreePort());
    const origin = `http://localhost:${port}`;
    const first = test.start({ PORT: port });
    await first.says(`LeaveBits is ready at ${origin}`);
    await first.says(`${origin}/dev/mailbox`);
    expect((await stat(join(test.dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600);
    const health = await fetch(`${origin}/healthz`);
    expect(health.status).toBe(200);
    // Longer than a proxy keeps an idle connection open. Otherwise a request could cross paths with the closing, and be lost.
    expect(health.headers.get('keep-alive')).toBe('timeout=180');
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    expect(await (await fetch(`${origin}/`)).text()).toContain('<div id="root">');

    expect(await register(origin, 'first@example.org')).toBe(200);
    await vi.waitFor(async () => expect(await localMail(origin)).toHaveLength(1), { timeout: 30_000 });
    expect((await localMail(origin))[0]).toMatchObject({ to: 'first@example.org' });
    expect((await fetch(`${origin}/dev/mailbox`)).status).toBe(200);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);

    const second = test.start({ PORT: port });
    await second.says('LeaveBits is ready at');
    expect(await localMail(origin)).toHaveLength(1);

    // A crash leaves the database running, and the next start takes it over.
    second.child.kill('SIGKILL');
    await second.ended;
    const third = test.start({ PORT: port });
    await third.says('LeaveBits is ready at');
    expect(await localMail(origin)).toHaveLength(1);
    for (const { output } of [first, second, third]) expect(output()).not.toMatch(/recovery|clock/i);
  });

  it('uses the given database and mail server, even with two processes at once', async () => {
    await using test = await begin();
    await using database = await createTestDatabase();
    const ringKey = { id: 'old', secret: Buffer.alloc(32, 5) };
    await insertUnsignedLeavebits(database.url, { userId: 1, ringKey, count: 3 });
    const DATA_KEYS = `old:${ringKey.secret.toString('base64')}`;
    const both = [1, 2].map(() => test.start({ PORT: '0', DATABASE_URL: database.url, DATA_KEYS }));
    await Promise.all(both.map((server) => server.says('the one in DATABASE_URL')));
    const [one, other] = await Promise.all(both.map(originOf));
    expect(await register(one!, 'both@example.org')).toBe(200);
    await vi.waitFor(async () => expect(await localMail(other!)).toHaveLength(1), { timeout: 30_000 });
    // LeaveBits stored before there were integrity tags have been tagged.
    const sealed = 'select from trigger_bytes where octet_length(sharing_seal) = 32';
    expect(await runOnDatabase(database.url, sealed)).toHaveLength(3);
    for (const { child, ended } of both) {
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
    }
  });

  it('shuts down cleanly when npm receives the signal', async () => {
    await using test = await begin();
    await using database = await createTestDatabase();
    const server = test.start({ PORT: '0', DATABASE_URL: database.url }, 'npm', ['start']);
    const origin = await originOf(server);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(server.output()).toContain('SIGTERM: finishing work in progress');
    await expect(fetch(`${origin}/healthz`)).rejects.toThrow();
  });

  it('fails in production without the required settings, and lists them all', async () => {
    await using test = await begin();
    const { ended, output } = test.start({ NODE_ENV: 'production' });
    expect(await ended).toBe(1);
    for (const name of [
      'APP_ORIGIN',
      'DATABASE_URL',
      'SESSION_SECRET',
      'DATA_KEYS',
      'SMTP_URL',
      'MAIL_FROM',
      'PAYFAST_MERCHANT_ID',
      'PAYFAST_MERCHANT_KEY',
      'PAYFAST_PASSPHRASE',
    ]) {
      expect(output()).toContain(`${name} is required in production`);
    }
  });

  it('has neither a local mailbox nor a PayFast simulator in production', async () => {
    await using test = await begin();
    await using database = await createTestDatabase();
    const server = test.start({
      PORT: '0',
      ...PRODUCTION_SETTINGS,
      DATABASE_URL: database.url,
    });
    const origin = await originOf(server);
    for (const path of ['mailbox.json', 'payfast', 'payfast/eng/process']) {
      const answer = await fetch(`${origin}/dev/${path}`, {
        headers: { Accept: 'application/json' },
      });
      expect(answer.status).toBe(404);
    }
  });

  it('reports in one sentence that the port is in use', async () => {
    await using test = await begin();
    await using database = await createTestDatabase();
    const blocker = createServer();
    await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve));
    const { port } = blocker.address() as AddressInfo;
    const { ended, output } = test.start({ PORT: String(port), DATABASE_URL: database.url });
    expect(await ended).toBe(1);
    expect(output()).toMatch(/port \d+ is in use/);
    await new Promise((resolve) => blocker.close(resolve));
  });

  it('reports in one sentence that its data folder is unusable', async () => {
    await using test = await begin();
    const { ended, output } = test.start({ DATA_DIR: join(import.meta.filename, 'data') });
    expect(await ended).toBe(1);
    expect(output()).toMatch(/can’t write to .*start\.test\.ts.* Set DATA_DIR to a folder/);
    expect(output()).not.toMatch(/^ +at /m);
  });
});
