import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import supertest from 'supertest';
import { expect, it, onTestFinished } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { runOnDatabase } from '../support/database/template-database.ts';
import { startSmtpServer, type TestSmtpServer } from '../support/mail/smtp-server.ts';
import { startObjectStoreSimulator } from '../support/object-store/simulator.ts';
import { startPayfastServer, type PayfastServer } from '../support/payfast/payfast-server.ts';
import { findDebianPostgres } from '../support/processes/debian-postgres.ts';
import { findFreePort } from '../support/processes/free-port.ts';
import { ensureHaproxyInstalled, startHaproxy } from '../support/processes/haproxy.ts';
import { startPostgresPair } from '../support/processes/postgres-pair.ts';
import { startProductProcess, type ProductProcess } from '../support/processes/product-process.ts';
import { startDatabaseProxy } from '../support/processes/tcp-proxy.ts';
import { TEST_SETTINGS } from '../support/test-app.ts';
import { printMeasurement } from '../support/reporters/measurements.ts';
import { createPatternedBytes } from '../support/uploads/tus.ts';
import { extractCode, openVisitor, PASSWORD, type Visitor } from '../support/visitor.ts';

/*
 * Two servers behind HAProxy, a primary and its synchronous standby, an object store, and people who save, upload, download, report,
 * sign in and pay all the time, while LeaveBits open. Processes are killed and frozen, connections are cut, delayed and silenced, the
 * mail server, PayFast and the object store hang, the disk fills up, and the primary crashes.
 */

const OWNERS = 7;
/** Slow enough for the hourly limit on saves. */
const SAVED_EVERY_MS = 3000;
const OPENED = /You can now read/;
/** How far in the future a LeaveBit opens. */
const OPENS_AFTER_MS = 15_000;
/** Node and HAProxy give up later than this, so a request that takes longer has hung. */
const ANSWERED_WITHIN_MS = 45_000;
const REPORTERS = ['rosa@example.org', 'sam@example.org', 'tess@example.org'];

/** What the servers acknowledged. */
interface Acknowledged {
  saves: { owner: Visitor; id: number; recipient: string; descriptions: string[] }[];
  files: { owner: Visitor; id: number; name: string; sha256: string }[];
  signIns: number;
  downloads: number;
  /** LeaveBits with a date. */
  openings: { recipient: string; opensAt: Date }[];
  /** PayFast's ids of its notifications. */
  notifications: string[];
  /** When acknowledged saves and uploads began and ended, in ms of a monotonic clock. */
  times: { what: 'save' | 'upload'; from: number; to: number }[];
}

it('loses and doubles nothing while servers, connections and the primary fail under load', async ({
  skip,
}) => {
  await using tools = (await findDebianPostgres()) ?? skip('There is no pg_basebackup on this machine.');
  if (!(await ensureHaproxyInstalled())) skip('There is no HAProxy on this machine.');
  const folder = await mkdtemp(path.join(tmpdir(), 'leavebits-failover-'));
  await using mailbox = await startSmtpServer();
  await using pair = await startPostgresPair(tools);
  await runOnDatabase(pair.primary.urlOf('postgres'), 'create database leavebits');
  await using toPrimary = await startDatabaseProxy(pair.primary.urlOf('leavebits'));
  await using toStandby = await startDatabaseProxy(pair.standby.urlOf('leavebits'));
  await using store = await startObjectStoreSimulator();
  const port = await findFreePort();
  const ports = [await findFreePort(), await findFreePort()];
  const origin = `http://localhost:${port}`;
  await using payfast = await startPayfastServer(origin);
  const start = (index: number) =>
    startProductProcess({
      ...TEST_SETTINGS,
      APP_ORIGIN: origin,
      PORT: String(ports[index]),
      TRUST_PROXY: '1',
      DATA_DIR: path.join(folder, String(index)),
      DATABASE_URL: toPrimary.url.replace(/:(\d+)\//, `:$1,127.0.0.1:${toStandby.port}/`),
      DATABASE_STANDBY: 'synchronous',
      DRAIN_SECONDS: '5',
      SMTP_URL: mailbox.url,
      FILES_URL: store.url,
      ...store.credentials,
      ...payfast.settings,
    });
  const servers: ProductProcess[] = [];
  onTestFinished(async () => void (await Promise.all(servers.map((server) => server.kill()))));
  for (const index of ports.keys()) servers.push(await start(index));
  await using balancer = await startHaproxy(port, ports);

  const load = await startLoad(balancer.origin, mailbox, payfast);
  const seconds: Record<string, string> = {};
  /** Lets a fault happen, and waits until a save or an upload that began after it is acknowledged. */
  async function measure(
    name: string,
    fault: () => Promise<void>,
    wanted: 'save' | 'upload' = 'save',
  ): Promise<void> {
    await fault();
    const at = performance.now();
    const next = () => load.acknowledged.times.find(({ what, from }) => what === wanted && from >= at);
    await expect.poll(next, { timeout: 60_000, interval: 50 }).toBeTruthy();
    seconds[name] = ((next()!.to - at) / 1000).toFixed(1);
    await delay(4000);
  }
  const restart = async (index: number, end: 'stop' | 'kill') => {
    await servers[index]![end]();
    servers[index] = await start(index);
    // Until the load balancer has noticed it.
    await delay(2000);
  };

  await delay(5000);
  await measure('a server killed', async () => {
    await servers[0]!.kill();
  });
  servers[0] = await start(0);
  const beforeRolling = load.failures().length;
  await measure('both servers restarted in turn', async () => {
    await restart(0, 'stop');
    await restart(1, 'stop');
  });
  const failedInRestart = load.failures().slice(beforeRolling);
  await measure('connections cut for 3 s', async () => {
    toPrimary.cut();
    await delay(3000);
    toPrimary.mend();
  });
  await measure('connections silent for 8 s', async () => {
    toPrimary.fallSilent();
    await delay(8000);
    toPrimary.mend();
  });
  await measure('connections 100 ms slower for 8 s', async () => {
    toPrimary.slowDown(100);
    await delay(8000);
    toPrimary.mend();
  });
  const beforeHangs = load.acknowledged.notifications.length;
  await measure('PayFast silent for 10 s', async () => {
    payfast.hang(true);
    await delay(10_000);
    payfast.hang(false);
  });
  expect(load.acknowledged.notifications.length).toBeGreaterThan(beforeHangs);
  const savesBefore = load.acknowledged.saves.length;
  await measure(
    'object store silent for 10 s',
    async () => {
      store.misbehave(() => true);
      await delay(10_000);
      store.misbehave(null);
    },
    'upload',
  );
  expect(load.acknowledged.saves.length).toBeGreaterThan(savesBefore + OWNERS);
  await measure('mail server silent for 10 s', async () => {
    mailbox.fallSilent(true);
    await delay(10_000);
    mailbox.fallSilent(false);
  });
  const { disk } = pair;
  let hasEnded = false;
  if (disk)
    await measure('the primary’s disk full for 10 s', async () => {
      await disk.fill();
      await delay(10_000);
      hasEnded = await disk.makeRoom();
    });
  await measure('the primary crashed and the standby promoted', async () => {
    await pair.primary.crash();
    await pair.promote();
  });
  process.kill(servers[1]!.pid, 'SIGSTOP');
  await measure('a server frozen', async () => undefined);
  await delay(60_000);
  process.kill(servers[1]!.pid, 'SIGCONT');
  await delay(5000);

  await load.stop();
  expect(failedInRestart).toEqual([]);
  const { saves, files, signIns, downloads, openings, notifications } = load.acknowledged;
  expect(saves.length).toBeGreaterThan(100);
  expect(await findLost(load.acknowledged)).toEqual([]);
  // Mails that were on their way when a process died are repeated within minutes, with the same Message-ID.
  const mailsTo = (recipient: string, subject = /./) =>
    mailbox.mails().filter((mail) => mail.to.includes(recipient) && subject.test(mail.subject));
  const idsTo = (recipient: string, subject?: RegExp) =>
    new Set(mailsTo(recipient, subject).map(({ messageId }) => messageId));
  await expect
    .poll(() => saves.filter(({ recipient }) => idsTo(recipient).size === 0).length, { timeout: 180_000 })
    .toBe(0);
  expect(saves.filter(({ recipient }) => idsTo(recipient).size !== 1)).toEqual([]);
  expect(openings.length).toBeGreaterThan(10);
  await expect
    .poll(() => openings.filter(({ recipient }) => idsTo(recipient, OPENED).size === 0), { timeout: 180_000 })
    .toEqual([]);
  // One when it was saved, and one when it opened.
  expect(openings.filter(({ recipient }) => idsTo(recipient, OPENED).size !== 1)).toEqual([]);
  expect(openings.filter(({ recipient }) => idsTo(recipient).size !== 2)).toEqual([]);
  expect(
    openings.filter(({ recipient, opensAt }) =>
      mailsTo(recipient, OPENED).some(({ receivedAt }) => receivedAt < opensAt),
    ),
  ).toEqual([]);
  expect(load.wrongDownloads()).toEqual([]);
  expect(downloads).toBeGreaterThan(20);
  // Each payment that was acknowledged is applied, and none twice.
  const applied = () =>
    runOnDatabase<{ id: string; verdict: string }>(
      pair.standby.urlOf('leavebits'),
      'select payfast_payment_id as id, verdict from payments order by 1',
    );
  await expect
    .poll(applied, { timeout: 300_000, interval: 1000 })
    .toEqual(
      notifications
        .map((id) => ({ id, verdict: 'applied' }))
        .toSorted((one, other) => one.id.localeCompare(other.id)),
    );
  const [{ received } = { received: 0 }] = await runOnDatabase<{ received: number }>(
    pair.standby.urlOf('leavebits'),
    `select count(*)::int as received from activity_entries where kind = 'payment-received'`,
  );
  expect(received).toBe(payfast.charges().filter((id) => notifications.includes(id)).length);
  const states = await runOnDatabase<{ status: string; confirmations: number; recovery: boolean }>(
    pair.standby.urlOf('leavebits'),
    `select status::text, (select count(*)::int from report_confirmations where confirmed_at is not null) as confirmations,
       exists (select from service_state where recovery_since is not null) as recovery
     from death_incapacitation_reports`,
  );
  expect(states).toEqual([{ status: 'pending', confirmations: load.confirmations(), recovery: false }]);
  expect(load.longestMs()).toBeLessThan(ANSWERED_WITHIN_MS);
  printMeasurement(
    `${saves.length} saves, ${files.length} uploads, ${downloads} downloads, ${signIns} sign-ins, ${notifications.length} notifications of ` +
      `payments and ${openings.length} openings acknowledged, none lost; no mail doubled, nothing opened early or twice. ` +
      `${disk ? `The full disk ${hasEnded ? 'ended the primary' : 'made the primary reject writes'}.` : 'The disk was not filled: only root can mount a small one.'} ` +
      `Seconds until the next acknowledged save: ${Object.entries(seconds)
        .map(([name, value]) => `${name} ${value}`)
        .join(', ')}. ` +
      `${load.failures().length} requests weren’t acknowledged, ${failedInRestart.length} of them in the rolling restart; the longest took ${(load.longestMs() / 1000).toFixed(1)} s.`,
  );
  for (const server of servers) await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function startLoad(origin: string, mailbox: TestSmtpServer, payfast: PayfastServer) {
  const acknowledged: Acknowledged = {
    saves: [],
    files: [],
    signIns: 0,
    downloads: 0,
    openings: [],
    notifications: [],
    times: [],
  };
  const wrongDownloads: string[] = [];
  let isOver = false;
  const failures: string[] = [];
  let longest = 0;
  let confirmed = 0;

  /** Sends a request. @returns its response, or null if it wasn't acknowledged. */
  async function attempt(request: ReturnType<Visitor['send']>, status: number) {
    const from = performance.now();
    const response = await request
      .timeout({ deadline: ANSWERED_WITHIN_MS * 2 })
      .catch(({ code = 'error' }: { code?: string }) => ({ status: code, body: undefined }));
    longest = Math.max(longest, performance.now() - from);
    if (response.status === status) return { body: response.body as unknown, from };
    failures.push(`${request.method} ${response.status} ${JSON.stringify(response.body)}`);
    await delay(200);
    return null;
  }
  async function readCode(to: string, after: number): Promise<string | null> {
    const mail = await mailbox.waitForMail({ to, subject: /code/, after }).catch(() => null);
    return mail && extractCode(mail);
  }
  async function register(username: string): Promise<Visitor> {
    const visitor = await openVisitor({ server: origin as never });
    await visitor.send('post', '/api/register').send({ username, password: PASSWORD }).expect(200);
    const code = await readCode(username, 0);
    const body = { email: username, code, password: PASSWORD, clientDatetime: new Date().toISOString() };
    await visitor.send('post', '/api/verify-register').send(body).expect(200);
    return visitor;
  }

  async function keepSaving(owner: Visitor, name: string): Promise<void> {
    for (let number = 1; !isOver; number += 1) {
      const recipient = `${name}-${number}@example.com`;
      const description = `${name} ${number}`;
      const created = await attempt(
        owner.send('post', '/api/trigger-bytes').send({ description, sharingEmails: [recipient] }),
        201,
      );
      if (!created) continue;
      const { id, seqno } = created.body as Leavebit;
      const save = { owner, id, recipient, descriptions: [description] };
      acknowledged.saves.push(save);
      acknowledged.times.push({ what: 'save', from: created.from, to: performance.now() });
      if (number % 3 === 0) {
        // A save that wasn't acknowledged may have happened or not.
        const edited = await attempt(
          owner
            .send('patch', `/api/trigger-bytes/${id}`)
            .send({ description: `${description} edited`, seqno }),
          200,
        );
        save.descriptions = edited ? [`${description} edited`] : [description, `${description} edited`];
      }
      if (number % 4 === 0) {
        const bytes = createPatternedBytes(200_000, number);
        const file = `${name} ${number}.bin`;
        const stored = await attempt(
          owner.send('post', `/api/upload/files/${id}`).attach('files', bytes, file),
          200,
        );
        if (stored) {
          acknowledged.files.push({ owner, id, name: file, sha256: hash(bytes) });
          acknowledged.times.push({ what: 'upload', from: stored.from, to: performance.now() });
        }
      }
      await delay(SAVED_EVERY_MS);
    }
  }

  async function keepDownloading(): Promise<void> {
    for (let number = 0; !isOver; number += 1) {
      const file = acknowledged.files[(number * 7) % (acknowledged.files.length || 1)];
      const downloaded = file && (await attempt(file.owner.send('get', addressOf(file)).buffer(true), 200));
      if (downloaded && hash(downloaded.body as Buffer) !== file.sha256) wrongDownloads.push(file.name);
      if (downloaded) acknowledged.downloads += 1;
      await delay(1000);
    }
  }

  async function keepOpening(owner: Visitor): Promise<void> {
    for (let number = 1; !isOver; number += 1) {
      const recipient = `opened-${number}@example.com`;
      const opensAt = new Date(Date.now() + OPENS_AFTER_MS);
      const created = await attempt(
        owner.send('post', '/api/trigger-bytes').send({
          description: `Opens ${number}`,
          sharingEmails: [recipient],
          sharingConfig: { [recipient]: { releaseType: 'scheduled', scheduledDate: opensAt.toISOString() } },
        }),
        201,
      );
      if (created) acknowledged.openings.push({ recipient, opensAt });
      await delay(4000);
    }
  }

  /** PayFast repeats a notification until it is acknowledged, and now and then afterwards. */
  async function keepPaying(): Promise<void> {
    for (let number = 0; !isOver; number += 1) {
      const notification = await payfast.charge(number === 0);
      const post = () =>
        attempt(
          supertest(origin)
            .post('/api/payfast/itn')
            .type('application/x-www-form-urlencoded')
            .send(notification.body),
          200,
        );
      while (!(await post()) && !isOver) await delay(500);
      if (!isOver || (await post())) acknowledged.notifications.push(notification.id);
      if (number % 3 === 0) await post();
      await delay(3000);
    }
  }

  async function keepSigningIn(username: string): Promise<void> {
    while (!isOver) {
      const visitor = await openVisitor({ server: origin as never }).catch(() => null);
      const after = mailbox.mails().length;
      const asked =
        visitor &&
        (await attempt(visitor.send('post', '/api/login').send({ username, password: PASSWORD }), 200));
      const code = asked && (await readCode(username, after));
      const { userId } = (asked?.body ?? {}) as { userId?: number };
      if (code && (await attempt(visitor.send('post', '/api/verify-login').send({ userId, code }), 200)))
        acknowledged.signIns += 1;
      await delay(3000);
    }
  }

  /** The token in an email to an address, if one with such a link has arrived. */
  const findToken = (to: string, page: RegExp) =>
    mailbox
      .mails()
      .filter((mail) => mail.to.includes(to))
      .flatMap(({ links }) => links.flatMap((link) => page.exec(link)?.[1] ?? []))
      .at(-1);
  /** Posts with the token of a mailed link until that is acknowledged. */
  async function postFromMail(to: string, page: RegExp, address: string, body: object): Promise<void> {
    for (let isDone = false; !isDone && !isOver; await delay(500)) {
      const token = findToken(to, page);
      const visitor = token && (await openVisitor({ server: origin as never }).catch(() => null));
      if (visitor)
        isDone = (await attempt(visitor.send('post', address).send({ token, ...body }), 200)) !== null;
    }
  }
  async function reportDeath(): Promise<void> {
    await postFromMail(REPORTERS[0]!, /\/report\/([^/]+)\/death$/, '/api/submit-report', {
      reportType: 'death',
    });
    for (const reporter of REPORTERS.slice(1)) {
      await postFromMail(reporter, /\/confirm-report\/([^/]+)$/, '/api/confirm-report', {
        response: 'confirm',
      });
      if (!isOver) confirmed += 1;
      await delay(15_000);
    }
  }

  const owners = [];
  for (let number = 0; number < OWNERS; number += 1)
    owners.push(await register(`owner-${number}@example.org`));
  await owners[0]!
    .send('put', '/api/release-config')
    .send({ designatedReporters: REPORTERS, requiredConfirmations: 2, refuteTimeHours: 1 })
    .expect(200);
  await register('visitor@example.org');
  const opener = await register('opener@example.org');
  const payer = await register('payer@example.org');
  const { body } = await payer.send('get', '/api/user-subscription').expect(200);
  const fields = await payer.send('get', `/api/payfast-data/${(body as { id: number }).id}`).expect(200);
  await payfast.subscribe(fields.body as Record<string, string>);
  const running = Promise.all([
    ...owners.map((owner, number) => keepSaving(owner, `owner-${number}`)),
    keepSigningIn('visitor@example.org'),
    keepDownloading(),
    keepOpening(opener),
    keepPaying(),
    reportDeath(),
  ]);
  return {
    acknowledged,
    failures: () => [...failures],
    wrongDownloads: () => wrongDownloads,
    longestMs: () => longest,
    confirmations: () => confirmed,
    async stop() {
      isOver = true;
      await running;
    },
  };
}

const addressOf = ({ id, name }: { id: number; name: string }) =>
  `/api/trigger-bytes/${id}/attachments/${encodeURIComponent(name)}`;
const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** The acknowledged saves and files that aren't there. */
async function findLost({ saves, files }: Acknowledged): Promise<string[]> {
  const lost: string[] = [];
  const lists = new Map<Visitor, Map<number, Leavebit>>();
  for (const { owner, id, descriptions } of saves) {
    if (!lists.has(owner)) {
      const { body } = await owner.send('get', '/api/trigger-bytes').expect(200);
      lists.set(owner, new Map((body as Leavebit[]).map((leavebit) => [leavebit.id, leavebit])));
    }
    const found = lists.get(owner)!.get(id);
    if (!found || !descriptions.includes(found.description)) lost.push(descriptions[0]!);
  }
  for (const { owner, sha256, ...file } of files) {
    const { body, status } = await owner.send('get', addressOf(file)).buffer(true);
    if (status !== 200 || hash(body as Buffer) !== sha256) lost.push(file.name);
  }
  return lost;
}
