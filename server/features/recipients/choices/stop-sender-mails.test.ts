import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { MailKind } from '#server/adapters/mail/mail-kinds.ts';
import { queueMail } from '#server/adapters/mail/outbox.ts';
import { createStopLinkTokens } from '#server/adapters/mail/stop-links.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openVisitor, registerOwner, verifyRecipient, type TestOwner } from '#tests/support/visitor.ts';

let app: TestApp;
let owner: TestOwner;
let email: string;
let number = 0;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  number += 1;
  email = `heir-${number}@example.org`;
  owner = await registerOwner(app, `owner-${number}@example.org`);
});

const share = async () =>
  (
    await owner
      .send('post', '/api/trigger-bytes')
      .send({ description: 'Secret 4711', sharingEmails: [email] })
      .expect(201)
  ).body as Leavebit;

async function mailsToHeir() {
  await app.runDueJobs();
  return app.mailbox.mails().filter(({ to }) => to.includes(email));
}

/** The path of the link in the last email's footer. */
async function stopPath(): Promise<string> {
  const link = (await mailsToHeir()).at(-1)!.links.find((url) => url.includes('/stop-mails/'))!;
  expect(link).toMatch(/^http:\/\/leavebits\.test\/stop-mails\/[\w-]{43}$/);
  return new URL(link).pathname;
}

interface ListHeader {
  unsubscribe: { url: string };
  'unsubscribe-post'?: { name: string };
}

let occasion = 0;
/** Which of the given kinds of emails from the owner arrive. */
async function arriving(kinds: MailKind[]): Promise<string[]> {
  for (const kind of kinds) {
    await queueMail(app.ctx, app.ctx.db, {
      to: email,
      userId: owner.id,
      kind,
      dedupeKey: `test/${(occasion += 1)}`,
      content: { subject: kind, preheader: '', heading: '', paragraphs: [], why: '', mistake: '' },
    });
  }
  return (await mailsToHeir())
    .map(({ subject }) => subject)
    .filter((subject) => kinds.includes(subject as MailKind));
}
const NEWS: MailKind[] = ['share-notice', 'share-selection', 'reminder'];
const OPENINGS: MailKind[] = ['opened-notice'];
/** Emails about an estate, which recipients can't stop. */
const OF_ESTATES: MailKind[] = ['released-notice', 'locked-again', 'estate-closes'];
const OTHERS: MailKind[] = [
  ...OF_ESTATES,
  'access-code',
  'confirmation-request',
  'reporter-links',
  'lapse-question',
  'silence-question',
];

describe('the link at the foot of a notice', () => {
  it('changes nothing when it is opened, names only the sender, and stops all mails of that sender by a button', async () => {
    await share();
    const token = (await stopPath()).split('/').at(-1)!;
    expect(token).not.toContain(Buffer.from(email).toString('base64url'));
    const visitor = await openVisitor(app);
    const open = () => visitor.send('get', `/api/stop-mails/${token}`);
    await open().expect(200, { username: owner.username, ownerName: null, mailsStopped: null });
    await open().expect(200, { username: owner.username, ownerName: null, mailsStopped: null });
    const stop = visitor.send('post', `/api/stop-mails/${token}`);
    await stop.expect(200, { username: owner.username, ownerName: null, mailsStopped: 'all' });
    await open().expect(200, { username: owner.username, ownerName: null, mailsStopped: 'all' });
    expect((await arriving([...NEWS, ...OPENINGS, ...OTHERS])).toSorted()).toEqual(OTHERS.toSorted());
  });

  it('stops what waits to be sent, and nothing of other senders or for other people', async () => {
    await share();
    const path = await stopPath();
    await owner
      .send('post', '/api/trigger-bytes')
      .send({ sharingEmails: [email, `b-${email}`] })
      .expect(201);
    const visitor = await openVisitor(app);
    await visitor.send('post', `/api${path}`).expect(200);
    const other = await registerOwner(app, `other-${number}@example.org`);
    await other
      .send('post', '/api/trigger-bytes')
      .send({ sharingEmails: [email] })
      .expect(201);
    const subjects = (await mailsToHeir()).map(({ subject }) => subject);
    expect(subjects).toEqual([
      `${owner.username} has shared something with you`,
      `${other.username} has shared something with you`,
    ]);
    expect(app.mailbox.mails().filter(({ to }) => to.includes(`b-${email}`))).toHaveLength(1);
    const status = await owner.send('get', '/api/mail-status').expect(200);
    expect(status.body).toContainEqual(expect.objectContaining({ email, state: 'accepted', reason: null }));
  });

  it('is the same for programs: a post without cookies stops what is new, and keeps mails about openings', async () => {
    await share();
    const path = await stopPath();
    const post = () =>
      fetch(`http://127.0.0.1:${(app.server.address() as { port: number }).port}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    expect((await post()).status).toBe(200);
    expect((await post()).status).toBe(200);
    expect((await arriving([...NEWS, ...OPENINGS])).toSorted()).toEqual(OPENINGS.toSorted());
    const visitor = await openVisitor(app);
    await visitor
      .send('get', `/api${path}`)
      .expect(200, { username: owner.username, ownerName: null, mailsStopped: 'news' });
    await visitor.send('post', `/api${path}`).expect(200);
    // A mail client's request doesn't resume emails.
    await post();
    await visitor
      .send('get', `/api${path}`)
      .expect(200, { username: owner.username, ownerName: null, mailsStopped: 'all' });
  });

  it('is taken back on the recipient’s page', async () => {
    await share();
    const path = await stopPath();
    await (await openVisitor(app)).send('post', `/api${path}`).expect(200);
    const heir = await verifyRecipient(app, email);
    const page = `/api/my-leavebits/${heir.encodedEmail}`;
    const listed = await heir.send('get', page).set(heir.session).expect(200);
    expect(listed.body).toMatchObject([{ mailsStopped: 'all' }]);
    const body = { username: owner.username, mailsStopped: false };
    await heir.send('put', `${page}/choices`).set(heir.session).send(body).expect(200);
    expect((await arriving([...NEWS, ...OPENINGS])).toSorted()).toEqual([...NEWS, ...OPENINGS].toSorted());
  });

  it('stands in every mail that it stops, also as headers, and in no other', async () => {
    await arriving([...NEWS, ...OPENINGS, ...OTHERS]);
    for (const mail of await mailsToHeir()) {
      const kind = mail.subject as MailKind;
      const header = mail.headers.get('list') as ListHeader | undefined;
      const [link] = mail.links;
      if (OTHERS.includes(kind)) {
        expect(mail.text + mail.html).not.toContain('stop-mails');
        expect(header).toBeUndefined();
      } else {
        expect(link).toContain('/stop-mails/');
        expect(header?.unsubscribe.url).toBe(link);
      }
      // The parser treats the value as a name.
      const oneClick = header?.['unsubscribe-post']?.name;
      expect(oneClick).toBe(NEWS.includes(kind) ? 'List-Unsubscribe=One-Click' : undefined);
    }
  });

  it('cannot be made up, and needs the page’s own token for a post to the page’s call', async () => {
    await share();
    const path = await stopPath();
    const visitor = await openVisitor(app);
    const bytes = Buffer.from(path.split('/').at(-1)!, 'base64url');
    for (const at of [0, 15, 16, 31]) {
      const forged = Buffer.from(bytes);
      forged[at]! ^= 1;
      const token = forged.toString('base64url');
      await visitor.send('get', `/api/stop-mails/${token}`).expect(404);
      await visitor.send('post', `/api/stop-mails/${token}`).expect(404);
      await visitor.send('post', `/stop-mails/${token}`).expect(404);
    }
    await visitor.send('get', '/api/stop-mails/x').expect(404);
    await visitor.send('post', `/api${path}`).set('X-CSRF-Token', 'none').expect(403);
  });
});

it('a link works after a change of the keys, as long as its key is in the ring', () => {
  const [one, two] = [1, 2].map((n) => ({ id: String(n), secret: Buffer.alloc(32, n) })) as [
    { id: string; secret: Buffer },
    { id: string; secret: Buffer },
  ];
  const mailId = '0f2d9f0c-8a0b-4a53-9a3f-6d1f3f7a2b11';
  const token = createStopLinkTokens([one]).create(mailId);
  expect(createStopLinkTokens([two, one]).parseMailId(token)).toBe(mailId);
  expect(createStopLinkTokens([two]).parseMailId(token)).toBeNull();
});
