import type supertest from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type {
  downloadEndpoints,
  DownloadTicket,
  recipientEndpoints,
  SharedLeavebit,
} from '#shared/contracts/recipients.ts';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { viewSessionEndpoints } from '#shared/contracts/view-session.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  readMailedCode,
  openVisitor,
  registerOwner,
  verifyRecipient,
  type TestOwner,
  type TestRecipient,
} from '#tests/support/visitor.ts';

const OTHERS = ['ben@example.org', 'carl@example.org'];

let app: TestApp;
let owner: TestOwner;
let ann: TestRecipient;
beforeAll(async () => {
  app = await startTestApp();
  owner = await registerOwner(app, 'owner@example.org');
});
afterAll(() => app[Symbol.asyncDispose]());

type CallName =
  keyof typeof recipientEndpoints | keyof typeof downloadEndpoints | keyof typeof viewSessionEndpoints;

/** Prepares one of Ann's requests about a LeaveBit, with codes and links from her emails. */
type Try = (id: number) => Prepared | Promise<Prepared>;
/** Wrapped in an object, because awaiting a request sends it. */
interface Prepared {
  test: supertest.Test;
}

const mine = (path: string) => `/api/my-leavebits/${ann.encodedEmail}${path}`;
const as = (method: 'get' | 'post' | 'put', path: string) => ann.send(method, path).set(ann.session);
const askCode = (id: number) =>
  ann.send('post', `/api/shared/trigger-bytes/${id}/request-code`).send({ encodedEmail: ann.encodedEmail });
const askTicket = (id: number, wanted: object) =>
  as('post', `/api/shared/trigger-bytes/${id}/download-ticket`).send(wanted);

function stopLink(): string {
  const link = app.mailbox
    .mails()
    .filter(({ to }) => to.includes('ann@example.org'))
    .flatMap(({ links }) => links)
    .find((url) => url.includes('/stop-mails/'));
  return `/api/stop-mails/${link!.split('/').at(-1)}`;
}

/** Leaves the LeaveBit if necessary, then sends a request with the link from the resulting email. */
async function returning(id: number, what: '' | '/check'): Promise<Prepared> {
  await as('post', mine(`/${id}/leave`));
  await app.runDueJobs();
  const link = app.mailbox
    .mails()
    .filter(({ to }) => to.includes('ann@example.org'))
    .flatMap(({ links }) => links)
    .findLast((url) => url.includes('/come-back/#'));
  return { test: ann.send('post', `/api/come-back${what}`).send({ token: link!.split('#').at(-1) }) };
}

/** Every request that a recipient can make. The type ensures that none is missing. */
const tries: Record<CallName, Try[]> = {
  requestCode: [(id) => ({ test: askCode(id) })],
  verifyCode: [
    async (id) => {
      const code = await readMailedCode(app, 'ann@example.org', () => askCode(id).expect(200));
      const body = { encodedEmail: ann.encodedEmail, code };
      return { test: ann.send('post', `/api/shared/trigger-bytes/${id}/verify`).send(body) };
    },
  ],
  list: [
    () => ({ test: as('get', mine('')) }),
    (id) => ({ test: as('get', mine(`?ids=${id}`)) }),
    () => ({ test: as('get', mine('?hidden=true')) }),
  ],
  details: [(id) => ({ test: as('get', mine(`/${id}`)) })],
  choices: [() => ({ test: as('get', mine('/choices')) })],
  choose: [
    () => ({ test: as('put', mine('/choices')).send({ username: owner.username, mailsStopped: false }) }),
  ],
  mailLanguage: [() => ({ test: as('get', mine('/language')) })],
  chooseMailLanguage: [() => ({ test: as('put', mine('/language')).send({ language: null }) })],
  readStopLink: [() => ({ test: ann.send('get', stopLink()) })],
  ticket: [
    (id) => ({ test: askTicket(id, { purpose: 'zip' }) }),
    (id) => ({ test: askTicket(id, { purpose: 'text' }) }),
    (id) => ({ test: askTicket(id, { fileName: 'note.txt' }) }),
  ],
  redeem: [
    async (id) => {
      const { url } = (await askTicket(id, { purpose: 'zip' }).expect(200)).body as DownloadTicket;
      return { test: ann.send('get', url) };
    },
  ],
  everythingTicket: [() => ({ test: as('post', mine('/download-ticket')) })],
  redeemEverything: [
    async () => {
      const { url } = (await as('post', mine('/download-ticket')).expect(200)).body as DownloadTicket;
      return { test: ann.send('get', url) };
    },
  ],
  stopMails: [() => ({ test: ann.send('post', stopLink()) })],
  leave: [(id) => ({ test: as('post', mine(`/${id}/leave`)) })],
  readReturnLink: [(id) => returning(id, '/check')],
  comeBack: [(id) => returning(id, '')],
  logout: [() => ({ test: as('post', '/api/logout-view-session').send({}) })],
};

async function create(fields: Record<string, string> = {}): Promise<Leavebit> {
  const form = owner
    .send('post', '/api/trigger-bytes')
    .field('description', 'For the three of you')
    .field('infoFields', 'The key is under the stone')
    .field('sharingEmails', JSON.stringify(['ann@example.org', ...OTHERS]));
  for (const [name, value] of Object.entries(fields)) form.field(name, value);
  const made = await form.attach('attachments', Buffer.from('hello'), 'note.txt').expect(201);
  await app.runDueJobs();
  ann = await verifyRecipient(app, 'ann@example.org');
  return made.body as Leavebit;
}

const shownIn = async (id: number) =>
  ((await as('get', mine(`/${id}`)).expect(200)).body as SharedLeavebit).sharingEmails;

/** A response's headers and body as text. */
async function said({ test }: Prepared): Promise<{ status: number; text: string }> {
  const answer = await test.buffer(true).parse((res, done) => {
    let text = '';
    res.setEncoding('latin1');
    res.on('data', (part: string) => (text += part));
    res.on('end', () => done(null, text));
  });
  return { status: answer.status, text: JSON.stringify(answer.headers) + String(answer.body) };
}

it('no answer to a recipient and no mail names another recipient, when the owner hides their addresses', async () => {
  const { id } = await create({ hidesAddresses: 'true' });
  // Nothing else is shared with her, so every list is about this one.
  for (const [name, calls] of Object.entries(tries)) {
    for (const call of calls) {
      const { status, text } = await said(await call(id));
      expect([name, status < 300]).toEqual([name, true]);
      for (const other of OTHERS) expect(text).not.toContain(other);
    }
  }
  const toAnn = app.mailbox.mails().filter(({ to }) => to.includes('ann@example.org'));
  expect(toAnn.length).toBeGreaterThan(1);
  for (const mail of toAnn) {
    expect(mail.to).toEqual(['ann@example.org']);
    for (const other of OTHERS) expect(JSON.stringify(mail)).not.toContain(other);
  }
});

it('recipients see one another unless the owner hides that, and each save of it counts', async () => {
  const made = await create();
  const all = ['ann@example.org', ...OTHERS];
  expect(made).not.toHaveProperty('hidesAddresses');
  expect(await shownIn(made.id)).toEqual(all);

  const save = (fields: object, status = 200) =>
    owner.send('patch', `/api/trigger-bytes/${made.id}`).send(fields).expect(status);
  const hidden = (await save({ hidesAddresses: true, seqno: 1 })).body as Leavebit;
  expect(hidden).toMatchObject({ hidesAddresses: true, seqno: 2, sharingEmails: all });
  expect(await shownIn(made.id)).toEqual(['ann@example.org']);
  // A save that omits it leaves it unchanged, and an outdated one changes nothing.
  expect((await save({ description: 'Later' })).body).toMatchObject({ hidesAddresses: true, seqno: 3 });
  await save({ hidesAddresses: false, seqno: 2 }, 409);
  await save({ hidesAddresses: 'perhaps' }, 400);
  expect(await shownIn(made.id)).toEqual(['ann@example.org']);
  expect((await save({ hidesAddresses: false })).body).not.toHaveProperty('hidesAddresses');
  expect(await shownIn(made.id)).toEqual(all);
});

it('a visitor without a session learns no address at all', async () => {
  const { id } = await create({ hidesAddresses: 'true' });
  const stranger = await openVisitor(app);
  for (const path of [mine(''), mine(`/${id}`)]) await stranger.send('get', path).expect(401);
});
