import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postMailWebhook } from '#tests/support/mail/mail-webhook.ts';
import { createAcceptedNotice, BOUNCE_DOMAIN, loadMailRow } from '#tests/support/mail/returned-mail.ts';
import { createTestSns, createSnsPost, SNS_SUBSCRIBE_URL, SNS_TOPIC } from '#tests/support/mail/sns.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let world: ReturnType<typeof createTestSns>;
beforeAll(async () => {
  app = await startTestApp({
    MAIL_BOUNCE_DOMAIN: BOUNCE_DOMAIN,
    MAIL_WEBHOOK_PROVIDER: 'ses',
    MAIL_WEBHOOK_TOPIC: SNS_TOPIC,
  });
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(() => {
  world = createTestSns();
  app.ctx.sns = world.sns;
});

let serial = 0;
const notice = () => createAcceptedNotice(app, `notice-${++serial}`);
const kindOf = async (id: string) => (await loadMailRow(app, id)).bounce_kind;

const bounce = (bounceType: string, bounceSubType: string, recipient: object = {}) => ({
  notificationType: 'Bounce',
  bounce: {
    bounceType,
    bounceSubType,
    bouncedRecipients: [{ emailAddress: 'olga@example.org', ...recipient }],
    timestamp: '2026-11-19T09:00:00.000Z',
    feedbackId: '0000-1111',
  },
});
const complained = (more: object) => ({ notificationType: 'Complaint', complaint: more });
const failed = { action: 'failed', status: '5.1.1', diagnosticCode: 'smtp; 550 5.1.1 user unknown' };

const about = (source: string, notification: object) =>
  JSON.stringify({
    ...notification,
    mail: { source, messageId: '0000-2222', destination: ['olga@example.org'] },
  });

describe('Amazon SES', () => {
  it.each([
    ['a mailbox that is not there, with a report', bounce('Permanent', 'General', failed), 'hard'],
    ['a mailbox that is not there, without one', bounce('Permanent', 'NoEmail'), 'hard'],
    ['a policy', bounce('Permanent', 'General', { ...failed, status: '5.7.1' }), 'soft'],
    ['something permanent that it does not name', bounce('Permanent', 'General'), 'soft'],
    ['an address that SES holds back', bounce('Permanent', 'OnAccountSuppressionList', failed), 'soft'],
    ['a full mailbox', bounce('Transient', 'MailboxFull'), 'soft'],
    ['somebody who is away', bounce('Transient', 'General'), null],
    ['what nobody can tell', bounce('Undetermined', 'Undetermined'), null],
    ['a delay', bounce('Transient', 'General', { action: 'delayed', status: '4.4.1' }), null],
    ['a delivery', { notificationType: 'Delivery' }, null],
    [
      'a published event',
      { ...bounce('Permanent', 'NoEmail'), notificationType: undefined, eventType: 'Bounce' },
      'hard',
    ],
    ['a complaint', complained({ complaintFeedbackType: 'abuse' }), 'complaint'],
    ['a complaint that is none', complained({ complaintFeedbackType: 'not-spam' }), null],
    [
      'a mail that it did not send for a complaint',
      complained({ complaintSubType: 'OnAccountSuppressionList' }),
      'soft',
    ],
  ])('reports %s', async (_what, notification, kind) => {
    const id = await notice();
    const Message = about(app.ctx.returnPaths.create(id)!, notification);
    await postMailWebhook(app, 'ses', createSnsPost(app.clock.now(), { Message })).expect(200);
    expect(await kindOf(id)).toBe(kind);
  });

  it('finds a mail by its own Message-ID where another sender was on the envelope', async () => {
    const id = await notice();
    const mail = {
      source: 'no-reply@leavebits.test',
      commonHeaders: { messageId: (await loadMailRow(app, id)).message_id },
    };
    const Message = JSON.stringify({ ...bounce('Permanent', 'NoEmail'), mail });
    await postMailWebhook(
      app,
      'ses',
      createSnsPost(app.clock.now(), { Message, SignatureVersion: '1' }),
    ).expect(200);
    expect(await kindOf(id)).toBe('hard');
  });

  it('may subscribe its own topic, and no other', async () => {
    const fields = { Type: 'SubscriptionConfirmation', Message: 'You have chosen …', Token: 't0ken' };
    const now = app.clock.now();
    const elsewhere = { ...fields, SubscribeURL: 'https://sns.eu-west-1.amazonaws.com.evil.example/' };
    await postMailWebhook(app, 'ses', createSnsPost(now, elsewhere)).expect(503);
    const other = { ...fields, SubscribeURL: SNS_SUBSCRIBE_URL, TopicArn: `${SNS_TOPIC}-2` };
    await postMailWebhook(app, 'ses', createSnsPost(now, other)).expect(403);
    expect(world.asked).not.toContain(SNS_SUBSCRIBE_URL);
    await postMailWebhook(
      app,
      'ses',
      createSnsPost(now, { ...fields, SubscribeURL: SNS_SUBSCRIBE_URL }),
    ).expect(200);
    expect(world.asked.at(-1)).toBe(SNS_SUBSCRIBE_URL);
    expect(world.asked.filter((url) => url.endsWith('.pem'))).toHaveLength(1);
  });

  it('is refused when a message is unsigned, changed, old, or of another topic', async () => {
    const id = await notice();
    const Message = about(app.ctx.returnPaths.create(id)!, bounce('Permanent', 'NoEmail'));
    const now = app.clock.now();
    const old = new Date(now.getTime() - 25 * 3_600_000);
    const certificateAt = (url: string) => ({ Message, SigningCertURL: url });
    for (const [status, body] of [
      [400, '{}'],
      [400, 'no json'],
      [403, createSnsPost(now, { Message }, { key: 'forger-key' })],
      [403, createSnsPost(now, { Message: 'x' }, { alter: { Message } })],
      [403, createSnsPost(now, { Message }, { alter: { Signature: '' } })],
      [403, createSnsPost(now, { Message }, { alter: { SignatureVersion: '1' } })],
      [403, createSnsPost(now, { Message }, { alter: { Subject: 'added' } })],
      [403, createSnsPost(old, { Message })],
      [403, createSnsPost(now, { Message, TopicArn: 'arn:aws:sns:eu-west-1:999999999999:mail-events' })],
      [403, createSnsPost(now, certificateAt('https://evil.example/SimpleNotificationService-0a.pem'))],
      [
        403,
        createSnsPost(
          now,
          certificateAt('http://sns.eu-west-1.amazonaws.com/SimpleNotificationService-0a.pem'),
        ),
      ],
      [
        403,
        createSnsPost(
          now,
          certificateAt('https://sns.us-east-1.amazonaws.com/SimpleNotificationService-0a.pem'),
        ),
      ],
      [403, createSnsPost(now, certificateAt('https://sns.eu-west-1.amazonaws.com/other.pem'))],
      [
        403,
        createSnsPost(
          now,
          certificateAt('https://x@sns.eu-west-1.amazonaws.com/SimpleNotificationService-0a.pem'),
        ),
      ],
    ] as const) {
      expect((await postMailWebhook(app, 'ses', body)).status).toBe(status);
    }
    expect(await kindOf(id)).toBeNull();
    expect(world.asked.every((url) => url.startsWith('https://sns.eu-west-1.amazonaws.com/'))).toBe(true);
  });

  it('must send again while its certificate cannot be fetched', async () => {
    const id = await notice();
    const Message = about(app.ctx.returnPaths.create(id)!, bounce('Permanent', 'NoEmail'));
    const body = createSnsPost(app.clock.now(), { Message });
    world.isAway = true;
    await postMailWebhook(app, 'ses', body).expect(503);
    expect(await kindOf(id)).toBeNull();
    world.isAway = false;
    await postMailWebhook(app, 'ses', body).expect(200);
    expect(await kindOf(id)).toBe('hard');
  });
});
