import { buildEndpointPath } from '#shared/contracts/schema/endpoint.ts';
import { sessionEndpoints } from '#shared/contracts/session.ts';

export const CSRF_HEADER = 'X-CSRF-Token';

export function readCsrfCookie(): string | undefined {
  const value = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];
  return value ? decodeURIComponent(value) : undefined;
}

/** Any GET request sets the cookie, and this endpoint is public. An error surfaces in the next request. */
export function renewCsrfToken(): Promise<void> {
  renewal ??= fetch(buildEndpointPath(sessionEndpoints.service), { credentials: 'same-origin' })
    .then((answer) => answer.text())
    .then(
      () => void (renewal = undefined),
      () => void (renewal = undefined),
    );
  return renewal;
}

// Shared by concurrent requests.
let renewal: Promise<void> | undefined;

/** The CSRF token for a mutating request. Fetches one if the browser has none yet. */
export async function getCsrfToken(): Promise<string> {
  if (readCsrfCookie() === undefined) await renewCsrfToken();
  return readCsrfCookie() ?? '';
}
