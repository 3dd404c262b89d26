import { afterAll, beforeAll, expect, it } from 'vitest';
import { downloadEndpoints, recipientEndpoints } from '#shared/contracts/recipients.ts';
import { leavebitEndpoints, type Leavebit } from '#shared/contracts/leavebits.ts';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import { listMailsTo } from '#tests/support/release/release.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  readMailedCode,
  registerOwner,
  verifyRecipient,
  type TestOwner,
  type TestRecipient,
} from '#tests/support/visitor.ts';

const LENA = 'lena@example.org';
const SECRETS = ['headline-5811', 'info-5812', 'name-5813.txt', 'bytes-5814'];
const [HEADLINE, INFO, FILE_NAME, BYTES] = SECRETS as [string, string, string, string];
let app: TestApp;
let owner: TestOwner;
let lena: TestRecipient;
let id: number;
let code: string;
let codeForAll: string;
let ticket: string;
let ticketForAll: string;
let stopLink: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = await registerOwner(app, 'owner@example.org');
  const saved = await owner
    .send('post', '/api/trigger-bytes')
    .field('description', HEADLINE)
    .field('infoFields', INFO)
    .field('sharingEmails', LENA)
    .attach('attachments', Buffer.from(BYTES), FILE_NAME)
    .expect(201);
  ({ id } = saved.body as Leavebit);
  lena = await verifyRecipient(app, LENA);
  const asked = await lena
    .send('post', `/api/shared/trigger-bytes/${id}/download-ticket`)
    .set(lena.session)
    .send({ fileName: FILE_NAME })
    .expect(200);
  ticket = (asked.body as { url: string }).url;
  const askedForAll = await as('post', `/api/my-leavebits/${encodedEmail}/download-ticket`).expect(200);
  ticketForAll = (askedForAll.body as { url: string }).url;
  code = await codeFor(id);
  codeForAll = await codeFor('all');
  await app.runDueJobs();
  stopLink = /\/stop-mails\/([^/\s]+)/.exec(listMailsTo(app, LENA)[0]!.text)![1]!;
  await owner.send('delete', `/api/trigger-bytes/${id}`).expect(204);
});
afterAll(() => app[Symbol.asyncDispose]());

const encodedEmail = encodeLinkEmail(LENA);
const codeFor = (scope: number | 'all') =>
  readMailedCode(app, LENA, () =>
    lena.send('post', `/api/shared/trigger-bytes/${scope}/request-code`).send({ encodedEmail }).expect(200),
  );
const as = (method: 'get' | 'post' | 'put', path: string) => lena.send(method, path).set(lena.session);
const verify = (scope: number | 'all', proof: string) =>
  lena.send('post', `/api/shared/trigger-bytes/${scope}/verify`).send({ encodedEmail, code: proof });

/** The link in the email to a recipient who left before the deletion. */
const returnLink = () => app.ctx.returnLinks.create({ leavebitId: id, email: LENA, leftAt: app.clock.now() });

/** Every request that a recipient can make, with its response about something in the trash. */
const calls: Record<string, () => Promise<unknown>> = {
  requestCode: async () => {
    await app.runDueJobs();
    const mails = listMailsTo(app, LENA).length;
    for (const scope of [id, 'all']) {
      await lena
        .send('post', `/api/shared/trigger-bytes/${scope}/request-code`)
        .send({ encodedEmail })
        .expect(200);
    }
    await app.runDueJobs();
    expect(listMailsTo(app, LENA)).toHaveLength(mails);
  },
  verifyCode: async () => {
    const refused = await verify(id, code).expect(400);
    const proved = await verify('all', codeForAll).expect(200);
    expect(Object.keys(proved.body as object)).toEqual(['emailSessionId']);
    return [refused.body, proved.body];
  },
  list: async () => {
    const path = `/api/my-leavebits/${encodedEmail}`;
    for (const query of ['', '?hidden=true', `?ids=${id}`]) await as('get', path + query).expect(200, []);
  },
  details: async () => (await as('get', `/api/my-leavebits/${encodedEmail}/${id}`).expect(404)).body,
  leave: async () => (await as('post', `/api/my-leavebits/${encodedEmail}/${id}/leave`).expect(404)).body,
  choices: () => as('get', `/api/my-leavebits/${encodedEmail}/choices`).expect(200, []),
  // This owner shares nothing with her, so she must not find out whether they have an account.
  choose: async () =>
    (
      await as('put', `/api/my-leavebits/${encodedEmail}/choices`)
        .send({ username: owner.username, isHidden: true })
        .expect(404)
    ).body,
  mailLanguage: () => as('get', `/api/my-leavebits/${encodedEmail}/language`).expect(200, { language: null }),
  chooseMailLanguage: () =>
    as('put', `/api/my-leavebits/${encodedEmail}/language`)
      .send({ language: null })
      .expect(200, { language: null }),
  readReturnLink: async () =>
    (await lena.send('post', '/api/come-back/check').send({ token: returnLink() }).expect(404)).body,
  comeBack: async () =>
    (await lena.send('post', '/api/come-back').send({ token: returnLink() }).expect(404)).body,
  readStopLink: async () => (await lena.send('get', `/api/stop-mails/${stopLink}`).expect(200)).body,
  stopMails: async () => (await lena.send('post', `/api/stop-mails/${stopLink}`).send({})).body,
  ticket: async () => {
    for (const wanted of [
      { fileName: FILE_NAME },
      { purpose: 'zip' },
      { purpose: 'text' },
      { purpose: 'preview', fileName: FILE_NAME },
    ])
      await as('post', `/api/shared/trigger-bytes/${id}/download-ticket`).send(wanted).expect(404);
  },
  redeem: async () => {
    expect((await lena.send('get', ticket).expect(404)).text).not.toContain(BYTES);
    await lena.send('head', ticket).expect(404);
  },
  everythingTicket: async () =>
    (await as('post', `/api/my-leavebits/${encodedEmail}/download-ticket`).expect(404)).body,
  redeemEverything: async () => {
    await lena.send('head', ticketForAll).expect(404);
    return (await lena.send('get', ticketForAll).expect(404)).text;
  },
  listFiles: async () => (await as('get', `/api/trigger-bytes/${id}/attachments`).expect(404)).body,
  readFile: async () =>
    (await as('get', `/api/trigger-bytes/${id}/attachments/${FILE_NAME}`).expect(404)).body,
};

const { listFiles, readFile } = leavebitEndpoints;
it('this asks every call that a recipient has', () => {
  const known = { ...recipientEndpoints, ...downloadEndpoints, listFiles, readFile };
  expect(Object.keys(calls).sort()).toEqual(Object.keys(known).sort());
});

it.each(Object.keys(calls))('what is in the trash is not there for a recipient: %s', async (name) => {
  lena = await verifyRecipient(app, LENA);
  const said = JSON.stringify((await calls[name]!()) ?? null);
  for (const secret of SECRETS) expect(said).not.toContain(secret);
});

it('its owner’s own calls to recipients have nobody to write to', async () => {
  const remind = () => owner.send('post', `/api/people/${encodedEmail}/remind`).send({});
  await remind().expect(404);
  const share = { triggerByteIds: [id], emails: [], shareWithPreConfigured: true };
  await owner.send('post', '/api/share-multiple').send(share).expect(404);
  for (const path of ['/api/verification-status', '/api/mail-status'])
    await owner.send('get', path).expect(200, []);
});
