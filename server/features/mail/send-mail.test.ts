import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#shared/domain/durations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { codeMailKinds, mailKinds } from '../../adapters/mail/mail-kinds.ts';
import { queueMail } from '../../adapters/mail/outbox.ts';
import { UncertainMailRejectionError } from '../../adapters/mail/transport.ts';
import type { MailFollowUp } from '../../db/schema/index.ts';
import { claimMails } from './claim-mails.ts';
import { MailConcurrencyLimiter } from './mail-concurrency-limiter.ts';
import { wakeMailSenders } from './wake-mail-senders.ts';
import { getRetryDelayMs, sendMail } from './send-mail.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const letter = (subject: string) => ({
  subject,
  preheader: 'p',
  heading: 'h',
  paragraphs: ['A paragraph with a SECRET-7 in it.'],
  why: 'w',
  mistake: 'm',
});

const queue = (key: string, options: { giveUpAt?: Date; followUp?: MailFollowUp } = {}) =>
  app.ctx.db.transaction((tx) =>
    queueMail(app.ctx, tx, {
      to: `${key}@example.org`,
      kind: 'share-notice',
      dedupeKey: key,
      content: letter(key),
      ...options,
    }),
  );

const rowOf = async (key: string) =>
  (await app.ctx.pool.query('select * from mails where dedupe_key = $1', [key])).rows[0] as {
    id: string;
    state: string;
    attempts: number;
    last_error: string | null;
    letter: Buffer | null;
    message_id: string;
    accepted_at: Date | null;
  };

const received = (key: string) =>
  app.mailbox.mails().filter((mail) => mail.to.includes(`${key}@example.org`));

it('sends a queued mail once, notes the acceptance and wipes the letter', async () => {
  await queue('once');
  const queued = await rowOf('once');
  expect(queued.state).toBe('queued');
  expect(queued.letter?.toString('latin1')).not.toContain('SECRET-7');
  await app.runDueJobs();
  await app.runDueJobs();
  expect(received('once')).toHaveLength(1);
  expect(received('once')[0]).toMatchObject({ subject: 'once', messageId: queued.message_id });
  expect(await rowOf('once')).toMatchObject({
    state: 'accepted',
    letter: null,
    attempts: 1,
    last_error: null,
  });
});

it('queues the same occasion once, and nothing for a change that is rolled back', async () => {
  await queue('same');
  await queue('same');
  await expect(
    app.ctx.db.transaction(async (tx) => {
      await queueMail(app.ctx, tx, {
        to: 'never@example.org',
        kind: 'share-notice',
        dedupeKey: 'never',
        content: letter('never'),
      });
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  await app.runDueJobs();
  expect(received('same')).toHaveLength(1);
  expect(received('never')).toHaveLength(0);
});

describe('when the mail server does not accept a mail', () => {
  it('tries again after a while, with the same Message-ID, until it is accepted', async () => {
    app.mailbox.failNext(2, 451);
    await queue('greylisted');
    await app.runDueJobs();
    expect(await rowOf('greylisted')).toMatchObject({ state: 'queued', attempts: 1 });
    expect((await rowOf('greylisted')).last_error).toContain('451');
    app.clock.advance({ seconds: 4 });
    await app.runDueJobs();
    expect((await rowOf('greylisted')).attempts).toBe(1);
    app.clock.advance({ seconds: 2 });
    await app.runDueJobs();
    expect((await rowOf('greylisted')).attempts).toBe(2);
    app.clock.advance({ seconds: 11 });
    await app.runDueJobs();
    expect(await rowOf('greylisted')).toMatchObject({ state: 'accepted', attempts: 3 });
    expect(received('greylisted')).toHaveLength(1);
  });

  it('gives up at once when the server refuses for good, and says why', async () => {
    app.mailbox.failNext(1, 550);
    await queue('refused');
    await app.runDueJobs();
    expect(await rowOf('refused')).toMatchObject({ state: 'failed', letter: null, attempts: 1 });
    expect((await rowOf('refused')).last_error).toContain('Refused by the test');
  });

  it('gives up a code that has expired, and any mail after three days', async () => {
    app.mailbox.failNext(2, 451);
    await queue('late-code', { giveUpAt: new Date(app.clock.now().getTime() + 60_000) });
    await queue('late-mail');
    await app.runDueJobs();
    app.clock.advance({ minutes: 2 });
    app.mailbox.failNext(1, 451);
    await app.runDueJobs();
    expect(await rowOf('late-code')).toMatchObject({ state: 'failed', letter: null });
    expect(await rowOf('late-mail')).toMatchObject({ state: 'queued' });
    app.clock.advance({ days: 3 });
    await app.runDueJobs();
    expect(await rowOf('late-mail')).toMatchObject({ state: 'failed', letter: null });
    expect(received('late-code')).toHaveLength(0);
  });
});

describe('an answer that may mean us', () => {
  const tryFor = async (key: string, days: number, followUp?: MailFollowUp) => {
    await queue(key, { giveUpAt: new Date(app.clock.now().getTime() + 60 * DAY_MS), followUp });
    const { id } = await rowOf(key);
    const send = () => Promise.reject(new UncertainMailRejectionError('452 4.2.2 mailbox full'));
    const doubtful = { ...app.ctx, mailTransport: { ...app.ctx.mailTransport, send } };
    for (let day = 0; day <= days; day += 1) {
      await sendMail(doubtful, { mailId: id });
      app.clock.advance({ days: 1 });
    }
    return rowOf(key);
  };

  it('counts as a rejection after three days if a report waits for the mail', async () => {
    const followUp = { task: 'advance-report', payload: { reportId: 1 } } as const;
    expect(await tryFor('waited-for', 2, followUp)).toMatchObject({ state: 'queued' });
    expect(await tryFor('waited-for-longer', 3, followUp)).toMatchObject({ state: 'failed', attempts: 4 });
  });

  it('does not end the tries for a mail that is still wanted, where nothing waits for it', async () => {
    expect(await tryFor('wanted', 50)).toMatchObject({ state: 'queued', attempts: 51 });
    await app.runDueJobs();
    expect(received('wanted')).toHaveLength(1);
  });
});

it('repeats a mail with the same Message-ID when the process dies before it notes the acceptance', async () => {
  await queue('crash');
  const { id, message_id } = await rowOf('crash');
  const dying = {
    ...app.ctx,
    mailTransport: {
      ...app.ctx.mailTransport,
      send: async (mail: Parameters<typeof app.ctx.mailTransport.send>[0]) => {
        await app.ctx.mailTransport.send(mail);
        // Simulates a killed process by never getting past this point.
        await new Promise(() => undefined);
      },
    },
  };
  void sendMail(dying, { mailId: id });
  await app.mailbox.waitForMail({ to: 'crash@example.org' });
  await app.runDueJobs();
  expect(received('crash').map((mail) => mail.messageId)).toEqual([message_id, message_id]);
  expect(await rowOf('crash')).toMatchObject({ state: 'accepted' });
});

it('sends a mail again when the process that has claimed it was killed', async () => {
  await queue('orphan');
  expect(await claimMails(app.ctx, new MailConcurrencyLimiter(12), {})).toHaveLength(1);
  await wakeMailSenders(app.ctx);
  await app.runDueJobs();
  expect(received('orphan')).toHaveLength(0);
  app.clock.advance({ minutes: 2 });
  await wakeMailSenders(app.ctx);
  await app.runDueJobs();
  expect(received('orphan')).toHaveLength(1);
});

it('waits longer after each try, and never more than half an hour', () => {
  const delays = [1, 2, 3, 4, 5].map((attempts) => getRetryDelayMs('share-notice', attempts));
  expect(delays).toEqual([5000, 10_000, 20_000, 40_000, 80_000]);
  expect(getRetryDelayMs('share-notice', 50)).toBe(30 * MINUTE_MS);
});

it.each(codeMailKinds)('tries a code every minute until it expires: %s', (kind) => {
  const delays = [1, 2, 3, 4, 5, 6, 50].map((attempts) => getRetryDelayMs(kind, attempts));
  expect(delays).toEqual([5000, 10_000, 20_000, 40_000, MINUTE_MS, MINUTE_MS, MINUTE_MS]);
});

it('knows every kind of mail that carries a code', () => {
  expect(mailKinds.filter((kind) => kind.endsWith('-code')).toSorted()).toEqual(codeMailKinds.toSorted());
});
