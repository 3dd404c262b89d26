import { buildEndpointPath } from '#shared/contracts/endpoint.ts';
import { sessionEndpoints } from '#shared/contracts/session.ts';

export const CSRF_HEADER = 'X-CSRF-Token';

export function readCsrfCookie(): string | undefined {
  const value = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];
  return value ? decodeURIComponent(value) : undefined;
}

/** Any GET call sets the cookie, and anyone may make this one. A failure shows in the next call. */
export function renewCsrfToken(): Promise<void> {
  renewal ??= fetch(buildEndpointPath(sessionEndpoints.service), { credentials: 'same-origin' })
    .then((answer) => answer.text())
    .then(
      () => void (renewal = undefined),
      () => void (renewal = undefined),
    );
  return renewal;
}

// Calls that start together share one renewal.
let renewal: Promise<void> | undefined;

/** The token for a call that changes something. It is fetched first if this browser has none yet. */
export async function getCsrfToken(): Promise<string> {
  if (readCsrfCookie() === undefined) await renewCsrfToken();
  return readCsrfCookie() ?? '';
}
