import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  readMailedCode,
  extractCode,
  openVisitor,
  PASSWORD,
  registerByMail,
  type Visitor,
} from '#tests/support/visitor.ts';
import { seedOwner } from '#tests/support/seed.ts';
import { guessBackoffPolicies } from '#server/limits.ts';
import { removeExpiredRows } from '../../retention/remove-expired.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
});
afterAll(() => app[Symbol.asyncDispose]());

/** A visitor from the given IP address. */
async function visitorFrom(ip: string): Promise<Visitor> {
  const visitor = await openVisitor(app);
  return {
    ...visitor,
    send: (method, path) => visitor.send(method, path).set('X-Forwarded-For', ip),
  };
}

const login = (visitor: Visitor, username: string, password = PASSWORD) =>
  visitor.send('post', '/api/login').send({ username, password });
const guess = async (visitor: Visitor, username: string, times: number) => {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1)
    statuses.push((await login(visitor, username, 'Wrong-horse-7')).status);
  return statuses;
};
/** Guesses from many sources until even a source without earlier attempts is throttled. */
async function guessFromEverywhere(username: string): Promise<void> {
  for (let source = 0; source < 20; source += 1) {
    const statuses = await guess(await visitorFrom(`198.51.100.${source}`), username, 3);
    if (statuses.includes(429)) return;
  }
  throw new Error('Nothing stopped them');
}
const deviceCookie = (answer: { get(name: 'Set-Cookie'): string[] | undefined }) =>
  answer.get('Set-Cookie')?.find((line) => line.startsWith('leavebits.device='));

describe('a stranger who guesses passwords', () => {
  it('is slowed down, and the owner signs in from elsewhere with the right one', async () => {
    const owner = await seedOwner(app.ctx, 'hunted@example.org');
    const stranger = await visitorFrom('203.0.113.1');
    const statuses = await guess(stranger, owner.username, 12);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
    await login(stranger, owner.username).expect(429);
    await login(await visitorFrom('203.0.113.2'), owner.username).expect(200);
  });

  it('can try again after a while, and waits longer each time', async () => {
    const stranger = await visitorFrom('203.0.113.3');
    await guess(stranger, 'patience@example.org', 10);
    const waits: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const refused = await login(stranger, 'patience@example.org', 'Wrong-horse-7').expect(429);
      const seconds = Number(refused.headers['retry-after']);
      waits.push(seconds);
      expect(refused.body).toMatchObject({ message: expect.stringContaining('too many attempts') as string });
      app.clock.advance({ seconds });
      await login(stranger, 'patience@example.org', 'Wrong-horse-7').expect(401);
    }
    expect(waits[1]).toBeGreaterThan(waits[0]!);
    expect(waits[2]).toBeGreaterThan(waits[1]!);
  });

  it('learns nothing about the account: its answers are the same as for an address without one', async () => {
    await seedOwner(app.ctx, 'known@example.org');
    const answersFor = async (username: string, ip: string) => {
      const stranger = await visitorFrom(ip);
      const answers = [];
      for (let time = 0; time < 11; time += 1) {
        const { status, body } = await login(stranger, username, 'Wrong-horse-7');
        answers.push({ status, body: body as unknown });
      }
      return answers;
    };
    expect(await answersFor('known@example.org', '203.0.113.4')).toEqual(
      await answersFor('unknown@example.org', '203.0.113.5'),
    );
  });

  it('counts once in a whole IPv6 /64', async () => {
    const inSubnet = async (host: string) =>
      login(await visitorFrom(host), 'v6@example.org', 'Wrong-horse-7');
    for (let host = 1; host <= 10; host += 1) await inSubnet(`2001:db8:1:1::${host}`).then((a) => a.status);
    expect((await inSubnet('2001:db8:1:1::ff')).status).toBe(429);
    expect((await inSubnet('2001:db8:1:2::1')).status).toBe(401);
  });

  it('counts more loosely in a whole IPv6 /48, and is stopped there before the owner is', async () => {
    const owner = await seedOwner(app.ctx, 'v6-wide@example.org');
    const statuses: number[] = [];
    for (let subnet = 0; subnet < 25; subnet += 1) {
      const visitor = await visitorFrom(`2001:db8:2:${subnet.toString(16)}::1`);
      statuses.push(...(await guess(visitor, owner.username, 1)));
    }
    expect(statuses).toEqual([...Array<number>(20).fill(401), ...Array<number>(5).fill(429)]);
    await login(await visitorFrom('2001:db8:3::1'), owner.username).expect(200);
  });
});

describe('a botnet that guesses passwords', () => {
  it('is slowed down over all its sources, and a device that signed in before is not', async () => {
    const owner = await registerByMail(app, 'besieged@example.org');
    await guessFromEverywhere(owner.username);
    await login(await visitorFrom('203.0.113.10'), owner.username).expect(429);
    await login(owner, owner.username).expect(200);
  });

  it('does not keep an owner out who has no known device: a mailed code makes this one known', async () => {
    const owner = await seedOwner(app.ctx, 'new-phone@example.org');
    await guessFromEverywhere(owner.username);
    const phone = await visitorFrom('203.0.113.11');
    await login(phone, owner.username).expect(429);
    const code = await readMailedCode(app, owner.username, () =>
      phone.send('post', '/api/reset-password').send({ email: owner.username }).expect(200),
    );
    await phone
      .send('post', '/api/reset-password/verify')
      .send({ email: owner.username, code, newPassword: 'Another-horse-8' })
      .expect(200);
    await login(phone, owner.username, 'Another-horse-8').expect(200);
  });
});

describe('the cookie of a known device', () => {
  it('is hidden from scripts, lasts for long, and is stored as a hash', async () => {
    const visitor = await visitorFrom('203.0.113.20');
    const owner = await seedOwner(app.ctx, 'device@example.org');
    const code = await readMailedCode(app, owner.username, () => login(visitor, owner.username));
    const answer = await visitor
      .send('post', '/api/verify-login')
      .send({ userId: owner.id, code })
      .expect(200);
    const cookie = deviceCookie(answer);
    expect(cookie).toMatch(/; Max-Age=34560000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    const token = /=([^;]+)/.exec(cookie!)![1]!;
    const { rows } = await app.ctx.pool.query<{ device: Buffer }>(
      'select device from owner_devices where user_id = $1',
      [owner.id],
    );
    expect(rows).toEqual([{ device: app.ctx.digests.token(token) }]);
    expect(token.length).toBeGreaterThan(40);
  });

  it('lets a thief guess no faster than anybody else', async () => {
    const owner = await registerByMail(app, 'robbed@example.org');
    const { Cookie } = await owner.headers();
    const device = /leavebits\.device=[^;]+/.exec(Cookie)![0];
    await guessFromEverywhere(owner.username);
    const thief = await openVisitor(app, device);
    const statuses = await guess(thief, owner.username, 15);
    expect(statuses.filter((status) => status === 401)).toHaveLength(guessBackoffPolicies.password.pair.free);
    expect(statuses.at(-1)).toBe(429);
  });

  it('is worth nothing for another owner’s password', async () => {
    const thief = await registerByMail(app, 'insider@example.org');
    const victim = await seedOwner(app.ctx, 'outsider@example.org');
    await guessFromEverywhere(victim.username);
    await login(thief, victim.username, 'Wrong-horse-7').expect(429);
  });

  it('is new after each sign-in, so an old copy is worth nothing', async () => {
    const owner = await registerByMail(app, 'rotating@example.org');
    const copy = /leavebits\.device=[^;]+/.exec((await owner.headers()).Cookie)![0];
    const code = await readMailedCode(app, owner.username, () => login(owner, owner.username));
    await owner.send('post', '/api/verify-login').send({ userId: owner.id, code }).expect(200);
    await guessFromEverywhere(owner.username);
    await login(await openVisitor(app, copy), owner.username).expect(429);
    await login(owner, owner.username).expect(200);
  });

  it('stays known for each owner of a shared browser', async () => {
    const first = await registerByMail(app, 'ann@example.org');
    const second = await seedOwner(app.ctx, 'ben@example.org');
    const code = await readMailedCode(app, second.username, () => login(first, second.username));
    await first.send('post', '/api/verify-login').send({ userId: second.id, code }).expect(200);
    await guessFromEverywhere(first.username);
    await guessFromEverywhere(second.username);
    await login(first, first.username).expect(200);
    await login(first, second.username).expect(200);
  });

  it('is forgotten on every other device by a password reset, and everywhere after 400 days', async () => {
    const owner = await registerByMail(app, 'resetter@example.org');
    const elsewhere = await visitorFrom('203.0.113.21');
    const code = await readMailedCode(app, owner.username, () =>
      elsewhere.send('post', '/api/reset-password').send({ email: owner.username }).expect(200),
    );
    await elsewhere
      .send('post', '/api/reset-password/verify')
      .send({ email: owner.username, code, newPassword: 'Another-horse-8' })
      .expect(200);
    const devices = async () =>
      (await app.ctx.pool.query('select 1 from owner_devices where user_id = $1', [owner.id])).rowCount;
    expect(await devices()).toBe(1);
    await guessFromEverywhere(owner.username);
    await login(owner, owner.username, 'Another-horse-8').expect(429);
    await login(elsewhere, owner.username, 'Another-horse-8').expect(200);
    app.clock.advance({ days: 401 });
    await removeExpiredRows(app.ctx);
    expect(await devices()).toBe(0);
    expect((await app.ctx.pool.query('select 1 from guess_counts')).rowCount).toBe(0);
  });
});

describe('a mailed code', () => {
  it('for a reset passes, whatever wrong codes a stranger has sent, and resets can be asked for', async () => {
    const owner = await seedOwner(app.ctx, 'reset-besieged@example.org');
    const email = owner.username;
    const stranger = await visitorFrom('203.0.113.30');
    const person = await visitorFrom('203.0.113.31');
    const ask = (visitor: Visitor) => visitor.send('post', '/api/reset-password').send({ email });
    const enter = (visitor: Visitor, code: string) =>
      visitor
        .send('post', '/api/reset-password/verify')
        .send({ email, code, newPassword: 'Another-horse-8' });
    for (let time = 0; time < 11; time += 1) await ask(stranger);
    const code = await readMailedCode(app, email, () => ask(person).expect(200));
    const wrong = code === '111111' ? '222222' : '111111';
    const statuses = [];
    for (let time = 0; time < 25; time += 1) statuses.push((await enter(stranger, wrong)).status);
    expect(statuses.at(-1)).toBe(429);
    await enter(person, code).expect(200);
  });

  it('for a registration passes as well, and at most ten such mails go to an address in a day', async () => {
    const username = 'flooded@example.org';
    const register = async (source: string) =>
      (await visitorFrom(source)).send('post', '/api/register').send({ username, password: PASSWORD });
    const after = app.mailbox.mails().length;
    for (let hour = 0; hour < 24; hour += 1) {
      for (let source = 0; source < 3; source += 1) await register(`198.51.100.${source + 100}`);
      await app.runDueJobs();
      app.clock.advance({ hours: 1 });
    }
    const mails = app.mailbox
      .mails()
      .slice(after)
      .filter(({ to }) => to.includes(username));
    expect(mails.length).toBeGreaterThan(5);
    expect(mails.length).toBeLessThanOrEqual(10);

    app.clock.advance({ days: 2 });
    const person = await visitorFrom('203.0.113.32');
    await app.runDueJobs();
    const before = app.mailbox.mails().length;
    await person.send('post', '/api/register').send({ username, password: PASSWORD }).expect(200);
    await app.runDueJobs();
    const code = extractCode(await app.mailbox.waitForMail({ to: username, after: before }));
    const stranger = await visitorFrom('203.0.113.33');
    const enter = (visitor: Visitor, entered: string) =>
      visitor
        .send('post', '/api/verify-register')
        .send({ email: username, code: entered, password: PASSWORD });
    for (let time = 0; time < 5; time += 1) await enter(stranger, code === '111111' ? '222222' : '111111');
    await enter(person, code).expect(200);
  });
});

it('tries that are refused leave nothing behind, and a known device gives nothing back that it did not use', async () => {
  const rows = async () => (await app.ctx.pool.query('select 1 from guess_counts')).rowCount!;
  const owner = await registerByMail(app, 'thrifty@example.org');
  await guessFromEverywhere(owner.username);
  const before = await rows();
  const statuses = await guess(await visitorFrom('203.0.113.50'), owner.username, 3);
  expect([statuses, await rows()]).toEqual([[429, 429, 429], before]);

  const shared = async () =>
    (
      await app.ctx.pool.query<{ key: string; forgotten_at: Date }>(
        "select key, forgotten_at from guess_counts where key like 'password:address:%' order by key",
      )
    ).rows;
  const counted = await shared();
  const code = await readMailedCode(app, owner.username, () => login(owner, owner.username).expect(200));
  await owner.send('post', '/api/verify-login').send({ userId: owner.id, code }).expect(200);
  expect(await shared()).toEqual(counted);
});

it('tries at one moment are counted one by one', async () => {
  const stranger = await visitorFrom('203.0.113.40');
  const statuses = await Promise.all(
    Array.from({ length: 25 }, () => login(stranger, 'burst@example.org', 'Wrong-horse-7')),
  );
  expect(statuses.filter(({ status }) => status === 401)).toHaveLength(10);
});
