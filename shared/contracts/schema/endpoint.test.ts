import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import { defineEndpoint, buildEndpointPath } from './endpoint.ts';

const file = defineEndpoint({ method: 'get', path: '/api/boxes/:id/files/:fileName' });
const search = defineEndpoint({
  method: 'get',
  path: '/api/search',
  query: z.object({ text: z.string(), page: z.number() }),
});

it('an address has the parameters in their places, and no parameter can lead elsewhere', () => {
  const params = { id: 7, fileName: '../a b?c#d.txt' };
  expect(buildEndpointPath(file, { params })).toBe('/api/boxes/7/files/..%2Fa%20b%3Fc%23d.txt');
});

it('an address ends with the query', () => {
  expect(buildEndpointPath(search, { query: { text: 'a&b=c', page: 2 } })).toBe(
    '/api/search?text=a%26b%3Dc&page=2',
  );
});

it('the compiler asks for each parameter and for the query', () => {
  // @ts-expect-error A file's path requires its parameters.
  expect(buildEndpointPath(file)).toBe('/api/boxes//files/');
  // @ts-expect-error Unknown parameter.
  buildEndpointPath(file, { params: { id: 7, name: 'a' } });
  // @ts-expect-error A search requires its query.
  expect(buildEndpointPath(search)).toBe('/api/search');
});
