import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeLinkEmail } from '../shared/domain/encoded-email.ts';
import { extractCode, openVisitor, PASSWORD, registerOwner } from './support/visitor.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const encode = (email: string) => Buffer.from(email).toString('base64url');

/** As typed, as stored, and as the test's mail server reads it, which decodes domains. */
const ADDRESSES = [
  ['r&d@example.org', 'r&d@example.org', 'r&d@example.org'],
  ['a=b@example.org', 'a=b@example.org', 'a=b@example.org'],
  ['#1Mum@example.org', '#1mum@example.org', '#1mum@example.org'],
  ['Taro..Suzuki.@docomo.example', 'taro..suzuki.@docomo.example', '"taro..suzuki."@docomo.example'],
  ['user@bücher.example', 'user@xn--bcher-kva.example', 'user@bücher.example'],
  ['\u200e\ufeffMailto:User2@BÜCHER.example\u200b', 'user2@xn--bcher-kva.example', 'user2@bücher.example'],
] as const;

describe('an address as a person types it', () => {
  it.each(ADDRESSES)('%s gets what is shared with it, on any page', async (typed, stored, inSmtp) => {
    const owner = await registerOwner(app, `for-${encode(stored).toLowerCase()}@example.org`);
    const created = await owner
      .send('post', '/api/trigger-bytes')
      .send({
        description: 'A letter',
        sharingEmails: [typed],
        sharingConfig: { [typed]: { releaseType: 'always' } },
      })
      .expect(201);
    expect(created.body).toMatchObject({
      sharingEmails: [stored],
      sharingConfig: { [stored]: { releaseType: 'always' } },
    });
    await app.runDueJobs();
    await app.mailbox.waitForMail({ to: inSmtp, subject: /shared/ });

    for (const encodedEmail of [encode(typed), encodeLinkEmail(typed), encode(stored)]) {
      const visitor = await openVisitor(app);
      const after = app.mailbox.mails().length;
      const path = '/api/shared/trigger-bytes/all';
      await visitor.send('post', `${path}/request-code`).send({ encodedEmail }).expect(200);
      await app.runDueJobs();
      const code = extractCode(await app.mailbox.waitForMail({ to: inSmtp, subject: /code/, after }));
      const verified = await visitor.send('post', `${path}/verify`).send({ encodedEmail, code }).expect(200);
      const { emailSessionId } = verified.body as { emailSessionId: string };
      const list = await visitor
        .send('get', `/api/my-leavebits/${encodedEmail}`)
        .set('X-Email-Session-Id', emailSessionId)
        .expect(200);
      expect(list.body).toMatchObject([{ description: 'A letter', sharingEmails: [stored] }]);
    }
  });

  it.each(ADDRESSES)('%s signs up, signs in and reports', async (typed, stored, inSmtp) => {
    const visitor = await openVisitor(app);
    const readCode = async (act: () => PromiseLike<unknown>) => {
      const after = app.mailbox.mails().length;
      await act();
      await app.runDueJobs();
      return extractCode(await app.mailbox.waitForMail({ to: inSmtp, subject: /code/, after }));
    };
    const password = PASSWORD;
    const registration = await readCode(() =>
      visitor.send('post', '/api/register').send({ username: typed, password }).expect(200),
    );
    const account = { email: typed, code: registration, password, clientDatetime: new Date().toISOString() };
    const owner = await visitor.send('post', '/api/verify-register').send(account).expect(200);
    expect(owner.body).toMatchObject({ username: stored });
    await visitor.send('post', '/api/logout').expect(200);
    const userId = (owner.body as { id: number }).id;
    const login = await readCode(() =>
      visitor.send('post', '/api/login').send({ username: stored, password }).expect(200),
    );
    await visitor.send('post', '/api/verify-login').send({ userId, code: login }).expect(200);

    const other = await registerOwner(app, `reported-${encode(stored).toLowerCase()}@example.org`);
    const config = { designatedReporters: [typed, 'second@example.org'], requiredConfirmations: 1 };
    await other
      .send('put', '/api/release-config')
      .send({ ...config, refuteTimeHours: 24 })
      .expect(200);
    const saved = await other.send('get', '/api/release-config').expect(200);
    expect(saved.body).toMatchObject({ designatedReporters: [stored, 'second@example.org'] });
  });

  it.each([
    'user',
    'user@',
    'us er@example.org',
    'почта@example.org',
    'user@exa_mple.org',
    'mailto:',
    'user@a@b.org',
  ])('%j is none, for an owner and on the verification page', async (typed) => {
    const owner = await registerOwner(app, `none-${encode(typed).toLowerCase()}@example.org`);
    const refused = await owner
      .send('post', '/api/trigger-bytes')
      .send({ description: 'A letter', sharingEmails: [typed] })
      .expect(400);
    expect(refused.text).toContain('Invalid email address');
    const asked = await (
      await openVisitor(app)
    )
      .send('post', '/api/shared/trigger-bytes/all/request-code')
      .send({ encodedEmail: encode(typed) })
      .expect(400);
    expect(asked.text).not.toContain('on its way');
  });
});

it('a mail and an owner’s activity log show an international domain in its own script', async () => {
  const sender = await registerOwner(app, 'sender@xn--bcher-kva.example');
  const share = { description: 'A letter', sharingEmails: ['reader@例え.テスト'] };
  await sender.send('post', '/api/trigger-bytes').send(share).expect(201);
  await app.runDueJobs();
  const mail = await app.mailbox.waitForMail({ to: 'reader@例え.テスト' });
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain('sender@bücher.example');
    expect(part).not.toContain('xn--');
  }
  const search = async (text: string) =>
    (await sender.send('get', `/api/account/activity?text=${encodeURIComponent(text)}`).expect(200)).body as {
      entries: unknown[];
    };
  expect((await search('例え')).entries.length).toBeGreaterThan(0);
  expect((await search('xn--r8jz45g.xn--zckzah')).entries.length).toBe(0);
});
