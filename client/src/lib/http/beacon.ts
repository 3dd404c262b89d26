import { buildUntypedPath, type Endpoint, type SchemaInput } from '#shared/contracts/schema/endpoint.ts';
import { readCsrfCookie } from './csrf.ts';

/** Sends a request while the page is unloading. A beacon still arrives then, but can't carry headers. */
export function sendBeacon<C extends Endpoint & { body: unknown }>(
  what: C,
  body: SchemaInput<C['body']>,
): void {
  const text = JSON.stringify({ ...(body as object), _csrf: readCsrfCookie() ?? '' });
  navigator.sendBeacon(buildUntypedPath(what), new Blob([text], { type: 'application/json' }));
}
