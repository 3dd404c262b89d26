import { z } from 'zod/mini';
import { boundedArray, boundedString } from './schema/bounded-schemas.ts';
import { defineEndpoint } from './schema/endpoint.ts';

/**
 * Reports a client-side crash and its location in our own code. The schema leaves no room for personal text, addresses or tokens,
 * and the error message is never sent.
 */
export const clientErrorBody = z.object({
  /** The error's class, for example `TypeError`. */
  name: boundedString(40).check(z.regex(/^[A-Za-z]{1,40}$/)),
  /** The page's route pattern, such as `/shared/:`, never its URL. */
  page: boundedString(30).check(z.regex(/^(\/[a-z-]{0,24}(\/:)?|\(other\))$/)),
  /** `file.js:line:column` within our own files, innermost first. */
  places: boundedArray(boundedString(100).check(z.regex(/^[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/)), 10),
});

/** Reports a crashed page. */
export const clientErrorEndpoint = defineEndpoint({
  method: 'post',
  path: '/api/client-error',
  body: clientErrorBody,
  status: 204,
});

/** An OpenAPI 3.1 description of all endpoints, for third-party programs. */
export const openApiEndpoint = defineEndpoint({ method: 'get', path: '/api/openapi.json' });
