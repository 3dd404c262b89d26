import { describe, expect, it } from 'vitest';
import {
  countMails,
  listMailsTo,
  createOwnerWithReporters,
  REPORTERS,
} from '#tests/support/release/release.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  readMailedCode,
  extractCode,
  registerOwner,
  signIn,
  type TestOwner,
} from '#tests/support/visitor.ts';
import { endOwnerSessions } from '../events/end-sessions.ts';

const OLGA = 'olga@example.org';
const [ROSA, SAM, TESS, UMA] = REPORTERS as [string, string, string, string];
const CONFIG = { designatedReporters: [ROSA, SAM, TESS], requiredConfirmations: 2, refuteTimeHours: 24 };
const LESS = { ...CONFIG, refuteTimeHours: 1 };
const MAILED = /code for a change/;

const save = (owner: TestOwner, change: object) => owner.send('put', '/api/release-config').send(change);
const saved = async (owner: TestOwner) =>
  (await owner.send('get', '/api/release-config').expect(200)).body as object;

/** An owner who last reauthenticated sixteen minutes ago, with a session that is still valid. */
async function unproved(app: TestApp): Promise<TestOwner> {
  const owner = await createOwnerWithReporters(app);
  app.clock.advance({ minutes: 16 });
  return owner;
}

/** Requests a code by attempting a sensitive change. */
const codeFor = (app: TestApp, owner: TestOwner, change: object = LESS) =>
  readMailedCode(app, OLGA, () => save(owner, change).expect(202, { requiresVerification: true }));

describe('a sensitive change', () => {
  it('goes through within 15 minutes of a sign-in, and needs a code after that', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    app.clock.advance({ minutes: 14 });
    await save(owner, { ...CONFIG, refuteTimeHours: 23 }).expect(200);
    app.clock.advance({ minutes: 1 });
    await save(owner, LESS).expect(202, { requiresVerification: true });
    expect(await saved(owner)).toMatchObject({ refuteTimeHours: 23 });
    await app.runDueJobs();
    expect(countMails(app, OLGA, MAILED)).toBe(1);
    await save(await signIn(app, owner), LESS).expect(200);
  });

  it('goes through with the mailed code, and so do further ones for 15 minutes', async () => {
    await using app = await startTestApp();
    const owner = await unproved(app);
    const code = await codeFor(app, owner);
    const answer = await save(owner, { ...LESS, code }).expect(200);
    expect(answer.body).toMatchObject(LESS);
    app.clock.advance({ minutes: 14 });
    await save(owner, { ...LESS, designatedReporters: [ROSA, SAM, TESS, UMA] }).expect(200);
    app.clock.advance({ minutes: 2 });
    await save(owner, { ...LESS, designatedReporters: [] }).expect(202);
  });

  it('that is not sensitive after all needs no code, and a stray code does not matter', async () => {
    await using app = await startTestApp();
    const owner = await unproved(app);
    await save(owner, { ...CONFIG, refuteTimeHours: 48, code: '000000' }).expect(200);
    await app.runDueJobs();
    expect(countMails(app, OLGA, MAILED)).toBe(0);
  });

  it('that is not valid is refused before anybody is mailed a code', async () => {
    await using app = await startTestApp();
    const owner = await unproved(app);
    await save(owner, { ...CONFIG, designatedReporters: [ROSA, SAM] }).expect(400);
    await save(owner, { ...LESS, replaces: { ...CONFIG, refuteTimeHours: 99 } }).expect(409);
    await app.runDueJobs();
    expect(countMails(app, OLGA, MAILED)).toBe(0);
  });
});

describe('the code', () => {
  it('is refused when it is wrong, saves nothing, and ends after five tries', async () => {
    await using app = await startTestApp();
    const owner = await unproved(app);
    const code = await codeFor(app, owner);
    const wrong = code === '000000' ? '111111' : '000000';
    for (let tries = 0; tries < 5; tries += 1) {
      const refused = await save(owner, { ...LESS, code: wrong }).expect(400);
      expect(refused.body).toMatchObject({ code: 'wrong-code' });
    }
    await save(owner, { ...LESS, code }).expect(400);
    expect(await saved(owner)).toMatchObject(CONFIG);
    // An exhausted code is replaced immediately.
    await save(owner, { ...LESS, code: await codeFor(app, owner) }).expect(200);
  });

  it('works for ten minutes, once, and for its owner only', async () => {
    await using app = await startTestApp();
    const owner = await unproved(app);
    const other = await registerOwner(app, 'otto@example.org');
    app.clock.advance({ minutes: 16 });
    const code = await codeFor(app, owner);
    await save(other, { ...CONFIG, code }).expect(400);
    app.clock.advance({ minutes: 10 });
    await save(owner, { ...LESS, code }).expect(400);
    const next = await codeFor(app, owner);
    await save(owner, { ...LESS, code: next }).expect(200);
    app.clock.advance({ minutes: 16 });
    await save(owner, { ...CONFIG, designatedReporters: [], code: next }).expect(400);
  });

  it('is mailed once when a button is clicked twice, and again after half a minute', async () => {
    await using app = await startTestApp();
    const owner = await unproved(app);
    await Promise.all([1, 2, 3].map(() => save(owner, LESS).expect(202)));
    await app.runDueJobs();
    expect(countMails(app, OLGA, MAILED)).toBe(1);
    const first = extractCode(listMailsTo(app, OLGA).at(-1)!);
    app.clock.advance({ seconds: 31 });
    const second = await codeFor(app, owner);
    await save(owner, { ...LESS, code: first }).expect(first === second ? 200 : 400);
    await save(owner, { ...LESS, code: second }).expect(200);
  });

  it('is asked for ten times without a wait, and then less often', async () => {
    await using app = await startTestApp();
    const owner = await unproved(app);
    // Clicks within half a minute send a single code and count once.
    for (let times = 0; times < 12; times += 1) await save(owner, LESS).expect(202);
    // From the tenth code on, there is a wait of half a minute, which doubles each time.
    for (let times = 1; times <= 10; times += 1) {
      app.clock.advance({ seconds: 31 });
      await save(owner, LESS).expect(202);
    }
    app.clock.advance({ seconds: 31 });
    const refused = await save(owner, LESS).expect(429);
    expect(Number(refused.get('Retry-After'))).toBeGreaterThan(0);
  });

  it('brings back no session that has ended', async () => {
    await using app = await startTestApp();
    const owner = await unproved(app);
    const code = await codeFor(app, owner);
    const reset = endOwnerSessions(app.ctx.db, owner.id, { type: 'session_logout', message: 'Ended.' });
    const answer = await save(owner, { ...LESS, code });
    await reset;
    expect([200, 401]).toContain(answer.status);
    await owner.send('get', '/api/release-config').expect(401);
  });
});
