import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import { languages } from '#shared/domain/languages.ts';
import { PASSWORD } from '#tests/support/seed.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { readMailedCode, openVisitor, registerOwner, type TestOwner } from '#tests/support/visitor.ts';

let app: TestApp;
let owner: TestOwner;
let number = 0;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  number += 1;
  owner = await registerOwner(app, `owner-${number}@example.org`);
});

const HOSTILE = 'Max\r\nBcc: all \u202Eevil';
/** Nobody types control characters, so they are rejected rather than stripped. */
const CONTROL = 'Max\u0000';
const HARMLESS = 'Max Bcc: all evil';

const ownName = async () => (await owner.send('get', '/api/user').expect(200)).body as { name: unknown };
const nameMe = (name: unknown) => owner.send('put', '/api/account/name').send({ name });
const namePerson = (email: string, name: unknown, by = owner) =>
  by.send('put', `/api/people/${encodeLinkEmail(email)}`).send({ name });
const choose = (email: string, language: unknown, name = '', by = owner) =>
  by.send('put', `/api/people/${encodeLinkEmail(email)}`).send({ name, language });
const people = async (of = owner) => (await of.send('get', '/api/people').expect(200)).body as unknown;

async function share(...emails: string[]): Promise<number> {
  const answer = await owner
    .send('post', '/api/trigger-bytes')
    .send({ description: 'Safe', sharingEmails: emails })
    .expect(201);
  return (answer.body as { id: number }).id;
}

describe('an owner’s own name', () => {
  it('is kept, shown and removed, and needs a session', async () => {
    expect(await ownName()).toMatchObject({ name: null });
    await nameMe(' Hilde\tBerg ').expect(200, {
      id: owner.id,
      username: owner.username,
      name: 'Hilde Berg',
    });
    expect(await ownName()).toMatchObject({ name: 'Hilde Berg' });
    await nameMe('').expect(200);
    expect(await ownName()).toMatchObject({ name: null });
    const stranger = await openVisitor(app);
    await stranger.send('put', '/api/account/name').send({ name: 'Eve' }).expect(401);
  });

  it('can be given at the registration', async () => {
    const visitor = await openVisitor(app);
    const email = `named-${number}@example.org`;
    const code = await readMailedCode(app, email, () =>
      visitor.send('post', '/api/register').send({ username: email, password: PASSWORD }).expect(200),
    );
    await visitor
      .send('post', '/api/verify-register')
      .send({ email, code, password: PASSWORD, name: 'Nora Named' })
      .expect(200);
    const { body } = await visitor.send('get', '/api/user').expect(200);
    expect(body).toMatchObject({ username: email, name: 'Nora Named' });
  });

  it('has at most 100 characters, and neither line breaks nor direction marks', async () => {
    await nameMe('🌻'.repeat(100)).expect(200);
    await nameMe('x'.repeat(101)).expect(400);
    await nameMe('evil@bank.example').expect(400);
    const { body } = await nameMe('Nora <3 Named').expect(400);
    expect(body).toMatchObject({ message: 'A name can’t contain the characters < and >' });
    await nameMe(7).expect(400);
    await nameMe(undefined).expect(400);
    expect(await ownName()).toMatchObject({ name: '🌻'.repeat(100) });
    await nameMe(CONTROL).expect(400);
    await nameMe(HOSTILE).expect(200);
    expect(await ownName()).toMatchObject({ name: HARMLESS });
  });
});

describe('the name of a recipient or reporter', () => {
  it('is kept for its owner alone, and an empty one removes it', async () => {
    await share('lena@example.org', 'max@example.org');
    await namePerson(' Lena@Example.org', 'Lena Berg').expect(200, {
      email: 'lena@example.org',
      name: 'Lena Berg',
      language: null,
    });
    await namePerson('max@example.org', CONTROL).expect(400);
    await namePerson('max@example.org', HOSTILE).expect(200);
    await namePerson('lena@example.org', 'Lena').expect(200);
    expect(await people()).toEqual([
      { email: 'lena@example.org', name: 'Lena', language: null },
      { email: 'max@example.org', name: HARMLESS, language: null },
    ]);
    const other = await registerOwner(app, `other-${number}@example.org`);
    expect(await people(other)).toEqual([]);
    await namePerson('lena@example.org', '').expect(200, {
      email: 'lena@example.org',
      name: null,
      language: null,
    });
    expect(await people()).toEqual([{ email: 'max@example.org', name: HARMLESS, language: null }]);
  });

  it('can be given to a reporter', async () => {
    const reporters = ['ana@example.org', 'ben@example.org', 'eva@example.org'];
    await app.ctx.pool.query('update users set designated_reporters = $2 where id = $1', [
      owner.id,
      reporters,
    ]);
    await namePerson('ben@example.org', 'Ben').expect(200);
    expect(await people()).toEqual([{ email: 'ben@example.org', name: 'Ben', language: null }]);
  });

  it('is refused for an address that is neither, for a damaged one, and without a session', async () => {
    await share('lena@example.org');
    await namePerson('nobody@example.org', 'Nobody').expect(404);
    const other = await registerOwner(app, `other-${number}@example.org`);
    await namePerson('lena@example.org', 'Lena', other).expect(404);
    await owner.send('put', '/api/people/%25%25').send({ name: 'Lena' }).expect(404);
    await namePerson('lena@example.org', 'x'.repeat(101)).expect(400);
    const stranger = await openVisitor(app);
    await stranger
      .send('put', `/api/people/${encodeLinkEmail('lena@example.org')}`)
      .send({ name: 'Lena' })
      .expect(401);
    await stranger.send('get', '/api/people').expect(401);
  });

  it('is no longer listed once the address is removed everywhere', async () => {
    const id = await share('lena@example.org');
    await namePerson('lena@example.org', 'Lena').expect(200);
    await owner.send('patch', `/api/trigger-bytes/${id}`).send({ sharingEmails: [] }).expect(200);
    expect(await people()).toEqual([]);
  });
});

describe('the language of our emails to someone', () => {
  it('is kept for its owner alone, with or without a name, and removed when null', async () => {
    await share('lena@example.org', 'max@example.org');
    const lena = { email: 'lena@example.org', name: null, language: 'de' };
    await choose('lena@example.org', 'de').expect(200, lena);
    await choose('max@example.org', 'zu', 'Max').expect(200);
    expect(await people()).toEqual([lena, { email: 'max@example.org', name: 'Max', language: 'zu' }]);
    const other = await registerOwner(app, `other-${number}@example.org`);
    expect(await people(other)).toEqual([]);
    await choose('lena@example.org', 'de', '', other).expect(404);
    await choose('lena@example.org', null).expect(200, { ...lena, language: null });
    await namePerson('max@example.org', 'Max Berg').expect(200);
    expect(await people()).toEqual([{ email: 'max@example.org', name: 'Max Berg', language: 'zu' }]);
    const change = (body: object) =>
      owner.send('put', `/api/people/${encodeLinkEmail('max@example.org')}`).send(body);
    await change({ language: 'fr' }).expect(200, {
      email: 'max@example.org',
      name: 'Max Berg',
      language: 'fr',
    });
    await change({}).expect(400);
    await change({ language: null }).expect(200);
    expect(await people()).toEqual([{ email: 'max@example.org', name: 'Max Berg', language: null }]);
  });

  it('is one of ours', async () => {
    await share('lena@example.org');
    for (const language of ['it', 'DE', 'de-AT', '', 7, {}])
      await choose('lena@example.org', language).expect(400);
    for (const language of languages) await choose('lena@example.org', language).expect(200);
  });

  it('is in the activity log when it changes', async () => {
    await share('lena@example.org');
    await choose('lena@example.org', 'xh', 'Lena').expect(200);
    await choose('lena@example.org', 'xh', 'Lena Berg').expect(200);
    await choose('lena@example.org', null, 'Lena Berg').expect(200);
    const { body } = await owner
      .send('get', '/api/account/activity?kind=person-language-changed')
      .expect(200);
    expect(body).toMatchObject({
      entries: [
        { subject: 'lena@example.org', detail: 'None chosen' },
        { subject: 'lena@example.org', detail: 'isiXhosa' },
      ],
    });
  });

  it('goes along to a new address, unless that has its own', async () => {
    await share('lena@example.org', 'max@example.org');
    await choose('lena@example.org', 'fr', 'Lena').expect(200);
    await choose('max@example.org', 'nl').expect(200);
    const move = (from: string, email: string) =>
      owner
        .send('post', `/api/people/${encodeLinkEmail(from)}/address`)
        .send({ email })
        .expect(200);
    await move('lena@example.org', 'lena.new@example.org');
    await move('lena.new@example.org', 'max@example.org');
    expect(await people()).toEqual([{ email: 'max@example.org', name: 'Lena', language: 'nl' }]);
  });
});

describe('names at rest', () => {
  it('are sealed, and do not open in another place', async () => {
    await share('lena@example.org', 'max@example.org');
    await nameMe('Hilde Berg').expect(200);
    await namePerson('lena@example.org', 'Lena Berg').expect(200);
    await namePerson('max@example.org', 'Max Berg').expect(200);
    const { rows } = await app.ctx.pool.query<{ bytes: string }>(
      `select encode(name, 'escape') as bytes from users where id = $1
       union all select encode(name, 'escape') from people_names where user_id = $1`,
      [owner.id],
    );
    expect(rows).toHaveLength(3);
    for (const { bytes } of rows) expect(bytes).not.toMatch(/Hilde|Lena|Max|Berg/);
    // Names swapped in the database must not be shown.
    await app.ctx.pool.query(
      `update people_names one set name = other.name from people_names other
       where one.user_id = $1 and other.user_id = $1 and one.email <> other.email`,
      [owner.id],
    );
    expect(await people()).toEqual([]);
    await app.ctx.pool.query(
      `update users set name = (select name from people_names where user_id = $1 limit 1) where id = $1`,
      [owner.id],
    );
    expect(await ownName()).toMatchObject({ name: null });
  });
});
