import { pathOf } from '#shared/contracts/call.ts';
import { sessionCalls } from '#shared/contracts/session.ts';

export const CSRF_HEADER = 'X-CSRF-Token';

export function csrfCookie(): string | undefined {
  const value = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];
  return value ? decodeURIComponent(value) : undefined;
}

/** Any GET call sets the cookie, and anyone may make this one. A failure shows in the next call. */
export function renewCsrfToken(): Promise<void> {
  renewal ??= fetch(pathOf(sessionCalls.service), { credentials: 'same-origin' })
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
export async function csrfToken(): Promise<string> {
  if (csrfCookie() === undefined) await renewCsrfToken();
  return csrfCookie() ?? '';
}
