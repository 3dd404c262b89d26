import { createServer } from 'node:http';
import { Writable } from 'node:stream';
import { Router } from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../server/app.ts';
import type { Context } from '../server/context.ts';
import { createGuessLimiter } from '../server/http/limits/guess-limiter.ts';
import { createLogger } from '../server/http/log/logger.ts';
import { createRateLimits } from '../server/http/limits/rate-limits.ts';
import { createSecurityLog } from '../server/http/log/security-log.ts';
import { addTotp, enterPassword } from './support/factors.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';
import { readMailedCode, openVisitor, PASSWORD, registerByMail, type TestOwner } from './support/visitor.ts';

const OLGA = 'olga.secret@example.org';
const NEW_PASSWORD = 'Another-horse-8';

interface Line {
  log?: string;
  event: string;
  what?: string;
  account?: string;
  address?: string;
  source?: string;
  requestId?: string;
}

let whole: TestApp;
let app: TestApp;
const written: string[] = [];
beforeAll(async () => {
  whole = await startTestApp();
  const target = new Writable({
    write: (chunk: Buffer, _encoding, done) => (written.push(chunk.toString()), done()),
  });
  const logger = createLogger('info', target);
  const { pool, db, clock, digests, config } = whole.ctx;
  const securityLog = createSecurityLog(logger, config.sessionSecret);
  const ctx: Context = {
    ...whole.ctx,
    logger,
    securityLog,
    rateLimits: createRateLimits(pool, digests, securityLog),
    guesses: createGuessLimiter({ db, clock, digests, securityLog }),
  };
  const server = createServer(createApp(ctx, { worker: { isRunning: () => true }, client: Router() }));
  app = { ...whole, ctx, server };
});
afterAll(() => whole[Symbol.asyncDispose]());

const lines = () => written.map((line) => JSON.parse(line) as Line).filter(({ log }) => log === 'security');
/** The log lines that an action causes. */
async function during(act: () => PromiseLike<unknown>): Promise<Line[]> {
  const before = lines().length;
  await act();
  return lines().slice(before);
}
const told = (found: Line[]) => found.map(({ event, what }) => `${event} ${what}`);

it('sign-ins, failures, limits, reauthentication, factors and resets are logged, and no line names anyone', async () => {
  const secrets = [OLGA, 'olga.secret', PASSWORD, NEW_PASSWORD];
  let owner!: TestOwner;
  const registered = await during(async () => (owner = await registerByMail(app, OLGA)));
  expect(told(registered)).toEqual(['signed-in email']);
  const [{ account, address }] = registered as [Line];
  expect(account).toMatch(/^[\w-]{22}$/);
  expect(account).not.toBe(address);

  const added: { secret: string; recoveryCodes: string[] }[] = [];
  expect(told(await during(async () => added.push(await addTotp(app, owner))))).toEqual([
    'factor-changed totp-added',
  ]);
  const [totp] = added as [{ secret: string; recoveryCodes: string[] }];
  secrets.push(totp.secret, ...totp.recoveryCodes);

  const stranger = await openVisitor(app);
  const guess = (username: string) =>
    stranger.send('post', '/api/login').send({ username, password: 'wrong-Horse-1' });
  const failed = await during(() => guess(` ${OLGA.toUpperCase()} `).expect(401));
  expect(failed).toMatchObject([{ event: 'sign-in-failed', what: 'password', address }]);
  expect(failed[0]).not.toHaveProperty('account');
  const [other] = await during(() => guess('nobody@example.org').expect(401));
  expect(other!.address).not.toBe(address);
  expect(other!.source).toBe(failed[0]!.source);
  const limited = await during(async () => {
    for (let tries = 0; tries < 12; tries += 1) await guess(OLGA);
  });
  expect(told(limited)).toContain('limit-hit password');
  expect(limited.every((line) => line.address === address)).toBe(true);

  app.clock.advance({ hours: 2 });
  const back = await enterPassword(app, owner);
  const wrong = await during(() => back.verify('000000').expect(400));
  expect(wrong).toMatchObject([{ event: 'sign-in-failed', what: 'second-step', account }]);
  const right = await during(() => back.verify(totp.recoveryCodes[0]!).expect(200));
  expect(told(right)).toEqual(['factor-changed recovery-code-used', 'signed-in recovery-code']);
  expect(right.every((line) => line.account === account)).toBe(true);

  app.clock.advance({ minutes: 9 });
  await back.send('post', '/api/refresh-session').send({}).expect(200);
  app.clock.advance({ minutes: 7 });
  const remove = (code: string) => back.send('delete', '/api/account/totp').send({ code });
  expect(told(await during(() => remove('000000').expect(400)))).toEqual(['proof-failed factor']);
  expect(told(await during(() => remove(totp.recoveryCodes[1]!).expect(200)))).toEqual([
    'factor-changed recovery-code-used',
    'proof-made factor',
    'factor-changed totp-removed',
  ]);

  const code = await readMailedCode(app, OLGA, () =>
    stranger.send('post', '/api/reset-password').send({ email: OLGA }).expect(200),
  );
  secrets.push(code);
  const verify = (typed: string) =>
    stranger
      .send('post', '/api/reset-password/verify')
      .send({ email: OLGA, code: typed, newPassword: NEW_PASSWORD });
  const bad = code === '123456' ? '654321' : '123456';
  expect(told(await during(() => verify(bad).expect(400)))).toEqual(['reset-failed mailed-code']);
  const reset = await during(() => verify(code).expect(200));
  expect(reset).toMatchObject([{ event: 'password-changed', what: 'reset', account, address }]);

  const all = JSON.stringify(lines());
  for (const secret of secrets) expect(all.toLowerCase()).not.toContain(secret.toLowerCase());
  expect(all).not.toMatch(/@|127\.0\.0\.1|::1|\b\d{6}\b/);
  expect(lines().every((line) => line.source === undefined || /^[\w-]{22}$/.test(line.source))).toBe(true);
  expect(failed[0]!.requestId).toMatch(/^[\da-f-]{36}$/);
});

it('the same account has a different digest under a different secret', () => {
  const seen: Line[] = [];
  const logger = createLogger('info', { write: (line: string) => void seen.push(JSON.parse(line) as Line) });
  for (const secret of ['a', 'a', 'b'])
    createSecurityLog(logger, secret).record('signed-in', { account: 123 });
  const [first, second, third] = seen.map(({ account }) => account);
  expect(first).toBe(second);
  expect(third).not.toBe(first);
});
