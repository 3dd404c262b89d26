import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  signGenericWebhook,
  signMailgunWebhook,
  postMailWebhook,
  WEBHOOK_SECRET,
} from '#tests/support/mail/mail-webhook.ts';
import { createAcceptedNotice, BOUNCE_DOMAIN, loadMailRow } from '#tests/support/mail/returned-mail.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { removeExpiredRows } from '../retention/remove-expired.ts';

const start = (provider: string) =>
  startTestApp({
    MAIL_BOUNCE_DOMAIN: BOUNCE_DOMAIN,
    MAIL_WEBHOOK_PROVIDER: provider,
    MAIL_WEBHOOK_SECRET: WEBHOOK_SECRET,
  });
let serial = 0;
const notice = (app: TestApp) => createAcceptedNotice(app, `notice-${++serial}`);
const kindOf = async (app: TestApp, id: string) => (await loadMailRow(app, id)).bounce_kind;
const messageIdOf = async (app: TestApp, id: string) => (await loadMailRow(app, id)).message_id;

describe('the webhook', () => {
  it('exists only for the configured provider', async () => {
    await using none = await startTestApp();
    for (const provider of ['ses', 'postmark', 'mailgun', 'generic', 'other']) {
      await postMailWebhook(none, provider, '{}').expect(404);
    }
    await using app = await start('generic');
    await postMailWebhook(app, 'mailgun', '{}').expect(404);
    await postMailWebhook(app, 'generic', '{}').expect(403);
  });

  it('refuses a body that is too large', async () => {
    await using app = await start('generic');
    await postMailWebhook(app, 'generic', JSON.stringify('x'.repeat(700_000))).expect(413);
  });
});

describe('our own form', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await start('generic');
  });
  afterAll(() => app[Symbol.asyncDispose]());

  it('finds a mail by its return path or its Message-ID', async () => {
    const send = (report: object) => {
      const body = JSON.stringify(report);
      return postMailWebhook(app, 'generic', body, signGenericWebhook(app.clock.now(), body));
    };
    const one = await notice(app);
    const two = await notice(app);
    const three = await notice(app);
    const hard = { event: 'failed', status: '5.1.1', diagnostic: '550 5.1.1 no such user' };
    await send({ ...hard, returnPath: app.ctx.returnPaths.create(one) }).expect(200);
    await send({ event: 'failed', status: '4.4.1', messageId: await messageIdOf(app, two) }).expect(200);
    await send({ event: 'complaint', messageId: await messageIdOf(app, three) }).expect(200);
    expect([await kindOf(app, one), await kindOf(app, two), await kindOf(app, three)]).toEqual([
      'hard',
      'soft',
      'complaint',
    ]);
    const fourth = await notice(app);
    const messageId = await messageIdOf(app, fourth);
    for (const event of ['auto-reply', 'delayed', 'delivered']) await send({ event, messageId }).expect(200);
    await send({ ...hard, messageId: '<nobody@leavebits.test>' }).expect(200);
    await send({ ...hard, returnPath: `someone@${BOUNCE_DOMAIN}` }).expect(200);
    const returnPath = app.ctx.returnPaths.createForCodes();
    await send({ ...hard, returnPath }).expect(200);
    expect(await kindOf(app, fourth)).toBeNull();
    await send({ ...hard, returnPath, messageId }).expect(200);
    expect(await kindOf(app, fourth)).toBe('hard');
    await send({ event: 'exploded', messageId }).expect(400);
  });

  it('has the signature that the page for operators describes', () => {
    const page = readFileSync('docs/operating.md', 'utf8');
    const body = /^body='(.+)'$/m.exec(page)![1]!;
    const [, secret, timestamp, signature] =
      /secret `(\w+)` and the timestamp `(\d+)` the signature of this body is\s+`(\w+)`/.exec(page)!;
    const headers = signGenericWebhook(new Date(Number(timestamp) * 1000), body, secret);
    expect(headers['X-LeaveBits-Signature']).toBe(signature);
  });

  it('is refused when it is old, has no signature, or has the signature of another body or time', async () => {
    const id = await notice(app);
    const body = JSON.stringify({ event: 'failed', status: '5.1.1', messageId: await messageIdOf(app, id) });
    const now = app.clock.now();
    const right = signGenericWebhook(now, body);
    const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
    for (const headers of [
      {},
      { ...right, 'X-LeaveBits-Signature': '' },
      { ...right, 'X-LeaveBits-Timestamp': '' },
      { ...right, 'X-LeaveBits-Timestamp': String(Number(right['X-LeaveBits-Timestamp']) + 1) },
      signGenericWebhook(now, `${body} `),
      signGenericWebhook(now, body, 'another secret than the one that is set'),
      signGenericWebhook(minutes(-16), body),
      signGenericWebhook(minutes(16), body),
    ]) {
      await postMailWebhook(app, 'generic', body, headers).expect(403);
    }
    expect(await kindOf(app, id)).toBeNull();
    await postMailWebhook(app, 'generic', body, signGenericWebhook(minutes(-14), body)).expect(200);
    expect(await kindOf(app, id)).toBe('hard');
  });
});

describe('Mailgun', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await start('mailgun');
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const event = (messageId: string, more: object) => ({
    event: 'failed',
    severity: 'permanent',
    reason: 'bounce',
    recipient: 'olga@example.org',
    message: { headers: { 'message-id': messageId.replace(/[<>]/g, ''), to: 'olga@example.org' } },
    ...more,
  });

  it.each([
    [
      'a mailbox that is not there',
      {
        'delivery-status': {
          code: 550,
          message: '5.1.1 The email account that you tried to reach does not exist',
        },
      },
      'hard',
    ],
    [
      'an enhanced code beside it',
      { 'delivery-status': { code: 550, 'enhanced-code': '5.2.2', message: 'full' } },
      'hard',
    ],
    ['spam', { 'delivery-status': { code: 550, message: '5.7.1 looks like spam' } }, 'soft'],
    [
      'a mail that grew too old',
      { reason: 'old', 'delivery-status': { code: 602, description: 'Too old' } },
      'soft',
    ],
    [
      'an address that Mailgun holds back',
      { reason: 'suppress-bounce', 'delivery-status': { code: 605 } },
      'soft',
    ],
    ['a delay', { severity: 'temporary', 'delivery-status': { code: 452, message: '4.2.2 full' } }, null],
    ['a complaint', { event: 'complained' }, 'complaint'],
    ['what was opened', { event: 'opened' }, null],
  ])('reports %s', async (_what, more, kind) => {
    const id = await notice(app);
    const data = event(await messageIdOf(app, id), more);
    const body = JSON.stringify({
      signature: signMailgunWebhook(app.clock.now(), `token-${++serial}`),
      'event-data': data,
    });
    await postMailWebhook(app, 'mailgun', body).expect(200);
    expect(await kindOf(app, id)).toBe(kind);
  });

  it('counts once for each token, for a day, and only with its key', async () => {
    const send = async (id: string, signature: object) =>
      postMailWebhook(
        app,
        'mailgun',
        JSON.stringify({
          signature,
          'event-data': event(await messageIdOf(app, id), {
            'delivery-status': { 'enhanced-code': '5.1.1' },
          }),
        }),
      );
    const one = await notice(app);
    const two = await notice(app);
    const now = app.clock.now();
    const captured = signMailgunWebhook(now, 'captured');
    expect((await send(one, { ...captured, signature: '' })).status).toBe(403);
    expect((await send(one, { ...captured, token: 'other' })).status).toBe(403);
    expect(
      (await send(one, signMailgunWebhook(new Date(now.getTime() - 25 * 3_600_000), 'old'))).status,
    ).toBe(403);
    expect((await send(one, signMailgunWebhook(now, 't', 'the key of somebody else'))).status).toBe(403);
    expect(await kindOf(app, one)).toBeNull();

    expect((await send(one, captured)).status).toBe(200);
    expect((await send(two, captured)).status).toBe(200);
    expect([await kindOf(app, one), await kindOf(app, two)]).toEqual(['hard', null]);

    // The timestamp and token are signed as one string, which can be split elsewhere: `…e0` is a number too.
    const cut = signMailgunWebhook(now, 'e0cut');
    expect((await send(two, { ...cut, timestamp: `${cut.timestamp}e0`, token: 'cut' })).status).toBe(400);
    expect(await kindOf(app, two)).toBeNull();

    // The stored token that prevents replays is retained for longer than a day.
    app.clock.advance({ days: 2 });
    await removeExpiredRows(app.ctx);
    const receipts = () => app.ctx.pool.query('select from mail_event_receipts');
    expect((await receipts()).rowCount).toBeGreaterThan(0);
    app.clock.advance({ days: 2 });
    await removeExpiredRows(app.ctx);
    expect((await receipts()).rowCount).toBe(0);
  });

  it('may send again a message that we could not take in', async () => {
    const id = await notice(app);
    const body = JSON.stringify({
      signature: signMailgunWebhook(app.clock.now(), `token-${++serial}`),
      'event-data': event(await messageIdOf(app, id), { 'delivery-status': { 'enhanced-code': '5.1.1' } }),
    });
    await app.ownersPool.query('alter table mails rename to mails_away');
    await postMailWebhook(app, 'mailgun', body).expect(500);
    await app.ownersPool.query('alter table mails_away rename to mails');
    await postMailWebhook(app, 'mailgun', body).expect(200);
    expect(await kindOf(app, id)).toBe('hard');
  });
});

describe('Postmark', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await start('postmark');
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const basic = (password: string) => ({
    Authorization: `Basic ${Buffer.from(`leavebits:${password}`).toString('base64')}`,
  });
  const report = (id: string, more: object) =>
    JSON.stringify({
      RecordType: 'Bounce',
      Type: 'HardBounce',
      TypeCode: 1,
      MessageID: '883953f4-6105-42a2-a16a-77a8eac79483',
      Email: 'olga@example.org',
      Metadata: { 'mail-id': id },
      ...more,
    });

  it.each([
    ['a mailbox that is not there', { Details: 'smtp;550 5.1.1 no such user' }, 'hard'],
    ['a mailbox that is not there, without more', {}, 'hard'],
    ['what it calls hard and the other server a policy', { Details: 'smtp;550 5.7.1 not allowed' }, 'soft'],
    ['a soft one', { Type: 'SoftBounce', Details: 'smtp;452 4.2.2 full' }, 'soft'],
    ['an address that Postmark holds back', { Type: 'ManuallyDeactivated' }, 'soft'],
    ['a delay', { Type: 'Transient' }, null],
    ['somebody who is away', { Type: 'AutoResponder' }, null],
    ['a complaint', { RecordType: 'SpamComplaint', Type: 'SpamComplaint' }, 'complaint'],
    ['a delivery', { RecordType: 'Delivery', Type: undefined }, null],
  ])('reports %s', async (_what, more, kind) => {
    const id = await notice(app);
    expect(app.mailbox.mails().at(-1)!.headers.get('x-pm-metadata-mail-id')).toBe(id);
    await postMailWebhook(app, 'postmark', report(id, more), basic(WEBHOOK_SECRET)).expect(200);
    expect(await kindOf(app, id)).toBe(kind);
  });

  it('is refused without its password', async () => {
    const id = await notice(app);
    for (const headers of [{}, basic(''), basic('another'), { Authorization: `Bearer ${WEBHOOK_SECRET}` }]) {
      await postMailWebhook(app, 'postmark', report(id, {}), headers).expect(403);
    }
    expect(await kindOf(app, id)).toBeNull();
  });
});
