import type { SQLWrapper } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createMailGate, startWorkingProcess } from '#tests/support/processes/worker.ts';
import type { MailKind } from '../../adapters/mail/mail-kinds.ts';
import { queueMails } from '../../adapters/mail/outbox.ts';
import type { MailTransport } from '../../adapters/mail/transport.ts';
import { mailLimits } from '../../limits.ts';
import { claimMails, type LaneCursors } from './claim-mails.ts';
import { computeMailConcurrencyLimits, MailConcurrencyLimiter } from './mail-concurrency-limiter.ts';
import { runAheadOfMails, sendDueMails } from './send-due-mails.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app[Symbol.asyncDispose]());

const content = { subject: 's', preheader: 'p', heading: 'h', paragraphs: ['t'], why: 'w', mistake: 'm' };
const queue = (kind: MailKind, ...to: string[]) =>
  app.ctx.db.transaction((tx) =>
    queueMails(
      app.ctx,
      tx,
      to.map((address) => ({ to: address, kind, dedupeKey: `${kind}/${address}`, content })),
    ),
  );
const people = (domain: string, count: number) => Array.from({ length: count }, (_, n) => `p${n}@${domain}`);
const domainsOf = (mails: { domain: string }[]) => mails.map(({ domain }) => domain);
const counts = computeMailConcurrencyLimits(12);
const acceptedMails = () =>
  app.ctx.pool.query("select from mails where state = 'accepted'").then(({ rowCount }) => rowCount);

/** Keeps emails to one domain in flight and accepts all others. */
function slowFor(domain: string) {
  const gate = createMailGate();
  const taken: string[] = [];
  const transport: MailTransport = {
    async send(mail) {
      if (mail.to.endsWith(`@${domain}`)) await gate.transport.send(mail);
      taken.push(mail.to);
    },
    close: async () => undefined,
  };
  return { transport, taken, gate };
}

it('claims codes and warnings first, then mails of releases, then notices', async () => {
  await queue('share-notice', ...people('a.example', 3));
  await queue('estate-opened', ...people('b.example', 3));
  await queue('login-code', ...people('c.example', 2));
  await queue('report-warning', ...people('d.example', 2));
  const claimed = await claimMails(app.ctx, new MailConcurrencyLimiter(12), {});
  const order = ['c', 'c', 'd', 'd', 'b', 'b', 'b', 'a', 'a', 'a'];
  expect(domainsOf(claimed)).toEqual(order.map((name) => `${name}.example`));
});

it('keeps a third of the places for codes and warnings', async () => {
  const domains = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}.example`);
  await queue('share-notice', ...domains.flatMap((domain) => people(domain, 5)));
  const places = new MailConcurrencyLimiter(12);
  const notices = await claimMails(app.ctx, places, {});
  expect(notices).toHaveLength(counts.all - counts.urgent);
  for (const notice of notices) void places.take(notice, () => new Promise(() => undefined));
  expect(await claimMails(app.ctx, places, {})).toEqual([]);
  await queue('access-code', ...domains.flatMap((domain) => people(domain, 1)));
  expect(await claimMails(app.ctx, places, {})).toHaveLength(counts.urgent);
});

it('gives each domain its turn, however many mails wait for another one', async () => {
  await queue('share-notice', ...people('big.example', 50));
  await queue('share-notice', 'one@small.example', 'one@tiny.example', 'one@aaa.example');
  const [places, turns]: [MailConcurrencyLimiter, LaneCursors] = [new MailConcurrencyLimiter(3), {}];
  const seen: string[] = [];
  // This leaves a single slot for notices.
  for (let turn = 0; turn < 6; turn += 1) seen.push(...domainsOf(await claimMails(app.ctx, places, turns)));
  expect(seen).toEqual([
    'aaa.example',
    'big.example',
    'small.example',
    'tiny.example',
    'big.example',
    'big.example',
  ]);
});

it('never claims a mail twice, however many processes look', async () => {
  await queue('share-notice', ...people('a.example', 3), ...people('b.example', 3));
  const looks = await Promise.all(
    [1, 2, 3, 4].map(() => claimMails(app.ctx, new MailConcurrencyLimiter(30), {})),
  );
  const ids = looks.flat().map(({ id }) => id);
  expect(new Set(ids).size).toBe(6);
  expect(ids).toHaveLength(6);
});

it('a domain that never answers holds up neither other domains nor a code for its own', async () => {
  const slow = slowFor('slow.example');
  await using process = await startWorkingProcess(app, { transport: slow.transport, only: ['mail'] });
  await queue('share-notice', ...people('slow.example', 30));
  await expect.poll(slow.gate.waiting).toBe(counts.othersOfDomain);
  await queue('share-notice', ...people('quick.example', 30));
  await expect.poll(() => slow.taken.length).toBe(30);
  await queue('login-code', ...people('slow.example', 5));
  await expect.poll(slow.gate.waiting).toBe(counts.othersOfDomain + counts.urgentOfDomain);
  await queue('login-code', 'q@quick.example');
  await expect.poll(() => slow.taken).toContain('q@quick.example');
  slow.gate.open();
  await expect.poll(() => slow.taken.length).toBe(66);
  expect(process.worker.isRunning()).toBe(true);
});

it('goes on when all mails end while it looks for more', async () => {
  await queue(
    'share-notice',
    ...people('a.example', 10),
    ...people('b.example', 10),
    ...people('c.example', 10),
  );
  const gate = createMailGate();
  const db = Object.create(app.ctx.db) as typeof app.ctx.db;
  let isLastLook = false;
  const look = async (query: SQLWrapper) => {
    const found = await app.ctx.db.execute(query);
    if (isLastLook) {
      isLastLook = false;
      gate.open();
      await expect.poll(acceptedMails).toBe(counts.all - counts.urgent);
    }
    return found;
  };
  db.execute = look as typeof db.execute;
  const ctx = { ...app.ctx, db, mailTransport: gate.transport };
  const sending = sendDueMails(ctx);
  await expect.poll(gate.waiting).toBe(counts.all - counts.urgent);
  isLastLook = true;
  await sendDueMails(ctx);
  await sending;
  expect(isLastLook).toBe(false);
  expect(await acceptedMails()).toBe(30);
});

it('sends only codes and warnings while much work is done, and the rest after it', async () => {
  await queue('share-notice', ...people('a.example', 2));
  await queue('estate-opened', ...people('a.example', 2));
  await queue('login-code', ...people('b.example', 3));
  await runAheadOfMails(app.ctx, async () => {
    await sendDueMails(app.ctx);
    expect(await acceptedMails()).toBe(3);
    await expect(runAheadOfMails(app.ctx, () => Promise.reject(new Error('It fails.')))).rejects.toThrow();
    await sendDueMails(app.ctx);
    expect(await acceptedMails()).toBe(3);
  });
  await app.runDueJobs();
  expect(await acceptedMails()).toBe(7);
});

/** Deletes the jobs that queueing emails has added, so that only later events wake the senders. */
const forgetJobs = () => app.ctx.pool.query('delete from graphile_worker._private_jobs');

it('sends every mail again after work that fails', async () => {
  await queue('share-notice', ...people('a.example', 2));
  await forgetJobs();
  await expect(runAheadOfMails(app.ctx, () => Promise.reject(new Error('It fails.')))).rejects.toThrow();
  await app.runDueJobs();
  expect(await acceptedMails()).toBe(2);
});

it('lets no mail wait for work without end', async () => {
  await queue('share-notice', ...people('a.example', 2));
  await forgetJobs();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let end: () => void = () => undefined;
  const working = runAheadOfMails(app.ctx, () => new Promise((resolve) => (end = resolve)));
  vi.advanceTimersByTime(mailLimits.maxWaitForWorkMs);
  vi.useRealTimers();
  const sent = async () => {
    await app.runDueJobs();
    return acceptedMails();
  };
  await expect.poll(sent).toBe(2);
  end();
  await working;
});

it('does not let mails wait again for work that follows at once', async () => {
  await queue('share-notice', ...people('a.example', 2));
  await runAheadOfMails(app.ctx, () => Promise.resolve());
  await runAheadOfMails(app.ctx, () => sendDueMails(app.ctx));
  expect(await acceptedMails()).toBe(2);
});

it('takes all that may leave at once, also when the last search ended in the middle', async () => {
  await queue('share-notice', ...people('a.example', 1), ...people('c.example', 1));
  const claimed = await claimMails(app.ctx, new MailConcurrencyLimiter(12), { notice: 'b.example' });
  expect(domainsOf(claimed)).toEqual(['c.example', 'a.example']);
  expect(await claimMails(app.ctx, new MailConcurrencyLimiter(12), {})).toEqual([]);
});

it('a domain that refuses everything for now holds up no other domain', async () => {
  await queue('share-notice', ...people('full.example', 40));
  await queue('share-notice', ...people('quick.example', 10));
  const taken: string[] = [];
  const send: MailTransport['send'] = async ({ to }) => {
    if (to.endsWith('@full.example')) throw new Error('451 later');
    taken.push(to);
  };
  await sendDueMails({ ...app.ctx, mailTransport: { ...app.ctx.mailTransport, send } });
  expect(taken).toHaveLength(10);
  // On a slow machine, some may already be on their second attempt.
  const { rows } = await app.ctx.pool.query(
    `select count(*)::int as count from mails where state = 'queued' and attempts > 0`,
  );
  expect(rows).toEqual([{ count: 40 }]);
  await app.runDueJobs();
  app.clock.advance({ minutes: 1 });
  await app.runDueJobs();
  expect(app.mailbox.mails()).toHaveLength(40);
});

it('stops within a moment, and leaves the rest to the next process', async () => {
  const slow = slowFor('slow.example');
  await queue('share-notice', ...people('slow.example', 30));
  {
    await using process = await startWorkingProcess(app, { transport: slow.transport, only: ['mail'] });
    await expect.poll(slow.gate.waiting).toBe(counts.othersOfDomain);
    expect(process.worker.isRunning()).toBe(true);
    setTimeout(slow.gate.open, 10);
  }
  expect(slow.taken.length).toBeLessThanOrEqual(30);
  expect(await acceptedMails()).toBe(slow.taken.length);
});
