import { fillPath, type Call, type Sent } from '#shared/contracts/call.ts';
import { csrfCookie } from './csrf.ts';

/** Makes a call while the page goes away. A beacon still arrives then, but cannot carry a header. */
export function sendBeacon<C extends Call & { body: unknown }>(what: C, body: Sent<C['body']>): void {
  const text = JSON.stringify({ ...(body as object), _csrf: csrfCookie() ?? '' });
  navigator.sendBeacon(fillPath(what), new Blob([text], { type: 'application/json' }));
}
