import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import { downloadExport, createLeavebitWithFiles, unzip } from '#tests/support/exports.ts';
import { countMails } from '#tests/support/release/release.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { readMailedCode, registerOwner, signIn, type TestOwner } from '#tests/support/visitor.ts';

const LENA = 'lena@example.org';
const EVERYTHING = '/api/account/export';
const FOR_LENA = `${EVERYTHING}/${encodeLinkEmail(LENA)}`;
const ALWAYS = { [LENA]: { releaseType: 'always' } } as const;
const MAILED = /code for a change/;
const asked = { requiresVerification: true };

let app: TestApp;
let number = 0;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

/** An owner with one LeaveBit whose last reauthentication was sixteen minutes ago. */
async function unproved(): Promise<TestOwner> {
  number += 1;
  const owner = await registerOwner(app, `owner-${number}@example.org`);
  await createLeavebitWithFiles(owner, { description: 'For Lena', config: ALWAYS });
  app.clock.advance({ minutes: 16 });
  return owner;
}

const isZip = (body: Buffer) => body.subarray(0, 2).toString() === 'PK';
const exportsOf = async ({ id }: TestOwner) =>
  (await app.ctx.pool.query("select 1 from activity_entries where user_id = $1 and kind = 'exported'", [id]))
    .rowCount;

describe('the proof', () => {
  it.each([EVERYTHING, FOR_LENA])(
    '%s answers 202 without one, and gives the ZIP with the mailed code',
    async (path) => {
      const owner = await unproved();
      const code = await readMailedCode(app, owner.username, () =>
        owner.send('get', path).expect(202, asked).expect('Content-Type', /json/),
      );
      const wrong = code === '000000' ? '111111' : '000000';
      const refused = await owner.send('get', path).set('X-Verification-Code', wrong).expect(400);
      expect(refused.body).toMatchObject({ code: 'wrong-code' });
      await owner.send('get', path).set('X-Verification-Code', '').expect(400);
      expect(await exportsOf(owner)).toBe(0);
      const given = await downloadExport(app, owner, path, { 'X-Verification-Code': code });
      expect(given.status).toBe(200);
      expect(isZip(given.body)).toBe(true);
      expect(await exportsOf(owner)).toBe(1);
      // The reauthentication is recent now, as after a sign-in.
      expect((await downloadExport(app, owner, path)).status).toBe(200);
      app.clock.advance({ minutes: 16 });
      expect((await downloadExport(app, owner, path, { 'X-Verification-Code': code })).status).toBe(400);
    },
  );

  it('prepares a browser, which then downloads by a plain link', async () => {
    const owner = await unproved();
    const prepare = (body: object) => owner.send('post', EVERYTHING).send(body);
    const code = await readMailedCode(app, owner.username, () => prepare({ email: LENA }).expect(202, asked));
    await prepare({ email: LENA, code }).expect(200, { url: FOR_LENA });
    await prepare({}).expect(200, { url: EVERYTHING });
    expect(await exportsOf(owner)).toBe(0);
    await owner.send('head', EVERYTHING).expect(200).expect('Content-Type', 'application/zip');
    expect(await exportsOf(owner)).toBe(0);
    expect(isZip((await downloadExport(app, owner, FOR_LENA)).body)).toBe(true);
  });

  it('leads a browser without one, or without a session, back to the page', async () => {
    const owner = await unproved();
    const browser = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
    const back = '/account/your-data?export=refused';
    await owner.send('get', EVERYTHING).set(browser).expect(303).expect('Location', back);
    await signIn(app, owner);
    await owner.send('get', FOR_LENA).set(browser).expect(303).expect('Location', back);
    await owner.send('get', FOR_LENA).expect(401);
  });
});

describe('an export', () => {
  it('is refused for a person who receives nothing, before a code is mailed', async () => {
    const owner = await unproved();
    for (const path of [`${EVERYTHING}/${encodeLinkEmail('nobody@example.org')}`, `${EVERYTHING}/%00`]) {
      await owner.send('get', path).expect(404);
    }
    await owner.send('post', EVERYTHING).send({ email: 'nobody@example.org' }).expect(404);
    await app.runDueJobs();
    expect(countMails(app, owner.username, MAILED)).toBe(0);
  });

  it('cannot be started by another site', async () => {
    const owner = await signIn(app, await unproved());
    for (const site of ['cross-site', 'same-site']) {
      await owner.send('get', EVERYTHING).set('Sec-Fetch-Site', site).expect(403);
    }
    await owner.send('get', EVERYTHING).set('Sec-Fetch-Site', 'same-origin').expect(200);
  });

  it('works while the subscription is blocked, because the data is the owner’s', async () => {
    const owner = await unproved();
    app.clock.advance({ days: 40 });
    const again = await signIn(app, owner);
    await again.send('get', '/api/trigger-bytes').expect(402);
    expect((await again.send('get', '/api/account/export-overview').expect(200)).body).toMatchObject({
      leavebits: 1,
      recipients: [LENA],
    });
    const zip = await unzip((await downloadExport(app, again, FOR_LENA)).body);
    expect(JSON.parse(String(zip.get('data.json')))).toMatchObject({
      leavebits: [{ description: 'For Lena', opens: { when: 'at-once' }, isOpenNow: false }],
    });
  });

  it('is started thirty times in an hour at most', async () => {
    const owner = await signIn(app, await unproved());
    for (let times = 0; times < 30; times += 1) await owner.send('head', FOR_LENA).expect(200);
    const refused = await owner.send('get', FOR_LENA).expect(429);
    expect(Number(refused.get('Retry-After'))).toBeGreaterThan(0);
  });
});
