import { EventEmitter } from 'node:events';
import type { DrizzleQueryError } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { systemRandomSource } from '../../adapters/random-source.ts';
import { users } from '../../db/schema/index.ts';
import { createLogger, exitOnUncaughtError } from './logger.ts';
import { redactPersonalData } from './redact-personal-data.ts';

const lines: string[] = [];
const logger = createLogger('trace', { write: (line) => void lines.push(line) });
const logged = () => lines.splice(0).join('');
const ANNA = 'anna.o’hara+bills@example.co.za';

describe('a line of the log', () => {
  const token = systemRandomSource.token();
  it.each([
    ['an SMTP answer', `550 5.1.1 <${ANNA}>: Recipient address rejected: User unknown`],
    ['a path', `/api/my-leavebits/${encodeLinkEmail(ANNA)}`],
    ['a query', `/api/x?email=${encodeURIComponent(ANNA)}&token=${token}`],
    ['a link', `https://leavebits.test/refute/${token}`],
    ['a cookie', `leavebits.sid=s%3A${token}.x`],
    ['a connection string', `postgres://leavebits:${token}@db.internal/leavebits`],
  ])('holds no person and no secret of %s', (_what, text) => {
    logger.warn({ lastError: text, deep: [{ text }], err: new Error(text) }, text);
    const line = logged();
    expect(line).not.toMatch(/anna|hara|bills|example/i);
    expect(line).not.toContain(token);
    expect(line).not.toContain(encodeLinkEmail(ANNA));
    expect(() => JSON.parse(line) as unknown).not.toThrow();
  });

  it('keeps everything that a person needs to find a fault', () => {
    const text =
      'at send (/srv/node_modules/@dr.pogodin/csurf/index.js:12:34) 0198c1b2-5f3e-7cc1-8a55-1d2e3f405162 in DeathIncapacitationReports, ' +
      'subscriptionId 4503599627370497, getaddrinfo ENOTFOUND smtp.example.org, 2026-11-22T22:10:16.123Z, index-B3x_9.js:12:3456';
    expect(redactPersonalData(text)).toBe(text);
  });
});

describe('an error', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app[Symbol.asyncDispose]());
  const failureOf = (act: PromiseLike<unknown>) =>
    Promise.resolve(act).then(
      () => null,
      (error: unknown) => error,
    );

  it('of the database has no values, under whichever name it is logged', async () => {
    const row = {
      id: 1,
      username: ANNA,
      email: ANNA,
      password: 'the-digest-of-hers',
      lastUpdate: new Date(),
      createdAt: new Date(),
    };
    await app.ctx.db.insert(users).values(row);
    const failures = [
      await failureOf(app.ctx.db.insert(users).values({ ...row, id: 2 })),
      await failureOf(app.ctx.pool.query('insert into users select id, username from users')),
      await failureOf(app.ctx.pool.query('select $1::bigint', ['the-word-of-hers'])),
      await failureOf(app.ctx.pool.query("select '{the-word-of-hers'::json")),
    ];
    expect((failures[0] as DrizzleQueryError).cause).toMatchObject({
      detail: expect.stringContaining(ANNA) as string,
    });
    for (const error of failures) {
      logger.error({ err: error, details: ['session store', error], nested: { error } }, 'failed');
      logger.error(error);
      const line = logged();
      expect(line).toMatch(/DatabaseError|error/);
      expect(line).not.toMatch(/anna|o’hara|-of-hers/);
    }
  });

  it('about broken JSON does not quote it', () => {
    for (const text of ['hers, and nobody else’s', '{"info": hers}', '["hers"']) {
      try {
        JSON.parse(text);
      } catch (error) {
        logger.error({ err: error }, 'failed');
      }
      const line = logged();
      expect(line).toContain('SyntaxError');
      expect(line).not.toContain('hers');
    }
  });

  it('that nobody caught is logged like any other, and ends the process', () => {
    const codes: unknown[] = [];
    const program = Object.assign(new EventEmitter(), { exit: (code: unknown) => void codes.push(code) });
    exitOnUncaughtError(logger, program as never);
    program.emit(
      'uncaughtException',
      Object.assign(new Error(`for ${ANNA}`), { detail: `Key (email)=(${ANNA})` }),
    );
    expect(logged()).toMatch(/uncaught-error.*for \[address\]/);
    expect(codes).toEqual([1]);
  });
});
