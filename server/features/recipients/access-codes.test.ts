import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  readMailedCode,
  openVisitor,
  registerOwner,
  verifyByMail,
  type TestOwner,
} from '#tests/support/visitor.ts';

let app: TestApp;
let owner: TestOwner;
beforeAll(async () => {
  app = await startTestApp();
  owner = await registerOwner(app, 'owner@example.org');
});
afterAll(() => app[Symbol.asyncDispose]());

const encode = (email: string) => Buffer.from(email).toString('base64url');

/**
 * Shares a LeaveBit with this address and another one.
 * @returns its id
 */
async function share(email: string): Promise<number> {
  const answer = await owner
    .send('post', '/api/trigger-bytes')
    .send({ description: 'For you', sharingEmails: [email, 'other@example.org'] })
    .expect(201);
  return (answer.body as { id: number }).id;
}

describe('asking for a code gives nothing away', () => {
  it('answers the same whether or not anything is shared, and mails only where it is', async () => {
    await share('known@example.org');
    await app.runDueJobs();
    const visitor = await openVisitor(app);
    const ask = (email: string) =>
      visitor
        .send('post', '/api/shared/trigger-bytes/all/request-code')
        .send({ encodedEmail: encode(email) });
    const after = app.mailbox.mails().length;
    const known = await ask('known@example.org').expect(200);
    const unknown = await ask('unknown@example.org').expect(200);
    expect(unknown.body).toEqual(known.body);
    await app.runDueJobs();
    expect(
      app.mailbox
        .mails()
        .slice(after)
        .map((mail) => mail.to),
    ).toEqual([['known@example.org']]);
  });

  it.each([undefined, '', 'no-address', '!!!', encode('no at sign')])(
    'answers 400 for the link %s',
    async (encodedEmail) => {
      const visitor = await openVisitor(app);
      const answer = await visitor
        .send('post', '/api/shared/trigger-bytes/all/request-code')
        .send({ encodedEmail })
        .expect(400);
      expect((answer.body as { message: string }).message).toBe('Missing email information');
    },
  );

  it('accepts a code only for the address and scope it was sent for', async () => {
    const id = await share('scoped@example.org');
    const visitor = await openVisitor(app);
    const code = await readMailedCode(app, 'scoped@example.org', () =>
      visitor
        .send('post', `/api/shared/trigger-bytes/${id}/request-code`)
        .send({ encodedEmail: encode('scoped@example.org') }),
    );
    const verify = (scope: string | number, email: string) =>
      visitor
        .send('post', `/api/shared/trigger-bytes/${scope}/verify`)
        .send({ encodedEmail: encode(email), code });
    await verify('all', 'scoped@example.org').expect(400);
    await verify(id, 'other@example.org').expect(400);
    await verify(id, 'scoped@example.org').expect(200);
  });
});

describe('a code that does not work gets one helpful message, whatever is wrong with it', () => {
  const SENTENCE =
    'Invalid verification code. Please check the digits in the email you requested. If you requested more than one in this ' +
    'browser, only the latest code works. Each code works once, for 10 minutes. After 5 wrong attempts, request a new code.';
  const sentenceFor = async (email: string, code: string) => {
    const visitor = await openVisitor(app);
    const answer = await visitor
      .send('post', '/api/shared/trigger-bytes/all/verify')
      .send({ encodedEmail: encode(email), code })
      .expect(400);
    return (answer.body as { message: string }).message;
  };
  const askFor = async (email: string) => {
    const visitor = await openVisitor(app);
    return readMailedCode(app, email, () =>
      visitor
        .send('post', '/api/shared/trigger-bytes/all/request-code')
        .send({ encodedEmail: encode(email) }),
    );
  };
  const other = (code: string) => (code === '000000' ? '111111' : '000000');

  it('an address with nothing shared, or mistyped', async () => {
    expect(await sentenceFor('nothing@example.org', '123456')).toBe(SENTENCE);
  });

  it('an expired code', async () => {
    await share('late@example.org');
    const code = await askFor('late@example.org');
    app.clock.advance({ minutes: 11 });
    expect(await sentenceFor('late@example.org', code)).toBe(SENTENCE);
  });

  it('the right code after five wrong ones; a new one works', async () => {
    await share('five@example.org');
    const code = await askFor('five@example.org');
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await sentenceFor('five@example.org', other(code))).toBe(SENTENCE);
    }
    expect(await sentenceFor('five@example.org', code)).toBe(SENTENCE);
    await verifyByMail(app, 'five@example.org');
  });
});
