import type supertest from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DownloadTicket } from '#shared/contracts/recipients.ts';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  readMailedCode,
  openVisitor,
  registerOwner,
  verifyRecipient,
  type TestOwner,
  type TestRecipient,
} from '#tests/support/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

// The LeaveBit contains each of these. Only a response that grants access may contain any of them.
const HEADLINE = 'headline-4711';
const INFO = 'info-4712';
const FILE_NAME = 'name-4713.txt';
const BYTES = 'bytes-4714';

/** What a caller sends, including what they obtained while they had access. */
interface Caller {
  recipient: TestRecipient;
  encodedEmail: string;
  id: number;
  headers: Record<string, string>;
  tickets: Record<'download' | 'preview' | 'zip', string>;
}

/** Every route to a recipient's content. */
const ways: Record<string, (caller: Caller) => supertest.Test> = {
  list: ({ recipient, encodedEmail, headers }) =>
    recipient.send('get', `/api/my-leavebits/${encodedEmail}`).set(headers),
  details: ({ recipient, encodedEmail, id, headers }) =>
    recipient.send('get', `/api/my-leavebits/${encodedEmail}/${id}`).set(headers),
  linked: ({ recipient, encodedEmail, id, headers }) =>
    recipient.send('get', `/api/my-leavebits/${encodedEmail}?ids=${id}`).set(headers),
  hidden: ({ recipient, encodedEmail, headers }) =>
    recipient.send('get', `/api/my-leavebits/${encodedEmail}?hidden=true`).set(headers),
  names: ({ recipient, id, headers }) =>
    recipient.send('get', `/api/trigger-bytes/${id}/attachments`).set(headers),
  file: ({ recipient, id, headers }) =>
    recipient.send('get', `/api/trigger-bytes/${id}/attachments/${FILE_NAME}`).set(headers),
  part: ({ recipient, id, headers }) =>
    recipient
      .send('get', `/api/trigger-bytes/${id}/attachments/${FILE_NAME}`)
      .set(headers)
      .set('Range', 'bytes=0-3'),
  askFile: (caller) => askTicket(caller, { fileName: FILE_NAME }),
  askPreview: (caller) => askTicket(caller, { purpose: 'preview', fileName: FILE_NAME }),
  askZip: (caller) => askTicket(caller, { purpose: 'zip' }),
  ticketFile: ({ recipient, tickets }) => recipient.send('get', tickets.download),
  ticketPart: ({ recipient, tickets }) => recipient.send('get', tickets.download).set('Range', 'bytes=0-3'),
  ticketHead: ({ recipient, tickets }) => recipient.send('head', tickets.download),
  ticketPreview: ({ recipient, tickets }) => recipient.send('get', tickets.preview),
  ticketZip: ({ recipient, tickets }) => recipient.send('get', tickets.zip),
};

function askTicket({ recipient, id, headers }: Caller, wanted: object) {
  return recipient.send('post', `/api/shared/trigger-bytes/${id}/download-ticket`).set(headers).send(wanted);
}

interface Setting {
  owner: TestOwner;
  caller: Caller;
  email: string;
}

interface Situation {
  name: string;
  /** Changes the state, or what the caller sends, after access was allowed. */
  spoil: (setting: Setting) => Promise<unknown>;
  /** The statuses of the list, of requests with a session header, and of previously issued tickets. */
  list: number;
  header: number;
  ticket: number;
  /** What the list may still reveal. */
  listed?: 'headline' | 'nothing';
}

const patch = ({ owner, caller }: Setting, fields: object) =>
  owner.send('patch', `/api/trigger-bytes/${caller.id}`).send(fields).expect(200);

const lock = (rule: object) => (setting: Setting) =>
  patch(setting, { sharingConfig: { [setting.email]: rule } });

const leave = ({ recipient, encodedEmail, id, headers }: Caller) =>
  recipient.send('post', `/api/my-leavebits/${encodedEmail}/${id}/leave`).set(headers).expect(204);

let counter = 0;
const another = (word: string) => `${word}${(counter += 1)}@example.org`;

const situations: Situation[] = [
  {
    name: 'another’s LeaveBit: its id is known, and the address in the path is one’s own',
    async spoil({ caller }) {
      const stranger = await strangerWith(another('stranger'));
      Object.assign(caller, { ...stranger, id: caller.id, tickets: withoutTickets });
    },
    ...{ list: 200, header: 404, ticket: 404, listed: 'nothing' },
  },
  {
    name: 'another address’s session',
    async spoil({ caller }) {
      const { headers } = await strangerWith(another('stranger'));
      Object.assign(caller, { headers, tickets: withoutTickets });
    },
    ...{ list: 401, header: 404, ticket: 404 },
  },
  {
    name: 'locked until a date',
    spoil: lock({ releaseType: 'scheduled', scheduledDate: '2099-01-01T00:00:00Z' }),
    ...{ list: 200, header: 423, ticket: 423, listed: 'headline' },
  },
  {
    name: 'locked until a death',
    spoil: lock({ releaseType: 'death_incapacitation' }),
    ...{ list: 200, header: 423, ticket: 423, listed: 'headline' },
  },
  {
    name: 'blocked: the owner’s subscription is not in force',
    spoil: ({ owner }) =>
      app.ctx.pool.query('update subscriptions set next_payment_date = $1 where user_id = $2', [
        new Date(app.clock.now().getTime() - 1000),
        owner.id,
      ]),
    ...{ list: 200, header: 402, ticket: 402, listed: 'headline' },
  },
  {
    name: 'the recipient was removed',
    spoil: (setting) => patch(setting, { sharingEmails: ['someone-else@example.org'] }),
    ...{ list: 200, header: 404, ticket: 404, listed: 'nothing' },
  },
  {
    name: 'the recipient has left it',
    spoil: ({ caller }) => leave(caller),
    ...{ list: 200, header: 404, ticket: 404, listed: 'nothing' },
  },
  {
    name: 'the recipient has left it while it was locked, and it opened then',
    async spoil(setting) {
      await lock({ releaseType: 'death_incapacitation' })(setting);
      await leave(setting.caller);
      await lock({ releaseType: 'always' })(setting);
    },
    ...{ list: 200, header: 404, ticket: 404, listed: 'nothing' },
  },
  {
    name: 'the LeaveBit was deleted',
    spoil: ({ owner, caller }) => owner.send('delete', `/api/trigger-bytes/${caller.id}`).expect(204),
    ...{ list: 200, header: 404, ticket: 404, listed: 'nothing' },
  },
  {
    name: 'the LeaveBit was deleted for good',
    async spoil({ owner, caller }) {
      await owner.send('delete', `/api/trigger-bytes/${caller.id}`).expect(204);
      await owner.send('delete', `/api/trash/${caller.id}`).expect(204);
    },
    ...{ list: 200, header: 404, ticket: 404, listed: 'nothing' },
  },
  {
    name: 'the session has been idle too long',
    async spoil() {
      app.clock.advance({ minutes: 31 });
    },
    ...{ list: 401, header: 401, ticket: 404 },
  },
  {
    name: 'the session was ended',
    spoil: ({ caller }) =>
      caller.recipient.send('post', '/api/logout-view-session').set(caller.headers).send({}).expect(200),
    ...{ list: 401, header: 401, ticket: 404 },
  },
  {
    name: 'the session was replaced by a newer one',
    async spoil({ caller: { recipient, encodedEmail, headers }, email }) {
      const path = '/api/shared/trigger-bytes/all';
      const code = await readMailedCode(app, email, () =>
        recipient.send('post', `${path}/request-code`).send({ encodedEmail }).expect(200),
      );
      const emailSessionId = headers['X-Email-Session-Id'];
      await recipient.send('post', `${path}/verify`).send({ encodedEmail, code, emailSessionId }).expect(200);
    },
    ...{ list: 401, header: 401, ticket: 404 },
  },
  {
    name: 'no session, only the links of before, whose session is over',
    async spoil(setting) {
      await app.ctx.pool.query('delete from email_verification_sessions where email = $1', [setting.email]);
      Object.assign(setting.caller, await openVisitor(app), { headers: {} });
    },
    ...{ list: 401, header: 401, ticket: 404 },
  },
  {
    name: 'a session that never was',
    async spoil({ caller }) {
      caller.headers = { 'X-Email-Session-Id': 'x'.repeat(43) };
      caller.tickets = withoutTickets;
    },
    ...{ list: 401, header: 401, ticket: 404 },
  },
  {
    name: 'an empty session, and no ticket',
    async spoil({ caller }) {
      caller.headers = { 'X-Email-Session-Id': '' };
      caller.tickets = withoutTickets;
    },
    ...{ list: 401, header: 401, ticket: 404 },
  },
];

const withoutTickets = Object.fromEntries(
  ['download', 'preview', 'zip'].map((purpose) => [purpose, `/api/shared/downloads/${'y'.repeat(43)}`]),
) as Caller['tickets'];

/** An unrelated recipient with their own LeaveBit, session and address. */
async function strangerWith(email: string): Promise<Pick<Caller, 'recipient' | 'encodedEmail' | 'headers'>> {
  const owner = await registerOwner(app, another('other-owner'));
  await owner.send('post', '/api/trigger-bytes').field('sharingEmails[]', email).expect(201);
  const recipient = await verifyRecipient(app, email);
  return { recipient, encodedEmail: recipient.encodedEmail, headers: recipient.session };
}

async function allWell(): Promise<Setting> {
  const owner = await registerOwner(app, another('owner'));
  const email = another('heir');
  const created = await owner
    .send('post', '/api/trigger-bytes')
    .field('description', HEADLINE)
    .field('infoFields', INFO)
    .field('sharingEmails[]', email)
    .attach('attachments', Buffer.from(BYTES), FILE_NAME)
    .expect(201);
  const { id } = created.body as Leavebit;
  const recipient = await verifyRecipient(app, email);
  const { encodedEmail, session } = recipient;
  const caller = { recipient, encodedEmail, id, headers: session, tickets: withoutTickets };
  const ticket = async (wanted: object) =>
    ((await askTicket(caller, wanted).expect(200)).body as DownloadTicket).url;
  const tickets = {
    download: await ticket({ fileName: FILE_NAME }),
    preview: await ticket({ purpose: 'preview', fileName: FILE_NAME }),
    zip: await ticket({ purpose: 'zip' }),
  };
  return { owner, email, caller: { ...caller, tickets } };
}

async function answers(caller: Caller) {
  const statuses: Record<string, number> = {};
  const words: Record<string, string> = {};
  for (const [name, way] of Object.entries(ways)) {
    const answer = await way(caller).buffer(true);
    statuses[name] = answer.status;
    const said = Buffer.isBuffer(answer.body) ? answer.body.toString('latin1') : (answer.text ?? '');
    words[name] = said + JSON.stringify(answer.headers);
  }
  return { statuses, words };
}

const LISTS = ['list', 'linked', 'hidden'];
const all = (list: number, header: number, ticket: number) =>
  Object.fromEntries(
    Object.keys(ways).map((name) => [
      name,
      LISTS.includes(name) || (name === 'details' && list === 401)
        ? list
        : name.startsWith('ticket')
          ? ticket
          : header,
    ]),
  );

it('control: as long as all is well every way leads to the content', async () => {
  const { caller } = await allWell();
  const { statuses, words } = await answers(caller);
  expect(statuses).toEqual({ ...all(200, 200, 200), part: 206, ticketPart: 206 });
  for (const way of ['list', 'details', 'linked']) expect(words[way]).toContain(INFO);
  expect(words['names']).toContain(FILE_NAME);
  for (const way of ['file', 'ticketFile', 'ticketPreview', 'ticketZip']) expect(words[way]).toContain(BYTES);
});

it.each(situations)('nothing leaks: $name', async ({ spoil, list, header, ticket, listed }) => {
  const setting = await allWell();
  await spoil(setting);
  const { statuses, words } = await answers(setting.caller);
  expect(statuses).toEqual(all(list, header, ticket));
  for (const [way, said] of Object.entries(words)) {
    for (const secret of [INFO, FILE_NAME, BYTES]) expect(said, way).not.toContain(secret);
    if (!LISTS.includes(way) || listed !== 'headline') expect(said, way).not.toContain(HEADLINE);
  }
  if (listed === 'headline') expect(words['list']).toContain(HEADLINE);
});

it('a ticket for one file gives no other, and one LeaveBit’s ticket none of another', async () => {
  const { caller, owner, email } = await allWell();
  await owner
    .send('post', '/api/trigger-bytes')
    .field('sharingEmails[]', email)
    .attach('attachments', Buffer.from('another'), 'another.txt')
    .expect(201);
  await askTicket(caller, { fileName: 'another.txt' }).expect(404);
  const got = await caller.recipient
    .send('get', `${caller.tickets.download}?fileName=another.txt`)
    .expect(200);
  expect(got.text).toBe(BYTES);
});

it('a removed file is gone on every way, and back on all but the old tickets once it is restored', async () => {
  const { caller, owner } = await allWell();
  await owner
    .send('patch', `/api/trigger-bytes/${caller.id}`)
    .send({ deletedFiles: [FILE_NAME] })
    .expect(200);
  const gone = await answers(caller);
  const ofFile = { file: 404, part: 404, askFile: 404, askPreview: 404, ticketFile: 404, ticketPart: 404 };
  expect(gone.statuses).toEqual({ ...all(200, 200, 200), ...ofFile, ticketHead: 404, ticketPreview: 404 });
  for (const said of Object.values(gone.words)) {
    expect(said).not.toContain(BYTES);
    expect(said).not.toContain(FILE_NAME);
  }
  const [item] = (await owner.send('get', '/api/trash').expect(200)).body as { id: number }[];
  await owner.send('post', `/api/trash/${item!.id}/restore`).send({}).expect(200);
  const back = await answers(caller);
  expect(back.statuses).toEqual({
    ...gone.statuses,
    ...{ file: 200, part: 206, askFile: 200, askPreview: 200 },
  });
  expect(back.words['file']).toContain(BYTES);
});

it('a LeaveBit that is restored can be read again, and its old tickets stay dead', async () => {
  const { caller, owner } = await allWell();
  await owner.send('delete', `/api/trigger-bytes/${caller.id}`).expect(204);
  await owner.send('post', `/api/trash/${caller.id}/restore`).send({}).expect(200);
  const { statuses, words } = await answers(caller);
  expect(statuses).toEqual({ ...all(200, 200, 404), part: 206 });
  expect(words['details']).toContain(INFO);
});

it('a code for what is shared with somebody else is sent to nobody, and none is accepted', async () => {
  const { caller } = await allWell();
  const visitor = await openVisitor(app);
  const encodedEmail = Buffer.from('nobody@example.org').toString('base64url');
  const path = `/api/shared/trigger-bytes/${caller.id}`;
  await app.runDueJobs();
  const after = app.mailbox.mails().length;
  await visitor.send('post', `${path}/request-code`).send({ encodedEmail }).expect(200);
  await app.runDueJobs();
  expect(app.mailbox.mails().length).toBe(after);
  const refused = await visitor
    .send('post', `${path}/verify`)
    .send({ encodedEmail, code: '123456' })
    .expect(400);
  expect(JSON.stringify(refused.body)).not.toContain(HEADLINE);
});

it('asking for a ticket without a CSRF token is refused', async () => {
  const { caller } = await allWell();
  await askTicket(caller, { purpose: 'zip' }).set('X-CSRF-Token', 'none').expect(403);
});
