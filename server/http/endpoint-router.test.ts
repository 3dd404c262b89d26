import express from 'express';
import supertest from 'supertest';
import { expect, it, vi } from 'vitest';
import { z } from 'zod/mini';
import { defineEndpoint } from '#shared/contracts/schema/endpoint.ts';
import { DomainError } from './domain-error.ts';
import { errorHandler } from './error-handler.ts';
import { createEndpointRouter } from './endpoint-router.ts';

const rename = defineEndpoint({
  method: 'put',
  path: '/api/boxes/:id',
  params: z.object({ id: z.coerce.number().check(z.int()) }),
  query: z.object({ by: z.string('Say by whom') }),
  body: z.object({ name: z.string('Give it a name') }),
  answer: z.object({ id: z.number(), name: z.string() }),
  status: 201,
});
const remove = defineEndpoint({ method: 'delete', path: '/api/boxes/:id', status: 204 });

function serve() {
  const seen = vi.fn();
  const { router, on } = createEndpointRouter();
  const guard = vi.fn(() => 'somebody');
  on(rename, guard, ({ caller, params, query, body }) => {
    seen({ caller, params, query, body });
    return { id: params.id, name: body.name };
  });
  on(remove, ({ params }) => seen(params.id));
  const app = express().use(express.json()).use('/api', router).use(errorHandler);
  return { agent: supertest(app), seen, guard };
}

it('a call is served at its path, and its handler gets the parsed parts that the contract names', async () => {
  const { agent, seen } = serve();
  const answer = await agent.put('/api/boxes/7?by=me').send({ name: 'Box', more: 1 });
  expect(answer.status).toBe(201);
  expect(answer.body).toEqual({ id: 7, name: 'Box' });
  expect(seen).toHaveBeenCalledWith({
    caller: 'somebody',
    params: { id: 7 },
    query: { by: 'me' },
    body: { name: 'Box' },
  });
});

it('a call without an answer returns only its status', async () => {
  const { agent, seen } = serve();
  const answer = await agent.delete('/api/boxes/7');
  expect([answer.status, answer.text]).toEqual([204, '']);
  expect(seen).toHaveBeenCalledWith('7');
});

it('a path in the wrong shape gets 404, and the answer names a wrong query or body', async () => {
  const { agent, seen } = serve();
  const wrongPath = await agent.put('/api/boxes/seven?by=me').send({ name: 'Box' });
  expect([wrongPath.status, wrongPath.body]).toMatchObject([404, { code: 'not-found' }]);
  const wrongQuery = await agent.put('/api/boxes/7').send({ name: 'Box' });
  expect([wrongQuery.status, wrongQuery.body]).toMatchObject([
    400,
    { code: 'invalid', message: 'Say by whom' },
  ]);
  const wrongBody = await agent.put('/api/boxes/7?by=me').send({});
  expect([wrongBody.status, wrongBody.body]).toEqual([
    400,
    {
      message: 'Give it a name',
      code: 'invalid',
      errors: [{ path: 'name', message: 'Give it a name' }],
    },
  ]);
  expect(seen).not.toHaveBeenCalled();
});

it('a caller whom the guard refuses learns nothing about the shapes', async () => {
  const { agent, seen, guard } = serve();
  guard.mockImplementation(() => {
    throw new DomainError('not-signed-in', 'Please sign in');
  });
  const answer = await agent.put('/api/boxes/seven').send({});
  expect([answer.status, answer.body]).toEqual([401, { message: 'Please sign in', code: 'not-signed-in' }]);
  expect(seen).not.toHaveBeenCalled();
});
