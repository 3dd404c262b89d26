import { Router } from 'express';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../server/app.ts';
import { listApiRoutes } from './support/api-routes.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';
import { openVisitor, registerOwner, type Visitor } from './support/visitor.ts';

let app: TestApp;
let visitor: Visitor;
beforeAll(async () => {
  app = await startTestApp();
  visitor = await openVisitor(app);
});
afterAll(() => app[Symbol.asyncDispose]());

const link = Buffer.from('heir@example.org').toString('base64url');

const rowCounts = async () =>
  (
    await app.ctx.pool.query(`
      select (select count(*) from users) as users, (select count(*) from trigger_bytes) as leavebits,
        (select count(*) from mails) as mails, (select count(*) from one_time_codes) as codes,
        (select count(*) from session) as sessions, (select count(*) from email_verification_sessions) as views`)
  ).rows[0] as Record<string, string>;

describe('every change requires the CSRF token', () => {
  it('on every endpoint except the webhooks of PayFast and the mail provider', async () => {
    const changes = listApiRoutes(createApp(app.ctx, { worker: { isRunning: () => true }, client: Router() }))
      .filter(({ method }) => !['get', 'head', 'options'].includes(method))
      .filter(({ path }) => !['/api/payfast/itn', '/api/mail-events/:provider'].includes(path))
      .map(({ method, path }) => ({ method, path: path.replace(/[{}]/g, '').replace(/[:*]\w+/g, '1') }));
    expect(changes.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/api/login',
        '/api/resume-session',
        '/api/refute-report',
        '/api/trigger-bytes/1',
      ]),
    );
    const before = await rowCounts();
    for (const { method, path } of changes) {
      for (const token of ['', 'forged', undefined]) {
        const request = supertest(app.server)[method as 'post'](path).send({ username: 'x@example.org' });
        const answer = await (token === undefined ? request : request.set('X-CSRF-Token', token));
        expect([method, path, answer.status]).toEqual([method, path, 403]);
        expect(answer.body).toEqual({ message: expect.any(String) as string, code: 'csrf' });
      }
    }
    expect(await rowCounts()).toEqual(before);
  });

  it('and a browser that blocks our cookies is told so, while a page with an old token is told to reload', async () => {
    const send = (cookie: string) =>
      supertest(app.server).post('/api/login').set('Cookie', cookie).set('X-CSRF-Token', 'old').send({});
    const blocked = await send('other=1').expect(403);
    expect(blocked.body).toMatchObject({
      code: 'csrf',
      message: expect.stringMatching(/^Your browser blocks cookies/) as string,
    });
    const [secret = ''] = (await supertest(app.server).get('/api/user')).get('Set-Cookie') ?? [];
    const outdated = await send(secret).expect(403);
    expect(outdated.body).toMatchObject({
      code: 'csrf',
      message: expect.stringMatching(/^This page is out of date/) as string,
    });
  });

  it('which is also accepted in the body of a beacon, but not in the URL', async () => {
    const token = supertest.agent(app.server);
    const cookie = ((await token.get('/api/user')).headers['set-cookie'] as unknown as string[]).join('\n');
    const _csrf = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(cookie)![1]!);
    await token.post('/api/logout').send({ _csrf }).expect(200);
    await token.post(`/api/logout?_csrf=${encodeURIComponent(_csrf)}`).expect(403);
  });
});

describe('every endpoint for owners requires a session', () => {
  it.each([
    ['get', '/api/user'],
    ['get', '/api/user-subscription'],
    ['get', '/api/verification-status'],
    ['get', '/api/mail-status'],
    ['post', '/api/share-multiple'],
    ['post', `/api/people/${link}/remind`],
    ['post', `/api/people/${link}/address`],
    ['get', '/api/trigger-bytes'],
    ['post', '/api/trigger-bytes'],
    ['patch', '/api/trigger-bytes/1'],
    ['delete', '/api/trigger-bytes/1'],
    ['get', '/api/trigger-bytes/1/versions'],
    ['post', '/api/trigger-bytes/1/versions/1/restore'],
    ['get', '/api/trash'],
    ['post', '/api/trash/1/restore'],
    ['delete', '/api/trash/1'],
    ['get', '/api/trigger-bytes/1/attachments'],
    ['get', '/api/trigger-bytes/1/attachments/x'],
    ['get', `/api/my-leavebits/${link}`],
  ] as const)('%s %s', async (method, path) => {
    const answer = await visitor.send(method, path).expect(401);
    const code = path.includes('my-leavebits') ? 'email-session-expired' : 'not-signed-in';
    expect(answer.body).toEqual({ message: expect.any(String) as string, code });
  });
});

const long = 'x'.repeat(300);
describe('invalid input is rejected with a message, and changes nothing', () => {
  it.each([
    ['/api/register', {}],
    ['/api/register', { username: 'no-address', password: 'Correct-horse-7' }],
    ['/api/register', { username: `${long}@example.org`, password: 'Correct-horse-7' }],
    ['/api/register', { username: ['a@example.org'], password: 'Correct-horse-7' }],
    ['/api/register', { username: 'a@example.org', password: 7 }],
    ['/api/register', { username: 'a@example.org', password: `Aa1!${long}` }],
    ['/api/register', []],
    ['/api/verify-register', { email: 'a@example.org', code: 123456, password: 'Correct-horse-7' }],
    ['/api/verify-register', { email: 'a@example.org', code: '', password: 'Correct-horse-7' }],
    [
      '/api/verify-register',
      { email: 'a@example.org', code: '123456', password: 'Correct-horse-7', clientDatetime: 'now' },
    ],
    ['/api/login', { username: 'a@example.org' }],
    ['/api/login', { username: 'a@example.org', password: '' }],
    ['/api/login', { username: { $gt: '' }, password: 'x' }],
    ['/api/verify-login', { userId: 'one', code: '123456' }],
    ['/api/verify-login', { userId: 2 ** 60, code: '123456' }],
    ['/api/verify-login', { userId: 1, code: long }],
    ['/api/reset-password', { email: '' }],
    ['/api/reset-password/verify', { email: 'a@example.org', code: '123456', newPassword: 'weak' }],
    ['/api/shared/trigger-bytes/all/verify', { encodedEmail: link }],
    ['/api/shared/trigger-bytes/all/verify', { encodedEmail: link, code: '123456', emailSessionId: 5 }],
    ['/api/shared/trigger-bytes/all/request-code', { encodedEmail: long + long }],
  ])('%s %j', async (path, body) => {
    const before = await rowCounts();
    const answer = await visitor.send('post', path).send(body).expect(400);
    expect(answer.body).toEqual({
      message: expect.stringMatching(/\w/) as string,
      code: 'invalid',
      errors: expect.arrayContaining([
        { path: expect.any(String) as string, message: expect.any(String) as string },
      ]) as unknown,
    });
    expect(await rowCounts()).toEqual(before);
  });

  it('including an unknown endpoint or range, and a body that is too large or of another type', async () => {
    await visitor
      .send('get', '/api/no-such-call')
      .expect(404, { message: 'There’s nothing at this address.', code: 'not-found' });
    await visitor
      .send('post', '/api/shared/trigger-bytes/some/request-code')
      .send({ encodedEmail: link })
      .expect(404);
    await visitor
      .send('post', '/api/login')
      .send({ username: 'x'.repeat(2_000_000) })
      .expect(413);
    await visitor.send('post', '/api/login').set('Content-Type', 'text/plain').send('hello').expect(400);
    await visitor.send('post', '/api/login').set('Content-Encoding', 'nonsense').send({}).expect(400);
  });
});

describe('input is limited before anything else processes it', () => {
  const PASSWORD = 'Correct-horse-7';

  it('a body larger than its endpoint needs is rejected before it is parsed', async () => {
    const joiners = `a${'\u200C'.repeat(98_000)}a`;
    await visitor
      .send('post', '/api/register')
      .send({ username: 'a@example.org', password: PASSWORD, name: joiners })
      .expect(413);
    const tooLong = `a${'\u200C'.repeat(400)}a`;
    const answer = await visitor
      .send('post', '/api/register')
      .send({ username: 'a@example.org', password: PASSWORD, name: tooLong })
      .expect(400);
    expect(answer.body).toMatchObject({
      errors: [{ path: 'name', message: 'A name can have up to 100 characters' }],
    });
  });

  it('bodies that are too large together each get a response, because none of them is kept', async () => {
    const huge = { username: 'x'.repeat(4_000_000) };
    await Promise.all(
      Array.from({ length: 4 }, () => visitor.send('post', '/api/login').send(huge).expect(413)),
    );
  });

  it('a caller without access is rejected before the body is read', async () => {
    const huge = `{"name":"${'x'.repeat(2_000_000)}"}`;
    await visitor
      .send('put', '/api/account/name')
      .set('Content-Type', 'application/json')
      .send(huge)
      .expect(401);
  });

  it('JSON that is nested too deeply, or compressed, is rejected', async () => {
    const send = () => visitor.send('post', '/api/login').set('Content-Type', 'application/json');
    const nested = await send()
      .send(`{"a":${'['.repeat(100)}${']'.repeat(100)}}`)
      .expect(400);
    expect(nested.body).toMatchObject({ message: 'The request is nested too deeply.' });
    await send().set('Content-Encoding', 'gzip').send('{}').expect(400);
  });
});

describe('control characters and lone surrogates are rejected with the field and the line', () => {
  it.each([
    ['a bell', '\u0007'],
    ['a vertical tab', '\v'],
    ['a NUL', '\u0000'],
    ['a C1 control character', '\u0085'],
    ['half a character', '\ud83c'],
  ])('%s', async (_, character) => {
    const owner = await registerOwner(app, `owner-${character.charCodeAt(0)}@example.org`);
    const text = `First\r\nsecond\t${character}line`;
    const refused = async (path: string, method: 'post' | 'put', body: object) =>
      ((await owner.send(method, path).send(body).expect(400)).body as { errors: object[] }).errors;
    const sharingEmails = ['heir@example.org'];
    const kind = character === '\ud83c' ? 'a broken character' : 'an invisible control character';
    const sentence = (field: string) =>
      `${field} contains ${kind} on line 2. Please delete it and try again.`;
    expect(await refused('/api/trigger-bytes', 'post', { description: text, sharingEmails })).toEqual([
      { path: 'description', message: sentence('The description') },
    ]);
    expect(await refused('/api/trigger-bytes', 'post', { infoFields: text, sharingEmails })).toEqual([
      { path: 'infoFields', message: sentence('The info') },
    ]);
    expect(await refused('/api/account/name', 'put', { name: text })).toEqual([
      { path: 'name', message: sentence('The name') },
    ]);
    expect(await refused('/api/account/email', 'post', { email: `a${character}@example.org` })).toMatchObject(
      [{ path: 'email' }],
    );
  });

  it('all line endings become line feeds, and tabs stay', async () => {
    const owner = await registerOwner(app, 'lines@example.org');
    const saved = await owner
      .send('post', '/api/trigger-bytes')
      .field('infoFields', 'one\r\ntwo\rthree\tcolumn')
      .field('sharingEmails', 'heir@example.org')
      .expect(201);
    expect(saved.body).toMatchObject({ infoFields: 'one\ntwo\nthree\tcolumn' });
  });
});

it('treats a malformed cookie as missing', async () => {
  for (const value of ['j:{"a":1}', 'j:[]', 'j:null', 's:j:1']) {
    const cookies = ['leavebits.sid', 'leavebits.csrf', 'leavebits.device'].map((name) => `${name}=${value}`);
    await supertest(app.server).get('/api/user').set('Cookie', cookies.join('; ')).expect(401);
    await supertest(app.server).get('/api/service').set('Cookie', cookies.join('; ')).expect(200);
  }
});

it('lets no caller choose where the links in emails point', async () => {
  const OWNER = 'already-there@example.org';
  await registerOwner(app, OWNER);
  const set = (origin: string) => visitor.send('post', '/api/set-app-origin').send({ origin });
  await set('http://leavebits.test').expect(200);
  await set('http://evil.example').expect(400);
  await set('http://leavebits.test.evil.example').expect(400);
  await set('http://leavebits.test/').expect(400);
  const after = app.mailbox.mails().length;
  await visitor
    .send('post', '/api/register')
    .set({ Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', Origin: 'http://evil.example' })
    .send({ username: OWNER, password: 'Correct-horse-7' })
    .expect(200);
  await app.runDueJobs();
  const mail = await app.mailbox.waitForMail({ to: OWNER, after });
  expect(mail.text).toContain('http://leavebits.test/');
  expect(mail.text + mail.html).not.toContain('evil');
});

it('reveals neither a stack trace nor SQL when something fails internally', async () => {
  const owner = await registerOwner(app, 'unlucky@example.org');
  await owner
    .send('post', '/api/trigger-bytes')
    .send({ description: 'x', sharingEmails: ['heir@example.org'] })
    .expect(201);
  await app.ctx.pool.query(`update trigger_bytes set data_key_id = 'lost'`);
  const { body } = await owner.send('get', '/api/trigger-bytes').expect(200);
  const [damaged] = body as { id: number; description: string }[];
  expect(damaged?.description).toContain('damaged');
  const answer = await owner
    .send('patch', `/api/trigger-bytes/${damaged?.id}`)
    .send({ description: 'y' })
    .expect(500);
  expect(Object.keys(answer.body as object)).toEqual(['message', 'code']);
  expect(JSON.stringify(answer.body)).not.toMatch(/select|DATA_KEYS|at .*\.ts/);
});
