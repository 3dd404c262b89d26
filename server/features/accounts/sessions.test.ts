import type { SessionData } from 'express-session';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  readMailedCode,
  openVisitor,
  PASSWORD,
  registerOwner,
  type TestOwner,
} from '#tests/support/visitor.ts';
import { SessionStore } from '../../http/session-store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

describe('an owner’s session', () => {
  it('is new at sign-in: an earlier session id, planted or not, opens nothing', async () => {
    const owner = await registerOwner(app, 'fixed@example.org');
    const { rows } = await app.ctx.pool.query<{ sid: string }>(
      `select sid from session where sess ->> 'userId' = $1`,
      [String(owner.id)],
    );
    const code = await readMailedCode(app, owner.username, () =>
      owner.send('post', '/api/login').send({ username: owner.username, password: PASSWORD }),
    );
    await owner.send('post', '/api/verify-login').send({ userId: owner.id, code }).expect(200);
    const after = await app.ctx.pool.query<{ sid: string }>(
      `select sid from session where sess ->> 'userId' = $1`,
      [String(owner.id)],
    );
    expect(after.rows).toHaveLength(1);
    expect(after.rows[0]!.sid).not.toBe(rows[0]!.sid);
    // Session fixation: a made-up session id must not become valid, even by signing in with it.
    const planted = await openVisitor(app);
    const cookie = 'leavebits.sid=s%3Aplanted.c2lnbmF0dXJl';
    const answer = await planted.send('get', '/api/user').set('Cookie', cookie);
    expect(answer.status).toBe(401);
    expect(answer.get('Set-Cookie')?.join()).not.toContain('planted');
  });

  it('lasts ten minutes from the last call, and not longer', async () => {
    const owner = await registerOwner(app, 'roller@example.org');
    const set = (minutes: number) =>
      app.ctx.pool.query(
        `update session set expire = now()::timestamp + $2 * interval '1 minute' where sess ->> 'userId' = $1`,
        [String(owner.id), minutes],
      );
    await set(1);
    const before = Date.now();
    const answer = await owner.send('get', '/api/user').expect(200);
    const after = Date.now();
    expect(answer.get('Set-Cookie')?.join()).toContain('leavebits.sid');
    const { rows } = await app.ctx.pool.query<{ at: string }>(
      `select extract(epoch from expire at time zone current_setting('TimeZone')) as at from session
       where sess ->> 'userId' = $1`,
      [String(owner.id)],
    );
    // The store rounds to whole seconds.
    expect(Number(rows[0]!.at)).toBeGreaterThanOrEqual(before / 1000 + 600 - 1);
    expect(Number(rows[0]!.at)).toBeLessThanOrEqual(after / 1000 + 600 + 1);
    await set(-1);
    await owner.send('get', '/api/user').expect(401);
  });

  it('is written at most every half minute, so that a read writes nothing', async () => {
    const owner = await registerOwner(app, 'reader@example.org');
    const leftAfterReadWith = async (secondsLeft: number) => {
      await app.ctx.pool.query(
        `update session set expire = localtimestamp + $2 * interval '1 second' where sess ->> 'userId' = $1`,
        [String(owner.id), secondsLeft],
      );
      const expire = () =>
        app.ctx.pool
          .query<{ at: string }>(`select expire::text as at from session where sess ->> 'userId' = $1`, [
            String(owner.id),
          ])
          .then(({ rows }) => rows[0]!.at);
      const before = await expire();
      await owner.send('get', '/api/trigger-bytes').expect(200);
      return { isWritten: (await expire()) !== before };
    };
    // Far enough from the 30-second threshold to tolerate a slow machine.
    expect(await leftAfterReadWith(10 * 60)).toEqual({ isWritten: false });
    expect(await leftAfterReadWith(9.5 * 60 - 1)).toEqual({ isWritten: true });
  });

  it('stays over when a call that began in time ends later', async () => {
    const owner = await registerOwner(app, 'slow@example.org');
    const { rows } = await app.ctx.pool.query<{ sid: string; sess: SessionData }>(
      `update session set expire = localtimestamp - interval '1 second' where sess ->> 'userId' = $1
       returning sid, sess`,
      [String(owner.id)],
    );
    const store = new SessionStore(app.ctx.pool, app.ctx.logger);
    await new Promise<void>((resolve, reject) =>
      store.touch(rows[0]!.sid, rows[0]!.sess, (error) =>
        error instanceof Error ? reject(error) : resolve(),
      ),
    );
    await owner.send('get', '/api/user').expect(401);
  });

  it('has a cookie that no script reads, no other site sends, and that lasts ten minutes at most', async () => {
    const owner = await registerOwner(app, 'cookie@example.org');
    const answer = await owner.send('post', '/api/refresh-session').expect(200);
    const cookie = answer.get('Set-Cookie')?.find((line) => line.startsWith('leavebits.sid='));
    expect(cookie).toMatch(/; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    expect(cookie).not.toContain('Domain');
  });

  it.each<[string, (beacon: supertest.Test, _csrf: string) => supertest.Test]>([
    ['a JSON blob', (beacon, _csrf) => beacon.send({ _csrf })],
    ['text', (beacon, _csrf) => beacon.type('text/plain').send(JSON.stringify({ _csrf }))],
    ['URL parameters', (beacon, _csrf) => beacon.type('form').send({ _csrf })],
    ['a form', (beacon, _csrf) => beacon.field({ _csrf })],
  ])('ends with the beacon of a page that goes away, if its token is in %s', async (what, fill) => {
    const owner = await registerOwner(app, `closer-${what.replaceAll(' ', '-')}@example.org`);
    const { request } = (await owner.send('get', '/api/user')) as unknown as {
      request: { cookies: string; header: Record<string, string> };
    };
    const beacon = (token: string) =>
      fill(supertest(app.server).post('/api/logout').set('Cookie', request.cookies), token);
    await beacon('guess').expect(403);
    await owner.send('get', '/api/user').expect(200);
    await beacon(request.header['X-CSRF-Token']!).expect(200);
    await owner.send('get', '/api/user').expect(401);
  });

  describe('of a tab that goes away and comes back', () => {
    const returnKey = 'the-key-of-this-tab-0001';
    const otherKey = 'the-key-of-another-tab-1';
    const leave = (owner: TestOwner, key = returnKey) =>
      owner.send('post', '/api/logout').send({ returnKey: key }).expect(200);
    const comeBack = (owner: TestOwner, key = returnKey) =>
      owner.send('post', '/api/resume-session').send({ returnKey: key });

    it('ends at once for everyone, and goes on for the tab that has the key', async () => {
      const owner = await registerOwner(app, 'reloader@example.org');
      await leave(owner);
      await owner.send('get', '/api/user').expect(401);
      await owner.send('get', '/api/trigger-bytes').expect(401);
      await comeBack(owner, otherKey).expect(401);
      await owner.send('get', '/api/user').expect(401);
      await comeBack(owner).expect(200);
      await owner.send('get', '/api/user').expect(200);
    });

    it('ends forever after thirty seconds, whatever calls came before that', async () => {
      const owner = await registerOwner(app, 'late@example.org');
      await leave(owner);
      app.clock.advance({ seconds: 20 });
      await owner.send('get', '/api/user').expect(401);
      app.clock.advance({ seconds: 11 });
      await comeBack(owner).expect(401);
      await owner.send('get', '/api/user').expect(401);
    });

    it('also ends for uploads after thirty seconds; until then, another tab’s upload goes on', async () => {
      const owner = await registerOwner(app, 'uploading@example.org');
      const { body } = await owner
        .send('post', '/api/trigger-bytes')
        .send({ sharingEmails: ['heir@example.org'] })
        .expect(201);
      const { id } = body as { id: number };
      const upload = () =>
        owner.send('post', `/api/upload/files/${id}`).attach('files', Buffer.from('x'), 'x.txt');
      await leave(owner);
      await owner.send('post', '/api/upload/refresh-session').expect(200);
      await upload().expect(200);
      app.clock.advance({ seconds: 31 });
      await owner.send('post', '/api/upload/refresh-session').expect(401);
      await upload().expect(401);
      await owner.send('head', '/api/upload/tus/1').set('Tus-Resumable', '1.0.0').expect(401);
    });

    it('goes on when the beacon is slower than the returning page', async () => {
      const owner = await registerOwner(app, 'overtaken@example.org');
      await comeBack(owner).expect(200);
      await leave(owner);
      await owner.send('get', '/api/user').expect(200);
    });

    it('goes on when the beacon and the returning page arrive at once', async () => {
      const owner = await registerOwner(app, 'at-once@example.org');
      for (let round = 0; round < 40; round++) {
        const key = `the-key-of-reload-${String(round).padStart(8, '0')}`;
        const [left, back] = await Promise.all([leave(owner, key), comeBack(owner, key)]);
        expect([round, left.status, back.status]).toEqual([round, 200, 200]);
        await owner.send('get', '/api/user').expect(200);
      }
    });

    it('needs the key of the last time the page left: an earlier key opens nothing', async () => {
      const owner = await registerOwner(app, 'replayed@example.org');
      await leave(owner);
      await comeBack(owner).expect(200);
      await leave(owner, otherKey);
      await comeBack(owner).expect(401);
      await owner.send('get', '/api/user').expect(401);
      await comeBack(owner, otherKey).expect(200);
    });

    it('opens for no other browser that has learned the key, not even another owner’s', async () => {
      const owner = await registerOwner(app, 'overlooked@example.org');
      const other = await registerOwner(app, 'onlooker@example.org');
      await leave(owner);
      await (await openVisitor(app)).send('post', '/api/resume-session').send({ returnKey }).expect(401);
      await comeBack(other).expect(200);
      const { body } = await other.send('get', '/api/user').expect(200);
      expect(body).toMatchObject({ username: 'onlooker@example.org' });
      await owner.send('get', '/api/user').expect(401);
    });

    it('ends with a sign-out and with a new password, even for a tab with the key', async () => {
      const owner = await registerOwner(app, 'gone@example.org');
      await leave(owner);
      await owner.send('post', '/api/logout').send({}).expect(200);
      await comeBack(owner).expect(401);

      const forgetful = await registerOwner(app, 'new-password@example.org');
      await leave(forgetful);
      const visitor = await openVisitor(app);
      const email = forgetful.username;
      const code = await readMailedCode(app, email, () =>
        visitor.send('post', '/api/reset-password').send({ email }),
      );
      await visitor
        .send('post', '/api/reset-password/verify')
        .send({ email, code, newPassword: 'Another-horse-8' })
        .expect(200);
      await comeBack(forgetful).expect(401);
    });

    it('ends with a sign-in elsewhere', async () => {
      const owner = await registerOwner(app, 'left-and-replaced@example.org');
      await leave(owner);
      const visitor = await openVisitor(app);
      const code = await readMailedCode(app, owner.username, () =>
        visitor.send('post', '/api/login').send({ username: owner.username, password: PASSWORD }),
      );
      await visitor.send('post', '/api/verify-login').send({ userId: owner.id, code }).expect(200);
      await comeBack(owner).expect(401);
      await visitor.send('get', '/api/user').expect(200);
    });
  });
});
