import express from 'express';
import supertest from 'supertest';
import { expect, it, vi } from 'vitest';
import { DomainError } from './domain-error.ts';
import { errorHandler } from './error-handler.ts';

/** Fails every request with this error. @returns the response status and the logged errors. */
async function answerWith(failure: Error) {
  const error = vi.fn();
  const app = express();
  app.use((req) => {
    Object.assign(req, { log: { error }, session: {} });
    throw failure;
  });
  app.use(errorHandler);
  const { status } = await supertest(app).get('/');
  return { status, logged: error.mock.calls.length };
}

it('logs an error of which nobody knows, and an unreachable database', async () => {
  expect(await answerWith(new TypeError('x is undefined'))).toEqual({ status: 500, logged: 1 });
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  expect(await answerWith(away)).toEqual({ status: 503, logged: 1 });
});

it('logs no error for a caller who comes at a busy time', async () => {
  expect(await answerWith(new DomainError('unavailable', 'Please try again.'))).toEqual({
    status: 503,
    logged: 0,
  });
});
