import { z } from 'zod/mini';
import { boundedArray, boundedString } from './bounded-schemas.ts';
import { defineEndpoint } from './endpoint.ts';

/**
 * Tells that a page broke, and where in our own code. The shape has no room for people's texts, addresses or tokens. The
 * error's message is not sent at all.
 */
export const clientErrorBody = z.object({
  /** The error's class, for example `TypeError`. */
  name: boundedString(40).check(z.regex(/^[A-Za-z]{1,40}$/)),
  /** The kind of page, as in `/shared/:`, never its address. */
  page: boundedString(30).check(z.regex(/^(\/[a-z-]{0,24}(\/:)?|\(other\))$/)),
  /** `file.js:line:column` of our own files, innermost first. */
  places: boundedArray(boundedString(100).check(z.regex(/^[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/)), 10),
});

/** A page tells the server that it broke. */
export const clientErrorEndpoint = defineEndpoint({
  method: 'post',
  path: '/api/client-error',
  body: clientErrorBody,
  status: 204,
});
