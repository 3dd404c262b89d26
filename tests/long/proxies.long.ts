import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { TUS_PATH } from '#shared/contracts/uploads.ts';
import { limits, MEGABYTE } from '#shared/domain/limits.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/test-database.ts';
import { openTestEventStream } from '../support/event-stream.ts';
import { captureLogOutput, registerSecret } from '../support/logs/log-search.ts';
import { startSmtpServer, type TestSmtpServer } from '../support/mail/smtp-server.ts';
import { findFreePort } from '../support/processes/free-port.ts';
import { startProductProcess, type ProductProcess } from '../support/processes/product-process.ts';
import {
  ensureProxyInstalled,
  startCaddy,
  startNginx,
  type WebProxy,
} from '../support/processes/web-proxy.ts';
import { PRODUCTION_SETTINGS } from '../support/processes/production-settings.ts';
import { runOnDatabase } from '../support/database/template-database.ts';
import { createPatternedBytes, createTusClient } from '../support/uploads/tus.ts';
import { extractCode, openVisitor, PASSWORD, type Visitor } from '../support/visitor.ts';

/*
 * The nginx and Caddy examples in front of two servers with production settings. Only ports, folders and certificates differ from
 * the examples.
 */

const OWNER = 'owner@example.org';
const FILE = 'a file with a name.bin';
const proxies = [
  { name: 'nginx', start: startNginx, isThere: await ensureProxyInstalled('nginx') },
  { name: 'caddy', start: startCaddy, isThere: await ensureProxyInstalled('caddy') },
];

for (const { name, start, isThere } of proxies) {
  if (isThere) {
    describe(`behind ${name}`, () => behind(start, name === 'nginx'));
    continue;
  }
  const sentence = `NO ${name} WAS FOUND OR COULD BE INSTALLED, SO NOTHING RUNS BEHIND IT.`;
  if (process.env['CI'] === 'true') throw new Error(sentence);
  process.stderr.write(`\n${sentence}\n\n`);
  it.skip(sentence);
}

function behind(start: (port: number, servers: number[]) => Promise<WebProxy>, namesServers: boolean) {
  let database: TestDatabase;
  let mailbox: TestSmtpServer;
  let proxy: WebProxy;
  let folder: string;
  let ports: number[];
  let servers: ProductProcess[];
  let origin: string;
  let owner: Visitor;
  let leavebit: Leavebit;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'leavebits-proxies-'));
    database = await createTestDatabase();
    mailbox = await startSmtpServer();
    ports = [await findFreePort(), await findFreePort()];
    const port = await findFreePort();
    origin = `https://localhost:${port}`;
    servers = await Promise.all(ports.map((_, index) => startServer(index)));
    proxy = await start(port, ports);
    // The proxies use self-signed certificates.
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    captureLogOutput(await proxy.log());
    await proxy[Symbol.asyncDispose]();
    for (const server of servers) await server.stop();
    await mailbox[Symbol.asyncDispose]();
    await database[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  });

  function startServer(index: number): Promise<ProductProcess> {
    return startProductProcess({
      ...PRODUCTION_SETTINGS,
      APP_ORIGIN: origin,
      HOST: '127.0.0.1',
      PORT: String(ports[index]),
      DATABASE_URL: database.url,
      DATA_DIR: path.join(folder, String(index)),
      SMTP_URL: mailbox.url,
    });
  }

  /** A browser behind the proxy. */
  const browser = () => openVisitor({ server: origin as never });

  const download = (fileName: string) =>
    owner
      .send('get', `/api/trigger-bytes/${leavebit.id}/attachments/${encodeURIComponent(fileName)}`)
      .buffer(true)
      .expect(200);

  const hash = (bytes: unknown) =>
    createHash('sha256')
      .update(bytes as Buffer)
      .digest('hex');

  it('an owner registers over TLS, and the servers see the real client address', async () => {
    owner = await browser();
    const forged = { 'X-Forwarded-For': '203.0.113.9', Forwarded: 'for=203.0.113.9' };
    await owner
      .send('post', '/api/register')
      .set(forged)
      .send({ username: OWNER, password: PASSWORD })
      .expect(200);
    const code = extractCode(await mailbox.waitForMail({ to: OWNER, subject: /code/ }));
    const body = { email: OWNER, code, password: PASSWORD, clientDatetime: new Date().toISOString() };
    const answer = await owner.send('post', '/api/verify-register').set(forged).send(body).expect(200);
    // A browser returns this cookie only over TLS. The server sets it only if it knows that the proxy uses TLS.
    expect(answer.get('Set-Cookie')?.join('\n')).toMatch(/^__Host-.*; Secure/m);
    const keys = JSON.stringify(
      await runOnDatabase(database.url, 'select key from guess_counts union select key from rate_limits'),
    );
    expect(keys).toContain('127.0.0.1');
    expect(keys).not.toContain('203.0.113.9');

    const created = await owner
      .send('post', '/api/trigger-bytes')
      .send({ description: 'With large files', sharingEmails: ['heir@example.org'] })
      .expect(201);
    leavebit = created.body as Leavebit;
  });

  it('50 MB arrive in one form and can be downloaded again', async () => {
    const bytes = createPatternedBytes(limits.serverFileBytes, 3);
    await owner.send('post', `/api/upload/files/${leavebit.id}`).attach('files', bytes, FILE).expect(200);
    expect(hash((await download(FILE)).body)).toBe(hash(bytes));
  });

  it('the servers store what has arrived before the upload is complete', async () => {
    const tus = createTusClient(owner);
    const address = await tus.begin(30 * MEGABYTE, { filename: 'waits.bin', triggerByteId: leavebit.id });
    const headers = {
      ...(await owner.headers()),
      'Tus-Resumable': '1.0.0',
      'Upload-Offset': '0',
      'Content-Type': 'application/offset+octet-stream',
      'Content-Length': 30 * MEGABYTE,
    };
    const sending = request(new URL(address, origin), { method: 'PATCH', headers, agent: false });
    sending.on('error', () => undefined);
    sending.write(createPatternedBytes(20 * MEGABYTE));
    const kept = () =>
      runOnDatabase(
        database.url,
        'select count(*) > 5 as yes from stored_file_chunks join stored_files f on f.id = file_id where f.size is null',
      );
    await expect.poll(kept).toEqual([{ yes: true }]);
    sending.destroy();
    await expect.poll(async () => (await tus.stop(address)).status).toBe(204);
  });

  it('a 50 MB upload continues on the other server when one stops', async () => {
    const bytes = createPatternedBytes(limits.serverFileBytes, 5);
    const half = 20 * MEGABYTE;
    const tus = createTusClient(owner);
    const address = await tus.begin(bytes.length, { filename: 'parts.bin', triggerByteId: leavebit.id });
    expect(address.startsWith(`${TUS_PATH}/`)).toBe(true);
    // Like the client, it queries the server's offset and sends the rest. Caddy before 2.11.2 may lose the first attempt.
    const sendTo = (end: number) =>
      expect
        .poll(async () => {
          const at = await tus.offset(address);
          return (await tus.patch(address, at, bytes.subarray(at, end))).status;
        })
        .toBe(204);
    await sendTo(half);
    for (const [index, end] of [2 * half, bytes.length].entries()) {
      await servers[index]!.stop();
      await sendTo(end);
      servers[index] = await startServer(index);
    }
    await expect.poll(async () => (await download('parts.bin')).status).toBe(200);
    expect(hash((await download('parts.bin')).body)).toBe(hash(bytes));
  });

  it('a page connected to one server is notified of what happens on the other', async () => {
    const events = await openTestEventStream(owner);
    await expect.poll(() => events.events.map(({ type }) => type)).toEqual(['connected']);
    // The stream keeps one server busy, so these go to both.
    for (let calls = 0; calls < 4; calls += 1) await owner.send('get', '/api/user').expect(200);
    const before = (await proxy.log()).length;
    await owner.send('post', '/api/logout').expect(200);
    await expect.poll(() => events.events.map(({ type }) => type)).toEqual(['connected', 'manual_logout']);
    events.drop();
    if (!namesServers) return;
    await expect.poll(async () => (await proxy.log()).slice(before)).toMatch(/\/api\/events /);
    const log = (await proxy.log()).slice(before);
    const [, signedOutAt] = /\/api\/logout .*upstream=(\S+),/.exec(log)!;
    const [, heardAt] = /\/api\/events .*upstream=(\S+),/.exec(log)!;
    expect(heardAt).not.toBe(signedOutAt);
  });

  it('the log has the type of each page and no token, address or name, even if no server responds', async () => {
    const token = 'Xk3-secretTokenOf_thisPage-0123456789abcdefg';
    registerSecret(token);
    const paths = [
      ...['refute', 'undo', 'confirm-report', 'stop-reset', 'stop-mails', 'my-leavebits'].map(
        (page) => `/${page}/${token}`,
      ),
      `/report/${token}/death`,
      `/%72efute/${token}`,
      `//refute/${token}`,
      `/${token}`,
      `/api/stop-mails/${token}`,
      `/api/my-leavebits/${token}`,
      `/api/shared/downloads/${token}`,
      `/api/verify-refute-token?token=${token}`,
      `/terms?token=${token}`,
    ];
    const visitor = await browser();
    const visit = () =>
      Promise.all(
        paths.map((page) =>
          visitor
            .send('get', page)
            .set({ Accept: 'text/html', Referer: origin + paths[0]!, 'X-Email-Session-Id': token }),
        ),
      );
    await visit();
    for (const server of servers) await server.stop();
    await visit();
    servers = [];
    await expect.poll(() => proxy.log()).toMatch(/50[23]/);
    const log = await proxy.log();
    for (const page of ['/refute', '/report', '/stop-mails', '/api/shared']) expect(log).toContain(page);
    expect(log).not.toContain('secretTokenOf');
    expect(log).not.toContain('example.org');
    expect(log).not.toContain('name.bin');
  });
}
