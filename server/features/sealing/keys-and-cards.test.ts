import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Card, Sealing } from '#shared/contracts/sealing.ts';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import { removeExpiredRows } from '#server/features/retention/remove-expired.ts';
import { countMails, listMailsTo } from '#tests/support/release/release.ts';
import { createAgeKey, sealText, wrapKey } from '#tests/support/sealing/age.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openVisitor, readMailedCode, registerOwner, type TestOwner } from '#tests/support/visitor.ts';

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

const load = async (of = owner) => (await of.send('get', '/api/account/sealing').expect(200)).body as Sealing;
const save = (body: object) => owner.send('put', '/api/account/sealing').send(body);

describe('an owner’s key for sealed LeaveBits', () => {
  it('is set, gets another passphrase, and is replaced; the owner hears of each', async () => {
    expect(await load()).toEqual({ publicKey: null, wrappedKey: null, setAt: null, earlier: [] });
    const key = await createAgeKey();
    const first = { publicKey: key.publicKey, wrappedKey: await wrapKey(key, 'first') };
    expect((await save(first).expect(200)).body).toMatchObject({ ...first, earlier: [] });
    const second = { ...first, wrappedKey: await wrapKey(key, 'second') };
    await save(second).expect(200);
    const other = await createAgeKey();
    const third = { publicKey: other.publicKey, wrappedKey: await wrapKey(other, 'third') };
    await save(third).expect(200);
    const earlier = [expect.objectContaining(second), expect.objectContaining(first)] as unknown;
    expect(await load()).toMatchObject({ ...third, earlier });
    await app.runDueJobs();
    expect(countMails(app, owner.username, /You can now seal LeaveBits/)).toBe(1);
    expect(countMails(app, owner.username, /passphrase for sealed LeaveBits was changed/)).toBe(1);
    expect(countMails(app, owner.username, /key for sealed LeaveBits was replaced/)).toBe(1);
  });

  it('is kept as long as something may be sealed with it, an old passphrase for 30 days', async () => {
    const [old, current] = [await createAgeKey(), await createAgeKey()];
    await save({ publicKey: old.publicKey, wrappedKey: await wrapKey(old, 'a') }).expect(200);
    for (const passphrase of ['b', 'c'])
      await save({ publicKey: current.publicKey, wrappedKey: await wrapKey(current, passphrase) }).expect(
        200,
      );
    expect((await load()).earlier).toHaveLength(2);
    app.clock.advance({ days: 29 });
    await removeExpiredRows(app.ctx);
    const { rows } = await app.ctx.pool.query('select 1 from sealing_keys where user_id = $1', [owner.id]);
    expect(rows).toHaveLength(3);
    app.clock.advance({ days: 2 });
    await removeExpiredRows(app.ctx);
    const left = await app.ctx.pool.query<{ public_key: string }>(
      'select public_key from sealing_keys where user_id = $1 order by created_at',
      [owner.id],
    );
    expect(left.rows.map((row) => row.public_key)).toEqual([old.publicKey, current.publicKey]);
  });

  it('is changed only with fresh proof', async () => {
    const key = await createAgeKey();
    const body = { publicKey: key.publicKey, wrappedKey: await wrapKey(key, 'first') };
    app.clock.advance({ minutes: 16 });
    const code = await readMailedCode(app, owner.username, () =>
      save(body).expect(202, { requiresVerification: true }),
    );
    expect((await load()).publicKey).toBeNull();
    await save({ ...body, code: '000000' }).expect(400);
    await save({ ...body, code }).expect(200);
    expect((await load()).publicKey).toBe(key.publicKey);
  });

  it('is an age key, wrapped in an age file', async () => {
    const key = await createAgeKey();
    const wrappedKey = await wrapKey(key, 'first');
    const { publicKey } = key;
    for (const bad of [
      '',
      'age1',
      key.identity,
      `${publicKey.slice(0, -1)}${publicKey.endsWith('q') ? 'p' : 'q'}`,
    ])
      expect((await save({ publicKey: bad, wrappedKey }).expect(400)).body).toMatchObject({
        code: 'invalid',
      });
    // An age file that another key opens would leave the owner without a way in.
    const forAKey = await sealText(key.identity, key);
    for (const bad of ['', key.identity, wrappedKey.slice(0, -40), forAKey])
      expect((await save({ publicKey, wrappedKey: bad }).expect(400)).body).toMatchObject({
        code: 'not-sealed',
      });
    await save({ publicKey }).expect(400);
    expect((await load()).publicKey).toBeNull();
    const stranger = await openVisitor(app);
    await stranger.send('get', '/api/account/sealing').expect(401);
    await stranger.send('put', '/api/account/sealing').send({ publicKey, wrappedKey }).expect(401);
  });
});

const LENA = 'lena@example.org';
const cards = async (of = owner) => (await of.send('get', '/api/people/cards').expect(200)).body as Card[];
const setCard = (publicKey: unknown, email = LENA, by = owner) =>
  by.send('put', `/api/people/${encodeLinkEmail(email)}/card`).send({ publicKey });
const share = (email = LENA, by = owner) =>
  by
    .send('post', '/api/trigger-bytes')
    .send({ description: 'Safe', sharingEmails: [email] })
    .expect(201);
const nameLena = (name: string) =>
  owner
    .send('put', `/api/people/${encodeLinkEmail(LENA)}`)
    .send({ name })
    .expect(200);
const people = async () => (await owner.send('get', '/api/people').expect(200)).body as unknown;

describe('a recipient’s card', () => {
  it('is set, replaced and removed, beside the name', async () => {
    await share();
    const [one, other] = [await createAgeKey(), await createAgeKey()];
    expect((await setCard(one.publicKey).expect(200)).body).toMatchObject({
      email: LENA,
      publicKey: one.publicKey,
      checkedAt: null,
    });
    expect(await people()).toEqual([]);
    await nameLena('Lena');
    await setCard(other.publicKey).expect(200);
    expect(await cards()).toMatchObject([{ email: LENA, publicKey: other.publicKey }]);
    await nameLena('');
    expect(await cards()).toHaveLength(1);
    await nameLena('Lena');
    expect((await setCard(null).expect(200)).body).toBeNull();
    expect(await cards()).toEqual([]);
    expect(await people()).toMatchObject([{ email: LENA, name: 'Lena' }]);
    await setCard(one.publicKey).expect(200);
    await owner
      .send('put', `/api/people/${encodeLinkEmail(LENA)}`)
      .send({ name: '', language: 'de' })
      .expect(200);
    await setCard(null).expect(200);
    expect(await people()).toMatchObject([{ email: LENA, name: null, language: 'de' }]);
    await owner
      .send('put', `/api/people/${encodeLinkEmail(LENA)}`)
      .send({ language: null })
      .expect(200);
    await setCard(one.publicKey).expect(200);
    await setCard(null).expect(200);
    await setCard(null).expect(200);
    const { rows } = await app.ctx.pool.query('select 1 from people_names where user_id = $1', [owner.id]);
    expect(rows).toEqual([]);
  });

  it('is mailed about when it is made, replaced or removed, and not when nothing changes', async () => {
    await share();
    const subjects = async () => {
      await app.runDueJobs();
      return listMailsTo(app, owner.username)
        .map(({ subject }) => subject)
        .filter((subject) => /card/i.test(subject));
    };
    const [one, other] = [await createAgeKey(), await createAgeKey()];
    await setCard(one.publicKey).expect(200);
    await setCard(one.publicKey).expect(200);
    expect(await subjects()).toEqual([`A card was made for ${LENA}`]);
    await nameLena('Lena');
    await setCard(other.publicKey).expect(200);
    await setCard(null).expect(200);
    await setCard(null).expect(200);
    const [, ...later] = await subjects();
    // Mails leave in any order.
    expect(later.toSorted()).toEqual([
      expect.stringMatching(/^The card of Lena.* was removed$/),
      expect.stringMatching(/^The card of Lena.* was replaced$/),
    ]);
  });

  it('belongs to a person of this owner, and is a public key', async () => {
    const { publicKey, identity } = await createAgeKey();
    await setCard(publicKey).expect(404);
    await share();
    for (const bad of [identity, '', 7, `${publicKey} `]) await setCard(bad).expect(400);
    const stranger = await openVisitor(app);
    await stranger.send('get', '/api/people/cards').expect(401);
    await stranger
      .send('put', `/api/people/${encodeLinkEmail(LENA)}/card`)
      .send({ publicKey })
      .expect(401);
    const other = await registerOwner(app, `other-${number}@example.org`);
    await share(LENA, other);
    await setCard(publicKey).expect(200);
    expect(await cards(other)).toEqual([]);
  });

  it('can be checked by whoever holds it, which says nothing else and which the owner sees', async () => {
    await share();
    const [one, other] = [await createAgeKey(), await createAgeKey()];
    await setCard(one.publicKey).expect(200);
    const visitor = await openVisitor(app);
    const check = async (publicKey: string) =>
      (await visitor.send('post', '/api/cards/check').send({ publicKey }).expect(200)).body as unknown;
    expect(await check(other.publicKey)).toEqual({ works: false });
    expect(await cards()).toMatchObject([{ checkedAt: null }]);
    expect(await check(one.publicKey)).toEqual({ works: true });
    const checkedAt = (await cards())[0]?.checkedAt;
    expect(checkedAt).not.toBeNull();
    await setCard(one.publicKey).expect(200);
    expect(await cards()).toMatchObject([{ checkedAt }]);
    await setCard(other.publicKey).expect(200);
    expect(await cards()).toMatchObject([{ publicKey: other.publicKey, checkedAt: null }]);
    expect(await check(one.publicKey)).toEqual({ works: false });
  });

  it('follows a person to a new address', async () => {
    await share();
    const { publicKey } = await createAgeKey();
    await setCard(publicKey).expect(200);
    await owner
      .send('post', `/api/people/${encodeLinkEmail(LENA)}/address`)
      .send({ email: 'lena@new.example' })
      .expect(200);
    expect(await cards()).toContainEqual(
      expect.objectContaining({ email: 'lena@new.example', publicKey, checkedAt: null }),
    );
  });

  it('is not exchanged by a writer of the database', async () => {
    await share();
    const { publicKey } = await createAgeKey();
    await setCard(publicKey).expect(200);
    await app.ctx.pool.query(
      `update people_names set card_key = set_byte(card_key, 40, 255 - get_byte(card_key, 40)) where user_id = $1`,
      [owner.id],
    );
    await owner.send('get', '/api/people/cards').expect(500);
  });
});
