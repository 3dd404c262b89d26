import { createConnection } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createAcceptedNotice,
  BOUNCE_DOMAIN,
  loadMailRow,
  queueNotice,
  loadReturnedMail,
  startTestBounceListener,
  type TestBounceListener,
} from '#tests/support/mail/returned-mail.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { sendMail } from '../mail/send-mail.ts';

let app: TestApp;
let listener: TestBounceListener;
beforeAll(async () => {
  app = await startTestApp({ MAIL_BOUNCE_DOMAIN: BOUNCE_DOMAIN });
  listener = await startTestBounceListener(app);
});
afterAll(async () => {
  await listener.stop();
  await app[Symbol.asyncDispose]();
});

const pathOf = (id: string) => app.ctx.returnPaths.create(id)!;
const sendBack = (sample: string, id: string, from?: string) =>
  listener.deliver(loadReturnedMail(sample, pathOf(id)), { to: pathOf(id), from });

describe('a mail that leaves', () => {
  it('has its own return path on the envelope, asks for its headers only, and names the usual sender', async () => {
    const id = await createAcceptedNotice(app, 'leaves');
    const [received] = app.mailbox.mails().filter(({ to }) => to.includes('leaves@example.org'));
    expect(received).toMatchObject({ returnPath: pathOf(id), returned: 'HDRS' });
    expect(received!.from).toBe(app.ctx.config.mailFrom.replace(/^LeaveBits/, '"LeaveBits"'));
  });

  it('returns to its sender where no bounce domain is set', async () => {
    await using plain = await startTestApp();
    await createAcceptedNotice(plain, 'plain');
    await createAcceptedNotice(plain, 'plain-code', { kind: 'login-code' });
    const own = { returnPath: 'no-reply@leavebits.test', returned: null };
    expect(plain.mailbox.mails()).toMatchObject([own, own]);
  });

  it('with a code shares its return path with all other codes', async () => {
    await createAcceptedNotice(app, 'code-1', { kind: 'login-code' });
    await createAcceptedNotice(app, 'code-2', { kind: 'access-code' });
    const codes = app.mailbox.mails().filter(({ to }) => to[0]!.startsWith('code-'));
    const shared = app.ctx.returnPaths.createForCodes()!;
    expect(codes.map(({ returnPath }) => returnPath)).toEqual([shared, shared]);
  });
});

describe('a mail that comes back', () => {
  it.each(['postfix-no-mailbox', 'exim-words', 'office365-no-mailbox', 'gmail-full', 'ses-no-mailbox'])(
    'because of the mailbox has failed and counts as refused: %s',
    async (sample) => {
      const id = await createAcceptedNotice(app, `hard-${sample}`);
      await sendBack(sample, id);
      expect(await loadMailRow(app, id)).toMatchObject({
        state: 'failed',
        accepted_at: null,
        refused_at: expect.any(Date) as Date,
        bounced_at: expect.any(Date) as Date,
        bounce_kind: 'hard',
        last_error: expect.stringMatching(/^The mailbox (doesn’t exist|is full) \(5[\d.]+\)$/) as string,
      });
    },
  );

  it.each(['postfix-expired', 'exchange-policy', 'gmail-spam', 'exim-blocked'])(
    'because of us or the network has failed, and is not a rejection: %s',
    async (sample) => {
      const id = await createAcceptedNotice(app, `soft-${sample}`);
      await sendBack(sample, id);
      expect(await loadMailRow(app, id)).toMatchObject({
        state: 'failed',
        accepted_at: null,
        refused_at: null,
        bounce_kind: 'soft',
      });
    },
  );

  it('keeps the time of its acceptance, whatever comes back first', async () => {
    const id = await createAcceptedNotice(app, 'taken');
    const { accepted_at } = await loadMailRow(app, id);
    app.clock.advance({ hours: 5 });
    await sendBack('postfix-expired', id);
    await sendBack('postfix-no-mailbox', id);
    const row = await loadMailRow(app, id);
    expect(row).toMatchObject({ taken_at: accepted_at, bounce_kind: 'hard' });
    expect(row.refused_at!.getTime()).toBeGreaterThan(accepted_at!.getTime() + 4 * 3_600_000);
  });

  it('as spam stays accepted, and is noted', async () => {
    const id = await createAcceptedNotice(app, 'spam');
    await sendBack('complaint', id);
    expect(await loadMailRow(app, id)).toMatchObject({
      state: 'accepted',
      accepted_at: expect.any(Date) as Date,
      bounce_kind: 'complaint',
      last_error: null,
    });
  });

  it.each([
    ['outlook-away', 'olga@example.org'],
    ['vacation', ''],
    ['gmail-away', ''],
    ['read-receipt', 'olga@example.org'],
    ['person', 'olga@example.org'],
    ['postfix-delayed', ''],
    ['passed-on-to-two', ''],
    ['qmail', ''],
    ['exim-old', ''],
    ['not-spam', ''],
  ])('as %s from <%s> changes nothing', async (sample, from) => {
    const id = await createAcceptedNotice(app, `nothing-${sample}`);
    const before = await loadMailRow(app, id);
    await sendBack(sample, id, from);
    expect(await loadMailRow(app, id)).toEqual(before);
  });

  it('twice, or with less severe news after it, changes nothing more', async () => {
    const id = await createAcceptedNotice(app, 'twice');
    await sendBack('postfix-no-mailbox', id);
    const first = await loadMailRow(app, id);
    for (const sample of ['postfix-no-mailbox', 'postfix-expired', 'complaint', 'vacation']) {
      await sendBack(sample, id);
    }
    expect(await loadMailRow(app, id)).toEqual(first);
  });

  it('with several kinds of news at once ends as the most severe one', async () => {
    const ids = await Promise.all([1, 2, 3, 4].map((n) => createAcceptedNotice(app, `at-once-${n}`)));
    const samples = ['complaint', 'postfix-expired', 'postfix-no-mailbox', 'gmail-spam', 'vacation'];
    await Promise.all(ids.flatMap((id) => samples.map((sample) => sendBack(sample, id))));
    for (const id of ids) {
      expect(await loadMailRow(app, id)).toMatchObject({
        state: 'failed',
        bounce_kind: 'hard',
        accepted_at: null,
      });
    }
  });

  it('after fourteen days changes nothing', async () => {
    const id = await createAcceptedNotice(app, 'late');
    const before = await loadMailRow(app, id);
    app.clock.advance({ days: 15 });
    await sendBack('postfix-no-mailbox', id);
    expect(await loadMailRow(app, id)).toEqual(before);
  });

  it('before we could note its acceptance has still failed', async () => {
    const id = await queueNotice(app, 'fast');
    const { mailTransport } = app.ctx;
    const sendAndBounce: typeof mailTransport = {
      ...mailTransport,
      async send(mail) {
        await mailTransport.send(mail);
        await sendBack('postfix-no-mailbox', id);
      },
    };
    await sendMail({ ...app.ctx, mailTransport: sendAndBounce }, { mailId: id });
    await app.runDueJobs();
    expect(await loadMailRow(app, id)).toMatchObject({
      state: 'failed',
      letter: null,
      accepted_at: null,
      bounce_kind: 'hard',
    });
    expect(app.mailbox.mails().filter(({ to }) => to.includes('fast@example.org'))).toHaveLength(1);
  });

  it('starts the follow-up job that waits for it', async () => {
    const followUp = { task: 'advance-report', payload: { reportId: 4711 } } as const;
    const id = await queueNotice(app, 'waited-for', { followUp });
    await app.runDueJobs();
    await sendBack('postfix-expired', id);
    const jobs = "select payload from graphile_worker._private_jobs where payload::text like '%4711%'";
    expect((await app.ctx.pool.query(jobs)).rows).toEqual([{ payload: { reportId: 4711 } }]);
  });
});

describe('a mail with a code that comes back', () => {
  const path = () => app.ctx.returnPaths.createForCodes()!;
  const createAcceptedCode = (key: string) => createAcceptedNotice(app, key, { kind: 'login-code' });
  const sendCodeBack = (sample: string, messageId: string) =>
    listener.deliver(loadReturnedMail(sample, path(), messageId), { to: path() });

  it.each([
    ['postfix-no-mailbox', { state: 'failed', bounce_kind: 'hard' }],
    ['complaint', { state: 'accepted', bounce_kind: 'complaint' }],
  ])('is found by the Message-ID in what returns: %s', async (sample, expected) => {
    const [id, other] = [
      await createAcceptedCode(`back-${sample}`),
      await createAcceptedCode(`other-${sample}`),
    ];
    const untouched = await loadMailRow(app, other);
    await sendCodeBack(sample, (await loadMailRow(app, id)).message_id);
    expect(await loadMailRow(app, id)).toMatchObject(expected);
    expect(await loadMailRow(app, other)).toEqual(untouched);
  });

  it.each([
    ['without its headers', 'postfix-expired'],
    ['with another Message-ID', 'postfix-no-mailbox'],
    ['as an automatic reply', 'vacation'],
  ])('%s changes nothing', async (what, sample) => {
    const id = await createAcceptedCode(`nothing-${what}`.replaceAll(' ', '-'));
    const before = await loadMailRow(app, id);
    await sendCodeBack(sample, '<0191e4a2-7c1b-4c3d-9e8f-0a1b2c3d4e5f@leavebits.test>');
    expect(await loadMailRow(app, id)).toEqual(before);
  });

  it('says nothing about a mail without a code, such as a warning, even to whoever knows its Message-ID', async () => {
    const id = await createAcceptedNotice(app, 'known', { kind: 'report-warning' });
    const before = await loadMailRow(app, id);
    await sendCodeBack('postfix-no-mailbox', before.message_id);
    expect(await loadMailRow(app, id)).toEqual(before);
  });
});

describe('nobody may', () => {
  it.each([
    [
      'with a digest that is wrong',
      (path: string) => path.replace(/.(?=@)/, (last) => (last === '0' ? '1' : '0')),
    ],
    [
      'of another mail',
      (path: string) => path.replace(/^b\.../, (start) => (start === 'b.00' ? 'b.11' : 'b.00')),
    ],
    ['in upper case', (path: string) => path.replace(/^[^@]+/, (local) => local.toUpperCase())],
    ['of another domain', (path: string) => path.replace(BOUNCE_DOMAIN, 'example.org')],
    ['that is a person’s', () => `postmaster@${BOUNCE_DOMAIN}`],
  ])('send back to an address %s', async (_what, forge) => {
    const id = await createAcceptedNotice(app, `forged-${_what}`);
    const before = await loadMailRow(app, id);
    const to = forge(pathOf(id));
    const mail = loadReturnedMail('postfix-no-mailbox', pathOf(id));
    await expect(listener.deliver(mail, { to })).rejects.toMatchObject({ responseCode: 550 });
    expect(await loadMailRow(app, id)).toEqual(before);
  });

  it('fill the server with a large mail', async () => {
    const id = await createAcceptedNotice(app, 'large');
    const mail = loadReturnedMail('postfix-no-mailbox', pathOf(id)) + 'x'.repeat(256 * 1024);
    await expect(listener.deliver(mail, { to: pathOf(id) })).rejects.toMatchObject({ responseCode: 552 });
    expect(await loadMailRow(app, id)).toMatchObject({ state: 'accepted' });
  });

  it('sign in, or make the server forward mail', async () => {
    const socket = createConnection(listener.port, '127.0.0.1').setEncoding('utf8');
    const say = async (line: string) => {
      socket.write(line);
      return ((await once(socket, 'data')) as [string])[0];
    };
    await once(socket, 'data');
    const offered = await say('EHLO visitor.example\r\n');
    expect(offered).not.toMatch(/AUTH|STARTTLS|XCLIENT/);
    expect(await say('AUTH PLAIN AGEAYg==\r\n')).toMatch(/^5/);
    expect(await say('MAIL FROM:<a@example.org>\r\n')).toMatch(/^250/);
    expect(await say('RCPT TO:<b@example.org>\r\n')).toMatch(/^550/);
    expect(await say('DATA\r\n')).toMatch(/^503/);
    socket.destroy();
  });
});

it.each([
  ['still accepted', "state = 'accepted', accepted_at = now(), refused_at = null"],
  ['refused, but not for good', "bounce_kind = 'soft'"],
  ['bounced for good, but not refused', 'refused_at = null'],
  ['without the moment of the bounce', 'bounced_at = null'],
  ['never taken', 'taken_at = null'],
])('the database refuses a mail that came back and is %s', async (_what, change) => {
  const id = await createAcceptedNotice(app, `state-${change}`.replaceAll(/[^a-z]/g, '-'));
  await sendBack('postfix-no-mailbox', id);
  const update = app.ctx.pool.query(`update mails set ${change} where id = $1`, [id]);
  await expect(update).rejects.toThrow(/violates check constraint "mails_/);
});

it('asks the sender to try again while the database is away, and then takes it', async () => {
  const id = await createAcceptedNotice(app, 'away');
  await app.ownersPool.query('alter table mails rename to mails_away');
  await expect(sendBack('postfix-no-mailbox', id)).rejects.toMatchObject({ responseCode: 451 });
  await app.ownersPool.query('alter table mails_away rename to mails');
  expect(await loadMailRow(app, id)).toMatchObject({ state: 'accepted' });
  await sendBack('postfix-no-mailbox', id);
  expect(await loadMailRow(app, id)).toMatchObject({ state: 'failed' });
});
